import { IMPORT_LIMITS } from './limits';

const QUOTE = '"';
/** A longer quoted cell is cut; escaped quotes take two characters each. */
const LONGEST_QUOTED = 2 * IMPORT_LIMITS.cellLength + 2;
const MOST_CELLS = IMPORT_LIMITS.columns + 1;

/**
 * Reads rows lazily, in time proportional to the text read. A quoted cell ends at the next quote before a
 * delimiter, line break or the end; blanks may stand between. Without an end within the limit it takes the
 * rest. A row yields at most one cell above the limit. The first line break outside quotes decides what ends
 * every row.
 */
export function* rowsOfText(text: string, delimiter: string): Generator<readonly string[]> {
  const delimiterFrom = positions(text, delimiter);
  let newline: string | undefined;
  let newlineFrom = earlier(positions(text, '\n'), positions(text, '\r'));
  let row: string[] = [];
  for (let at = 0; ; ) {
    const isQuoted = text[at] === QUOTE;
    const close = isQuoted ? closingQuote(text, at, delimiter, newline) : undefined;
    let end = close ? close.end : isQuoted ? text.length : Math.min(delimiterFrom(at), newlineFrom(at));
    if (newline === undefined && end < text.length && text[end] !== delimiter) {
      ({ newline, end } = firstBreak(text, end));
      newlineFrom = positions(text, newline);
    }
    if (row.length < MOST_CELLS)
      row.push(isQuoted ? quotedText(text, at, close?.quote) : text.slice(at, end));
    at = end + 1;
    if (end < text.length && text[end] === delimiter) continue;
    yield row;
    if (end >= text.length) return;
    row = [];
  }
}

/** Finds the character from a growing position; the text's length if there is none. */
function positions(text: string, sign: string): (from: number) => number {
  let found = -1;
  return (from) => {
    if (found < from) found = text.indexOf(sign, from);
    if (found < 0) found = text.length;
    return found;
  };
}

function earlier(one: (from: number) => number, other: (from: number) => number): (from: number) => number {
  return (from) => Math.min(one(from), other(from));
}

/** Carriage returns before a line feed are no separate line breaks. */
function firstBreak(text: string, at: number): { newline: string; end: number } {
  let end = at;
  while (text[end] === '\r') end += 1;
  return text[end] === '\n' ? { newline: '\n', end } : { newline: '\r', end: at };
}

/** The closing quote and the end of the cell; undefined if there is none within the limit. */
function closingQuote(text: string, start: number, delimiter: string, newline?: string) {
  const ends = delimiter + (newline ?? '\r\n');
  const blanks = newline === '\n' ? ' \r' : ' ';
  let quote = text.indexOf(QUOTE, start + 1);
  while (quote >= 0 && quote - start <= LONGEST_QUOTED) {
    if (text[quote + 1] === QUOTE) {
      quote = text.indexOf(QUOTE, quote + 2);
      continue;
    }
    let end = quote + 1;
    while (end < text.length && blanks.includes(text[end] ?? '') && text[end] !== delimiter) end += 1;
    if (end >= text.length || ends.includes(text[end] ?? '')) return { quote, end };
    quote = text.indexOf(QUOTE, quote + 1);
  }
  return undefined;
}

function quotedText(text: string, start: number, quote?: number): string {
  if (quote === undefined) return text.slice(start + 1, start + 3 + LONGEST_QUOTED);
  return text.slice(start + 1, quote).replaceAll('""', QUOTE);
}
