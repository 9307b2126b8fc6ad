import { isLocalDate, type LocalDate } from '@/lib/time/local-date';

/** What is said of one date, beside its shifts. A date of which nothing is said has no record. */
export interface DayRecord {
  /** The date itself: there is at most one record of each. */
  readonly id: LocalDate;
  /** For whoever plans; it leaves the browser by nothing but a backup. */
  readonly note: string;
  /** For the team: on whatever is handed to them. */
  readonly teamNote: string;
  /** When the house is open on the date in place of its weekday's hours, as stored: parsed on use (`openingOfDay`). */
  readonly opening?: unknown;
  /** What happens on the date, as stored: parsed on use (`eventsOf`). */
  readonly events?: unknown;
}

/** The records of all dates of which something is said. */
export type DayRecords = ReadonlyMap<string, DayRecord>;

export const NO_DAYS: DayRecords = new Map();

/** The most characters of a note; more is cut off where it is typed. */
export const LONGEST_DAY_NOTE = 280;

/** A record that says nothing of the date yet. */
export function emptyDay(date: LocalDate): DayRecord {
  return { id: date, note: '', teamNote: '' };
}

/** Whether the record says nothing: then there is to be none. Fields of a newer build say something. */
export function isEmptyDay({ id: _id, note, teamNote, ...others }: DayRecord): boolean {
  const { opening, events, ...unknown } = others;
  const hasEvents = Array.isArray(events) ? events.length > 0 : events !== undefined;
  return (
    note === '' && teamNote === '' && opening === undefined && !hasEvents && Object.keys(unknown).length === 0
  );
}

/** Whether the text can be the id of a record: a date of the calendar. */
export function isDayId(id: string): id is LocalDate {
  return isLocalDate(id);
}
