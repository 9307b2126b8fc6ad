import { type Employee, nameKey } from '@/lib/employees/employee';
import { rolesOf } from '@/lib/employees/roles/roles-of';
import { memoize } from '@/lib/memoize';
import { type Overtime, SPECIFIED_OVERTIME } from '@/lib/pay/overtime-rules';
import { type Pay, payOfWeek } from '@/lib/pay/pay';
import type { ScheduleIndex } from '@/lib/shifts/change/schedule-index';
import type { MinutesOf } from '@/lib/shifts/counting';
import { type DetailWords, kindText } from '@/lib/shifts/shift/detail-texts';
import { isCountedForPerson } from '@/lib/shifts/shift/open-shift';
import { type Shift, shiftMinutes } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';
import { sevenDaysFrom, startOfWeek, type WeekStart } from '@/lib/time/week';
import type { DayRange } from './export-range';
import type { ExportTable } from './export-table';

export type ExportKind = 'shifts' | 'hours' | 'team';

export interface ExportWords {
  readonly date: string;
  readonly person: string;
  readonly role: string;
  readonly start: string;
  readonly end: string;
  readonly hours: string;
  /** How a shift counts in hours; absent: from start to end. */
  readonly minutesOf?: MinutesOf;
  readonly status: string;
  readonly notes: string;
  readonly station: string;
  readonly teamNotes: string;
  readonly kind: string;
  readonly unpaidBreak: string;
  readonly paidBreak: string;
  readonly details: Pick<DetailWords, 'onCall' | 'training'>;
  readonly furtherRoles: string;
  readonly team: string;
  readonly overtime: string;
  readonly week: string;
  readonly shifts: string;
  readonly byWeek: string;
  readonly roleName: (role: string) => string;
  readonly statusName: (status: string) => string;
  readonly compareNames: (one: string, other: string) => number;
}

/** One row per shift, including canceled and open ones. Details have a column if any shift has them. */
export function shiftsTable(
  index: ScheduleIndex,
  { first, last }: DayRange,
  words: ExportWords,
): ExportTable {
  const shifts = shiftsBetween(index, first, last);
  const details = detailColumns(words).filter(({ cellOf }) => shifts.some((shift) => cellOf(shift) !== ''));
  return {
    name: words.shifts,
    columns: [
      { head: words.date, kind: 'date', width: 12 },
      { head: words.person, kind: 'text', width: 24 },
      { head: words.role, kind: 'text', width: 16 },
      { head: words.start, kind: 'time', width: 10 },
      { head: words.end, kind: 'time', width: 10 },
      { head: words.hours, kind: 'minutes', width: 10 },
      { head: words.status, kind: 'text', width: 14 },
      { head: words.notes, kind: 'text', width: 40 },
      ...details.map(({ column }) => column),
    ],
    rows: shifts.map((shift) => [
      shift.date,
      shift.employeeName.trim(),
      words.roleName(shift.role),
      shift.startTime,
      shift.endTime,
      (words.minutesOf ?? shiftMinutes)(shift),
      words.statusName(shift.status),
      shift.notes,
      ...details.map(({ cellOf }) => cellOf(shift)),
    ]),
  };
}

/** Exports only names and roles, in the given order. */
export function teamTable(people: Iterable<Employee>, words: ExportWords): ExportTable {
  return {
    name: words.team,
    columns: [
      { head: words.person, kind: 'text', width: 24 },
      { head: words.role, kind: 'text', width: 16 },
      { head: words.furtherRoles, kind: 'text', width: 24 },
    ],
    rows: Array.from(people, (employee) => {
      const [main = '', ...further] = rolesOf(employee).map(words.roleName);
      return [employee.name, main, further.join(', ')];
    }),
  };
}

interface DetailColumn {
  readonly column: ExportTable['columns'][number];
  /** Empty if the shift lacks the detail. */
  readonly cellOf: (shift: Shift) => string;
}

