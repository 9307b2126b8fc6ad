import { OFF_KINDS } from '@/lib/employees/person/time-off-kinds';
import type { WeeklyAvailability } from '@/lib/employees/stored-availability';
import { LANGUAGES } from '@/lib/i18n/language';
import { type AnnouncedShift, type Asked, readAsked } from '@/lib/requests/asked';
import { identityBytes, identityIn } from '@/lib/requests/links/link-identity';
import { checksum } from '@/lib/share/checksum';
import { readVersioned } from '@/lib/share/week-code/read-versioned';
import { deflate, fromBase64Url, inflate, toBase64Url } from '@/lib/share/week-code/week-code-text';
import { clockTimeOf, minuteOfDay } from '@/lib/time/clock-time';
import { addDays, daysBetween, isLocalDate, type LocalDate } from '@/lib/time/local-date';
import { MINUTE_MS } from '@/lib/time/units';
import { REPLY_LIMITS as LIMITS, type Reply } from './reply';

/** `newer`: written by a newer version. `none`: there is no code. */
export type DecodedReply =
  | { readonly kind: 'reply'; readonly reply: Reply }
  | { readonly kind: 'newer' }
  | { readonly kind: 'broken' }
  | { readonly kind: 'none' };

const VERSION = 1;
const CHECK_BYTES = 4;
/** The lengths of `identityBytes`: for a link to everybody, and for a personal link. */
const IDENTITY_BYTES: readonly number[] = [8, 20];

/** Rejects with a RangeError unless 1 to 20 requests are given. */
export async function encodeReply({ name, language, madeAt, asked, ...identity }: Reply): Promise<string> {
  if (asked.length === 0 || asked.length > LIMITS.asked)
    throw new RangeError('A reply must have 1 to 20 requests.');
  const base = dayOf(madeAt);
  const rows = asked.map((each) => packAsked(each, base));
  const content = JSON.stringify([
    Array.from(name).slice(0, LIMITS.nameCharacters).join(''),
    LANGUAGES.indexOf(language),
    Math.floor(madeAt / MINUTE_MS),
    rows,
  ]);
  const packed = await deflate(new TextEncoder().encode(content));
  const known = identityBytes(identity);
  const bytes = new Uint8Array(CHECK_BYTES + 1 + known.length + packed.length);
  bytes[CHECK_BYTES] = IDENTITY_BYTES.indexOf(known.length);
  bytes.set(known, CHECK_BYTES + 1);
  bytes.set(packed, CHECK_BYTES + 1 + known.length);
  new DataView(bytes.buffer).setUint32(0, checksum(bytes.subarray(CHECK_BYTES)));
  return `${VERSION}.${toBase64Url(bytes)}`;
}

/** Accepts a leading hash sign and common damage from messengers. Never rejects. */
export async function decodeReply(fragment: string): Promise<DecodedReply> {
  const found = await readVersioned(fragment, {
    version: VERSION,
    maxCharacters: LIMITS.codeCharacters,
    read: readReply,
  });
  return found.kind === 'read' ? { kind: 'reply', reply: found.value } : found;
}

async function readReply(code: string): Promise<Reply> {
  const bytes = fromBase64Url(code);
  const checked = bytes.subarray(CHECK_BYTES);
  const length = IDENTITY_BYTES[checked[0] ?? IDENTITY_BYTES.length];
  if (length === undefined || checked.length <= length) throw new RangeError('The reply is too short.');
  if (new DataView(bytes.buffer).getUint32(0) !== checksum(checked)) {
    throw new RangeError('The checksum of the reply does not match.');
  }
  const identity = identityIn(checked.subarray(1, 1 + length));
  const text = await inflate(checked.slice(1 + length), LIMITS.textBytes);
  return { ...identity, ...contentIn(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(text))) };
}

function contentIn(content: unknown): Pick<Reply, 'name' | 'language' | 'madeAt' | 'asked'> {
  if (!Array.isArray(content)) throw new RangeError('The content of a reply must be a list.');
  const [typed, place, minutes, rows]: readonly unknown[] = content;
  const name = typeof typed === 'string' ? typed.trim() : '';
  const language = typeof place === 'number' ? LANGUAGES[place] : undefined;
  const madeAt = typeof minutes === 'number' && Number.isSafeInteger(minutes) ? minutes * MINUTE_MS : -1;
  const base = madeAt < 0 ? '' : dayOf(madeAt);
  if (name === '' || Array.from(name).length > LIMITS.nameCharacters || !language || !isLocalDate(base)) {
    throw new RangeError('The reply has no valid name, language or date.');
  }
  if (!Array.isArray(rows) || rows.length === 0 || rows.length > LIMITS.asked) {
    throw new RangeError('A reply must have 1 to 20 requests.');
  }
  const asked = rows.map((row: unknown) => {
    const read = unpackAsked(row, base);
    // A reply without one of its requests would have another meaning.
    if (!read) throw new RangeError('A request in the reply cannot be read.');
    return read;
  });
  return { name, language, madeAt, asked };
}

