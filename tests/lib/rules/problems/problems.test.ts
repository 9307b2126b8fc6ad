import { type Problem, problemsOn } from '@/lib/rules/problems/problem';
import { problemsIn } from '@/lib/rules/problems/problem-keeper';
import type { Shift } from '@/lib/shifts/shift/shift';
import { addDays } from '@/lib/time/local-date';
import { sevenDaysFrom } from '@/lib/time/week';
import { contextOf, problemLines } from '@/tests/support/problem-context';
import { day, employeeOf, scheduleOf, shiftAt } from '@/tests/support/records';

/** A Friday, in the week from Monday, Nov 16. */
const FRIDAY = day('2026-11-20');
const WEEK = sevenDaysFrom(day('2026-11-16'));
const NEXT_WEEK = sevenDaysFrom(day('2026-11-23'));
const SUNDAY = day('2026-11-22');
const ana = employeeOf('Ana');

function problemsOf(shifts: readonly Shift[], dates = WEEK, employees = [ana]): readonly Problem[] {
  return problemsIn(dates, contextOf(scheduleOf({ shifts, employees })));
}

const on = (days: number, times: string, fields: Partial<Shift> = {}) =>
  shiftAt(times, { id: `${days} ${times}`, date: addDays(FRIDAY, days), ...fields });

test('problemsIn finds nothing in a week without shifts or for an empty list of days', () => {
  expect(problemsOf([])).toEqual([]);
  expect(problemsOf([on(0, '09:00-17:00', { employeeName: '' })], [])).toEqual([]);
});

test('problemsIn reports an overlap as one problem of both shifts, each with the other shift', () => {
  const [early, late] = [on(0, '09:00-17:00'), on(0, '16:00-20:00')];
  const [found, ...others] = problemsOf([late, early]);
  expect(others).toEqual([]);
  expect(found).toMatchObject({
    kind: 'overlap',
    person: 'Ana',
    date: FRIDAY,
    shiftIds: [early.id, late.id],
    parts: [
      { shift: early, found: { rule: 'overlap', other: late } },
      { shift: late, found: { rule: 'overlap', other: early } },
    ],
  });
});

test('problemsIn reports three overlaps for three shifts at the same time', () => {
  const shifts = [on(0, '09:00-17:00'), on(0, '10:00-12:00'), on(0, '11:00-13:00')];
  expect(problemsOf(shifts).map(({ kind }) => kind)).toEqual(['overlap', 'overlap', 'overlap']);
});

test('problemsIn reports an overlap in two roles as double-booked, and the role that does not fit as another problem', () => {
  const shifts = [on(0, '09:00-13:00'), on(0, '12:00-14:00', { role: 'Cook' })];
  expect(problemLines(problemsOf(shifts))).toEqual([
    'doubleBooked  | Ana         | 0 09:00-13:00, 0 12:00-14:00',
    'role          | Ana         | 0 12:00-14:00',
  ]);
});

test('problemsIn reports a short rest between two weeks in both weeks, with the same key', () => {
  const shifts = [on(2, '15:00-23:00'), on(3, '07:00-15:00')];
  const [[before], [after]] = [problemsOf(shifts), problemsOf(shifts, NEXT_WEEK)];
  expect(before?.key).toBe(after?.key);
  expect(before).toMatchObject({
    kind: 'rest',
    date: SUNDAY,
    parts: [{ found: { side: 'before', minutes: 480 } }],
  });
  expect(after).toMatchObject({ date: NEXT_WEEK[0], parts: [{ found: { side: 'after' } }], size: 180 });
  expect(before?.shiftIds).toEqual(after?.shiftIds);
  expect(problemsOf(shifts, [...WEEK, ...NEXT_WEEK])).toHaveLength(1);
});

test("problemsIn reports a night shift on New Year's Eve that overlaps the next morning", () => {
  const dates = sevenDaysFrom(day('2026-12-28'));
  const night = shiftAt('22:00-06:30', { id: 'night', date: day('2026-12-31') });
  const morning = shiftAt('06:00-10:00', { id: 'morning', date: day('2027-01-01') });
  expect(problemLines(problemsOf([night, morning], dates))).toEqual([
    'overlap       | Ana         | night, morning',
  ]);
});

test('problemsIn reports weekly hours and consecutive days as one problem each, with all shifts concerned', () => {
  const shifts = Array.from({ length: 7 }, (_, offset) => on(offset - 4, '09:00-16:00'));
  const ids = shifts.map(({ id }) => id);
  const found = problemsOf(shifts);
  expect(found).toMatchObject([
    { kind: 'weekHours', shiftIds: ids, size: 49 * 60 },
    { kind: 'daysRunning', shiftIds: ids, size: 7 },
  ]);
  expect(found[0]?.parts).toHaveLength(7);
});

test('problemsIn reports a run of consecutive days of several months once in each week', () => {
  const shifts = Array.from({ length: 120 }, (_, offset) => on(offset - 60, '09:00-10:00'));
  const twoWeeks = problemsOf(shifts, [...WEEK, ...NEXT_WEEK]);
  expect(twoWeeks.map(({ kind }) => kind)).toEqual(['daysRunning', 'daysRunning']);
  expect(new Set(twoWeeks.map(({ key }) => key)).size).toBe(2);
});

