import { nameKey } from '@/lib/employees/employee';
import type { RoleColor } from '@/lib/employees/role';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import type { Shift } from '@/lib/shifts/shift/shift';
import { type Stretch, stretchesOf } from '@/lib/shifts/views/at-work';
import type { DayAxis } from '@/lib/shifts/views/day-axis';
import { addDays, daysBetween, type LocalDate } from '@/lib/time/local-date';
import { DAY_MINUTES, HOUR_MINUTES } from '@/lib/time/units';

export const TIMELINE_GROUPINGS = ['employee', 'role'] as const;

export type TimelineGrouping = (typeof TIMELINE_GROUPINGS)[number];

export interface TimelineBar extends Stretch {
  /** The bar continues past the midnight that ends the day. */
  readonly continuesNextDay: boolean;
}

export interface TimelineGroup {
  /** `nameKey` of the name, empty for the open shifts, or the role. */
  readonly key: string;
  readonly bars: readonly TimelineBar[];
  /** As few lanes as the maximum overlap; bars in a lane never overlap. */
  readonly lanes: readonly (readonly TimelineBar[])[];
  readonly roles: readonly { readonly role: string; readonly color: RoleColor }[];
}

const USUAL_AXIS: DayAxis = { startMinute: 7 * HOUR_MINUTES, endMinute: 23 * HOUR_MINUTES };
const TICK_MINUTES = 2 * HOUR_MINUTES;
const CHIP_DAYS = [0, 1, 2, 3, 4, 5, 6];

/** Seven days; fewer only at the end of the calendar. */
export function timelineDays(from: LocalDate): readonly LocalDate[] {
  return [...new Set(CHIP_DAYS.map((offset) => addDays(from, offset)))];
}

/** Requires both days in day order. Omits canceled shifts and those that ended by midnight. */
export function timelineBars(
  shiftsOfDayBefore: readonly Shift[],
  shiftsOfDay: readonly Shift[],
): readonly TimelineBar[] {
  return stretchesOf(shiftsOfDayBefore, shiftsOfDay).map((stretch) => ({
    ...stretch,
    continuesNextDay: stretch.endMinute > DAY_MINUTES,
  }));
}

/**
 * Begins at 7 or earlier and covers an even number of hours, at least 16, so that the last label is at the
 * end. `usual` is the minimum, in minutes from midnight.
 */
export function timelineAxis(bars: readonly TimelineBar[], usual: DayAxis = USUAL_AXIS): DayAxis {
  let { startMinute } = usual;
  let endMinute = 0;
  for (const bar of bars) {
    startMinute = Math.min(startMinute, Math.floor(bar.startMinute / HOUR_MINUTES) * HOUR_MINUTES);
    endMinute = Math.max(endMinute, bar.endMinute);
  }
  const ticks = Math.ceil(
    Math.max(endMinute - startMinute, usual.endMinute - usual.startMinute) / TICK_MINUTES,
  );
  return { startMinute, endMinute: startMinute + ticks * TICK_MINUTES };
}

/** The current minute on the day's axis, including the following night; undefined if outside. */
export function nowOnAxis(
  { today, minute }: { readonly today: LocalDate; readonly minute: number },
  day: LocalDate,
  { startMinute, endMinute }: DayAxis,
): number | undefined {
  const now = daysBetween(day, today) * DAY_MINUTES + minute;
  return now >= startMinute && now <= endMinute ? now : undefined;
}

export function timelineTicks({ startMinute, endMinute }: DayAxis): readonly number[] {
  const count = (endMinute - startMinute) / TICK_MINUTES + 1;
  return Array.from({ length: count }, (_, position) => startMinute + position * TICK_MINUTES);
}

/** Groups in order of their first bar; by person, open shifts first. Requires bars in order of start. */
export function groupBars(
  bars: readonly TimelineBar[],
  grouping: TimelineGrouping,
): readonly TimelineGroup[] {
  const groups = new Map<string, TimelineBar[]>();
  if (grouping === 'employee' && bars.some(({ shift }) => isOpenShift(shift))) groups.set('', []);
  for (const bar of bars) {
    const key = grouping === 'role' ? bar.shift.role : nameKey(bar.shift.employeeName);
    const group = groups.get(key);
    if (group) group.push(bar);
    else groups.set(key, [bar]);
  }
  return Array.from(groups, ([key, ofGroup]) => ({
    key,
    bars: ofGroup,
    lanes: packLanes(ofGroup),
    roles: [...new Map(ofGroup.map(({ shift: { role, color } }) => [role, { role, color }])).values()],
  }));
}

/** Requires bars in order of start; touching bars share a lane. */
export function packLanes(bars: readonly TimelineBar[]): readonly (readonly TimelineBar[])[] {
  const lanes: TimelineBar[][] = [];
  for (const bar of bars) {
    const free = lanes.find((lane) => (lane.at(-1)?.endMinute ?? 0) <= bar.startMinute);
    if (free) free.push(bar);
    else lanes.push([bar]);
  }
  return lanes;
}
