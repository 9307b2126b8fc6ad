import { type ClockTime, parseClockTime } from '@/lib/time/clock-time';
import { type LocalDate, parseLocalDate } from '@/lib/time/local-date';

/** One stretch of a weekday on which somebody is not free all day. */
export interface WeeklyAvailability {
  /** ISO 8601: 1 is Monday, 7 is Sunday. A weekday not listed is free all day. */
  readonly weekday: number;
  /** `off`: not available; `hours`: only from..to, with possibly several entries per weekday. */
  readonly kind: 'off' | 'hours';
  readonly from?: ClockTime;
  /** At or before `from`, it is on the next day. */
  readonly to?: ClockTime;
}

/** More stretches of hours than any day of anybody has. */
export const MOST_HOURS_A_DAY = 10;

/** The kinds of dated exceptions, in the order offered. */
export const EXCEPTION_KINDS = ['timeOff', 'off', 'available'] as const;

export type ExceptionKind = (typeof EXCEPTION_KINDS)[number];

/** What differs on the days `from` to `to`, both inclusive. */
export interface AvailabilityException {
  readonly id: string;
  readonly from: LocalDate;
  readonly to: LocalDate;
  /** `timeOff`: whole days off (vacation, sick); `off`: not available; `available`: overrides the weekly pattern. */
  readonly kind: ExceptionKind;
  readonly note: string;
  /** What kind of time off it is, as stored; absent where it is not said. Read on use (`offKindOf`). */
  readonly offKind?: unknown;
  /** With `end`: only these hours of each day, past midnight when `end` is at or before it. Ignored for `timeOff`. */
  readonly start?: ClockTime;
  readonly end?: ClockTime;
}

/** Another weekly pattern from a day on. */
export interface LaterWeek {
  readonly id: string;
  readonly from: LocalDate;
  /** Only in the week of `from` and every second one after it; between them what stood before it applies. */
  readonly everySecond?: boolean;
  readonly weekly: readonly WeeklyAvailability[];
}

/** When somebody can work: a weekly pattern, and dated exceptions. The later of two exceptions wins. */
export interface Availability {
  readonly weekly: readonly WeeklyAvailability[];
  /** Further patterns; the one that began last applies. Absent where there are none. */
  readonly later?: readonly LaterWeek[];
  readonly exceptions: readonly AvailabilityException[];
  /** Entries that could not be understood, as stored: they have no effect and are written back. */
  readonly unread?: readonly unknown[];
}

type Fields = Readonly<Record<string, unknown>>;

const NOTHING_SAID: Availability = { weekly: [], exceptions: [] };

/** Cache: read again and again for each person and day of a week; a record never changes. */
const readBefore = new WeakMap<object, Availability>();

/**
 * Parses an employee's stored availability of any shape; what is not understood has no effect and is kept. Returns
 * the same object for the same record.
 */
export function readAvailability(stored: unknown): Availability {
  if (!isFields(stored)) return NOTHING_SAID;
  const before = readBefore.get(stored);
  if (before) return before;
  const read = understood(stored);
  readBefore.set(stored, read);
  return read;
}

function understood(stored: Fields): Availability {
  const unread: unknown[] = [...listOf(stored.unread)];
  const ids = new Set<string>();
  const weekly = listOf(stored.weekly).flatMap((entry) => {
    const read = readWeekly(entry);
    if (!read) unread.push(entry);
    return read ?? [];
  });
  const exceptions = listOf(stored.exceptions).flatMap((entry, position) => {
    const read = readException(entry, position, ids);
    if (!read) unread.push(entry);
    return read ?? [];
  });
  const { later: storedLater, ...rest } = stored;
  const later = listOf(storedLater).flatMap((entry) => {
    const read = readLater(entry);
    if (!read) unread.push(entry);
    return read ?? [];
  });
  // Fields added beside these by hand or by another program stay.
  return {
    ...rest,
    weekly,
    ...(later.length > 0 && { later }),
    exceptions,
    ...(unread.length > 0 && { unread }),
  };
}

function readWeekly(entry: unknown): WeeklyAvailability | undefined {
  if (!isFields(entry)) return undefined;
  const { weekday, kind } = entry;
  if (typeof weekday !== 'number' || !Number.isInteger(weekday) || weekday < 1 || weekday > 7)
    return undefined;
  if (kind === 'off') return { ...entry, weekday, kind };
  const [from, to] = [timeIn(entry.from), timeIn(entry.to)];
  return kind === 'hours' && from && to ? { ...entry, weekday, kind, from, to } : undefined;
}

/** A pattern of which one entry is not understood is not: half of it would make somebody free who is not. */
function readLater(entry: unknown): LaterWeek | undefined {
  if (!isFields(entry)) return undefined;
  const from = dateIn(entry.from);
  const weekly = listOf(entry.weekly).map(readWeekly);
  const understood = weekly.flatMap((one) => one ?? []);
  if (!from || typeof entry.id !== 'string' || understood.length < weekly.length) return undefined;
  const { everySecond, ...rest } = entry;
  return { ...rest, id: entry.id, from, ...(everySecond === true && { everySecond }), weekly: understood };
}

function readException(
  entry: unknown,
  position: number,
  taken: Set<string>,
): AvailabilityException | undefined {
  if (!isFields(entry)) return undefined;
  const kind = EXCEPTION_KINDS.find((known) => known === entry.kind);
  const [from, to] = [dateIn(entry.from), dateIn(entry.to)];
  if (!kind || !from || !to || to < from) return undefined;
  const { start: storedStart, end: storedEnd, ...rest } = entry;
  const [start, end] = [timeIn(storedStart), timeIn(storedEnd)];
  const hasHours = kind !== 'timeOff' && (storedStart !== undefined || storedEnd !== undefined);
  // Half a stretch of hours must not become a whole day.
  if (hasHours && !(start && end)) return undefined;
  const preferred = typeof entry.id === 'string' && entry.id !== '' ? entry.id : `stored-${position}`;
  let id = preferred;
  for (let copy = 2; taken.has(id); copy += 1) id = `${preferred}-${copy}`;
  taken.add(id);
  const note = typeof entry.note === 'string' ? entry.note : '';
  return { ...rest, id, from, to, kind, note, ...(hasHours && start && end && { start, end }) };
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listOf(value: unknown): readonly unknown[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

function timeIn(value: unknown): ClockTime | undefined {
  return typeof value === 'string' ? parseClockTime(value) : undefined;
}

function dateIn(value: unknown): LocalDate | undefined {
  return typeof value === 'string' ? parseLocalDate(value) : undefined;
}