test('problemsIn reports an open shift as a problem without a person, and ignores canceled shifts', () => {
  const open = on(0, '09:00-17:00', { employeeName: '  ' });
  const canceled = on(0, '10:00-12:00', { status: 'Canceled' });
  const canceledOpen = on(1, '10:00-12:00', { employeeName: '', status: 'Canceled' });
  expect(problemsOf([open, canceled, canceledOpen, on(0, '11:00-15:00')])).toMatchObject([
    { kind: 'open', person: '', parts: [{ shift: open, found: undefined }], shiftIds: [open.id], size: 0 },
  ]);
});

test('problemsIn treats two spellings as one person and shows the spelling of the team', () => {
  const shifts = [on(0, '09:00-17:00', { employeeName: ' ANA' }), on(0, '16:00-20:00')];
  expect(problemsOf(shifts)).toMatchObject([{ kind: 'overlap', person: 'Ana' }]);
  expect(problemsOf(shifts, WEEK, [])).toMatchObject([{ person: ' ANA' }]);
});

describe('two employees with the same name key', () => {
  const server = employeeOf('Ana', { id: 'server', maxWeekHours: 20 });
  const exceptions = [{ id: 'x', kind: 'timeOff', from: FRIDAY, to: FRIDAY, note: '' }];
  const cook = employeeOf('ana', { id: 'cook', role: 'Cook', availability: { weekly: [], exceptions } });
  const twins = [server, cook];
  const cooks = { employeeName: 'ana', role: 'Cook' };

  test('are each checked by their role and availability', () => {
    expect(problemsOf([on(-2, '09:00-17:00', cooks), on(0, '09:00-17:00')], WEEK, twins)).toEqual([]);
    expect(problemsOf([on(-2, '09:00-17:00'), on(0, '09:00-17:00', cooks)], WEEK, twins)).toMatchObject([
      { kind: 'availability', person: 'ana', key: expect.stringContaining('cook') },
    ]);
    expect(
      problemsOf([on(-2, '09:00-17:00', { employeeName: 'ana' }), on(-1, '09:00-17:00')], WEEK, twins),
    ).toMatchObject([{ kind: 'role', person: 'ana' }]);
  });

  test('are each checked by their maximum of hours', () => {
    const shifts = [on(-3, '09:00-20:00'), on(-1, '09:00-20:00')];
    expect(problemsOf(shifts, WEEK, twins)).toMatchObject([{ kind: 'ownHours', person: 'Ana' }]);
    const ofCook = shifts.map((shift) => ({ ...shift, ...cooks }));
    expect(problemsOf(ofCook, WEEK, twins)).toEqual([]);
  });

  test('have one problem for an overlap, with the same key for either order of the shifts', () => {
    const pair = (times: string) => [
      shiftAt(times, { id: 'one', date: SUNDAY }),
      shiftAt('10:00-14:00', { id: 'two', date: SUNDAY, ...cooks }),
    ];
    const [before, ...others] = problemsOf(pair('09:00-12:00'), WEEK, twins);
    expect(others).toEqual([]);
    expect(before).toMatchObject({ kind: 'doubleBooked', shiftIds: ['one', 'two'] });
    expect(before?.parts).toHaveLength(2);
    expect(problemsOf(pair('11:00-15:00'), WEEK, twins).map(({ key }) => key)).toEqual([before?.key]);
  });
});

test('problemsIn keeps the key of a problem through a rename, but not for another person or day', () => {
  const exceptions = [{ id: 'x', kind: 'timeOff', from: FRIDAY, to: SUNDAY, note: '' }];
  const off = { ...ana, availability: { weekly: [], exceptions } };
  const shift = on(0, '09:00-17:00');
  const keyOf = (of: Shift, who = off) => problemsOf([of], WEEK, [who]).map(({ key }) => key);
  const renamed = keyOf({ ...shift, employeeName: 'Ann' }, { ...off, name: 'Ann' });
  expect(renamed).toEqual(keyOf(shift));
  expect(renamed).toHaveLength(1);
  expect(keyOf({ ...shift, employeeName: 'Ben' }, { ...off, id: 'b', name: 'Ben' })).not.toEqual(renamed);
  expect(keyOf({ ...shift, date: SUNDAY })).not.toEqual(renamed);
});

test('problemsIn keeps the key of a problem when its two shifts change places', () => {
  const pair = (times: string) => [
    shiftAt(times, { id: 'one', date: FRIDAY }),
    shiftAt('10:00-14:00', { id: 'two', date: FRIDAY }),
  ];
  const [before] = problemsOf(pair('09:00-12:00'));
  const [after] = problemsOf(pair('11:00-15:00'));
  expect(before?.shiftIds).toEqual(['one', 'two']);
  expect(after?.shiftIds).toEqual(['two', 'one']);
  expect(after?.key).toBe(before?.key);
});

test('problemsOn returns for one day of a week only the shifts of that day, and only the ids of the others', () => {
  const found = problemsOf([on(0, '09:00-17:00'), on(1, '02:00-05:00'), on(2, '09:00-10:00')]);
  expect(found.map(({ kind }) => kind)).toEqual(['rest']);
  const [saturday] = problemsOn(found, [addDays(FRIDAY, 1)]);
  expect(saturday).toMatchObject({ date: addDays(FRIDAY, 1), shiftIds: ['0 09:00-17:00', '1 02:00-05:00'] });
  expect(saturday?.parts.map(({ shift }) => shift.id)).toEqual(['1 02:00-05:00']);
  expect(problemsOn(found, [SUNDAY])).toEqual([]);
  expect(problemsOn(found, WEEK)[0]).toBe(found[0]);
});
