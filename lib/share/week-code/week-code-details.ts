import type { SharedShift, SharedWeek } from '@/lib/share/shared-week';
import { detailsOf, type ShiftDetails } from '@/lib/shifts/shift/shift-details';
import { hash32 } from '@/lib/text-hash';
import { cutText, WEEK_CODE_LIMITS as LIMITS } from './week-code-limits';
import { deflate, fromBase64Url, inflate, toBase64Url } from './week-code-text';

/** What follows the week's code, as the name of the house does: older pages pass over it. */
const DETAILS = /&d=([\w-]+)/;
/** A checksum stands in front, since nothing else says that the texts are those that were sent. */
const CHECK_DIGITS = 8;

/** The position of a shift among all of the week, and what it says: texts by their position in the list of texts. */
type Row = readonly [shift: number, ...details: (number | null)[]];

const TEXTS = ['station', 'teamNotes', 'kind'] as const;
const MINUTES = ['unpaidBreak', 'paidBreak'] as const;

/** The details of the week's shifts for a link, behind its code; empty where no shift has any. */
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
  const content = JSON.stringify([[...texts.keys()], rows]);
  const bytes = new TextEncoder().encode(`${checkOf(content)}${content}`);
  return `&d=${toBase64Url(await deflate(bytes))}`;
}

/** What stands in the fragment of details, as it is; empty for none. */
export function detailsPart(fragment: string): string {
  return DETAILS.exec(fragment)?.[0] ?? '';
}

/** The people of the week with the details that stand in the fragment; as they are where there are none that can be read. */
export async function withDetails(
  people: SharedWeek['people'],
  fragment: string,
): Promise<SharedWeek['people']> {
  const code = DETAILS.exec(fragment)?.[1];
  if (!code) return people;
  try {
    const bytes = await inflate(fromBase64Url(code), LIMITS.textBytes);
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const content = text.slice(CHECK_DIGITS);
    if (checkOf(content) !== text.slice(0, CHECK_DIGITS)) return people;
    const found = readRows(JSON.parse(content));
    let position = -1;
    return people.map((person) => ({
      ...person,
      shifts: person.shifts.map((shift) => {
        position += 1;
        const details = found.get(position);
        return details ? { ...shift, ...details } : shift;
      }),
    }));
  } catch {
    return people;
  }
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

function checkOf(content: string): string {
  return hash32(content).toString(16).padStart(CHECK_DIGITS, '0');
}
