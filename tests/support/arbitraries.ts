import fc from 'fast-check';
import type { DayRecord } from '@/lib/days/day-record';
import type { Employee } from '@/lib/employees/employee';
import { ROLE_COLORS, ROLES } from '@/lib/employees/role';
import type { RequestRecord } from '@/lib/requests/request-record';
import type { SettingRecord } from '@/lib/settings/setting-record';
import type { Schedule } from '@/lib/shifts/change/schedule';
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
import { findShift } from '@/lib/shifts/change/schedule-index';
import { SHIFT_STATUSES, type Shift } from '@/lib/shifts/shift/shift';
import { detailsOf, type ShiftDetails } from '@/lib/shifts/shift/shift-details';
import type { Template } from '@/lib/templates/template';
import { weekShiftsFrom, weekTemplate } from '@/lib/templates/week/week-template';
import { type ClockTime, clockTimeOf } from '@/lib/time/clock-time';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { WEEK_STARTS, type WeekStart } from '@/lib/time/week';
import { anyAvailability } from './availabilities';
import { day } from './records';

/** Any time, half of them on the quarter hour, so that adjacent and equal times occur. */
export const anyTime: fc.Arbitrary<ClockTime> = fc
  .oneof(
    fc.integer({ min: 0, max: 1439 }),
    fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15),
  )
  .map(clockTimeOf);

export const anyWeekStart: fc.Arbitrary<WeekStart> = fc.constantFrom(...WEEK_STARTS);

/** Any day of two centuries, often near a leap day, a clock change or the end of a year. */
export const anyDate: fc.Arbitrary<LocalDate> = fc.oneof(
  fc.integer({ min: 0, max: 73_000 }).map((days) => addDays(day('1950-01-01'), days)),
  fc
    .tuple(
      fc.constantFrom(
        ...['2028-02-29', '2100-02-28', '2026-03-08', '2026-03-29', '2026-11-01', '2026-12-31'].map(day),
      ),
      fc.integer({ min: -7, max: 7 }),
    )
    .map(([date, days]) => addDays(date, days)),
);

/** Few days, across the end of a month and of a year, so that edits collide. */
export const anyFewDays: fc.Arbitrary<LocalDate> = fc.constantFrom(
  ...['2026-11-29', '2026-11-30', '2026-12-01', '2026-12-31', '2027-01-01'].map(day),
);

const anyName = fc.constantFrom(
  'Ana',
  'ana',
  'Zoë',
  'Zoe\u0308',
  '😀',
  'مريم',
  '<img onerror=alert(1)>',
  'Ben',
);
const anyRole = fc.constantFrom(...ROLES, 'Barista');
const anyColor = fc.constantFrom(...ROLE_COLORS);
const anyStatus = fc.constantFrom(...SHIFT_STATUSES, 'Standby');
/** Few ids, three of them in one bucket of the index. */
const fewIds = fc.constantFrom('1-aaaa01', '2-bbbb01', '3-cccc01', '4-dddd02', '5', '6-eeee03');

/** Details as stored in a shift: only fields with a value. */
const anyDetails: fc.Arbitrary<ShiftDetails> = fc
  .record({
    station: fc.constantFrom('', 'Bar', 'Section 3', 'Küche'),
    teamNotes: fc.constantFrom('', 'Bring the keys', '<b>Ana</b>'),
    kind: fc.constantFrom('', 'onCall', 'training', 'standby'),
    unpaidBreak: fc.constantFrom(0, 20, 45),
    paidBreak: fc.constantFrom(0, 10),
  })
  .map(detailsOf);

/** The place of a shift in a series. */
const anyPlace = anyFewDays.map((seriesDate) => ({ seriesId: '1-aaaa01', seriesDate }));

