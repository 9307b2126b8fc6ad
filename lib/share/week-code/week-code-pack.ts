import { ROLES } from '@/lib/employees/role';
import type { SharedPerson, SharedShift, SharedWeek } from '@/lib/share/shared-week';
import { minuteOfDay } from '@/lib/time/clock-time';
import { durationMinutes } from '@/lib/time/interval';
import { daysBetween, type LocalDate } from '@/lib/time/local-date';
import { MINUTE_MS } from '@/lib/time/units';
import { ZONE_CHOICES } from '@/lib/time/zone-choice';
import { BitWriter } from './week-code-bits';
import {
  cutText as cut,
  FIRST_DAY,
  WEEK_CODE_LIMITS as LIMITS,
  MINUTE_BITS,
  QUARTER,
  widthFor,
} from './week-code-limits';
import { announcedInReach, hasMore, writeMore } from './week-code-more';

export interface PackedWeek {
  /** Names, roles and zone, concatenated: `deflate` shrinks only these. */
  readonly texts: Uint8Array<ArrayBuffer>;
  readonly bits: Uint8Array<ArrayBuffer>;
}

type Times = Pick<SharedShift, 'startTime' | 'endTime'>;

/** Throws a RangeError for a shift outside the week or an exceeded limit. */
export function packWeek(week: SharedWeek): PackedWeek {
  const shifts = week.people.flatMap((person) => person.shifts);
  if (week.people.length > LIMITS.people || shifts.length > LIMITS.shifts) {
    throw new RangeError('The week is too large for a link.');
  }
  const bits = new BitWriter();
  const texts: Uint8Array[] = [];
  const writeText = (text: string) => {
    const bytes = new TextEncoder().encode(text);
    bits.number(bytes.length);
    texts.push(bytes);
  };

  bits.number(daysBetween(FIRST_DAY, week.firstDay));
  bits.number(Math.floor(week.publishedAt / MINUTE_MS));
  bits.number(week.leadMinutes);
  // The first choice is not a zone: its number means that the zone follows as text.
  const zone = Math.max(0, (ZONE_CHOICES as readonly string[]).indexOf(week.zone));
  bits.number(zone);
  if (zone === 0) writeText(week.zone);

  const allShifts = [...shifts, ...announcedInReach(week).map(({ shift }) => shift)];
  const ownRoles = mostFrequent(allShifts.map(({ role }) => cut(role)).filter((role) => !isStandard(role)));
  bits.number(ownRoles.length);
  ownRoles.forEach(writeText);
  const roles = numbersOf([...ROLES, ...ownRoles]);
  const writeRole = (role: string) => bits.bits(numberOf(roles, cut(role)), widthFor(roles.size));

  const times = numbersOf(mostFrequent(allShifts.map(timesText)));
  bits.number(times.size);
  for (const text of times.keys()) writeTimes(bits, text);
  const writeTimesOf = (shift: Times) => bits.bits(numberOf(times, timesText(shift)), widthFor(times.size));

  bits.number(week.people.length);
  for (const person of week.people) {
    const usual = usualRole(person);
    writeText(cut(person.name));
    bits.number(person.shifts.length);
    writeRole(usual);
    let lastDay = -1;
    for (const shift of person.shifts) {
      const day = dayOfWeek(week.firstDay, shift.date);
      writeStep(bits, (day - lastDay + 7) % 7);
      lastDay = day;
      writeTimesOf(shift);
      const hasOtherRole = shift.role !== usual;
      bits.flag(shift.isPending || hasOtherRole);
      if (shift.isPending || hasOtherRole) {
        bits.flag(shift.isPending);
        bits.flag(hasOtherRole);
        if (hasOtherRole) writeRole(shift.role);
      }
      bits.bits(shift.key, 32);
    }
  }
  if (hasMore(week)) writeMore(bits, week, { text: writeText, times: writeTimesOf, role: writeRole });
  return { texts: joinBytes(texts), bits: bits.bytes() };
}

export function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Writes both times in quarter hours if possible: most shifts begin and end on a quarter of an hour. */
function writeTimes(bits: BitWriter, text: string): void {
  const [startTime = '', endTime = ''] = text.split(' ');
  const start = minuteOfDay(startTime);
  const length = durationMinutes(startTime, endTime);
  const isOnQuarter = start % QUARTER.minutes === 0 && length % QUARTER.minutes === 0;
  bits.flag(isOnQuarter);
  const [unit, width] = isOnQuarter ? [QUARTER.minutes, QUARTER.bits] : [1, MINUTE_BITS];
  bits.bits(start / unit, width);
  bits.bits(length / unit, width);
}

/**
 * Writes the days since the person's previous shift. One or two days are the most frequent steps and take the
 * fewest bits.
 */
function writeStep(bits: BitWriter, step: number): void {
  bits.flag(step !== 1);
  if (step === 1) return;
  bits.flag(step !== 2);
  if (step !== 2) bits.bits(step, 3);
}

function dayOfWeek(firstDay: LocalDate, date: LocalDate): number {
  const day = daysBetween(firstDay, date);
  if (day < 0 || day > 6) throw new RangeError('A shift is outside its week.');
  return day;
}

function isStandard(role: string): boolean {
  return (ROLES as readonly string[]).includes(role);
}

/** Most frequent first. */
function mostFrequent(texts: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].sort((one, other) => other[1] - one[1]).map(([text]) => text);
}

function usualRole({ shifts }: SharedPerson): string {
  return mostFrequent(shifts.map(({ role }) => role))[0] ?? ROLES[0];
}

function timesText({ startTime, endTime }: Times): string {
  return `${startTime} ${endTime}`;
}

function numbersOf(texts: readonly string[]): ReadonlyMap<string, number> {
  return new Map(texts.map((text, index) => [text, index]));
}

function numberOf(numbers: ReadonlyMap<string, number>, text: string): number {
  const number = numbers.get(text);
  if (number === undefined) throw new RangeError('A text is not in its list.');
  return number;
}
