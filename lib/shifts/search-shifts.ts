import { foldText } from '@/lib/fold-text';
import type { Shift } from './shift';

/** How a shift is written in the language that is shown; a search looks at what a person sees. */
export interface ShiftWords {
  readonly name: (shift: Shift) => string;
  readonly role: (role: string) => string;
  readonly time: (shift: Shift) => string;
  readonly status: (status: string) => string;
}

/** A time or a range of times such as `9:00 AM - 5:00 PM`, kept whole; else a word. */
const TERM =
  /\d{1,2}(?::\d{2})?\s*(?:[ap]\.?m\b\.?)?\s*[-\u2013]\s*\d{1,2}(?::\d{2})?(?:\s*[ap]\.?m\b\.?)?|\d{1,2}:\d{2}\s+[ap]\.?m\b\.?|\S+/giu;

/** Case, accents, the kind of dash and of blank do not count. */
function fold(text: string): string {
  return foldText(text)
    .replace(/\u2013/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/ ?- ?/g, ' - ')
    .trim();
}

/** The words of a search, folded; none for a blank one. They are plain text: `.*` looks for a dot and a star. */
export function searchTerms(query: string): readonly string[] {
  return (query.match(TERM) ?? []).map(fold).filter((term) => term !== '');
}

/** What a search finds a shift by, folded: employee, role, time range and status as shown, and the 24-hour times. */
export function searchTextOf(shift: Shift, words: ShiftWords): string {
  const { role, status, startTime, endTime } = shift;
  return [
    words.name(shift),
    words.role(role),
    words.time(shift),
    `${startTime} - ${endTime}`,
    words.status(status),
  ]
    .map(fold)
    .join('\n');
}

/** Whether every term stands somewhere in the text; no terms match everything. */
export function matchesTerms(searchText: string, terms: readonly string[]): boolean {
  return terms.every((term) => searchText.includes(term));
}