function detailColumns(words: ExportWords): readonly DetailColumn[] {
  const text = (head: string, width: number, cellOf: DetailColumn['cellOf']) => ({
    column: { head, kind: 'text' as const, width },
    cellOf,
  });
  return [
    text(words.station, 16, ({ station = '' }) => station),
    text(words.teamNotes, 40, ({ teamNotes = '' }) => teamNotes),
    text(words.kind, 14, (shift) => kindText(shift, words.details) ?? shift.kind ?? ''),
    text(words.unpaidBreak, 14, ({ unpaidBreak = '' }) => String(unpaidBreak)),
    text(words.paidBreak, 14, ({ paidBreak = '' }) => String(paidBreak)),
  ];
}

/** One row per shift, and totals per person and week. */
export function hoursTables(
  index: ScheduleIndex,
  { first, last }: DayRange,
  words: ExportWords,
  weekStart: WeekStart,
  pay: Pick<PaidContext, 'employees' | 'overtime'> = {},
): readonly [ExportTable, ExportTable] {
  const shifts = shiftsBetween(index, startOfWeek(first, weekStart), last);
  const paid = paidShifts(shifts, { first, weekStart, ...pay }, words.compareNames, words.minutesOf);
  const person = { head: words.person, kind: 'text', width: 24 } as const;
  const hours = { head: words.hours, kind: 'minutes', width: 10 } as const;
  const overtime = { head: words.overtime, kind: 'minutes', width: 14 } as const;
  return [
    {
      name: words.hours,
      columns: [
        { head: words.date, kind: 'date', width: 12 },
        person,
        { head: words.role, kind: 'text', width: 16 },
        { head: words.start, kind: 'time', width: 10 },
        { head: words.end, kind: 'time', width: 10 },
        hours,
        overtime,
      ],
      rows: paid.map(({ shift, name, minutes, overtimeMinutes }) => [
        shift.date,
        name,
        words.roleName(shift.role),
        shift.startTime,
        shift.endTime,
        minutes,
        overtimeMinutes,
      ]),
    },
    {
      name: words.byWeek,
      columns: [
        person,
        { head: words.week, kind: 'date', width: 14 },
        { head: words.shifts, kind: 'count', width: 10 },
        hours,
        overtime,
      ],
      rows: paidWeeks(paid, weekStart).map(({ name, firstDay, shiftCount, minutes, overtimeMinutes }) => [
        name,
        firstDay,
        shiftCount,
        minutes,
        overtimeMinutes,
      ]),
    },
  ];
}

export function teamFileName(ending: 'csv' | 'xlsx'): string {
  return `brigade-team.${ending}`;
}

/** `brigade-shifts-2026-11-16-to-2026-11-22.xlsx`. */
export function exportFileName(
  kind: Exclude<ExportKind, 'team'>,
  { first, last }: DayRange,
  ending: 'csv' | 'xlsx',
): string {
  return `brigade-${kind}-${first}-to-${last}.${ending}`;
}

/** Both days inclusive, in calendar order. Visits only months with shifts, so the range may be long. */
function shiftsBetween(
  { months }: Pick<ScheduleIndex, 'months'>,
  first: LocalDate,
  last: LocalDate,
): readonly Shift[] {
  const isInside = (text: string, length: number) =>
    text >= first.slice(0, length) && text <= last.slice(0, length);
  return [...months.keys()]
    .filter((month) => isInside(month, 7))
    .sort()
    .flatMap((month) => {
      const days = [...(months.get(month) ?? [])].filter(([date]) => isInside(date, 10));
      return days.sort(([one], [other]) => (one < other ? -1 : 1)).flatMap(([, shifts]) => shifts);
    });
}

export interface PaidShift {
  readonly shift: Shift;
  /** All rows spell the name as in the person's last shift. */
  readonly name: string;
  readonly minutes: number;
  /** Overtime minutes, counting the person's week in order. */
  readonly overtimeMinutes: number;
}

