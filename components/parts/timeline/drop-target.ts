import { markDragged, markVerdict, unmarkAll } from '@/components/parts/drag/drop-marks';
import { dropPlaceOf } from '@/components/parts/drag/drop-places';
import type { DropTarget } from '@/components/parts/drag/drop-target';
import type { DropTexts } from '@/components/parts/drag/use-drop-texts';
import {
  type BarGrip,
  DRAG_STEP_MINUTES,
  draggedTimes,
  type ShiftTimes,
  wholeSteps,
} from '@/lib/insights/timeline-drag';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';
import { showGhost } from './ghost';
import type { TimelineActs } from './line';
import { gripAt, isNearTimeline, TIMELINE_ROW, timelineTrackOf } from './track';

export interface TimelineDragTexts extends DropTexts {
  readonly place: (shift: Shift, day: LocalDate) => string;
}

const DIRECTION: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Drags a bar or its end along the hours; a whole bar also from person to person. */
export function timelineDropTarget(
  card: HTMLElement,
  at: { readonly x: number; readonly y: number },
  texts: TimelineDragTexts,
  acts: TimelineActs,
): DropTarget | undefined {
  const shift = acts.find(card.dataset.shiftId ?? '');
  const context = timelineTrackOf(card);
  if (!shift || !context) return undefined;
  const { scroller, sheet, track, row: ownRow, day, axis } = context;
  const plans = acts.plans();
  const grip = gripAt(at.x, at.y);
  const startScroll = scroller.scrollLeft;
  let times: ShiftTimes = shift;
  let row = ownRow;
  let isNear = true;

  const ghost = showGhost(context, shift.color);

  const move = () => {
    const { employeeName } = dropPlaceOf(row);
    const isOthers = row !== ownRow && employeeName !== undefined;
    const { date, startTime, endTime } = times;
    return { shiftId: shift.id, date, startTime, endTime, ...(isOthers && { employeeName }) };
  };
  const show = () => {
    if (card.parentElement) markDragged(card.parentElement, plans.isCopy());
    markVerdict(ghost.element, plans.planFor(move()).kind);
    ghost.element.hidden = !isNear;
    ghost.place(times, row);
  };
  /** Returns whether the place changed. */
  const goTo = (nextTimes: ShiftTimes, nextRow: HTMLElement, nextNear: boolean) => {
    const isSame =
      nextTimes.date === times.date &&
      nextTimes.startTime === times.startTime &&
      nextTimes.endTime === times.endTime &&
      nextRow === row &&
      nextNear === isNear;
    if (isSame) return false;
    times = nextTimes;
    row = nextRow;
    isNear = nextNear;
    show();
    return true;
  };

  return {
    shiftId: shift.id,
    name: texts.name([shift]),
    count: 1,
    picture: undefined,
    pointAt(x, y) {
      const way = x - at.x + scroller.scrollLeft - startScroll;
      const perPixel = (axis.endMinute - axis.startMinute) / track.offsetWidth;
      const next = draggedTimes(shift, grip, wholeSteps(way * perPixel));
      const under = grip === 'whole' && document.elementFromPoint(x, y)?.closest<HTMLElement>(TIMELINE_ROW);
      return goTo(next, under || row, isNearTimeline(scroller, x, y));
    },
    step({ key, shiftKey, altKey }) {
      const direction = DIRECTION[key];
      if (direction === undefined) return stepRow(key);
      const held: BarGrip = !shiftKey ? 'whole' : altKey ? 'end' : 'start';
      const hasMoved = goTo(draggedTimes(times, held, direction * DRAG_STEP_MINUTES), row, true);
      if (hasMoved) ghost.element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      return hasMoved;
    },
    setCopy(isCopy) {
      plans.setCopy(isCopy);
      show();
    },
    refresh: show,
    words() {
      if (!isNear) return undefined;
      const planned = { ...shift, ...move() };
      return texts.words(plans.planFor(move()), texts.place(planned, day));
    },
    middle() {
      const { left, width, bottom } = ghost.element.getBoundingClientRect();
      return { x: left + Math.min(width / 2, window.innerWidth / 2), y: bottom };
    },
    drop: () => plans.drop(move()),
    end() {
      ghost.remove();
      unmarkAll();
    },
  };

  function stepRow(key: string): boolean {
    const step = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0;
    const rows = Array.from(sheet.querySelectorAll<HTMLElement>(TIMELINE_ROW));
    // A person with overlapping shifts has several rows.
    const rowEmployee = dropPlaceOf(row).employeeName;
    const place = rows.indexOf(row);
    const ahead = step < 0 ? rows.slice(0, Math.max(place, 0)).reverse() : rows.slice(place + 1);
    const next = step !== 0 && ahead.find((one) => dropPlaceOf(one).employeeName !== rowEmployee);
    if (!next || !goTo(times, next, true)) return false;
    next.scrollIntoView({ block: 'nearest' });
    return true;
  }
}
