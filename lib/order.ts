/** Compares by code unit, the same in every language: for ids, dates, times and stored values. */
export function compareText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Sorts as the app's language does; see `Formats`. */
export type CompareNames = (one: string, other: string) => number;
