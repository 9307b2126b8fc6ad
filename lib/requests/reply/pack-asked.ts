import { OFF_KINDS } from '@/lib/employees/person/time-off-kinds';
import type { WeeklyAvailability } from '@/lib/employees/stored-availability';
import { type Asked, readAsked, type ToldShift } from '@/lib/requests/asked';
import { clockTimeOf, minuteOfDay } from '@/lib/time/clock-time';
import { addDays, daysBetween, type LocalDate } from '@/lib/time/local-date';
import { MINUTE_MS } from '@/lib/time/units';

/** A letter for the kind, the number, the note, and fields of the kind. */
type Row = readonly unknown[];

const LETTERS = { s: 'seen', c: 'claim', g: 'giveAway', x: 'swap', o: 'timeOff', a: 'availability' } as const;
/** Days further away are not plausible. */
const MOST_DAYS = 4000;

export function packAsked(asked: Asked, base: LocalDate): Row {
  const { number, note } = asked;
  const day = (date: LocalDate) => daysBetween(base, date);
  const told = ({ key, date, startTime, endTime }: ToldShift) => [
    key,
    day(date),
    minuteOfDay(startTime),
    minuteOfDay(endTime),
  ];
  switch (asked.kind) {
    case 'seen':
      return ['s', number, note, day(asked.firstDay), asked.publishedAt / MINUTE_MS];
    case 'claim':
      return ['c', number, note, ...told(asked.shift)];
    case 'giveAway':
      return ['g', number, note, ...told(asked.shift), ...(asked.to ? [asked.to] : [])];
    case 'swap': {
      const { to, other } = asked;
      const agreed = other ? [to ?? '', ...told(other)] : to ? [to] : [];
      return ['x', number, note, ...told(asked.shift), ...agreed];
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

export function unpackAsked(row: unknown, base: LocalDate): Asked | undefined {
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
      return { shift: toldIn(rest, base) };
    case 'giveAway':
      return { shift: toldIn(rest, base), to: rest[4] };
    case 'swap':
      return {
        shift: toldIn(rest, base),
        to: rest[4],
        ...(rest.length > 5 && { other: toldIn(rest.slice(5), base) }),
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

function toldIn([key, day, start, end]: Row, base: LocalDate): object {
  return { key, date: dayIn(day, base), startTime: timeIn(start), endTime: timeIn(end) };
}

function dayIn(offset: unknown, base: LocalDate): LocalDate | undefined {
  const isDay = typeof offset === 'number' && Number.isInteger(offset) && Math.abs(offset) <= MOST_DAYS;
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
