const MOST_TITLE = 200;
/** Enough for the longest title after removing blanks and hidden characters. */
const MOST_READ = 2000;
/** Controls, surrogates, and characters that change the text direction. */
const NOT_SHOWN = /[\p{Cs}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/gu;

/** One line without controls, at most 200 characters; may be empty. */
export function eventTitle(text: string): string {
  const line = text
    .slice(0, MOST_READ)
    .replace(NOT_SHOWN, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return Array.from(line).slice(0, MOST_TITLE).join('').trim();
}
