import type { Runs } from '@/lib/auto-fill/problem';
import { binary, type MipBuilder } from './build-mip';

const NEVER = Number.NEGATIVE_INFINITY;

export function boundsDays({ mostDays, leastDays, leastDaysOff, mostWeekends }: Runs): boolean {
  return (
    mostDays !== undefined || mostWeekends !== undefined || (leastDays ?? 0) > 1 || (leastDaysOff ?? 0) > 1
  );
}

/** Adds a person's bounds on working days, as `brokenRuns` defines them; one column per day. */
export function addRuns(mip: MipBuilder, runs: Runs, days: readonly number[]): void {
  addMostDays(mip, runs, days);
  addLeastDays(mip, runs, days);
  addLeastDaysOff(mip, runs, days);
  addWeekends(mip, runs, days);
}

/** Any stretch one day longer than the maximum has a day off. */
function addMostDays(mip: MipBuilder, { mostDays, workedBefore }: Runs, days: readonly number[]): void {
  if (mostDays === undefined) return;
  const upper = mostDays;
  for (const [first] of days.entries()) {
    const stretch = days.slice(first, first + mostDays + 1);
    if (stretch.length > mostDays) mip.row({ lower: NEVER, upper, entries: stretch.map(once) });
  }
  const before = Math.min(workedBefore, mostDays);
  const left = mostDays - before;
  if (before > 0 && days.length > left)
    mip.row({ lower: NEVER, upper: left, entries: days.slice(0, left + 1).map(once) });
}

/** A run lasts long enough, or to the end of the horizon. */
function addLeastDays(mip: MipBuilder, { leastDays = 0 }: Runs, days: readonly number[]): void {
  for (const [first, day] of days.entries()) {
    const previous = days[first - 1];
    // A run on the first day may have begun earlier.
    if (previous === undefined) continue;
    for (const later of days.slice(first + 1, first + leastDays))
      mip.row({ lower: NEVER, upper: 0, entries: [once(day), [previous, -1], [later, -1]] });
  }
}

/** A break between runs lasts long enough. */
function addLeastDaysOff(
  mip: MipBuilder,
  { leastDaysOff = 0, workedBefore }: Runs,
  days: readonly number[],
): void {
  for (const [first, day] of days.entries()) {
    const previous = days[first - 1];
    if (previous === undefined && workedBefore === 0) continue;
    for (const later of days.slice(first + 1, first + leastDaysOff)) {
      const back: readonly (readonly [number, number])[] = [[day, -1], once(later)];
      if (previous === undefined) mip.row({ lower: NEVER, upper: 0, entries: back });
      else mip.row({ lower: NEVER, upper: 1, entries: [once(previous), ...back] });
    }
  }
}

function addWeekends(mip: MipBuilder, { weekends = [], mostWeekends }: Runs, days: readonly number[]): void {
  if (mostWeekends === undefined) return;
  const worked = weekends.map((weekend) => {
    const column = mip.column(binary());
    for (const position of weekend) {
      const day = days[position];
      if (day !== undefined) mip.row({ lower: NEVER, upper: 0, entries: [once(day), [column, -1]] });
    }
    return column;
  });
  mip.row({ lower: NEVER, upper: mostWeekends, entries: worked.map(once) });
}

const once = (column: number) => [column, 1] as const;
