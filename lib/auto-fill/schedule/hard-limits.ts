import type { Limit, Runs } from '@/lib/auto-fill/problem';
import { maxDayMinutes, minutesAtWork } from '@/lib/rules/day-hours';
import { minutesIn, personalLimitOf, weekMinutes } from '@/lib/rules/week-hours';
import type { Shift } from '@/lib/shifts/shift/shift';
import { startOfWeek } from '@/lib/time/week';
import type { Candidate } from './candidates';
import { groupBy } from './group-by';
import type { Horizon } from './horizon';
import type { Slot } from './slots';

export type Takes = readonly (readonly [position: number, slot: Slot])[];

/** The hard bounds on minutes per day and week, without those that cannot be exceeded. */
export function hardLimits({ context }: Candidate, takes: Takes): readonly Limit[] {
  const count = minutesIn(context);
  const days = groupBy(takes, ([, { first }]) => first.date);
  const weeks = groupBy(takes, ([, { first }]) => startOfWeek(first.date, context.weekStart));
  return [
    ...Array.from(days, ([date, ofDay]) =>
      atMost(maxDayMinutes(date, context), minutesAtWork(context.shiftsOn(date)), ofDay, (shift) =>
        minutesAtWork([shift]),
      ),
    ),
    ...Array.from(weeks, ([date, ofWeek]) =>
      atMost(personalLimitOf(context), weekMinutes(date, context), ofWeek, count),
    ),
  ].flatMap((limit) => limit ?? []);
}

function atMost(
  most: number,
  base: number,
  takes: Takes,
  minutesOf: (shift: Shift) => number,
): Limit | undefined {
  const weights = weightsOf(takes, minutesOf);
  return weights.length > 0 && sumWith(base, weights) > most
    ? { term: 'hours', weights, base, most }
    : undefined;
}

/** The weight of each slot, without zeros. */
export function weightsOf(takes: Takes, weightOf: (shift: Shift) => number): Limit['weights'] {
  return takes.flatMap(([position, { first }]) => {
    const weight = weightOf(first);
    return weight > 0 ? [[position, weight] as const] : [];
  });
}

export function sumWith(base: number, weights: Limit['weights']): number {
  return weights.reduce((sum, [, weight]) => sum + weight, base);
}

/**
 * Omits days that already make too many in a row: nobody gets a shift beside or on them, and a plan that adds
 * nothing must be legal.
 */
export function runsOf({ context }: Candidate, { days }: Horizon): Runs {
  const mostDays = context.limits.daysRunning;
  if (mostDays <= 0) return { worked: [], workedBefore: 0 };
  const runs: number[][] = [];
  let run: number[] = [];
  for (const [position, date] of days.entries()) {
    if (date && context.shiftsOn(date).length > 0) run.push(position);
    else {
      runs.push(run);
      run = [];
    }
  }
  const worked = [...runs, run].filter(({ length }) => length <= mostDays).flat();
  return { worked, workedBefore: 0, mostDays };
}
