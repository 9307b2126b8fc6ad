import { OFF_KINDS, type OffKind } from '@/lib/employees/person/time-off-kinds';
import {
  MAX_HOURS_A_DAY,
  readAvailability,
  type WeeklyAvailability,
} from '@/lib/employees/stored-availability';
import { type Fields, isFields } from '@/lib/saved-data/records/fields';
import { type ClockTime, parseClockTime } from '@/lib/time/clock-time';
import { isLocalDate, type LocalDate } from '@/lib/time/local-date';

/** A shift as announced to a person; `key` is `hash32` of the id, as in links. */
export interface AnnouncedShift {
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
} & OnDemandCache;

type OnDemandCache =
  /** Confirms the week as published at that moment (epoch milliseconds, whole minutes). */
  | { readonly kind: 'seen'; readonly firstDay: LocalDate; readonly publishedAt: number }
  | { readonly kind: 'claim'; readonly shift: AnnouncedShift }
  /** Offers the shift, to the agreed person `to` or to anybody. */
  | { readonly kind: 'giveAway'; readonly shift: AnnouncedShift; readonly to?: string }
  /** Offers a swap, optionally with an agreed person or shift. */
  | {
      readonly kind: 'swap';
      readonly shift: AnnouncedShift;
      readonly to?: string;
      readonly other?: AnnouncedShift;
    }
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
export const MAX_ASKED_NOTE_LENGTH = 200;
/** In characters. */
const MAX_NAME_LENGTH = 200;
/** Maximum number of stretches in a week in which every day has the form's maximum. */
const MAX_WEEKLY = 7 * MAX_HOURS_A_DAY;
const NUMBER = /^[a-z0-9]{1,13}$/;
const MAX_KEY = 0xffff_ffff;

/** Undefined if any part is missing or invalid. Cuts long texts and drops unknown fields. */
export function readAsked(value: unknown): Asked | undefined {
  if (!isFields(value)) return undefined;
  const { number, note = '' } = value;
  if (typeof number !== 'string' || !NUMBER.test(number) || typeof note !== 'string') return undefined;
  const asked = readAskedFor(value);
  return asked && { number, note: cut(note.trim(), MAX_ASKED_NOTE_LENGTH), ...asked };
}

function readAskedFor(value: Fields): OnDemandCache | undefined {
  switch (value.kind) {
    case 'seen': {
      const { firstDay, publishedAt } = value;
      const isMoment = typeof publishedAt === 'number' && Number.isSafeInteger(publishedAt);
      return isDate(firstDay) && isMoment ? { kind: 'seen', firstDay, publishedAt } : undefined;
    }
    case 'claim': {
      const shift = readAskedShift(value.shift);
      return shift && { kind: 'claim', shift };
    }
    case 'giveAway': {
      const shift = readAskedShift(value.shift);
      return shift && { kind: 'giveAway', shift, ...nameIn(value.to) };
    }
    case 'swap': {
      const shift = readAskedShift(value.shift);
      const other = value.other === undefined ? undefined : readAskedShift(value.other);
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

function readWeek({ weekly, ask }: Fields): OnDemandCache | undefined {
  if (!Array.isArray(weekly) || weekly.length > MAX_WEEKLY) return undefined;
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

function readAskedShift(value: unknown): AnnouncedShift | undefined {
  const time = readShiftTime(value);
  const key = isFields(value) ? value.key : undefined;
  const isKey = typeof key === 'number' && Number.isInteger(key) && key >= 0 && key <= MAX_KEY;
  return time && isKey ? { key, ...time } : undefined;
}

/** Undefined if any part is missing or invalid. */
export function readShiftTime(value: unknown): Omit<AnnouncedShift, 'key'> | undefined {
  if (!isFields(value)) return undefined;
  const { date } = value;
  const [startTime, endTime] = [timeIn(value.startTime), timeIn(value.endTime)];
  return isDate(date) && startTime && endTime ? { date, startTime, endTime } : undefined;
}

function nameIn(value: unknown): { readonly to?: string } {
  const name = typeof value === 'string' ? cut(value.trim(), MAX_NAME_LENGTH) : '';
  return name === '' ? {} : { to: name };
}

function isDate(value: unknown): value is LocalDate {
  return typeof value === 'string' && isLocalDate(value);
}

function timeIn(value: unknown): ClockTime | undefined {
  return typeof value === 'string' ? parseClockTime(value) : undefined;
}

/** Cuts at whole characters, never within a surrogate pair. */
function cut(text: string, length: number): string {
  return text.length > length ? Array.from(text).slice(0, length).join('').trim() : text;
}
