const MOST_TITLE = 200;
/** Enough for the longest title, however many blanks and signs go from it. */
const MOST_READ = 2000;
/** Controls, halves of characters, and signs that turn the direction of what follows. */
const NOT_SHOWN = /[\p{Cs}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/gu;

/** The title of an event in one line: no controls, at most 200 characters; empty where nothing is left. */
export function eventTitle(text: string): string {
  const line = text
    .slice(0, MOST_READ)
    .replace(NOT_SHOWN, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return Array.from(line).slice(0, MOST_TITLE).join('').trim();
}
