import { addDays, daysBetween, type LocalDate } from '@/lib/time/local-date';

/** The days of a problem: those on which shifts are to be filled, and around them those that make days in a row. */
export interface Horizon {
  /** In order; undefined stands for any number of days in between, on which nobody works. */
  readonly days: readonly (LocalDate | undefined)[];
  readonly positions: ReadonlyMap<LocalDate, number>;
}

/**
 * The dates with `reach` days before and after each of them. Days further apart are left out, so that shifts of far years
 * make no long problem.
 */
export function horizonOf(dates: Iterable<LocalDate>, reach: number): Horizon {
  const days: (LocalDate | undefined)[] = [];
  let last: LocalDate | undefined;
  for (const date of [...new Set(dates)].sort()) {
    const first = addDays(date, -reach);
    if (last && first > addDays(last, 1)) days.push(undefined);
    const begin = last && first <= last ? addDays(last, 1) : first;
    for (let count = 0; count <= daysBetween(begin, date) + reach; count += 1)
      days.push(addDays(begin, count));
    last = addDays(date, reach);
  }
  return {
    days,
    positions: new Map(days.flatMap((date, position) => (date ? [[date, position] as const] : []))),
  };
}
