/** Order of two texts by code unit, the same in every language: for ids, dates, times and what is stored. */
export function compareText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Order of names as the app's language sorts them; `Formats` has it. */
export type CompareNames = (one: string, other: string) => number;
