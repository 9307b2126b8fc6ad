import type { ShiftTimes } from '@/lib/insights/timeline-drag';
import { axisShare } from '@/lib/shifts/views/day-axis';
import { intervalOn } from '@/lib/time/interval-on';
import { daysBetween } from '@/lib/time/local-date';
import type { TimelineTrack } from './track';

/** The position of a shift after the drop. */
interface Ghost {
  readonly element: HTMLElement;
  /** Ignores a row that has left the page. */
  place(times: ShiftTimes, row: HTMLElement): void;
  remove(): void;
}

/** React knows nothing of this element. */
export function showGhost({ sheet, track, day, axis }: TimelineTrack, roleColor: string): Ghost {
  const element = document.createElement('div');
  element.className = 'timeline-ghost';
  element.dataset.roleColor = roleColor;
  element.setAttribute('aria-hidden', 'true');
  sheet.append(element);
  return {
    element,
    place(times, row) {
      const { startMinute, endMinute } = intervalOn(
        daysBetween(day, times.date),
        times.startTime,
        times.endTime,
      );
      const start = axisShare(axis, startMinute);
      const end = axisShare(axis, endMinute);
      const box = track.getBoundingClientRect();
      const sheetBox = sheet.getBoundingClientRect();
      element.style.left = `${box.left - sheetBox.left + start * box.width}px`;
      element.style.width = `${(end - start) * box.width}px`;
      if (!row.isConnected) return;
      const rowBox = row.getBoundingClientRect();
      element.style.top = `${rowBox.top - sheetBox.top}px`;
      element.style.height = `${rowBox.height}px`;
    },
    remove: () => element.remove(),
  };
}
