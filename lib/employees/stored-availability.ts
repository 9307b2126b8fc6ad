import { type ClockTime, parseClockTime } from '@/lib/time/clock-time';
import { type LocalDate, parseLocalDate } from '@/lib/time/local-date';

/** One stretch of a weekday on which somebody is not free all day. */
export interface WeeklyAvailability {
  /** By ISO 8601: 1 is Monday, 7 is Sunday. A weekday that is not listed is free all day. */
  readonly weekday: number;
  /** `off`: not at all; `hours`: only from..to, of which a weekday may have several. */
  readonly kind: 'off' | 'hours';
  readonly from?: ClockTime;
  /** At or before `from` it lies on the next day. */
  readonly to?: ClockTime;
}

/** The kinds of dated exceptions, in the order in which they are offered. */
export const EXCEPTION_KINDS = ['timeOff', 'off', 'available'] as const;

export type ExceptionKind = (typeof EXCEPTION_KINDS)[number];

/** What is different on the days `from` to `to`, both included. */
export interface AvailabilityException {
  readonly id: string;
  readonly from: LocalDate;
  readonly to: LocalDate;
  /** `timeOff`: whole days off (vacation, sick); `off`: not available; `available`: although the week says no. */
  readonly kind: ExceptionKind;
  readonly note: string;
  /** With `end`: only these hours of each day, past midnight where `end` is at or before it. Not read for `timeOff`. */
  readonly start?: ClockTime;
  readonly end?: ClockTime;
}

/** When somebody can work: a weekly pattern, and what is different on some days. Of two exceptions the later wins. */
export interface Availability {
  readonly weekly: readonly WeeklyAvailability[];
  readonly exceptions: readonly AvailabilityException[];
  /** Entries that could not be understood, as they came: they change nothing, and are written back. */
  readonly unread?: readonly unknown[];
}

type Fields = Readonly<Record<string, unknown>>;

const NOTHING_SAID: Availability = { weekly: [], exceptions: [] };

/** Asked for each person and day of a week, again and again; a record never changes. */
const readBefore = new WeakMap<object, Availability>();

/**
 * What an employee's record says of their availability, in whatever shape it was stored; what cannot be understood says
 * nothing, and is kept. The same object for the same record.
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
  // Fields that a hand or another program has put beside these stay where they are.
  return { ...stored, weekly, exceptions, ...(unread.length > 0 && { unread }) };
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
  const wanted = typeof entry.id === 'string' && entry.id !== '' ? entry.id : `stored-${position}`;
  let id = wanted;
  for (let copy = 2; taken.has(id); copy += 1) id = `${wanted}-${copy}`;
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
