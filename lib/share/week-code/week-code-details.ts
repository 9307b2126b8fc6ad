import { tidyBusinessName } from '@/lib/share/business-name';
import type { SharedShift, SharedWeek } from '@/lib/share/shared-week';
import { detailsOf, type ShiftDetails } from '@/lib/shifts/shift/shift-details';
import { packJson, unpackJson } from './week-code-json';
import { cutText, WEEK_CODE_LIMITS as LIMITS } from './week-code-limits';
import { fromBase64Url, toBase64Url } from './week-code-text';

/** Matches the shift details after the week's code; older pages ignore the details. */
const DETAILS = /&d=([\w-]+)/;

/** A shift's position in the week, and its texts by position in the list of texts. */
type Row = readonly [shift: number, ...details: (number | null)[]];

const TEXTS = ['station', 'teamNotes', 'kind'] as const;
const MINUTES = ['unpaidBreak', 'paidBreak'] as const;

export async function detailsSuffix({ people }: Pick<SharedWeek, 'people'>): Promise<string> {
  const texts = new Map<string, number>();
  const numberOf = (text: string) => {
    const number = texts.get(text) ?? texts.size;
    texts.set(text, number);
    return number;
  };
  const rows = shiftsIn(people).flatMap((shift, position): readonly Row[] => {
    const details = detailsOf(shift);
    if (Object.keys(details).length === 0) return [];
    const textNumbers = TEXTS.map((field) => {
      const text = details[field];
      return text === undefined ? null : numberOf(cutText(text));
    });
    return [[position, ...textNumbers, ...MINUTES.map((field) => details[field] ?? null)]];
  });
  if (rows.length === 0) return '';
  return `&d=${await packJson([[...texts.keys()], rows])}`;
}

/**
 * Adds the details of the fragment to the people's shifts. Returns the people unchanged if no details are
 * readable.
 */
export async function withDetails(
  people: SharedWeek['people'],
  fragment: string,
): Promise<SharedWeek['people']> {
  const code = DETAILS.exec(fragment)?.[1];
  const content = code === undefined ? undefined : await unpackJson(code);
  if (content === undefined) return people;
  const found = readRows(content);
  let position = -1;
  return people.map((person) => ({
    ...person,
    shifts: person.shifts.map((shift) => {
      position += 1;
      const details = found.get(position);
      return details ? { ...shift, ...details } : shift;
    }),
  }));
}

function readRows(content: unknown): ReadonlyMap<number, ShiftDetails> {
  const found = new Map<number, ShiftDetails>();
  if (!Array.isArray(content)) return found;
  const [texts, rows]: readonly unknown[] = content;
  if (!Array.isArray(texts) || !Array.isArray(rows)) return found;
  for (const row of rows.slice(0, LIMITS.shifts)) {
    if (!Array.isArray(row)) continue;
    const [position, ...values]: readonly unknown[] = row;
    if (typeof position !== 'number') continue;
    const details = detailsOf({
      ...Object.fromEntries(TEXTS.map((field, at) => [field, textAt(texts, values[at])])),
      ...Object.fromEntries(MINUTES.map((field, at) => [field, values[TEXTS.length + at]])),
    });
    found.set(position, details);
  }
  return found;
}

function textAt(texts: readonly unknown[], number: unknown): string {
  const text = typeof number === 'number' ? texts[number] : undefined;
  return typeof text === 'string' ? cutText(text) : '';
}

function shiftsIn(people: SharedWeek['people']): readonly SharedShift[] {
  return people.flatMap(({ shifts }) => shifts);
}

/** Matches the business's name, with up to four bytes per character; excludes text after the name. */
const BUSINESS = /&h=([\w-]{1,240})/;

export function businessSuffix(business: string | undefined): string {
  const name = tidyBusinessName(business ?? '');
  return name && `&h=${toBase64Url(new TextEncoder().encode(name))}`;
}

export function readBusinessName(fragment: string): string | undefined {
  const code = BUSINESS.exec(fragment)?.[1];
  if (!code) return undefined;
  try {
    return (
      tidyBusinessName(new TextDecoder('utf-8', { fatal: true }).decode(fromBase64Url(code))) || undefined
    );
  } catch {
    return undefined;
  }
}
