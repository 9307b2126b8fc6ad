import type { Employee } from '@/lib/employees/employee';
import type { ProblemKind } from '@/lib/rules/problems/problem';
import { compareShifts, type Shift } from '@/lib/shifts/shift/shift';
import { type ClockTime, clockTimeOf } from '@/lib/time/clock-time';
import { addDays, isoWeekday, type LocalDate } from '@/lib/time/local-date';
import type { OpeningHours } from '@/lib/time/opening-hours';
import { sevenDaysFrom } from '@/lib/time/week';
import { clock, day, employeeOf } from './records';

const PLANTED_MONDAY = day('2026-11-16');
export const PLANTED_WEEK = sevenDaysFrom(PLANTED_MONDAY);
/** Closed on Sundays from noon on. A shift that starts before noon belongs to Saturday night. */
export const PLANTED_HOURS: OpeningHours = {
  days: [
    { weekday: 6, kind: 'hours', from: clock('12:00'), to: clock('11:59') },
    { weekday: 7, kind: 'closed' },
  ],
  isCloseShown: false,
};
const PEOPLE = 45;
const SHIFTS_EACH = 5;
const ROLES = ['Server', 'Cook', 'Host'];

/** The planted problems, which must be found. */
export interface Planted {
  readonly kind: ProblemKind;
  readonly person: string;
  readonly shiftIds: readonly string[];
}

/** One person's part of the schedule, three weeks of it. */
interface Share {
  readonly employee: Employee;
  /** The first of the five working days, as a day of the week from 0. */
  readonly firstDay: number;
  readonly shifts: readonly Shift[];
}

type Sown = { readonly share: Share; readonly planted: readonly Planted[] };

const dayOf = (offset: number): LocalDate => addDays(PLANTED_MONDAY, offset);

/**
 * 45 people with five shifts of seven hours a week, each at the same time on five days in a row: without a problem, by
 * construction. The weeks before and after are the same.
 */
export function cleanShares(): readonly Share[] {
  return Array.from({ length: PEOPLE }, (_, number) => {
    const name = `Person ${String(number).padStart(2, '0')}`;
    const employee = employeeOf(name, { role: ROLES[number % ROLES.length] ?? 'Server' });
    const firstDay = number % 3;
    const start = clock(number % 2 === 0 ? '07:00' : '09:30');
    const shifts = [-7, 0, 7].flatMap((week) =>
      Array.from({ length: SHIFTS_EACH }, (_, turn) => shiftOf(employee, week + firstDay + turn, start, 7)),
    );
    return { employee, firstDay, shifts };
  });
}

function shiftOf(employee: Employee, offset: number, start: ClockTime, hours: number, mark = ''): Shift {
  return {
    id: `${employee.name.slice(-2)}${mark}/${offset}`,
    employeeName: employee.name,
    role: employee.role,
    date: dayOf(offset),
    startTime: start,
    endTime: later(start, hours),
    status: 'Confirmed',
    color: 'purple',
    notes: '',
  };
}

/** The turn-th shift of the planted week, and its place in it. */
function turnOf(
  { shifts, firstDay }: Share,
  turn: number,
): { readonly shift: Shift; readonly offset: number } {
  const offset = firstDay + turn;
  const shift = shifts.find(({ date }) => date === dayOf(offset));
  if (!shift) throw new Error(`There is no shift on ${dayOf(offset)}.`);
  return { shift, offset };
}

const withShift = (share: Share, shift: Shift): Share => ({
  ...share,
  shifts: [...share.shifts.filter(({ id }) => id !== shift.id), shift],
});
const weekOfShare = ({ shifts }: Share) =>
  shifts
    .filter(({ date }) => PLANTED_WEEK.includes(date))
    .sort((one, other) =>
      one.date === other.date ? compareShifts(one, other) : one.date < other.date ? -1 : 1,
    );
const later = (time: ClockTime, hours: number) =>
  clockTimeOf((Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + (hours + 24) * 60) % 1440);

function sown(share: Share, kind: ProblemKind, ...shiftIds: readonly string[]): Sown {
  return { share, planted: [{ kind, person: share.employee.name, shiftIds }] };
}

