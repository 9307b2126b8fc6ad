import { type Employee, employeeFinder, nameKey } from '@/lib/employees/employee';
import { isDay } from '@/lib/employees/person/person-facts';
import type { MinutesOf } from '@/lib/shifts/counting';
import { isCountedForPerson } from '@/lib/shifts/shift/open-shift';
import { compareShifts, type Shift } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';
import { HOUR_MINUTES } from '@/lib/time/units';
import type { Amount } from './amount';
import { limitsFor, type Overtime, type OvertimeLimits } from './overtime-rules';
import { hourlyIn, type Wages, wagesOf } from './wages';

export interface Pay {
  readonly minutes: number;
  /** Minutes at the plain wage. `regular`, `overtime` and `double` add up to `minutes`. */
  readonly regular: number;
  readonly overtime: number;
  readonly double: number;
  readonly cost: Amount;
  readonly overtimeCost: Amount;
  /** Number of shifts without a known wage, whose cost is missing. */
  readonly unpriced: number;
}

export const NO_PAY: Pay = {
  minutes: 0,
  regular: 0,
  overtime: 0,
  double: 0,
  cost: 0,
  overtimeCost: 0,
  unpriced: 0,
};

export interface PersonPay extends Pay {
  /** `nameKey` of the name. */
  readonly key: string;
  readonly name: string;
  readonly shiftCount: number;
  /** Figures of each day of the week, including the daily part of a weekly salary. */
  readonly byDay: readonly Pay[];
}

export interface WeekPay {
  readonly total: Pay;
  readonly byDay: readonly Pay[];
  /** By `nameKey`: everybody with a counted shift or weekly pay. */
  readonly people: ReadonlyMap<string, PersonPay>;
  /** By shift id, without salary. */
  readonly shifts: ReadonlyMap<string, Pay>;
}

export interface PayInput {
  /** In calendar order. */
  readonly days: readonly LocalDate[];
  /** By the day on which the shifts begin. */
  readonly shifts: readonly (readonly Shift[])[];
  readonly employees: Iterable<Employee>;
  readonly overtime: Overtime;
  readonly minutesOf: MinutesOf;
}

/**
 * Hours, overtime and cost of a week. A shift counts on the day it begins, with its planned hours even at a clock
 * change. Omits canceled and open shifts. Overtime follows the order of work and multiplies the wage of the role
 * worked (29 CFR 778.419). Daily overtime does not count again towards the weekly limit. Rounds each part of a shift's
 * cost once, so that days and people add up exactly. A weekly salary is spread over the week's days of employment.
 */
export function payOfWeek(question: PayInput): WeekPay {
  const { days, shifts, employees, overtime, minutesOf } = question;
  const team = [...employees];
  const find = employeeFinder(team);
  const people = new Map<string, PersonPay>();
  const ofShifts = new Map<string, Pay>();
  const add = (
    key: string,
    name: string,
    person: Employee | undefined,
    ownShifts: readonly (readonly Shift[])[],
  ) => people.set(key, payOfPerson({ key, name, person, days, ownShifts, overtime, minutesOf }, ofShifts));
  for (const [key, { name, ownShifts }] of weeksOfPeople(shifts)) add(key, name, find(name), ownShifts);
  for (const person of team) {
    const key = nameKey(person.name);
    if (wagesOf(person)?.weekly !== undefined && !people.has(key))
      add(
        key,
        person.name,
        person,
        days.map(() => []),
      );
  }
  const byDay = days.map((_, at) => sumOf([...people.values()].map((person) => person.byDay[at] ?? NO_PAY)));
  return { total: sumOf(byDay), byDay, people, shifts: ofShifts };
}

export function sumOf(parts: readonly Pay[]): Pay {
  if (parts.length === 0) return NO_PAY;
  const sum = { ...NO_PAY } as { -readonly [Figure in keyof Pay]: number };
  for (const part of parts) {
    sum.minutes += part.minutes;
    sum.regular += part.regular;
    sum.overtime += part.overtime;
    sum.double += part.double;
    sum.cost += part.cost;
    sum.overtimeCost += part.overtimeCost;
    sum.unpriced += part.unpriced;
  }
  return sum;
}

interface PersonWeek {
  readonly name: string;
  /** By day, in order of start. */
  readonly ownShifts: readonly (readonly Shift[])[];
}

interface PersonDay {
  readonly name: string;
  readonly shifts: Shift[];
}

// A day's array keeps its identity until that day changes, so an edit regroups only its days.
const peopleOfDay = new WeakMap<readonly Shift[], ReadonlyMap<string, PersonDay>>();

function peopleOn(shifts: readonly Shift[]): ReadonlyMap<string, PersonDay> {
  const known = peopleOfDay.get(shifts);
  if (known) return known;
  const people = new Map<string, PersonDay>();
  for (const shift of shifts) {
    if (!isCountedForPerson(shift)) continue;
    const key = nameKey(shift.employeeName);
    const ownShifts = people.get(key);
    if (ownShifts) ownShifts.shifts.push(shift);
    else people.set(key, { name: shift.employeeName, shifts: [shift] });
  }
  for (const { shifts: ownShifts } of people.values()) ownShifts.sort(compareShifts);
  peopleOfDay.set(shifts, people);
  return people;
}

