import { coverKey } from '@/lib/shifts/shift/open-shift';
import { isCounted, type Shift } from '@/lib/shifts/shift/shift';
import { intervalOf } from '@/lib/time/interval';

/** The hours that a day's ruler covers, in minutes from the day's midnight; whole hours. */
export interface DayAxis {
  readonly startMinute: number;
  readonly endMinute: number;
}

const HOUR = 60;
/** From 6 in the morning to 6 the next: a restaurant's day. */
const USUAL_AXIS: DayAxis = { startMinute: 6 * HOUR, endMinute: 30 * HOUR };
const TICK_MINUTES = 6 * HOUR;
/** A ruler longer than this has a tick every 12 hours, so that its labels keep apart. */
const LONGEST_WITH_CLOSE_TICKS = 30 * HOUR;

/** The axis on which all shifts of a day fit: 6 to 6, wider only where a shift begins earlier or ends later. */
export function dayAxisFor(shiftsOfDay: readonly Shift[]): DayAxis {
  let { startMinute, endMinute } = USUAL_AXIS;
  for (const { startTime, endTime } of shiftsOfDay) {
    const span = intervalOf(startTime, endTime);
    startMinute = Math.min(startMinute, Math.floor(span.startMinute / HOUR) * HOUR);
    endMinute = Math.max(endMinute, Math.ceil(span.endMinute / HOUR) * HOUR);
  }
  return { startMinute, endMinute };
}

/** Where the minute stands on the axis, 0 to 1; what lies outside stands at the nearer end. */
export function axisShare({ startMinute, endMinute }: DayAxis, minute: number): number {
  return Math.min(Math.max((minute - startMinute) / (endMinute - startMinute), 0), 1);
}

/** The minutes that carry a label: every 6 hours of the clock, every 12 on a long axis. */
export function axisTicks({ startMinute, endMinute }: DayAxis): readonly number[] {
  const step = endMinute - startMinute > LONGEST_WITH_CLOSE_TICKS ? 2 * TICK_MINUTES : TICK_MINUTES;
  const first = Math.ceil(startMinute / step) * step;
  const count = Math.floor((endMinute - first) / step) + 1;
  return Array.from({ length: count }, (_, position) => first + position * step);
}

/** A shift's place on the axis: where it begins and how much of it it takes, both 0 to 1. */
export function axisSpan(axis: DayAxis, shift: Shift): { readonly start: number; readonly length: number } {
  const { startMinute, endMinute } = intervalOf(shift.startTime, shift.endTime);
  const start = axisShare(axis, startMinute);
  return { start, length: axisShare(axis, endMinute) - start };
}

/** How many distinct people are planned in each hour of the axis, open shifts included, canceled ones left out. */
export function peopleByHour(shiftsOfDay: readonly Shift[], axis: DayAxis): readonly number[] {
  const firstHour = axis.startMinute / HOUR;
  const hours = Array.from({ length: axis.endMinute / HOUR - firstHour }, () => new Set<string>());
  for (const shift of shiftsOfDay) {
    if (!isCounted(shift)) continue;
    const person = coverKey(shift);
    const { startMinute, endMinute } = intervalOf(shift.startTime, shift.endTime);
    const lastHour = Math.min(Math.ceil(endMinute / HOUR), axis.endMinute / HOUR);
    for (let hour = Math.floor(startMinute / HOUR); hour < lastHour; hour += 1) {
      hours[hour - firstHour]?.add(person);
    }
  }
  return hours.map((people) => people.size);
}
