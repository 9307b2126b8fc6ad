import { addDays, daysBetween, type LocalDate } from '@/lib/time/local-date';

/** The days with shifts to fill, and the surrounding days that count for days in a row. */
export interface Horizon {
  /** In order; undefined means any number of free days in between. */
  readonly days: readonly (LocalDate | undefined)[];
  readonly positions: ReadonlyMap<LocalDate, number>;
}

/** The dates with `reach` days around each; longer gaps are omitted. */
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
