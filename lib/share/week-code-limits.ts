import type { LocalDate } from '@/lib/time/local-date';

/** What one link may carry: far more than any restaurant's week, and little enough to be read at once on a phone. */
export const WEEK_CODE_LIMITS = {
  people: 1000,
  shifts: 5000,
  /** Of a name or a role, in characters; a longer one is cut. */
  textCharacters: 200,
  leadMinutes: 525_600,
  /** Of all names and roles, unpacked. */
  textBytes: 1_048_576,
  /** Of the text behind the hash. */
  codeCharacters: 1_500_000,
} as const;

/** Days are counted from here. */
export const FIRST_DAY = '0000-01-01' as LocalDate;

/** Up to 96 quarters of an hour in seven bits; else a time and a length are minutes, in eleven. */
export const QUARTER = { minutes: 15, bits: 7 } as const;
export const MINUTE_BITS = 11;

/** How many bits hold a number below `count`; none where there is but one. */
export function widthFor(count: number): number {
  return count < 2 ? 0 : Math.ceil(Math.log2(count));
}
