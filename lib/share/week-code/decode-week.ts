import { ROLES } from '@/lib/employees/role';
import { checksum } from '@/lib/share/checksum';
import type { SharedPerson, SharedShift, SharedWeek } from '@/lib/share/shared-week';
import { clockTimeOf } from '@/lib/time/clock-time';
import { addDays, daysBetween, type LocalDate } from '@/lib/time/local-date';
import { DAY_MINUTES, MINUTE_MS } from '@/lib/time/units';
import { isZone } from '@/lib/time/wall-clock';
import { ZONE_CHOICES } from '@/lib/time/zone-choice';
import { readVersioned } from './read-versioned';
import { atMost, BitReader } from './week-code-bits';
import { readDays } from './week-code-days';
import { readBusinessName, withDetails } from './week-code-details';
import {
  FIRST_DAY,
  WEEK_CODE_LIMITS as LIMITS,
  MINUTE_BITS,
  PLAIN_VERSION,
  QUARTER,
  VERSION,
  WEEK_CODE_LIMITS,
  widthFor,
} from './week-code-limits';
import { readMore } from './week-code-more';
import type { PackedWeek } from './week-code-pack';
import { fromBase64Url, inflate } from './week-code-text';

/** `newer`: written by a newer version. `none`: there is no code. */
export type DecodedWeek =
  | { readonly kind: 'week'; readonly week: SharedWeek }
  | { readonly kind: 'newer' }
  | { readonly kind: 'broken' }
  | { readonly kind: 'none' };

/** Accepts a fragment with or without the hash sign, or damaged by a messenger. Never rejects. */
export async function decodeWeek(fragment: string): Promise<DecodedWeek> {
  const found = await readVersioned(fragment, {
    version: VERSION,
    maxCharacters: WEEK_CODE_LIMITS.codeCharacters,
    async read(code, version, text) {
      const week = await readWeek(code, version);
      const business = readBusinessName(text);
      const people = await withDetails(week.people, text);
      const days = await readDays(week.firstDay, text);
      return { ...week, people, ...(business && { business }), ...(days.length > 0 && { days }) };
    },
  });
  return found.kind === 'read' ? { kind: 'week', week: found.value } : found;
}

async function readWeek(code: string, version: number): Promise<SharedWeek> {
  const bytes = fromBase64Url(code);
  const head = new BitReader(bytes);
  const check = head.bits(32);
  const packed = head.take(head.number(bytes.length));
  const bits = head.take(head.bytesLeft());
  const texts = await inflate(packed, WEEK_CODE_LIMITS.textBytes);
  if (checksum(texts, bits) !== check) throw new RangeError('The checksum does not match the week.');
  return unpackWeek({ texts, bits }, version > PLAIN_VERSION);
}

/** The last day that begins a whole week. */
const LAST_FIRST_DAY = '9999-12-25' as LocalDate;
const MAX_MINUTES = 8.64e15 / MINUTE_MS;
const UTF8_BYTES = 4;

type Times = Pick<SharedShift, 'startTime' | 'endTime'>;

/** Throws if `packWeek` cannot have made the input. `isExtended`: parts follow the shifts (version 2). */
function unpackWeek({ texts, bits: content }: PackedWeek, isExtended = false): SharedWeek {
  const bits = new BitReader(content);
  let at = 0;
  const readText = () => {
    const end = at + bits.number(LIMITS.textCharacters * UTF8_BYTES);
    if (end > texts.length) throw new RangeError('The texts end too early.');
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(texts.subarray(at, end));
    at = end;
    return text;
  };

  const firstDay = addDays(FIRST_DAY, bits.number(daysBetween(FIRST_DAY, LAST_FIRST_DAY)));
  const publishedAt = bits.number(MAX_MINUTES) * MINUTE_MS;
  const leadMinutes = bits.number(LIMITS.leadMinutes);
  const zone = readZone(bits.number(ZONE_CHOICES.length - 1), readText);
  const roles = [...ROLES, ...repeat(bits.number(LIMITS.shifts), readText)];
  const readRole = () => itemAt(roles, bits.bits(widthFor(roles.length)));
  const times = repeat(bits.number(LIMITS.shifts), () => readTimes(bits));
  const readTimesOf = () => itemAt(times, bits.bits(widthFor(times.length)));

  let shiftsLeft: number = LIMITS.shifts;
  const readPerson = (): SharedPerson => {
    const name = readText();
    const count = bits.number(shiftsLeft);
    shiftsLeft -= count;
    const usual = readRole();
    let day = -1;
    const shifts = repeat(count, (): SharedShift => {
      day = (day + readStep(bits) + 7) % 7;
      const time = readTimesOf();
      const isSpecial = bits.flag();
      const isPending = isSpecial && bits.flag();
      const role = isSpecial && bits.flag() ? readRole() : usual;
      return { key: bits.bits(32), date: addDays(firstDay, day), ...time, role, isPending };
    });
    return { name, shifts };
  };
  const people = repeat(bits.number(LIMITS.people), readPerson);
  const week = { firstDay, publishedAt, zone, leadMinutes, people };
  const more = isExtended && readMore(bits, week, { text: readText, times: readTimesOf, role: readRole });
  if (bits.bytesLeft() > 0 || at < texts.length) throw new RangeError('Unexpected data follows the week.');
  return { ...week, ...more };
}

function readZone(number: number, readText: () => string): string {
  const zone = number === 0 ? readText() : itemAt<string>(ZONE_CHOICES, number);
  if (!isZone(zone)) throw new RangeError('The zone is unknown to this browser.');
  return zone;
}

function readTimes(bits: BitReader): Times {
  const [unit, width] = bits.flag() ? [QUARTER.minutes, QUARTER.bits] : [1, MINUTE_BITS];
  const start = atMost(bits.bits(width) * unit, DAY_MINUTES - 1);
  const length = atMost(bits.bits(width) * unit, DAY_MINUTES);
  if (length === 0) throw new RangeError('A shift has no length.');
  return { startTime: clockTimeOf(start), endTime: clockTimeOf(start + length) };
}

/** Reads the days since the previous shift, or since the day before the week. */
function readStep(bits: BitReader): number {
  if (!bits.flag()) return 1;
  return bits.flag() ? atMost(bits.bits(3), 6) : 2;
}

function repeat<Item>(count: number, read: () => Item): Item[] {
  const items: Item[] = [];
  for (let index = 0; index < count; index += 1) items.push(read());
  return items;
}

function itemAt<Item>(list: readonly Item[], index: number): Item {
  const item = list[index];
  if (item === undefined) throw new RangeError('A number is not in its list.');
  return item;
}