const NO_SHIFTS: readonly Shift[] = [];

function weeksOfPeople(shifts: readonly (readonly Shift[])[]): ReadonlyMap<string, PersonWeek> {
  const weeks = new Map<string, { name: string; ownShifts: (readonly Shift[])[] }>();
  shifts.forEach((ofDay, at) => {
    for (const [key, { name, shifts: ownShifts }] of peopleOn(ofDay)) {
      const week = weeks.get(key) ?? { name, ownShifts: shifts.map(() => NO_SHIFTS) };
      weeks.set(key, week);
      week.ownShifts[at] = ownShifts;
    }
  });
  return weeks;
}

interface PersonWeekInput {
  readonly key: string;
  readonly name: string;
  readonly person: Employee | undefined;
  readonly days: readonly LocalDate[];
  readonly ownShifts: readonly (readonly Shift[])[];
  readonly overtime: Overtime;
  readonly minutesOf: MinutesOf;
}

function payOfPerson(week: PersonWeekInput, ofShifts: Map<string, Pay>): PersonPay {
  const { key, name, person, days, ownShifts, minutesOf } = week;
  const wages = person && wagesOf(person);
  const limits = limitsFor(week.overtime, person);
  const salary = salaryByDay(wages, person, days);
  const isSevenDays =
    limits.seventhDay &&
    ownShifts.length === 7 &&
    ownShifts.every((shifts) => shifts.some((shift) => minutesOf(shift) > 0));
  let weekRegular = 0;
  const byDay = ownShifts.map((shifts, at): Pay => {
    const before = salary[at] ?? 0;
    const fixed = before === 0 ? [] : [{ ...NO_PAY, cost: before }];
    if (shifts.length === 0) return fixed[0] ?? NO_PAY;
    let dayMinutes = 0;
    const paid = shifts.map((shift) => {
      const minutes = minutesOf(shift);
      const parts = partsOf(dayMinutes, minutes, weekRegular, isSevenDays && at === 6, limits);
      dayMinutes += minutes;
      weekRegular += parts.regular;
      const pay = priced(minutes, parts, hourlyIn(wages, shift.role), limits);
      ofShifts.set(shift.id, pay);
      return pay;
    });
    const [only = NO_PAY] = paid;
    return before === 0 && paid.length === 1 ? only : sumOf([...fixed, ...paid]);
  });
  const shiftCount = ownShifts.reduce((count, shifts) => count + shifts.length, 0);
  return { key, name, shiftCount, byDay, ...sumOf(byDay) };
}

interface Parts {
  readonly regular: number;
  readonly overtime: number;
  readonly double: number;
}

/** Splits a shift's minutes, given the earlier minutes of the day and regular minutes of the week. */
function partsOf(
  dayBefore: number,
  minutes: number,
  weekBefore: number,
  isSeventh: boolean,
  limits: OvertimeLimits,
): Parts {
  const { dayMinutes = Number.POSITIVE_INFINITY, weekMinutes = Number.POSITIVE_INFINITY } = limits;
  const doubleFrom = isSeventh
    ? dayMinutes
    : Math.max(
        limits.dayDoubleMinutes ?? Number.POSITIVE_INFINITY,
        Number.isFinite(dayMinutes) ? dayMinutes : 0,
      );
  const double = above(doubleFrom, dayBefore, minutes);
  const ofDay = isSeventh ? minutes - double : above(dayMinutes, dayBefore, minutes) - double;
  const plain = minutes - double - Math.max(ofDay, 0);
  const ofWeek = above(weekMinutes, weekBefore, plain);
  return { regular: plain - ofWeek, overtime: Math.max(ofDay, 0) + ofWeek, double };
}

/** The number of minutes after `before` that exceed the limit. */
function above(limit: number, before: number, minutes: number): number {
  return Math.max(0, Math.min(minutes, before + minutes - limit));
}

function priced(minutes: number, parts: Parts, hourly: Amount | undefined, limits: OvertimeLimits): Pay {
  const part = (ofPart: number, percent: number) =>
    Math.round(((hourly ?? 0) * ofPart * percent) / (100 * HOUR_MINUTES));
  const overtimeCost = part(parts.overtime, limits.percent) + part(parts.double, limits.doublePercent);
  return {
    minutes,
    ...parts,
    cost: part(parts.regular, 100) + overtimeCost,
    overtimeCost,
    unpriced: hourly === undefined ? 1 : 0,
  };
}

/** Whole equal parts for the days of employment; the first day gets the remainder. */
function salaryByDay(
  wages: Wages | undefined,
  person: Employee | undefined,
  days: readonly LocalDate[],
): readonly Amount[] {
  const weekly = wages?.weekly;
  if (weekly === undefined || !person) return [];
  const { firstDay, lastDay } = person;
  const part = Math.floor(weekly / days.length);
  const rest = weekly - part * days.length;
  return days.map((day, at) => {
    const isIn = !(isDay(firstDay) && day < firstDay) && !(isDay(lastDay) && day > lastDay);
    return isIn ? part + (at < rest ? 1 : 0) : 0;
  });
}
