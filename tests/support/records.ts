import type { DayRecord } from '@/lib/days/day-record';
import type { Employee } from '@/lib/employees/employee';
import type { RequestRecord } from '@/lib/requests/request-record';
import type { SettingRecord } from '@/lib/settings/setting-record';
import { applyChange, EMPTY_SCHEDULE, type Schedule } from '@/lib/shifts/change/schedule';
import {
  type ChangeEntry,
  dayEntry,
  employeeEntry,
  requestEntry,
  type ScheduleChange,
  settingEntry,
  shiftEntry,
  templateEntry,
} from '@/lib/shifts/change/schedule-change';
import { allShifts } from '@/lib/shifts/change/schedule-index';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { Template } from '@/lib/templates/template';
import { type ClockTime, parseClockTime } from '@/lib/time/clock-time';
import { type LocalDate, parseLocalDate } from '@/lib/time/local-date';

/** A date known to be valid. */
export function day(text: string): LocalDate {
  const date = parseLocalDate(text);
  if (date === undefined) throw new Error(`The test names a day that does not exist: ${text}`);
  return date;
}

/** A time known to be valid. */
export function clock(text: string): ClockTime {
  const time = parseClockTime(text);
  if (time === undefined) throw new Error(`The test names an invalid time: ${text}`);
  return time;
}

/** A shift of Ana's; times in the form `09:00-17:00`. */
export function shiftAt(times: string, fields: Partial<Shift> = {}): Shift {
  const [start = '', end = ''] = times.split('-');
  return {
    id: `shift-${times}`,
    employeeName: 'Ana',
    role: 'Server',
    date: day('2026-11-20'),
    startTime: clock(start),
    endTime: clock(end),
    status: 'Confirmed',
    color: 'purple',
    notes: '',
    ...fields,
  };
}

export function employeeOf(name: string, fields: Partial<Employee> = {}): Employee {
  return { id: `employee-${name}`, name, role: 'Server', color: 'purple', ...fields };
}

export function templateOf(name: string, fields: Partial<Template> = {}): Template {
  return {
    id: `template-${name}`,
    name,
    description: '',
    employeeName: '',
    role: 'Server',
    startTime: clock('09:00'),
    endTime: clock('17:00'),
    status: 'Confirmed',
    color: 'purple',
    icon: '☀️',
    ...fields,
  };
}

/** The notes of a date. */
export function dayOf(date: string, fields: Partial<DayRecord> = {}): DayRecord {
  return { id: day(date), note: '', teamNote: '', ...fields };
}

/** A request of the team, open by default. */
export function requestOf(id: string, fields: Partial<RequestRecord> = {}): RequestRecord {
  return { id, name: 'Ana', employeeId: 'employee-Ana', state: 'open', word: '', ...fields };
}

interface Records {
  readonly shifts?: readonly Shift[];
  readonly employees?: readonly Employee[];
  readonly templates?: readonly Template[];
  readonly days?: readonly DayRecord[];
  readonly requests?: readonly RequestRecord[];
  readonly settings?: readonly SettingRecord[];
}

export function scheduleOf({
  shifts = [],
  employees = [],
  templates = [],
  days = [],
  requests = [],
  settings = [],
}: Records): Schedule {
  return applyChange(EMPTY_SCHEDULE, {
    entries: [
      ...shifts.map((shift) => shiftEntry(undefined, shift)),
      ...employees.map((employee) => employeeEntry(undefined, employee)),
      ...templates.map((template) => templateEntry(undefined, template)),
      ...days.map((said) => dayEntry(undefined, said)),
      ...requests.map((asked) => requestEntry(undefined, asked)),
      ...settings.map((setting) => settingEntry(undefined, setting)),
    ],
  });
}

/** The schedule as sorted plain data, to compare two regardless of internal order. */
export function plain(schedule: Schedule) {
  return {
    shiftCount: schedule.shifts.shiftCount,
    shifts: sortedById(allShifts(schedule.shifts)),
    employees: sortedById(schedule.employees.values()),
    templates: sortedById(schedule.templates.values()),
    days: sortedById(schedule.days.values()),
    requests: sortedById(schedule.requests.values()),
    settings: sortedById(schedule.settings.values()),
  };
}

/** The same with the publication. */
export function plainWithPublication(schedule: Schedule) {
  const { publication, unpublished } = schedule;
  return { ...plain(schedule), publication, unpublished: sortedById(unpublished.values()) };
}

export function sortedById<Item extends { readonly id: string }>(items: Iterable<Item>): readonly Item[] {
  return [...items].sort((one, other) => (one.id < other.id ? -1 : 1));
}

export function changeOf(entries: readonly ChangeEntry[], id = 'change-1'): ScheduleChange {
  return { id, at: 1, entries };
}

/** The value of an accepted result; a refusal fails the test. */
export function accepted<Value>(
  result: { readonly isOk: true; readonly value: Value } | { readonly isOk: false; readonly error: unknown },
): Value {
  if (!result.isOk) throw new Error(`Refused: ${JSON.stringify(result.error)}`);
  return result.value;
}
