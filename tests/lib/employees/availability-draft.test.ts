import fc from 'fast-check';
import {
  availabilityOrNone,
  type ExceptionDraft,
  exceptionDraftOf,
  exceptionFromDraft,
  firstTimeOffChange,
  weekDraftOf,
  weeklyFromDraft,
  withException,
  withMoreHours,
} from '@/lib/employees/availability-draft';
import { missedShifts } from '@/lib/employees/missed-shifts';
import type { AvailabilityException } from '@/lib/employees/stored-availability';
import { nextTimeOff } from '@/lib/employees/time-off';
import { ENGLISH_READING } from '@/lib/time/clean-date';
import { anyAvailability } from '@/tests/support/availabilities';
import { accepted, clock, day, employeeOf, scheduleOf, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const TODAY = day('2026-11-19');
const timeOff = (
  from: string,
  to = from,
  fields: Partial<AvailabilityException> = {},
): AvailabilityException => ({
  id: `${from} ${to}`,
  from: day(from),
  to: day(to),
  kind: 'timeOff',
  note: '',
  ...fields,
});
const withExceptions = (...exceptions: readonly AvailabilityException[]) => ({ weekly: [], exceptions });

describe('the week in the form', () => {
  test('shows each weekday as all day, off, or with its hours', () => {
    const [from, to] = [clock('17:00'), clock('01:00')];
    const days = weekDraftOf({
      weekly: [
        { weekday: 2, kind: 'off' },
        { weekday: 3, kind: 'hours', from, to },
        { weekday: 3, kind: 'hours', from: clock('09:00'), to: clock('11:00') },
      ],
    });
    expect(days.map(({ kind }) => kind)).toEqual(['all', 'off', 'hours', 'all', 'all', 'all', 'all']);
    expect(days[2]?.hours).toMatchObject([
      { from, to },
      { from: '09:00', to: '11:00' },
    ]);
  });

  test('is saved unchanged when nothing is edited, for any weekly pattern', () => {
    fc.assert(
      fc.property(anyAvailability, ({ weekly }) => {
        const saved = accepted(weeklyFromDraft(weekDraftOf({ weekly }), weekly));
        const byWeekday = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) =>
          weekly.filter((entry) => entry.weekday === weekday),
        );
        expect(saved).toEqual(byWeekday);
      }),
      { numRuns: rounds(100), ...seed },
    );
  });

  test('reads typed times, and reports each invalid one', () => {
    const days = weekDraftOf({ weekly: [] }).map((draft, index) =>
      index === 4
        ? { kind: 'hours' as const, hours: [{ id: 0, from: '5pm', to: '1:00 AM' }] }
        : index === 5
          ? { kind: 'off' as const, hours: draft.hours }
          : draft,
    );
    expect(accepted(weeklyFromDraft(days, []))).toEqual([
      { weekday: 5, kind: 'hours', from: '17:00', to: '01:00' },
      { weekday: 6, kind: 'off' },
    ]);
    const more = days.map((draft, index) =>
      index === 4 ? { ...draft, hours: withMoreHours(draft.hours) } : draft,
    );
    expect(weeklyFromDraft(more, [])).toEqual({
      isOk: false,
      error: [
        { day: 4, position: 1, field: 'from' },
        { day: 4, position: 1, field: 'to' },
      ],
    });
  });
});

describe('an exception in its form', () => {
  const draft = (fields: Partial<ExceptionDraft>): ExceptionDraft => ({
    ...exceptionDraftOf(undefined, TODAY),
    ...fields,
  });
  const made = (fields: Partial<ExceptionDraft>) => exceptionFromDraft(draft(fields), 'x', ENGLISH_READING);

  test('starts as time off today', () => {
    expect(accepted(made({}))).toEqual({ ...timeOff('2026-11-19'), id: 'x' });
  });

  test('reads dates and times as typed, and defaults to one day without a last day', () => {
    expect(
      accepted(
        made({ kind: 'off', from: 'Nov 23, 2026', to: ' ', hasHours: true, start: '6 PM', end: '02:00' }),
      ),
    ).toEqual({ ...timeOff('2026-11-23'), id: 'x', kind: 'off', start: '18:00', end: '02:00' });
  });

  test('is saved without hours if the exception is time off', () => {
    expect(accepted(made({ hasHours: true, start: 'soon', note: ' Sea ' }))).toEqual({
      ...timeOff('2026-11-19'),
      id: 'x',
      note: 'Sea',
    });
  });

  test.each<[Partial<ExceptionDraft>, readonly string[]]>([
    [{ from: '' }, ['from']],
    [{ from: '2026-02-30', to: '' }, ['from']],
    [{ to: 'soon' }, ['to']],
    [{ from: '2026-11-20', to: '2026-11-19' }, ['order']],
    [{ kind: 'available', hasHours: true, start: '', end: '25:00' }, ['start', 'end']],
  ])('is rejected with %j because of %j', (fields, refusals) => {
    expect(made(fields)).toEqual({ isOk: false, error: refusals });
  });

  test('is unchanged when the form is opened and saved', () => {
    fc.assert(
      fc.property(anyAvailability, ({ exceptions }) => {
        for (const exception of exceptions) {
          const form = exceptionDraftOf(exception, TODAY);
          expect(accepted(exceptionFromDraft(form, exception.id, ENGLISH_READING))).toEqual(exception);
        }
      }),
      { numRuns: rounds(50), ...seed },
    );
  });
});

