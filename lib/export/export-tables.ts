import type { Employee } from '@/lib/employees/employee';
import { rolesOf } from '@/lib/employees/roles/roles-of';
import type { ScheduleIndex } from '@/lib/shifts/change/schedule-index';
import type { MinutesOf } from '@/lib/shifts/counting';
import { type DetailWords, kindText } from '@/lib/shifts/shift/detail-texts';
import { type Shift, shiftMinutes } from '@/lib/shifts/shift/shift';
import { startOfWeek, type WeekStart } from '@/lib/time/week';
import type { DayRange } from './export-range';
import type { ExportTable } from './export-table';
import { type PaidGround, paidShifts, paidWeeks } from './paid-shifts';
import { shiftsBetween } from './shifts-between';

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
  /** Empty if the shift has none. */
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
  pay: Pick<PaidGround, 'employees' | 'overtime'> = {},
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