/** Each plants into a clean share, on the turn-th of its five days, 0 to 3, so that a day follows. */
export const PLANTS: Readonly<Record<string, (share: Share, turn: number) => Sown>> = {
  'shared time on a day': (share, turn) => {
    const { shift, offset } = turnOf(share, turn);
    const extra = shiftOf(share.employee, offset, later(shift.startTime, 6), 3, 'x');
    return sown(withShift(share, extra), 'overlap', shift.id, extra.id);
  },
  'shared time over midnight': (share, turn) => {
    const { shift } = turnOf(share, turn);
    const next = turnOf(share, turn + 1).shift;
    const night = { ...shift, startTime: clock('23:30'), endTime: later(next.startTime, 0.5) };
    return sown(withShift(share, night), 'overlap', shift.id, next.id);
  },
  'two roles at a time': (share, turn) => {
    const { shift, offset } = turnOf(share, turn);
    const extra = { ...shiftOf(share.employee, offset, later(shift.startTime, 5), 3, 'x'), role: 'Manager' };
    const both = sown(withShift(share, extra), 'doubleBooked', shift.id, extra.id);
    const other: Planted = { kind: 'role', person: share.employee.name, shiftIds: [extra.id] };
    return { ...both, planted: [...both.planted, other] };
  },
  'time off': (share, turn) => {
    const { shift } = turnOf(share, turn);
    const exceptions = [{ id: 'a', kind: 'timeOff', from: shift.date, to: shift.date, note: '' }];
    return sown(withAvailability(share, { weekly: [], exceptions }), 'availability', shift.id);
  },
  'hours that do not reach': (share, turn) => {
    const { shift } = turnOf(share, turn);
    const weekly = [
      {
        weekday: isoWeekday(shift.date),
        kind: 'hours',
        from: shift.startTime,
        to: later(shift.startTime, 6.5),
      },
    ];
    // The same weekday of another week is outside the checked week.
    return sown(withAvailability(share, { weekly, exceptions: [] }), 'availability', shift.id);
  },
  'too short a rest': (share, turn) => {
    const { shift } = turnOf(share, turn);
    const next = turnOf(share, turn + 1).shift;
    const late = { ...shift, startTime: later(next.startTime, -17.5), endTime: later(next.startTime, -10.5) };
    return sown(withShift(share, late), 'rest', shift.id, next.id);
  },
  'too many hours': (share, turn) => {
    const two = [turn, turn + 1].map((each) => turnOf(share, each).shift);
    const longer = two.map((shift) => ({ ...shift, endTime: later(shift.endTime, 3) }));
    const full = longer.reduce(withShift, share);
    return sown(full, 'weekHours', ...weekOfShare(full).map(({ id }) => id));
  },
  'no day off': (share) => {
    // The days next to the five that are also free in the weeks before and after.
    const extra = [-2, -1].map((before) =>
      shiftOf(share.employee, share.firstDay + before, clock('12:00'), 1, 'x'),
    );
    const full = extra.reduce(withShift, share);
    const before = Array.from(
      { length: SHIFTS_EACH },
      (_, turn) => `${share.employee.name.slice(-2)}/${share.firstDay - 7 + turn}`,
    );
    const ids = Array.from({ length: SHIFTS_EACH }, (_, turn) => turnOf(share, turn).shift.id);
    return sown(full, 'daysRunning', ...before, ...extra.map(({ id }) => id), ...ids);
  },
  'too long a day': (share, turn) => {
    const { shift } = turnOf(share, turn);
    const next = turnOf(share, turn + 1).shift;
    const long = { ...shift, endTime: later(shift.endTime, 6) };
    const short = { ...next, endTime: later(next.endTime, -3) };
    return sown(withShift(withShift(share, short), long), 'dayHours', shift.id);
  },
  'not in the house yet': (share) => {
    const firstDay = dayOf(share.firstDay + 1);
    return sown(withFields(share, { firstDay }), 'employment', turnOf(share, 0).shift.id);
  },
  'no longer in the house': (share) => {
    const lastDay = dayOf(share.firstDay + SHIFTS_EACH - 2);
    return sown(withFields(share, { lastDay }), 'employment', turnOf(share, SHIFTS_EACH - 1).shift.id);
  },
  'a certificate that has expired': (share) => {
    const certificates = [{ id: 'a', name: 'Hygiene', expires: dayOf(share.firstDay + SHIFTS_EACH - 2) }];
    return sown(withFields(share, { certificates }), 'certificate', turnOf(share, SHIFTS_EACH - 1).shift.id);
  },
  'a minor in the evening': (share) => {
    const { shift } = turnOf(share, 2);
    return sown(withEvening(withFields(share, { isMinor: true }), '15:01', '22:01'), 'minorLate', shift.id);
  },
  'a long day of a minor': (share, turn) => {
    const { shift } = turnOf(share, turn);
    const long = { ...shift, endTime: later(shift.endTime, 1.5) };
    return sown(withShift(withFields(share, { birthDate: '2008-11-23' }), long), 'minorHours', shift.id);
  },
  'more than their own hours': (share) =>
    sown(withFields(share, { maxWeekHours: 34.5 }), 'ownHours', ...weekOfShare(share).map(({ id }) => id)),
  'a day that is closed': (share) => {
    const extra = shiftOf(share.employee, 6, clock('18:00'), 1, 'x');
    return sown(withShift(share, extra), 'closedDay', extra.id);
  },
  'nobody has it, on a day that is closed': (share) => {
    const open = { ...shiftOf(share.employee, 6, clock('18:00'), 1, 'o'), employeeName: '' };
    const planted = (['closedDay', 'open'] as const).map((kind) => ({
      kind,
      person: '',
      shiftIds: [open.id],
    }));
    return { share: withShift(share, open), planted };
  },
  'another role': (share, turn) => {
    const { shift } = turnOf(share, turn);
    return sown(withShift(share, { ...shift, role: 'Bartender' }), 'role', shift.id);
  },
  'nobody has it': (share, turn) => {
    const { offset, shift } = turnOf(share, turn);
    const open = { ...shiftOf(share.employee, offset, shift.startTime, 7, 'o'), employeeName: '' };
    return { share: withShift(share, open), planted: [{ kind: 'open', person: '', shiftIds: [open.id] }] };
  },
};