export const anyShift: fc.Arbitrary<Shift> = fc
  .tuple(
    fc.record({
      id: fewIds,
      employeeName: anyName,
      role: anyRole,
      date: anyFewDays,
      startTime: anyTime,
      endTime: anyTime,
      status: anyStatus,
      color: anyColor,
      notes: fc.string(),
    }),
    fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, anyDetails, anyPlace),
  )
  .map(([shift, details]) => ({ ...shift, ...details }));

/** The shifts of one day: few people and roles, unique ids. */
export const shiftsOfOneDay: fc.Arbitrary<readonly Shift[]> = fc
  .array(anyShift, { maxLength: 25 })
  .map((shifts) =>
    shifts.map((shift, position) => ({ ...shift, id: `shift-${position}`, date: day('2026-11-30') })),
  );

const anyEmployee: fc.Arbitrary<Employee> = fc.record(
  {
    id: fewIds,
    name: anyName,
    role: anyRole,
    color: anyColor,
    availability: anyAvailability,
    moreRoles: fc.uniqueArray(anyRole, { maxLength: 3 }),
    phone: fc.constantFrom('+49 30 1234', ''),
    firstDay: anyFewDays,
    certificates: fc.array(fc.record({ id: fewIds, name: fc.string(), expires: anyFewDays }), {
      maxLength: 2,
    }),
    canLead: fc.boolean(),
    wage: fc.nat({ max: 10 ** 7 }),
    weeklyPay: fc.constantFrom(0, 9_000_000, 'much'),
    roleWages: fc.dictionary(anyRole, fc.nat({ max: 10 ** 7 }), { maxKeys: 2 }),
  },
  { requiredKeys: ['id', 'name', 'role', 'color'] },
);

/** A week, a rotation, a series, or none of them, as a template's record keeps them. */
const anyWeeks: fc.Arbitrary<Pick<Template, 'week' | 'rotation' | 'series'>> = fc.oneof(
  fc.constant({}),
  fc.array(anyShift, { maxLength: 5 }).map((shifts) => {
    const { week } = weekTemplate({ id: 'w', name: 'Week' }, weekShiftsFrom(shifts, false));
    return { week };
  }),
  fc.array(fc.option(fc.record({ startTime: anyTime, endTime: anyTime })), { minLength: 1 }).map((days) => ({
    rotation: { isOfWeeks: false, days },
  })),
  fc
    .record({ from: anyFewDays, interval: fc.integer({ min: 1, max: 52 }), madeUntil: anyFewDays })
    .map((series) => ({ series: { ...series, weekdays: [1, 5], weekStart: 'monday' } })),
);

const anyShiftTemplate: fc.Arbitrary<Template> = fc.record({
  id: fewIds,
  name: anyName,
  description: fc.string(),
  employeeName: fc.oneof(fc.constant(''), anyName),
  role: anyRole,
  startTime: anyTime,
  endTime: anyTime,
  status: anyStatus,
  color: anyColor,
  icon: fc.constantFrom('☀️', '🌙'),
});

const anyTemplate: fc.Arbitrary<Template> = fc
  .tuple(anyShiftTemplate, anyWeeks)
  .map(([template, weeks]) => ({ ...template, ...weeks }));

const anyDayRecord: fc.Arbitrary<DayRecord> = fc.record(
  {
    id: anyFewDays,
    note: fc.constantFrom('', 'Party, “40 seats”'),
    teamNote: fc.constantFrom('Inventory', 'Bring keys\nand aprons'),
    opening: fc.constantFrom({ kind: 'closed' }, { kind: 'hours', from: '17:00', to: '02:00' }, 7),
    events: fc.constantFrom([{ uid: 'u', title: 'Derby' }], 'none'),
  },
  { requiredKeys: ['id', 'note', 'teamNote'] },
);

