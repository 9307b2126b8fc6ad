import { type Employee, nameKey } from '@/lib/employees/employee';
import { colorOfRole, type KnownRole } from '@/lib/employees/role';
import type { Schedule } from '@/lib/shifts/change/schedule';
import { type ChangeEntry, employeeEntry, shiftEntry } from '@/lib/shifts/change/schedule-change';
import { allShifts } from '@/lib/shifts/change/schedule-index';
import type { KnownStatus, Shift } from '@/lib/shifts/shift/shift';
import { clockTimeOf } from '@/lib/time/clock-time';
import type { LocalDate } from '@/lib/time/local-date';
import { dayInWeek, startOfWeek, type WeekStart } from '@/lib/time/week';
import { isSampleId, SAMPLE_PREFIX, sampleShiftId } from './is-sample';

const MINUTES = 60;

/** Fourteen people over the six roles. */
const TEAM: readonly (readonly [name: string, role: KnownRole])[] = [
  ['Elena Marchetti', 'Manager'],
  ['David Okafor', 'Manager'],
  ['Maya Lindqvist', 'Server'],
  ['Theo Brandt', 'Server'],
  ['Priya Natarajan', 'Server'],
  ['Jonah Reyes', 'Server'],
  ['Camille Dubois', 'Server'],
  ['Marcus Bell', 'Cook'],
  ['Rosa Delgado', 'Cook'],
  ['Kenji Watanabe', 'Cook'],
  ['Lucy Tran', 'Host'],
  ['Sam Whitfield', 'Bartender'],
  ['Nia Adeyemi', 'Bartender'],
  ['Owen Kessler', 'Front Desk'],
];

/** Hours of the day; past midnight if the end is before the start. */
type Hours = readonly [start: number, end: number];

const LUNCH: Hours = [10.5, 15];
const DINNER: Hours = [16.5, 22.5];
const LATE: Hours = [17, 1];

/** Days are weekdays: 1 is Monday. */
const PLAN: readonly (readonly [who: number, hours: Hours, days: string])[] = [
  [0, [9, 17], '12345'],
  [1, [15, 23], '3567'],
  [2, LUNCH, '1245'],
  [2, DINNER, '5'],
  [3, DINNER, '1256'],
  [4, LUNCH, '1367'],
  [5, DINNER, '4567'],
  [6, LUNCH, '2367'],
  [7, [10, 18], '12345'],
  [8, [14, 22], '13567'],
  [9, [14, 22], '2467'],
  [10, DINNER, '1567'],
  [11, LATE, '1356'],
  [12, LATE, '2467'],
  [13, [22, 6], '1235'],
];

/** Exceptions to the confirmed status, by person and day. */
const STATUSES: Readonly<Record<string, KnownStatus>> = {
  '3-6': 'Pending',
  '6-7': 'Pending',
  '12-7': 'Pending',
  '4-3': 'Canceled',
};

/** A double booking on purpose, to show an overlap. */
const OVERLAPPING: Hours = [14, 18];
const TWICE = { who: 3, weekday: 5 };

export function sampleEntries(today: LocalDate, weekStart: WeekStart): readonly ChangeEntry[] {
  const team = TEAM.map(
    ([name, role], number): Employee => ({
      id: `${SAMPLE_PREFIX}employee-${twoDigits(number)}`,
      name,
      role,
      color: colorOfRole(role),
    }),
  );
  const firstDay = startOfWeek(today, weekStart);
  const planned = PLAN.flatMap(([who, hours, days]) =>
    [...days].map((day) => ({ who, hours, weekday: Number(day) })),
  );
  const shifts = [...planned, { ...TWICE, hours: OVERLAPPING }].flatMap((slot, number) => {
    const employee = team[slot.who];
    const date = dayInWeek(firstDay, slot.weekday);
    return employee ? [sampleShift(employee, date, slot.hours, number, slot.weekday)] : [];
  });
  return [
    ...team.map((employee) => employeeEntry(undefined, employee)),
    ...shifts.map((shift) => shiftEntry(undefined, shift)),
  ];
}

function sampleShift(
  { id, name, role, color }: Employee,
  date: LocalDate,
  [start, end]: Hours,
  number: number,
  weekday: number,
): Shift {
  return {
    id: sampleShiftId(number),
    employeeName: name,
    role,
    date,
    startTime: clockTimeOf(start * MINUTES),
    endTime: clockTimeOf(end * MINUTES),
    status: STATUSES[`${Number(id.slice(-2))}-${weekday}`] ?? 'Confirmed',
    color,
    notes: '',
  };
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/**
 * A renamed sample person counts as real. Real people keep all shifts; their sample shifts get new ids from
 * `newId`.
 */
export function removeSampleEntries(
  { employees, shifts }: Pick<Schedule, 'employees' | 'shifts'>,
  newId: () => string,
): readonly ChangeEntry[] {
  const people = [...employees.values()];
  const isSample = ({ id, name }: Employee) => isSampleId(id) && TEAM.some(([given]) => given === name);
  const namesOf = (some: readonly Employee[]) => new Set(some.map(({ name }) => nameKey(name)));
  const sample = people.filter(isSample);
  const real = people.filter((employee) => !isSample(employee));
  const [sampleNames, realNames] = [namesOf(sample), namesOf(real)];
  return [
    ...sample.map((employee) => employeeEntry(employee, undefined)),
    ...real
      .filter(({ id }) => isSampleId(id))
      .flatMap((employee) => [
        employeeEntry(employee, undefined),
        employeeEntry(undefined, { ...employee, id: newId() }),
      ]),
    ...Array.from(allShifts(shifts)).flatMap((shift) => {
      const key = nameKey(shift.employeeName);
      if (!isSampleId(shift.id)) return sampleNames.has(key) ? [shiftEntry(shift, undefined)] : [];
      const removal = shiftEntry(shift, undefined);
      return realNames.has(key) ? [removal, shiftEntry(undefined, { ...shift, id: newId() })] : [removal];
    }),
  ];
}