/** Each is as close to a problem as possible. */
export const DECOYS: Readonly<Record<string, (share: Share, turn: number) => Share>> = {
  'a canceled shift at the same time': (share, turn) => {
    const { shift, offset } = turnOf(share, turn);
    const twin = shiftOf(share.employee, offset, shift.startTime, 7, 'c');
    return withShift(share, { ...twin, status: 'Canceled', role: 'Bartender' });
  },
  'a canceled open shift': (share, turn) => {
    const { shift, offset } = turnOf(share, turn);
    const open = shiftOf(share.employee, offset, shift.startTime, 7, 'c');
    return withShift(share, { ...open, status: 'Canceled', employeeName: '' });
  },
  'shifts that touch': (share, turn) => {
    const { shift, offset } = turnOf(share, turn);
    return withShift(share, shiftOf(share.employee, offset, shift.endTime, 2, 't'));
  },
  'eleven hours of rest': (share, turn) => {
    const next = turnOf(share, turn + 1).shift;
    const { shift } = turnOf(share, turn);
    const late = { ...shift, startTime: later(next.startTime, -18), endTime: later(next.startTime, -11) };
    return withShift(share, late);
  },
  'forty hours': (share, turn) => {
    const two = [turn, turn + 1].map((each) => turnOf(share, each).shift);
    return two.map((shift) => ({ ...shift, endTime: later(shift.endTime, 2.5) })).reduce(withShift, share);
  },
  'six days running': (share, turn) =>
    withShift(
      share,
      shiftOf(share.employee, share.firstDay + SHIFTS_EACH, clock('11:00'), 1 + (turn % 3), 's'),
    ),
  'twelve hours on a day': (share, turn) => {
    const { shift } = turnOf(share, turn);
    return withShift(share, { ...shift, endTime: later(shift.endTime, 5) });
  },
  'exactly their own hours': (share) => withFields(share, { maxWeekHours: 35 }),
  'their first and last day, and a certificate to its end': (share) => {
    const [firstDay, lastDay] = [dayOf(share.firstDay), dayOf(share.firstDay + SHIFTS_EACH - 1)];
    return withFields(share, {
      firstDay,
      lastDay,
      certificates: [{ id: 'a', name: 'Fire', expires: lastDay }],
    });
  },
  'a minor to the minute': (share) => withEvening(withFields(share, { isMinor: true }), '14:00', '22:00'),
  'somebody who has become 18': (share, turn) => {
    const { shift } = turnOf(share, turn);
    const long = { ...shift, endTime: later(shift.endTime, 3) };
    return withShift(withFields(share, { birthDate: '2008-11-16', isMinor: true }), long);
  },
  'time off around, and hours that just reach': (share, turn) => {
    const { shift } = turnOf(share, turn);
    const exceptions = [
      { id: 'a', kind: 'timeOff', from: dayOf(share.firstDay + 5), to: dayOf(share.firstDay + 6), note: '' },
    ];
    const weekly = [
      { weekday: isoWeekday(shift.date), kind: 'hours', from: shift.startTime, to: shift.endTime },
    ];
    return withAvailability(share, { weekly, exceptions });
  },
};

/** A late shift on the third day and a later start on the fourth, so that the rest between is long enough. */
function withEvening(share: Share, start: string, end: string): Share {
  const [late, next] = [turnOf(share, 2).shift, turnOf(share, 3).shift];
  const evening = { ...late, startTime: clock(start), endTime: clock(end) };
  return withShift(withShift(share, evening), {
    ...next,
    startTime: clock('12:00'),
    endTime: clock('19:00'),
  });
}

function withFields(share: Share, fields: Partial<Employee>): Share {
  return { ...share, employee: { ...share.employee, ...fields } };
}

function withAvailability(share: Share, availability: object): Share {
  return { ...share, employee: { ...share.employee, availability } };
}
