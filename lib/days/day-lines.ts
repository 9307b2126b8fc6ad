import type { ClockTime } from '@/lib/time/clock-time';
import type { OpeningDay } from '@/lib/time/opening-hours';
import { type DayEvent, eventsOf } from './day-events';
import { openingOfDay } from './day-opening';
import type { DayRecord } from './day-record';

/** The kinds of lines, in display order. */
export type DayLine =
  | { readonly kind: 'closed' }
  | { readonly kind: 'hours'; readonly from: ClockTime; readonly to: ClockTime }
  | { readonly kind: 'open' }
  | { readonly kind: 'holiday'; readonly name: string }
  | { readonly kind: 'event'; readonly event: DayEvent }
  | { readonly kind: 'team'; readonly text: string }
  /** For managers: never shared. */
  | { readonly kind: 'note'; readonly text: string };

interface DayFacts {
  readonly record: DayRecord | undefined;
  readonly opening: OpeningDay | undefined;
  readonly holidays: readonly string[];
}

/** Shows hours only if they differ from the weekday's. */
export function dayLines({ record, opening, holidays }: DayFacts): readonly DayLine[] {
  const ofDate = record && openingOfDay(record);
  const lines: DayLine[] = [];
  if (opening?.kind === 'closed') lines.push({ kind: 'closed' });
  else if (ofDate?.kind === 'hours') lines.push(ofDate);
  else if (ofDate?.kind === 'open') lines.push({ kind: 'open' });
  for (const name of holidays) lines.push({ kind: 'holiday', name });
  if (!record) return lines;
  for (const event of eventsOf(record)) lines.push({ kind: 'event', event });
  if (record.teamNote) lines.push({ kind: 'team', text: record.teamNote });
  if (record.note) lines.push({ kind: 'note', text: record.note });
  return lines;
}

export function hasLines(record: DayRecord | undefined): boolean {
  if (!record) return false;
  const { note, teamNote } = record;
  return note !== '' || teamNote !== '' || openingOfDay(record) !== undefined || eventsOf(record).length > 0;
}

/** A line that the team may read: excludes manager notes. */
export type TeamLine = Exclude<DayLine, { readonly kind: 'note' }>;

export function linesForTeam(lines: readonly DayLine[]): readonly TeamLine[] {
  return lines.filter((line): line is TeamLine => line.kind !== 'note');
}