/** The UTC base day of the reply; throws for an invalid moment. */
function dayOf(madeAt: number) {
  const [day = ''] = new Date(madeAt).toISOString().split('T', 1);
  if (!isLocalDate(day)) throw new RangeError('The reply has an invalid date.');
  return day;
}

/** A letter for the kind, the number, the note, and fields of the kind. */
type Row = readonly unknown[];

const LETTERS = { s: 'seen', c: 'claim', g: 'giveAway', x: 'swap', o: 'timeOff', a: 'availability' } as const;
/** Maximum distance of a request's day from the reply, in days. Days further away are not plausible. */
const MAX_DAYS = 4000;

function packAsked(asked: Asked, base: LocalDate): Row {
  const { number, note } = asked;
  const day = (date: LocalDate) => daysBetween(base, date);
  const packShift = ({ key, date, startTime, endTime }: AnnouncedShift) => [
    key,
    day(date),
    minuteOfDay(startTime),
    minuteOfDay(endTime),
  ];
  switch (asked.kind) {
    case 'seen':
      return ['s', number, note, day(asked.firstDay), asked.publishedAt / MINUTE_MS];
    case 'claim':
      return ['c', number, note, ...packShift(asked.shift)];
    case 'giveAway':
      return ['g', number, note, ...packShift(asked.shift), ...(asked.to ? [asked.to] : [])];
    case 'swap': {
      const { to, other } = asked;
      const agreed = other ? [to ?? '', ...packShift(other)] : to ? [to] : [];
      return ['x', number, note, ...packShift(asked.shift), ...agreed];
    }
    case 'timeOff': {
      const { from, to, offKind } = asked;
      const kind = offKind ? [OFF_KINDS.indexOf(offKind)] : [];
      return ['o', number, note, day(from), daysBetween(from, to), ...kind];
    }
    case 'availability': {
      const { weekly, ask } = asked;
      return ['a', number, note, weekly.map(packWeekly), ...(ask ? [ask] : [])];
    }
  }
}

function unpackAsked(row: unknown, base: LocalDate): Asked | undefined {
  if (!Array.isArray(row)) return undefined;
  const [letter, number, note, ...rest]: readonly unknown[] = row;
  const kind = typeof letter === 'string' && isLetter(letter) ? LETTERS[letter] : undefined;
  if (!kind) return undefined;
  return readAsked({ kind, number, note, ...factsIn(kind, rest, base) });
}

function isLetter(letter: string): letter is keyof typeof LETTERS {
  return Object.hasOwn(LETTERS, letter);
}

function factsIn(kind: Asked['kind'], rest: Row, base: LocalDate): object {
  switch (kind) {
    case 'seen':
      return { firstDay: dayIn(rest[0], base), publishedAt: Number(rest[1]) * MINUTE_MS };
    case 'claim':
      return { shift: announcedIn(rest, base) };
    case 'giveAway':
      return { shift: announcedIn(rest, base), to: rest[4] };
    case 'swap':
      return {
        shift: announcedIn(rest, base),
        to: rest[4],
        ...(rest.length > 5 && { other: announcedIn(rest.slice(5), base) }),
      };
    case 'timeOff': {
      const from = dayIn(rest[0], base);
      const offKind = typeof rest[2] === 'number' ? OFF_KINDS[rest[2]] : undefined;
      return { from, to: from && dayIn(rest[1], from), offKind };
    }
    case 'availability': {
      const [weekly, ask] = rest;
      return { weekly: Array.isArray(weekly) ? weekly.map(weeklyIn) : weekly, ask };
    }
  }
}

function announcedIn([key, day, start, end]: Row, base: LocalDate): object {
  return { key, date: dayIn(day, base), startTime: timeIn(start), endTime: timeIn(end) };
}

function dayIn(offset: unknown, base: LocalDate): LocalDate | undefined {
  const isDay = typeof offset === 'number' && Number.isInteger(offset) && Math.abs(offset) <= MAX_DAYS;
  return isDay ? addDays(base, offset) : undefined;
}

function timeIn(minute: unknown): string | undefined {
  const isMinute = typeof minute === 'number' && Number.isInteger(minute) && minute >= 0 && minute < 1440;
  return isMinute ? clockTimeOf(minute) : undefined;
}

function packWeekly({ weekday, from, to }: WeeklyAvailability): Row {
  return from && to ? [weekday, minuteOfDay(from), minuteOfDay(to)] : [weekday];
}

function weeklyIn(packed: unknown): unknown {
  if (!Array.isArray(packed)) return packed;
  const [weekday, from, to]: readonly unknown[] = packed;
  return packed.length === 1
    ? { weekday, kind: 'off' }
    : { weekday, kind: 'hours', from: timeIn(from), to: timeIn(to) };
}