export interface PaidWeek {
  readonly name: string;
  readonly firstDay: LocalDate;
  readonly shiftCount: number;
  readonly minutes: number;
  readonly overtimeMinutes: number;
}

export interface PaidContext {
  readonly first: LocalDate;
  readonly weekStart: WeekStart;
  /** Absent: no employee has individual limits. */
  readonly employees?: readonly Employee[] | undefined;
  /** Absent: the specification's rules. */
  readonly overtime?: Overtime | undefined;
}

/**
 * Paid shifts from `first` on, by person, then time. Requires shifts in calendar order from the week's start,
 * because earlier hours count towards overtime.
 */
export function paidShifts(
  shifts: readonly Shift[],
  context: PaidContext,
  compareNames: (one: string, other: string) => number,
  minutesOf: MinutesOf = shiftMinutes,
): readonly PaidShift[] {
  const pays = paysByShift(shifts, context, minutesOf);
  const people = new Map<string, { name: string; paid: PaidShift[] }>();
  for (const shift of shifts) {
    if (!isCountedForPerson(shift) || shift.date < context.first) continue;
    const key = nameKey(shift.employeeName);
    const person = people.get(key) ?? { name: '', paid: [] };
    people.set(key, person);
    person.name = shift.employeeName.trim();
    const pay = pays.get(shift.id);
    const minutes = pay?.minutes ?? minutesOf(shift);
    person.paid.push({
      shift,
      name: '',
      minutes,
      overtimeMinutes: (pay?.overtime ?? 0) + (pay?.double ?? 0),
    });
  }
  return [...people]
    .sort(
      ([oneKey, one], [otherKey, other]) =>
        compareNames(one.name, other.name) || (oneKey < otherKey ? -1 : 1),
    )
    .flatMap(([, { name, paid }]) => paid.map((own) => ({ ...own, name })));
}

/** By shift id, computed week by week. */
function paysByShift(
  shifts: readonly Shift[],
  { weekStart, employees = [], overtime = SPECIFIED_OVERTIME }: PaidContext,
  minutesOf: MinutesOf,
): ReadonlyMap<string, Pay> {
  // Thousands of shifts have only a few distinct weeks.
  const firstDayOf = memoize((date: LocalDate) => startOfWeek(date, weekStart));
  const weeks = new Map<LocalDate, Map<LocalDate, Shift[]>>();
  for (const shift of shifts) {
    const first = firstDayOf(shift.date);
    const week = weeks.get(first) ?? new Map<LocalDate, Shift[]>();
    weeks.set(first, week);
    const day = week.get(shift.date);
    if (day) day.push(shift);
    else week.set(shift.date, [shift]);
  }
  const pays = new Map<string, Pay>();
  for (const [first, week] of weeks) {
    const days = sevenDaysFrom(first);
    const ofWeek = days.map((day) => week.get(day) ?? []);
    for (const [id, pay] of payOfWeek({ days, shifts: ofWeek, employees, overtime, minutesOf }).shifts)
      pays.set(id, pay);
  }
  return pays;
}

/** In the order of the shifts. */
function paidWeeks(paid: readonly PaidShift[], weekStart: WeekStart): readonly PaidWeek[] {
  const weeks: PaidWeek[] = [];
  const firstDayOf = memoize((date: LocalDate) => startOfWeek(date, weekStart));
  for (const { shift, name, minutes, overtimeMinutes } of paid) {
    const firstDay = firstDayOf(shift.date);
    const last = weeks.at(-1);
    const isSame = last?.firstDay === firstDay && last.name === name;
    const sum = isSame ? last : { shiftCount: 0, minutes: 0, overtimeMinutes: 0 };
    if (isSame) weeks.pop();
    weeks.push({
      name,
      firstDay,
      shiftCount: sum.shiftCount + 1,
      minutes: sum.minutes + minutes,
      overtimeMinutes: sum.overtimeMinutes + overtimeMinutes,
    });
  }
  return weeks;
}
