import { type ClockTime, parseClockTime } from '@/lib/time/clock-time';
import { type LocalDate, parseLocalDate } from '@/lib/time/local-date';

export interface WeeklyAvailability {
  /** ISO 8601: 1 is Monday, 7 is Sunday. A weekday not listed is free all day. */
  readonly weekday: number;
  /** `off`: not available; `hours`: only from..to, with possibly several entries per weekday. */
  readonly kind: 'off' | 'hours';
  readonly from?: ClockTime;
  /** An end at or before `from` is on the next day. */
  readonly to?: ClockTime;
}

export const MAX_HOURS_A_DAY = 10;

export const EXCEPTION_KINDS = ['timeOff', 'off', 'available'] as const;

export type ExceptionKind = (typeof EXCEPTION_KINDS)[number];

/** Applies on the days `from` to `to`, both inclusive. */
export interface AvailabilityException {
  readonly id: string;
  readonly from: LocalDate;
  readonly to: LocalDate;
  /** `timeOff`: whole days; `off`: not available; `available`: overrides the weekly pattern. */
  readonly kind: ExceptionKind;
  readonly note: string;
  /** The kind of time off as stored; absent if unset. Parsed on use (`offKindOf`). */
  readonly offKind?: unknown;
  /** With `end`: only these hours, past midnight if `end` is not after `start`. Ignored for `timeOff`. */
  readonly start?: ClockTime;
  readonly end?: ClockTime;
}

export interface LaterWeek {
  readonly id: string;
  readonly from: LocalDate;
  /** Applies only every second week, from the week of `from`; the previous pattern applies in between. */
  readonly everySecond?: boolean;
  readonly weekly: readonly WeeklyAvailability[];
}

export interface Availability {
  readonly weekly: readonly WeeklyAvailability[];
  /** Later weekly patterns: the pattern that began last applies. Absent if there are no later patterns. */
  readonly later?: readonly LaterWeek[];
  readonly exceptions: readonly AvailabilityException[];
  /** Unreadable entries as stored: they have no effect and are written back. */
  readonly unread?: readonly unknown[];
}

type Fields = Readonly<Record<string, unknown>>;

const UNRESTRICTED: Availability = { weekly: [], exceptions: [] };

/** Cache: read for each person and day of a week; records are immutable. */
const readBefore = new WeakMap<object, Availability>();

/** Keeps unreadable parts without effect. Returns the same object for the same record. */
export function readAvailability(stored: unknown): Availability {
  if (!isFields(stored)) return UNRESTRICTED;
  const before = readBefore.get(stored);
  if (before) return before;
  const read = parseAvailability(stored);
  readBefore.set(stored, read);
  return read;
}

function parseAvailability(stored: Fields): Availability {
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
  // Keeps fields added by hand or by another program.
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

/** One unreadable entry makes the pattern unreadable: half of it would free a person who is not available. */
function readLater(entry: unknown): LaterWeek | undefined {
  if (!isFields(entry)) return undefined;
  const from = dateIn(entry.from);
  const weekly = listOf(entry.weekly).map(readWeekly);
  const readable = weekly.flatMap((one) => one ?? []);
  if (!from || typeof entry.id !== 'string' || readable.length < weekly.length) return undefined;
  const { everySecond, ...rest } = entry;
  return { ...rest, id: entry.id, from, ...(everySecond === true && { everySecond }), weekly: readable };
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
  // An incomplete stretch of hours must not become a whole day.
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
