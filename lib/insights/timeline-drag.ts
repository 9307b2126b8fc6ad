import type { Shift } from '@/lib/shifts/shift/shift';
import { clockTimeOf } from '@/lib/time/clock-time';
import { intervalOf } from '@/lib/time/interval';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { DAY_MINUTES } from '@/lib/time/units';

export type BarGrip = 'whole' | 'start' | 'end';

export type ShiftTimes = Pick<Shift, 'date' | 'startTime' | 'endTime'>;

export const DRAG_STEP_MINUTES = 15;

export function wholeSteps(minutes: number): number {
  // Avoids the result -0.
  return Math.round(minutes / DRAG_STEP_MINUTES) * DRAG_STEP_MINUTES || 0;
}

/**
 * The times after a drag by `minutes`, negative to the left. A moved bar keeps its length and may begin on
 * another day. Moving one end keeps the other end; the length is one step to one day.
 */
export function draggedTimes(shift: ShiftTimes, grip: BarGrip, minutes: number): ShiftTimes {
  const span = intervalOf(shift.startTime, shift.endTime);
  if (grip === 'end') {
    const minEnd = Math.min(span.endMinute, span.startMinute + DRAG_STEP_MINUTES);
    const end = Math.min(Math.max(span.endMinute + minutes, minEnd), span.startMinute + DAY_MINUTES);
    return { ...timesOf(shift), endTime: clockTimeOf(end) };
  }
  if (grip === 'start') {
    const maxStart = Math.max(span.startMinute, span.endMinute - DRAG_STEP_MINUTES);
    const start = Math.min(Math.max(span.startMinute + minutes, span.endMinute - DAY_MINUTES), maxStart);
    return { ...timesOf(shift), ...startAt(shift, start) };
  }
  const start = startAt(shift, span.startMinute + minutes);
  return { ...start, endTime: clockTimeOf(span.endMinute + minutes) };
}

/**
 * The times drawn in either direction, in whole steps, at most a day. A start past midnight gives the next
 * date. Undefined below one step.
 */
export function drawnTimes(day: LocalDate, from: number, to: number): ShiftTimes | undefined {
  const anchor = wholeSteps(from);
  const length = Math.min(Math.abs(wholeSteps(to) - anchor), DAY_MINUTES);
  if (length === 0) return undefined;
  const start = to < from ? anchor - length : anchor;
  return { ...startAt({ date: day }, start), endTime: clockTimeOf(start + length) };
}

function timesOf({ date, startTime, endTime }: ShiftTimes): ShiftTimes {
  return { date, startTime, endTime };
}

function startAt({ date }: Pick<ShiftTimes, 'date'>, minute: number): Pick<ShiftTimes, 'date' | 'startTime'> {
  return { date: addDays(date, Math.floor(minute / DAY_MINUTES)), startTime: clockTimeOf(minute) };
}
