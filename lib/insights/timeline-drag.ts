import type { Shift } from '@/lib/shifts/shift/shift';
import { clockTimeOf } from '@/lib/time/clock-time';
import { intervalOf } from '@/lib/time/interval';
import { addDays } from '@/lib/time/local-date';
import { DAY_MINUTES } from '@/lib/time/units';

/** What of a bar is held: all of it, or one of its ends. */
export type BarGrip = 'whole' | 'start' | 'end';

export type ShiftTimes = Pick<Shift, 'date' | 'startTime' | 'endTime'>;

/** How far bars and their ends move at a time. */
export const DRAG_STEP_MINUTES = 15;

/** The whole steps that are nearest to that many minutes. */
export function wholeSteps(minutes: number): number {
  // Never minus zero.
  return Math.round(minutes / DRAG_STEP_MINUTES) * DRAG_STEP_MINUTES || 0;
}

/**
 * When the shift is after what is held of its bar has moved by that many minutes, negative to the left. A moved bar
 * keeps its length and may begin on another day; a moved end leaves the other one where it is, and between them stay
 * a step at least and a day at most.
 */
export function draggedTimes(shift: ShiftTimes, grip: BarGrip, minutes: number): ShiftTimes {
  const span = intervalOf(shift.startTime, shift.endTime);
  if (grip === 'end') {
    const least = Math.min(span.endMinute, span.startMinute + DRAG_STEP_MINUTES);
    const end = Math.min(Math.max(span.endMinute + minutes, least), span.startMinute + DAY_MINUTES);
    return { ...timesOf(shift), endTime: clockTimeOf(end) };
  }
  if (grip === 'start') {
    const most = Math.max(span.startMinute, span.endMinute - DRAG_STEP_MINUTES);
    const start = Math.min(Math.max(span.startMinute + minutes, span.endMinute - DAY_MINUTES), most);
    return { ...timesOf(shift), ...startAt(shift, start) };
  }
  const start = startAt(shift, span.startMinute + minutes);
  return { ...start, endTime: clockTimeOf(span.endMinute + minutes) };
}

function timesOf({ date, startTime, endTime }: ShiftTimes): ShiftTimes {
  return { date, startTime, endTime };
}

function startAt({ date }: ShiftTimes, minute: number): Pick<ShiftTimes, 'date' | 'startTime'> {
  return { date: addDays(date, Math.floor(minute / DAY_MINUTES)), startTime: clockTimeOf(minute) };
}
