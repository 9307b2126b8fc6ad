import { MAX_DAY_EVENTS } from '@/lib/days/day-events';
import type { TeamLine } from '@/lib/days/day-lines';
import { MAX_DAY_NOTE_LENGTH } from '@/lib/days/day-record';
import type { SharedDay, SharedWeek } from '@/lib/share/shared-week';
import { parseClockTime } from '@/lib/time/clock-time';
import { addDays, daysBetween } from '@/lib/time/local-date';
import { packJson, unpackJson } from './week-code-json';
import { cutText } from './week-code-limits';

/** Matches the day notes after the week's code; older pages ignore the day notes. */
const DAYS = /&y=([\w-]+)/;
const MAX_LINES = MAX_DAY_EVENTS + 10;

export async function daysSuffix({ firstDay, days = [] }: SharedWeek): Promise<string> {
  if (days.length === 0) return '';
  const content = days.map(({ date, lines }) => [
    daysBetween(firstDay, date),
    lines.slice(0, MAX_LINES).map(packLine),
  ]);
  return `&y=${await packJson(content)}`;
}

/** Reads the day notes of the fragment. Never rejects. */
export async function readDays(
  firstDay: SharedWeek['firstDay'],
  fragment: string,
): Promise<readonly SharedDay[]> {
  const code = DAYS.exec(fragment)?.[1];
  const content = code === undefined ? undefined : await unpackJson(code);
  if (!Array.isArray(content)) return [];
  const days = new Map<number, readonly TeamLine[]>();
  for (const row of content.slice(0, 7)) {
    if (!Array.isArray(row)) continue;
    const [offset, lines]: readonly unknown[] = row;
    if (!isOffset(offset) || !Array.isArray(lines)) continue;
    const read = lines.slice(0, MAX_LINES).flatMap((line: unknown) => readLine(line) ?? []);
    if (read.length > 0) days.set(offset, read);
  }
  return [...days]
    .sort(([one], [other]) => one - other)
    .map(([offset, lines]) => ({ date: addDays(firstDay, offset), lines }));
}

function isOffset(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 7;
}

function packLine(line: TeamLine): readonly unknown[] {
  switch (line.kind) {
    case 'closed':
      return ['c'];
    case 'open':
      return ['o'];
    case 'hours':
      return ['h', line.from, line.to];
    case 'holiday':
      return ['f', cutText(line.name)];
    case 'team':
      return ['t', line.text];
    case 'event': {
      const { title, from, to } = line.event;
      return ['e', cutText(title), ...(from ? [from] : []), ...(from && to ? [to] : [])];
    }
  }
}

function readLine(packed: unknown): TeamLine | undefined {
  if (!Array.isArray(packed)) return undefined;
  const [kind, first, second, third]: readonly unknown[] = packed;
  const text = typeof first === 'string' ? first.trim() : '';
  switch (kind) {
    case 'c':
      return { kind: 'closed' };
    case 'o':
      return { kind: 'open' };
    case 'h': {
      const [from, to] = [timeIn(first), timeIn(second)];
      return from && to && { kind: 'hours', from, to };
    }
    case 'f':
      return text === '' ? undefined : { kind: 'holiday', name: cutText(text) };
    case 't':
      return text === '' ? undefined : { kind: 'team', text: text.slice(0, MAX_DAY_NOTE_LENGTH) };
    case 'e': {
      const [from, to] = [timeIn(second), timeIn(third)];
      const event = { title: cutText(text), ...(from && { from }), ...(from && to && { to }) };
      return text === '' ? undefined : { kind: 'event', event };
    }
    default:
      return undefined;
  }
}

function timeIn(value: unknown) {
  return typeof value === 'string' ? parseClockTime(value) : undefined;
}
