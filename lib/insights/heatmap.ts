import type { ScheduleIndex } from '@/lib/shifts/change/schedule-index';
import { coverageOn } from '@/lib/shifts/views/coverage';
import type { DayFilter } from '@/lib/shifts/views/shift-filter';
import type { LocalDate } from '@/lib/time/local-date';

/** `people` has 24 numbers, one per hour. */
export interface HeatmapDay {
  readonly date: LocalDate;
  readonly people: readonly number[];
}

/** The color steps by number of people; the last step includes all higher numbers (SPEC section 9). */
export const HEAT_STEPS = [0, 1, 2, 3, 4, 5, 6] as const;

const HOURS = 24;

export function heatStep(people: number): number {
  return Math.min(people, HEAT_STEPS.length - 1);
}

/**
 * The part of a shift past midnight counts in the next day; canceled shifts are ignored. A person counts once
 * per hour, for any part of it; every open shift counts.
 */
export function heatmapOf(
  index: ScheduleIndex,
  days: readonly LocalDate[],
  counted?: DayFilter,
): readonly HeatmapDay[] {
  return days.map((date) => ({ date, people: coverageOn(index, date, counted) }));
}

/** The first of the `count` consecutive hours with the most work over all days; 0 if nobody works. */
export function busiestStretch(rows: readonly HeatmapDay[], count: number): number {
  const totals = Array.from({ length: HOURS }, (_, hour) =>
    rows.reduce((sum, { people }) => sum + (people[hour] ?? 0), 0),
  );
  let best = { start: 0, sum: 0 };
  for (let start = 0; start + count <= HOURS; start += 1) {
    const sum = totals.slice(start, start + count).reduce((all, one) => all + one, 0);
    if (sum > best.sum) best = { start, sum };
  }
  return best.start;
}