const anyRequest: fc.Arbitrary<RequestRecord> = fc.record(
  {
    id: fc.constantFrom('ana-1', 'ana-2', 'ben-1'),
    name: fc.constantFrom('Ana', 'مريم'),
    employeeId: fc.constantFrom('', 'employee-Ana'),
    state: fc.constantFrom('open', 'approved', 'declined', 'noted', 'later'),
    word: fc.constantFrom('', 'Enjoy, “sea”'),
    facts: fc.constantFrom({ kind: 'timeOff', at: 1_000 }, [1], 'none'),
  },
  { requiredKeys: ['id', 'name', 'employeeId', 'state', 'word'] },
);

const anySettingRecord: fc.Arbitrary<SettingRecord> = fc.oneof(
  fc.record({
    id: fc.constantFrom('limits', 'restHours', 'tips'),
    dayHours: fc.constantFrom(9, 10),
    value: fc.constantFrom(8, 'Bar'),
  }),
  fc.record({
    id: fc.constant('sales.2026-12'),
    '2026-12-01': fc.record({ expected: fc.constantFrom(1, 2) }),
  }),
);

/** A possible edit: set the record of an id, or remove the id. */
export type Edit =
  | { readonly kind: 'shift'; readonly item: Shift; readonly isRemoval: boolean }
  | { readonly kind: 'employee'; readonly item: Employee; readonly isRemoval: boolean }
  | { readonly kind: 'template'; readonly item: Template; readonly isRemoval: boolean }
  | { readonly kind: 'day'; readonly item: DayRecord; readonly isRemoval: boolean }
  | { readonly kind: 'request'; readonly item: RequestRecord; readonly isRemoval: boolean }
  | { readonly kind: 'setting'; readonly item: SettingRecord; readonly isRemoval: boolean };

const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ kind: fc.constant('shift'), item: anyShift, isRemoval: fc.boolean() }),
  fc.record({ kind: fc.constant('employee'), item: anyEmployee, isRemoval: fc.boolean() }),
  fc.record({ kind: fc.constant('template'), item: anyTemplate, isRemoval: fc.boolean() }),
  fc.record({ kind: fc.constant('day'), item: anyDayRecord, isRemoval: fc.boolean() }),
  fc.record({ kind: fc.constant('request'), item: anyRequest, isRemoval: fc.boolean() }),
  fc.record({ kind: fc.constant('setting'), item: anySettingRecord, isRemoval: fc.boolean() }),
);

export const anyEdits = fc.uniqueArray(anyEdit, {
  maxLength: 12,
  selector: ({ kind, item }) => `${kind} ${item.id}`,
});

/** The change that makes these edits in that schedule, including the previous records; at most one per id. */
export function changeFor(schedule: Schedule, edits: readonly Edit[], id = 'change-1'): ScheduleChange {
  return { id, at: 1, entries: edits.flatMap((edit) => entryFor(schedule, edit)) };
}

function entryFor(schedule: Schedule, { kind, item, isRemoval }: Edit): readonly ChangeEntry[] {
  switch (kind) {
    case 'shift': {
      const before = findShift(schedule.shifts, item.id);
      return before || !isRemoval ? [shiftEntry(before, isRemoval ? undefined : item)] : [];
    }
    case 'employee': {
      const before = schedule.employees.get(item.id);
      return before || !isRemoval ? [employeeEntry(before, isRemoval ? undefined : item)] : [];
    }
    case 'template': {
      const before = schedule.templates.get(item.id);
      return before || !isRemoval ? [templateEntry(before, isRemoval ? undefined : item)] : [];
    }
    case 'day': {
      const before = schedule.days.get(item.id);
      return before || !isRemoval ? [dayEntry(before, isRemoval ? undefined : item)] : [];
    }
    case 'setting': {
      const before = schedule.settings.get(item.id);
      return before || !isRemoval ? [settingEntry(before, isRemoval ? undefined : item)] : [];
    }
    case 'request': {
      const before = schedule.requests.get(item.id);
      return before || !isRemoval ? [requestEntry(before, isRemoval ? undefined : item)] : [];
    }
  }
}
