import { OFF_KINDS, type OffKind } from '@/lib/employees/person/time-off-kinds';
import {
  MOST_HOURS_A_DAY,
  readAvailability,
  type WeeklyAvailability,
} from '@/lib/employees/stored-availability';
import { type Fields, isFields } from '@/lib/saved-data/records/fields';
import { type ClockTime, parseClockTime } from '@/lib/time/clock-time';
import { isLocalDate, type LocalDate } from '@/lib/time/local-date';

/** A shift as announced to a person; `key` is `hash32` of the id, as in links. */
export interface ToldShift {
  readonly key: number;
  readonly date: LocalDate;
  readonly startTime: ClockTime;
  readonly endTime: ClockTime;
}

/** In the order offered. */
export const ASKED_KINDS = ['seen', 'claim', 'giveAway', 'swap', 'timeOff', 'availability'] as const;

export type AskedKind = (typeof ASKED_KINDS)[number];

export type Asked = {
  /** At most 13 letters and digits; stays the same when the request is sent again. */
  readonly number: string;
  /** A message to the manager; empty for none. */
  readonly note: string;
} & AskedFor;

type AskedFor =
  /** Confirms the week as published at that moment (epoch milliseconds, whole minutes). */
  | { readonly kind: 'seen'; readonly firstDay: LocalDate; readonly publishedAt: number }
  | { readonly kind: 'claim'; readonly shift: ToldShift }
  /** Offers the shift, to the agreed person `to` or to anybody. */
  | { readonly kind: 'giveAway'; readonly shift: ToldShift; readonly to?: string }
  /** Offers a swap, optionally with an agreed person or shift. */
  | { readonly kind: 'swap'; readonly shift: ToldShift; readonly to?: string; readonly other?: ToldShift }
  | {
      readonly kind: 'timeOff';
      readonly from: LocalDate;
      readonly to: LocalDate;
      readonly offKind?: OffKind;
    }
  /** Weekly availability; `ask` is the id of the answered question. */
  | {
      readonly kind: 'availability';
      readonly weekly: readonly WeeklyAvailability[];
      readonly ask?: string;
    };

/** In characters. */
export const LONGEST_ASKED_NOTE = 200;
/** In characters. */
const LONGEST_NAME = 200;
/** The limit of a week in which every day has the form's maximum of stretches. */
const MOST_WEEKLY = 7 * MOST_HOURS_A_DAY;
const NUMBER = /^[a-z0-9]{1,13}$/;
const MAX_KEY = 0xffff_ffff;

/** Undefined if any part is missing or invalid. Cuts long texts and drops unknown fields. */
export function readAsked(value: unknown): Asked | undefined {
  if (!isFields(value)) return undefined;
  const { number, note = '' } = value;
  if (typeof number !== 'string' || !NUMBER.test(number) || typeof note !== 'string') return undefined;
  const asked = readAskedFor(value);
  return asked && { number, note: cut(note.trim(), LONGEST_ASKED_NOTE), ...asked };
}

function readAskedFor(value: Fields): AskedFor | undefined {
  switch (value.kind) {
    case 'seen': {
      const { firstDay, publishedAt } = value;
      const isMoment = typeof publishedAt === 'number' && Number.isSafeInteger(publishedAt);
      return isDate(firstDay) && isMoment ? { kind: 'seen', firstDay, publishedAt } : undefined;
    }
    case 'claim': {
      const shift = readTold(value.shift);
      return shift && { kind: 'claim', shift };
    }
    case 'giveAway': {
      const shift = readTold(value.shift);
      return shift && { kind: 'giveAway', shift, ...nameIn(value.to) };
    }
    case 'swap': {
      const shift = readTold(value.shift);
      const other = value.other === undefined ? undefined : readTold(value.other);
      if (!shift || (value.other !== undefined && !other)) return undefined;
      return { kind: 'swap', shift, ...nameIn(value.to), ...(other && { other }) };
    }
    case 'timeOff': {
      const { from, to } = value;
      if (!isDate(from) || !isDate(to) || to < from) return undefined;
      const offKind = OFF_KINDS.find((known) => known === value.offKind);
      return { kind: 'timeOff', from, to, ...(offKind && { offKind }) };
    }
    case 'availability':
      return readWeek(value);
    default:
      return undefined;
  }
}

function readWeek({ weekly, ask }: Fields): AskedFor | undefined {
  if (!Array.isArray(weekly) || weekly.length > MOST_WEEKLY) return undefined;
  const read = readAvailability({ weekly }).weekly;
  // Half of a week would free a person who is not available.
  if (read.length < weekly.length) return undefined;
  const known = read.map(({ weekday, kind, from, to }) => ({
    weekday,
    kind,
    ...(from !== undefined && to !== undefined && { from, to }),
  }));
  const id = typeof ask === 'string' && NUMBER.test(ask) ? ask : undefined;
  return { kind: 'availability', weekly: known, ...(id !== undefined && { ask: id }) };
}

function readTold(value: unknown): ToldShift | undefined {
  const time = readShiftTime(value);
  const key = isFields(value) ? value.key : undefined;
  const isKey = typeof key === 'number' && Number.isInteger(key) && key >= 0 && key <= MAX_KEY;
  return time && isKey ? { key, ...time } : undefined;
}

/** Undefined if any part is missing or invalid. */
export function readShiftTime(value: unknown): Omit<ToldShift, 'key'> | undefined {
  if (!isFields(value)) return undefined;
  const { date } = value;
  const [startTime, endTime] = [timeIn(value.startTime), timeIn(value.endTime)];
  return isDate(date) && startTime && endTime ? { date, startTime, endTime } : undefined;
}

function nameIn(value: unknown): { readonly to?: string } {
  const name = typeof value === 'string' ? cut(value.trim(), LONGEST_NAME) : '';
  return name === '' ? {} : { to: name };
}

function isDate(value: unknown): value is LocalDate {
  return typeof value === 'string' && isLocalDate(value);
}

function timeIn(value: unknown): ClockTime | undefined {
  return typeof value === 'string' ? parseClockTime(value) : undefined;
}

/** At whole characters, never within a surrogate pair. */
function cut(text: string, length: number): string {
  return text.length > length ? Array.from(text).slice(0, length).join('').trim() : text;
}