test('withException moves a changed exception to the end, so that the exception overrides earlier ones', () => {
  const [one, other] = [timeOff('2026-11-20'), timeOff('2026-11-21')];
  expect(withException([one, other], { ...one, note: 'Sea' })).toEqual([other, { ...one, note: 'Sea' }]);
});

test('availabilityOrNone stores no empty availability, but keeps availability with unreadable entries', () => {
  expect(availabilityOrNone({ weekly: [], exceptions: [] })).toBeUndefined();
  const kept = { weekly: [], exceptions: [], unread: [7] };
  expect(availabilityOrNone(kept)).toBe(kept);
});

test('firstTimeOffChange reports saved, changed and removed time off, and no other change', () => {
  const [away, later] = [timeOff('2026-11-20'), timeOff('2026-12-20')];
  const moved = { ...away, to: day('2026-11-22') };
  const shut = timeOff('2026-11-25', '2026-11-25', { kind: 'off' });
  expect(firstTimeOffChange(withExceptions(), withExceptions(away))).toEqual({
    kind: 'saved',
    exception: away,
  });
  expect(firstTimeOffChange(withExceptions(away), withExceptions(later, moved))).toEqual({
    kind: 'saved',
    exception: later,
  });
  expect(firstTimeOffChange(withExceptions(away), withExceptions(moved))).toEqual({
    kind: 'changed',
    exception: moved,
  });
  expect(firstTimeOffChange(withExceptions(away, later), withExceptions(later))).toEqual({
    kind: 'removed',
    exception: away,
  });
  expect(firstTimeOffChange(withExceptions(away), withExceptions(shut, away))).toBeUndefined();
});

describe('the next time off in the team table', () => {
  const next = (...exceptions: readonly AvailabilityException[]) =>
    nextTimeOff({ availability: withExceptions(...exceptions) }, TODAY);

  test.each([
    ['2026-11-01', '2026-11-18', false],
    ['2026-11-01', '2026-11-19', true],
    ['2026-11-23', '2026-11-27', true],
    ['2026-12-03', '2026-12-24', true],
    ['2026-12-04', '2026-12-24', false],
  ])('for time off from %s to %s, shows a next time off: %s', (from, to, isShown) => {
    expect(next(timeOff(from, to))).toEqual(isShown ? timeOff(from, to) : undefined);
  });

  test('is the first of several, and never an exception with hours or the weekly pattern', () => {
    const hours = timeOff('2026-11-19', '2026-11-19', {
      kind: 'off',
      start: clock('10:00'),
      end: clock('12:00'),
    });
    expect(next(timeOff('2026-11-25'), timeOff('2026-11-21'))?.from).toBe('2026-11-21');
    expect(next(hours)).toBeUndefined();
    expect(nextTimeOff({ availability: { weekly: [{ weekday: 5, kind: 'off' }] } }, TODAY)).toBeUndefined();
    expect(nextTimeOff({}, TODAY)).toBeUndefined();
  });
});

test('missedShifts finds planned shifts of the person from today on that conflict with time off', () => {
  const away = timeOff('2026-11-18', '2026-11-27');
  const on = (date: string, fields: object = {}) =>
    shiftAt('09:00-17:00', { id: `s-${date}-${JSON.stringify(fields)}`, date: day(date), ...fields });
  const { shifts } = scheduleOf({
    shifts: [
      on('2026-11-18'),
      on('2026-11-19', { employeeName: 'ANA' }),
      on('2026-11-20', { employeeName: 'Ben' }),
      on('2026-11-21', { status: 'Canceled' }),
      on('2026-11-22', { employeeName: '' }),
      on('2026-11-27'),
      on('2026-11-28'),
    ],
  });
  const ana = employeeOf('Ana', { availability: withExceptions(away) });
  const datesOf = (exception: AvailabilityException) =>
    missedShifts(shifts, ana, exception, TODAY).map(({ date }) => date);
  expect(datesOf(away)).toEqual(['2026-11-19', '2026-11-27']);
  expect(datesOf(timeOff('2026-11-01', '2026-11-18'))).toEqual([]);
  expect(datesOf(timeOff('0000-01-01', '9999-12-31'))).toEqual(['2026-11-19', '2026-11-27']);
});
