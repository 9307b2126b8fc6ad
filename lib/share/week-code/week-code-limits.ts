import type { LocalDate } from '@/lib/time/local-date';

/** Limits of one link: far above any real week, but fast to read on a phone. */
export const WEEK_CODE_LIMITS = {
  people: 1000,
  shifts: 5000,
  /** Maximum length of a name or role; longer texts are cut. */
  textCharacters: 200,
  /** Earlier announcements; the oldest are dropped. */
  announced: 1000,
  /** Maximum distance of earlier announcements from the week; others are dropped. */
  announcedDays: 4000,
  leadMinutes: 525_600,
  /** Maximum size of all names and roles together, unpacked. */
  textBytes: 1_048_576,
  codeCharacters: 1_500_000,
} as const;

export const FIRST_DAY = '0000-01-01' as LocalDate;

/**
 * The times of most shifts are quarter hours: 96 values in seven bits. Otherwise, time and length are minutes
 * in eleven bits.
 */
export const QUARTER = { minutes: 15, bits: 7 } as const;
export const MINUTE_BITS = 11;

/** Cuts at whole characters, never within a surrogate pair. */
export function cutText(text: string): string {
  const { textCharacters } = WEEK_CODE_LIMITS;
  const isLong = text.length > textCharacters;
  return isLong ? Array.from(text).slice(0, textCharacters).join('') : text;
}

/** Number of bits for a number below `count`; 0 if `count` is 1. */
export function widthFor(count: number): number {
  return count < 2 ? 0 : Math.ceil(Math.log2(count));
}

/** A week without earlier announcements is written as version 1, which older builds read. */
export const PLAIN_VERSION = 1;
export const VERSION = 2;
