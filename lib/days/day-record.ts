import { isLocalDate, type LocalDate } from '@/lib/time/local-date';

/** A date without notes, opening or events has no record. */
export interface DayRecord {
  /** The date; each date has at most one record. */
  readonly id: LocalDate;
  /** For managers; leaves the browser only in a backup. */
  readonly note: string;
  /** Shared with the team. */
  readonly teamNote: string;
  /** Replaces the weekday's hours; as stored, parsed on use (`openingOfDay`). */
  readonly opening?: unknown;
  /** As stored, parsed on use (`eventsOf`). */
  readonly events?: unknown;
}

export type DayRecords = ReadonlyMap<string, DayRecord>;

export const NO_DAYS: DayRecords = new Map();

/** In characters; longer input is cut. */
export const MAX_DAY_NOTE_LENGTH = 280;

export function emptyDay(date: LocalDate): DayRecord {
  return { id: date, note: '', teamNote: '' };
}

/** An empty record is not stored. Fields of a newer build count as content. */
export function isEmptyDay({ id: _id, note, teamNote, ...others }: DayRecord): boolean {
  const { opening, events, ...unknown } = others;
  const hasEvents = Array.isArray(events) ? events.length > 0 : events !== undefined;
  return (
    note === '' && teamNote === '' && opening === undefined && !hasEvents && Object.keys(unknown).length === 0
  );
}

export function isDayId(id: string): id is LocalDate {
  return isLocalDate(id);
}
