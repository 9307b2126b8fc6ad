import { markVerdict } from '@/components/parts/drag/drop-marks';
import { dropPlaceOf } from '@/components/parts/drag/drop-places';
import type { DropTarget } from '@/components/parts/drag/drop-target';
import { drawnTimes, type ShiftTimes } from '@/lib/insights/timeline-drag';
import type { DropCheck } from '@/lib/shifts/change/drop-check';
import type { TimelineDragTexts } from './drop-target';
import { showGhost } from './ghost';
import { isNearTimeline, REVEAL, timelineTrackOf } from './track';

/** Actions for a drawn time span; the feature binds them to the schedule. */
export interface DrawActs {
  /** The color of the person's role; undefined if editing is locked. An empty name means the open shifts. */
  readonly colorFor: (employeeName: string) => string | undefined;
  readonly check: (employeeName: string, times: ShiftTimes) => DropCheck;
  /** Returns the new shift's id. If values are missing, asks for the values and returns undefined. */
  readonly add: (employeeName: string, times: ShiftTimes) => string | undefined;
}

export interface DrawTexts extends TimelineDragTexts {
  readonly newShift: string;
  readonly notDrawn: string;
  readonly drawn: (place: string) => string;
}

export function timelineDrawTarget(
  hours: HTMLElement,
  at: { readonly x: number; readonly y: number },
  texts: DrawTexts,
  acts: DrawActs,
): DropTarget | undefined {
  const context = timelineTrackOf(hours);
  const employeeName = context && dropPlaceOf(context.row).employeeName;
  const color = employeeName === undefined ? undefined : acts.colorFor(employeeName);
  if (!context || employeeName === undefined || color === undefined) return undefined;
  const { scroller, track, row, day, axis } = context;
  const minuteAt = (x: number) => {
    // Measures the track: scrolling a long list can remove the row from the page.
    const { left, width } = track.getBoundingClientRect();
    const share = Math.min(Math.max((x - left) / width, 0), 1);
    return axis.startMinute + share * (axis.endMinute - axis.startMinute);
  };
  const from = minuteAt(at.x);
  const ghost = showGhost(context, color);
  let times: ShiftTimes | undefined;
  let check: DropCheck | undefined;

  const show = () => {
    ghost.element.hidden = times === undefined;
    if (!times) return;
    check = acts.check(employeeName, times);
    markVerdict(ghost.element, check.kind);
    ghost.place(times, row);
  };
  return {
    shiftId: '',
    name: texts.newShift,
    count: 1,
    picture: undefined,
    outcome: { canceled: texts.notDrawn, done: texts.drawn },
    pointAt(x, y) {
      const next = isNearTimeline(scroller, x, y) ? drawnTimes(day, from, minuteAt(x)) : undefined;
      const isSame =
        next?.date === times?.date &&
        next?.startTime === times?.startTime &&
        next?.endTime === times?.endTime;
      if (isSame) return false;
      times = next;
      show();
      return true;
    },
    step: () => false,
    setCopy: () => {},
    refresh: show,
    words() {
      const [drawn] = check && 'shifts' in check ? check.shifts : [];
      if (!times || !check || !drawn) return undefined;
      return texts.words(check, texts.place(drawn.shift, day));
    },
    middle() {
      const { left, width, bottom } = ghost.element.getBoundingClientRect();
      return { x: left + width / 2, y: bottom };
    },
    drop() {
      const shiftId = times && acts.add(employeeName, times);
      if (shiftId === undefined) return;
      // The new shift may have moved the row up to the people who work.
      requestAnimationFrame(() => scroller.dispatchEvent(new CustomEvent(REVEAL, { detail: shiftId })));
    },
    end: ghost.remove,
  };
}
