import type { Member } from './running-plan';

/** 0 if `brokenRuns` of `plan.ts` finds nothing. */
export function brokenRunsOf({ runs, loads }: Pick<Member, 'runs' | 'loads'>): number {
  const { workedBefore, mostDays = Number.POSITIVE_INFINITY, leastDays = 0, leastDaysOff = 0 } = runs;
  let broken = 0;
  let run = workedBefore;
  let off = workedBefore > 0 ? 0 : Number.POSITIVE_INFINITY;
  let isBegunInside = false;
  for (let day = 0; day < loads.length; day += 1) {
    if ((loads[day] ?? 0) > 0) {
      if (run === 0) {
        if (off < leastDaysOff) broken += leastDaysOff - off;
        isBegunInside = day > 0;
      }
      run += 1;
      off = 0;
      if (run > mostDays) broken += 1;
    } else {
      if (run > 0 && isBegunInside && run < leastDays) broken += leastDays - run;
      run = 0;
      isBegunInside = false;
      off += 1;
    }
  }
  const { weekends, mostWeekends } = runs;
  if (weekends === undefined || mostWeekends === undefined) return broken;
  return broken + Math.max(0, workedWeekends(weekends, loads) - mostWeekends);
}

export function workedWeekends(weekends: readonly (readonly number[])[], loads: Uint16Array): number {
  let count = 0;
  for (const weekend of weekends) {
    for (const day of weekend) {
      if ((loads[day] ?? 0) === 0) continue;
      count += 1;
      break;
    }
  }
  return count;
}
