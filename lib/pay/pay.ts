import { type Employee, employeeFinder, nameKey } from '@/lib/employees/employee';
import { isDay } from '@/lib/employees/person/in-house';
import type { MinutesOf } from '@/lib/shifts/counting';
import { isSomebodys } from '@/lib/shifts/shift/open-shift';
import { compareShifts, type Shift } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';
import { HOUR_MINUTES } from '@/lib/time/units';
import type { Amount } from './amount';
import { limitsFor, type Overtime, type OvertimeLimits } from './overtime-rules';
import { hourlyIn, type Wages, wagesOf } from './wages';

/** Minutes and cost of one shift, one person or one day. */
export interface Pay {
  readonly minutes: number;
  /** At the wage; with overtime and double time they are all minutes. */
  readonly regular: number;
  readonly overtime: number;
  readonly double: number;
  /** What is known to be paid. */
  readonly cost: Amount;
  /** What of the cost is paid for overtime and double time. */
  readonly overtimeCost: Amount;
  /** How many shifts have no known wage: their cost is missing. */
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

/** One person's week. */
export interface PersonPay extends Pay {
  /** `nameKey` of the name. */
  readonly key: string;
  readonly name: string;
  readonly shiftCount: number;
  /** By the days of the week, with the part of a weekly salary. */
  readonly byDay: readonly Pay[];
}

/** What a week takes and costs. */
export interface WeekPay {
  readonly total: Pay;
  readonly byDay: readonly Pay[];
  /** By `nameKey`: everybody with a counted shift, or paid by the week. */
  readonly people: ReadonlyMap<string, PersonPay>;
  /** By the id of the shift, without parts of a salary. */
  readonly shifts: ReadonlyMap<string, Pay>;
}

export interface PayQuestion {
  /** The seven days of the week, in order. */
  readonly days: readonly LocalDate[];
  /** Their shifts, of each day those that begin on it, as in the same order. */
  readonly shifts: readonly (readonly Shift[])[];
  readonly employees: Iterable<Employee>;
  readonly overtime: Overtime;
  /** How a shift counts in hours. */
  readonly minutesOf: MinutesOf;
}

/**
 * The hours, overtime and cost of a week: the one home of all three. A shift counts entirely on the day on which it begins, and a night
 * with a change of the clock has its planned hours. Canceled and open shifts are left out.
 *
 * Hours become overtime in the order in which they are worked and cost a multiple of the wage of the role in which they are worked
 * (29 CFR 778.419). Hours of overtime by the day do not count again towards the week's limit. Each part of a shift's cost is rounded once to a ten-thousandth of
 * the currency, so that the cost of the week is exactly the sum over days and over people, whatever order edits came in.
 *
 * A weekly salary is spread over the seven days, or over those in the house (`firstDay`, `lastDay`), worked or not.
 */
export function payOfWeek(question: PayQuestion): WeekPay {
  const { days, shifts, employees, overtime, minutesOf } = question;
  const team = [...employees];
  const find = employeeFinder(team);
  const people = new Map<string, PersonPay>();
  const ofShifts = new Map<string, Pay>();
  const add = (key: string, name: string, person: Employee | undefined, own: readonly (readonly Shift[])[]) =>
    people.set(key, payOfPerson({ key, name, person, days, own, overtime, minutesOf }, ofShifts));
  for (const [key, { name, own }] of weeksOfPeople(shifts)) add(key, name, find(name), own);
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

/** The sum of all. */
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

interface OwnWeek {
  readonly name: string;
  /** By day, in the order in which they begin. */
  readonly own: readonly (readonly Shift[])[];
}

/** One person's shifts of a day. */
interface OwnDay {
  readonly name: string;
  readonly shifts: Shift[];
}

// A day's array keeps its identity until that day changes: an edit groups the days that it touches.
const peopleOfDay = new WeakMap<readonly Shift[], ReadonlyMap<string, OwnDay>>();

function peopleOn(shifts: readonly Shift[]): ReadonlyMap<string, OwnDay> {
  const known = peopleOfDay.get(shifts);
  if (known) return known;
  const people = new Map<string, OwnDay>();
  for (const shift of shifts) {
    if (!isSomebodys(shift)) continue;
    const key = nameKey(shift.employeeName);
    const own = people.get(key);
    if (own) own.shifts.push(shift);
    else people.set(key, { name: shift.employeeName, shifts: [shift] });
  }
  for (const { shifts: own } of people.values()) own.sort(compareShifts);
  peopleOfDay.set(shifts, people);
  return people;
}

const NO_SHIFTS: readonly Shift[] = [];

function weeksOfPeople(shifts: readonly (readonly Shift[])[]): ReadonlyMap<string, OwnWeek> {
  const weeks = new Map<string, { name: string; own: (readonly Shift[])[] }>();
  shifts.forEach((ofDay, at) => {
    for (const [key, { name, shifts: own }] of peopleOn(ofDay)) {
      const week = weeks.get(key) ?? { name, own: shifts.map(() => NO_SHIFTS) };
      weeks.set(key, week);
      week.own[at] = own;
    }
  });
  return weeks;
}

interface OneWeek {
  readonly key: string;
  readonly name: string;
  readonly person: Employee | undefined;
  readonly days: readonly LocalDate[];
  readonly own: readonly (readonly Shift[])[];
  readonly overtime: Overtime;
  readonly minutesOf: MinutesOf;
}

function payOfPerson(week: OneWeek, ofShifts: Map<string, Pay>): PersonPay {
  const { key, name, person, days, own, minutesOf } = week;
  const wages = person && wagesOf(person);
  const limits = limitsFor(week.overtime, person);
  const salary = salaryByDay(wages, person, days);
  const isSevenDays =
    limits.seventhDay &&
    own.length === 7 &&
    own.every((shifts) => shifts.some((shift) => minutesOf(shift) > 0));
  let weekRegular = 0;
  const byDay = own.map((shifts, at): Pay => {
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
  const shiftCount = own.reduce((count, shifts) => count + shifts.length, 0);
  return { key, name, shiftCount, byDay, ...sumOf(byDay) };
}

interface Parts {
  readonly regular: number;
  readonly overtime: number;
  readonly double: number;
}

/** What of a shift's minutes is regular, after so many minutes of the same day and so many regular ones of the week. */
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

/** How many of the minutes that follow `before` lie above the limit. */
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

/** A weekly salary over the days in the house: equal whole parts, what is left over on the first of them. */
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
