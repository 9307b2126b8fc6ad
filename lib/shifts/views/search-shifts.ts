import { foldText } from '@/lib/fold-text';
import type { Shift } from '@/lib/shifts/shift/shift';

/** Localized texts of a shift: a search matches the displayed text. */
export interface ShiftWords {
  readonly name: (shift: Shift) => string;
  readonly role: (role: string) => string;
  readonly time: (shift: Shift) => string;
  readonly status: (status: string) => string;
}

/** Matches a time or time range such as `9:00 am - 5:00 pm` as a whole, or else a word. */
const TERM = /\d+:\d\d(?!\d)(?: [ap]m)?(?: - \d+:\d\d(?!\d)(?: [ap]m)?)?|\S+/g;

/** Ignores case, accents, spaces, dashes and time notation: `9am`, `9 a.m.` and `9:00 AM` are equal. */
function fold(text: string): string {
  return foldText(text)
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/(\d) ?([ap])\.?m\b\.?/g, '$1 $2m')
    .replace(/(?<![\d:])(\d{1,2})(?= [ap]m\b)/g, '$1:00')
    .replace(/(\d|[ap]m) ?- ?(?=\d)/g, '$1 - ')
    .trim();
}

/** The folded words of a search; plain text, so `.*` matches a dot and a star. */
export function searchTerms(query: string): readonly string[] {
  return fold(query).match(TERM) ?? [];
}

/** The folded employee, role, station, times and status as shown, plus the 24-hour times. */
export function searchTextOf(shift: Shift, words: ShiftWords, others: readonly string[] = []): string {
  const { role, status, startTime, endTime, station = '' } = shift;
  return [
    words.name(shift),
    words.role(role),
    station,
    words.time(shift),
    words.time(shift).replace(/\s?[ap]m\b/gi, ''),
    `${startTime} - ${endTime}`,
    words.status(status),
    ...others,
  ]
    .map(fold)
    .join('\n');
}

/**
 * Whether every term occurs; true without terms. A number matches from its first digit, ignoring a leading
 * zero: `2:00 pm` does not match `12:00 pm`, but `9:00` matches `09:00`.
 */
export function matchesTerms(searchText: string, terms: readonly string[]): boolean {
  return terms.every((term) => containsTerm(searchText, term));
}

function containsTerm(text: string, term: string): boolean {
  const beginsWithDigit = /^\d/.test(term);
  for (let at = text.indexOf(term); at !== -1; at = text.indexOf(term, at + 1)) {
    if (!beginsWithDigit || /(?:^|\D)0?$/.test(text.slice(Math.max(at - 2, 0), at))) return true;
  }
  return false;
}
