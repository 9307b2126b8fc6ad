import type { ClockTime } from '@/lib/time/clock-time';
import type { OpeningDay } from '@/lib/time/opening-hours';
import { type DayEvent, eventsOf } from './day-events';
import { openingOfDay } from './day-opening';
import type { DayRecord } from './day-record';

/** One line of what is said of a date, in the order in which they stand. */
export type DayLine =
  | { readonly kind: 'closed' }
  | { readonly kind: 'hours'; readonly from: ClockTime; readonly to: ClockTime }
  | { readonly kind: 'open' }
  | { readonly kind: 'holiday'; readonly name: string }
  | { readonly kind: 'event'; readonly event: DayEvent }
  | { readonly kind: 'team'; readonly text: string }
  /** For whoever plans: on nothing that leaves. */
  | { readonly kind: 'note'; readonly text: string };

interface Said {
  readonly record: DayRecord | undefined;
  /** What the hours say of the date (`openingOn`). */
  readonly opening: OpeningDay | undefined;
  /** The names of the holidays on it. */
  readonly holidays: readonly string[];
}

/** All that is said of a date. Hours are told only where they are others than the weekday's. */
export function dayLines({ record, opening, holidays }: Said): readonly DayLine[] {
  const own = record && openingOfDay(record);
  const lines: DayLine[] = [];
  if (opening?.kind === 'closed') lines.push({ kind: 'closed' });
  else if (own?.kind === 'hours') lines.push(own);
  else if (own?.kind === 'open') lines.push({ kind: 'open' });
  for (const name of holidays) lines.push({ kind: 'holiday', name });
  if (!record) return lines;
  for (const event of eventsOf(record)) lines.push({ kind: 'event', event });
  if (record.teamNote) lines.push({ kind: 'team', text: record.teamNote });
  if (record.note) lines.push({ kind: 'note', text: record.note });
  return lines;
}

/** Whether there is a line of the record alone. */
export function hasLines(record: DayRecord | undefined): boolean {
  if (!record) return false;
  const { note, teamNote } = record;
  return note !== '' || teamNote !== '' || openingOfDay(record) !== undefined || eventsOf(record).length > 0;
}

/** What whoever is handed the schedule may read of a date. */
export type TeamLine = Exclude<DayLine, { readonly kind: 'note' }>;

/** The lines that whoever is handed the schedule may read: all but those of whoever plans. */
export function linesForTeam(lines: readonly DayLine[]): readonly TeamLine[] {
  return lines.filter((line): line is TeamLine => line.kind !== 'note');
}
