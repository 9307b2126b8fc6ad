import { nameKey } from '@/lib/employees/employee';
import { type CopyChoice, planWeekCopy, weekCopySource } from '@/lib/shifts/copy/copy-week';
import { CLASH_RULES, type ClashRule } from '@/lib/shifts/copy/plan-copies';
import type { Shift } from '@/lib/shifts/shift/shift';
import { addDays } from '@/lib/time/local-date';
import { clock, day, shiftAt } from '@/tests/support/records';

import {
  type Copying,
  createdIn,
  EVERYTHING,
  MONDAY,
  NEXT_MONDAY,
  plan,
  TEAM,
  weekWith,
} from '@/tests/support/week-copies';

const onMonday = (times: string, fields: Partial<Shift> = {}) =>
  shiftAt(times, { id: `source-${times}`, date: MONDAY, ...fields });
const onNextMonday = (times: string, fields: Partial<Shift> = {}) =>
  shiftAt(times, { id: `target-${times}`, date: NEXT_MONDAY, ...fields });
const timesOf = (shifts: readonly Shift[]) =>
  shifts.map(({ date, startTime, endTime }) => `${date} ${startTime}-${endTime}`);

describe('weekCopySource', () => {
  test('starts on Monday for any day of the week, and lists separately the shifts that are not copied', () => {
    const canceled = onMonday('12:00-13:00', { status: 'Canceled' });
    const left = onMonday('14:00-15:00', { employeeName: 'Somebody Gone' });
    const open = onMonday('16:00-17:00', { employeeName: '' });
    const { shifts } = weekWith(onMonday('09:00-17:00'), canceled, left, open, onNextMonday('09:00-10:00'));
    const source = weekCopySource(shifts, TEAM, day('2026-11-22'), 'monday');
    expect(source.firstDay).toBe(MONDAY);
    expect(source.copyable.map(({ original }) => original.id)).toEqual(['source-09:00-17:00', open.id]);
    expect(source.canceled).toEqual([canceled]);
    expect(source.left).toEqual([left]);
  });

  test('returns no entries for a week without shifts', () => {
    const { entries, weeks, createdCount } = plan(weekWith(onNextMonday('09:00-17:00')));
    expect({ entries, createdCount }).toEqual({ entries: [], createdCount: 0 });
    expect(weeks).toEqual([
      { firstDay: NEXT_MONDAY, created: [], skipped: [], replaced: [], alreadyThere: [] },
    ]);
  });
});

describe('a copy of a shift', () => {
  test('keeps weekday, times, role, color, status and notes, and has a new id', () => {
    const original = onMonday('22:00-06:00', {
      date: day('2026-11-18'),
      status: 'Pending',
      color: 'gray',
      notes: 'Keys',
    });
    const [copy] = createdIn(plan(weekWith(original)));
    expect(copy).toEqual({ ...original, id: copy?.id, date: day('2026-11-25') });
    expect(copy?.id).toMatch(/^new-/);
  });

  test.each([
    ['over the year’s end', '2026-12-28', '2027-01-04'],
    ['onto 29 February', '2028-02-21', '2028-02-28'],
    ['past 29 February', '2028-02-28', '2028-03-06'],
    ['over the weekend on which summer time begins', '2026-03-02', '2026-03-09'],
    ['over the weekend on which summer time ends', '2026-10-26', '2026-11-02'],
    ['into the past', '2026-11-16', '2026-11-09'],
  ])('keeps its weekday %s', (_what, from, target) => {
    const week = [0, 1, 2, 3, 4, 5, 6].map((offset) =>
      onMonday('22:00-03:00', { id: `day-${offset}`, date: addDays(day(from), offset) }),
    );
    const created = createdIn(plan(weekWith(...week), { from: day(from), targets: [day(target)] }));
    expect(created.map(({ date }) => date)).toEqual(week.map((_, offset) => addDays(day(target), offset)));
    expect(timesOf(created).every((text) => text.endsWith('22:00-03:00'))).toBe(true);
  });

  test('gets the current role and color of its employee, and the name as the team spells it', () => {
    const result = plan(weekWith(onMonday('09:00-17:00', { employeeName: ' BEN', role: 'Server' })));
    expect(createdIn(result)).toEqual([
      expect.objectContaining({ employeeName: 'Ben', role: 'Cook', color: 'red' }),
    ]);
    expect(result.newRoleCount).toBe(1);
  });

  test('is not created for canceled shifts and people who left, but both are reported', () => {
    const result = plan(
      weekWith(
        onMonday('09:00-10:00', { status: 'Canceled' }),
        onMonday('10:00-11:00', { employeeName: 'Gone' }),
        onMonday('11:00-12:00', { employeeName: 'Gone', status: 'Canceled' }),
      ),
    );
    expect(result.createdCount).toBe(0);
    expect(result.canceled).toHaveLength(2);
    expect(result.left.map(({ employeeName }) => employeeName)).toEqual(['Gone']);
  });
});

describe('the choice of shifts to copy', () => {
  const week = weekWith(
    onMonday('09:00-17:00'),
    onMonday('10:00-18:00', { employeeName: 'Ben', role: 'Cook' }),
    onMonday('11:00-19:00', { employeeName: 'Zoe\u0308', role: 'Host' }),
    onMonday('12:00-13:00', { employeeName: 'Ben', role: 'Cook', status: 'Canceled' }),
    onMonday('13:00-14:00', { employeeName: 'Gone', role: 'Host' }),
  );
  const names = (copying: Copying) => createdIn(plan(week, copying)).map(({ employeeName }) => employeeName);

  test('copies only the shifts of the chosen roles', () => {
    const include: CopyChoice = { kind: 'roles', roles: new Set(['Cook', 'Host']) };
    expect(names({ include })).toEqual(['Ben', 'Zoë']);
    expect(plan(week, { include })).toMatchObject({ canceled: [{ role: 'Cook' }], left: [{ role: 'Host' }] });
    expect(names({ include: { kind: 'roles', roles: new Set() } })).toEqual([]);
  });

  test('copies only the shifts of the chosen people', () => {
    const include: CopyChoice = { kind: 'employees', nameKeys: new Set([nameKey('ZOË')]) };
    expect(names({ include })).toEqual(['Zoë']);
    expect(plan(week, { include })).toMatchObject({ canceled: [], left: [] });
  });
});

describe('the target weeks', () => {
  const week = weekWith(onMonday('09:00-17:00'));
  const firstDays = (...targets: readonly string[]) =>
    plan(week, { targets: targets.map(day) }).weeks.map(({ firstDay }) => firstDay);

  test('are the weeks of any given days, each once and in calendar order', () => {
    expect(firstDays('2026-12-06', '2026-11-25', '2026-11-30')).toEqual(['2026-11-23', '2026-11-30']);
  });

  test('exclude the source week, and weeks that the end of the calendar cuts off', () => {
    expect(firstDays('2026-11-16', '2026-11-22', '9999-12-31', '0000-01-01')).toEqual([]);
  });
});

describe('clash of a copy with an existing shift', () => {
  const outcome = (target: Shift, source: Shift, clash: ClashRule) => {
    const [result] = plan(weekWith(source, target), { clash }).weeks;
    return result && Object.entries(result).flatMap(([key, list]) => (list.length === 1 ? [key] : []));
  };

  test.each([
    ['skip', ['skipped']],
    ['replace', ['created', 'replaced']],
    ['add', ['created']],
  ] as const)('with the rule %s gives %j', (clash, expected) => {
    expect(outcome(onNextMonday('12:00-20:00'), onMonday('09:00-17:00'), clash)).toEqual(expected);
  });

  test.each([
    ['touching times', onNextMonday('17:00-20:00')],
    ['another person', onNextMonday('12:00-20:00', { employeeName: 'Ben' })],
    ['a canceled shift', onNextMonday('12:00-20:00', { status: 'Canceled' })],
    ['another day', onNextMonday('12:00-20:00', { date: day('2026-11-24') })],
  ])('is not reported for %s', (_what, target) => {
    expect(outcome(target, onMonday('09:00-17:00'), 'skip')).toEqual(['created']);
  });

  test.each([
    ['in another role', onNextMonday('16:59-20:00', { role: 'Host' })],
    ['under another spelling of the name', onNextMonday('12:00-20:00', { employeeName: ' aNA' })],
    ['of 24 hours', onNextMonday('12:00-12:00')],
  ])('is reported for a shift %s', (_what, target) => {
    expect(outcome(target, onMonday('09:00-17:00'), 'skip')).toEqual(['skipped']);
  });

  test('is also found with a night shift on the day before the week', () => {
    const night = onNextMonday('22:00-06:00', { date: day('2026-11-29') });
    const early = onMonday('05:00-13:00');
    const targets = [day('2026-11-30')];
    const [skipping] = plan(weekWith(early, night), { targets }).weeks;
    expect(skipping).toMatchObject({ created: [], replaced: [] });
    expect(skipping?.skipped).toHaveLength(1);
    const [replacing] = plan(weekWith(early, night), { targets, clash: 'replace' }).weeks;
    expect(replacing?.replaced).toEqual([night]);
  });

  test('is not reported for a night shift that ends when the copy starts', () => {
    const night = onNextMonday('22:00-09:00', { date: day('2026-11-29') });
    const result = plan(weekWith(onMonday('09:00-17:00'), night), { targets: [day('2026-11-30')] });
    expect(result.createdCount).toBe(1);
  });

  test('is found between the copy of a Sunday night and a shift on the next Monday', () => {
    const night = onMonday('22:00-06:00', { date: day('2026-11-22') });
    const early = onNextMonday('05:00-13:00', { date: day('2026-11-30') });
    const [week] = plan(weekWith(night, early)).weeks;
    expect(week?.skipped).toHaveLength(1);
  });

  test("never removes an original when a copy clashes with the source week's Sunday night", () => {
    const early = onMonday('05:00-13:00');
    const night = onMonday('22:00-06:00', { date: day('2026-11-22') });
    const [week] = plan(weekWith(early, night), { clash: 'replace' }).weeks;
    expect(timesOf(week?.skipped ?? [])).toEqual(['2026-11-23 05:00-13:00']);
    expect(timesOf(week?.created ?? [])).toEqual(['2026-11-29 22:00-06:00']);
    expect(week?.replaced).toEqual([]);
  });

  test('removes the existing shift only once if two copies clash with that shift', () => {
    const all = onNextMonday('08:00-23:00');
    const result = plan(weekWith(onMonday('09:00-12:00'), onMonday('13:00-17:00'), all), {
      clash: 'replace',
    });
    expect(result.weeks[0]?.replaced).toEqual([all]);
    expect(result.entries).toHaveLength(3);
  });
});

describe('an equal existing shift', () => {
  test.each(CLASH_RULES)('counts as the copy and remains with the rule %s', (clash) => {
    const [week] = plan(weekWith(onMonday('09:00-17:00'), onNextMonday('09:00-17:00')), { clash }).weeks;
    expect(week).toMatchObject({ created: [], skipped: [], replaced: [] });
    expect(week?.alreadyThere).toHaveLength(1);
  });

  test('is not replaced by another copy that clashes with the existing shift', () => {
    const split = [onMonday('09:00-17:00'), onMonday('12:00-20:00')];
    const [week] = plan(weekWith(...split, onNextMonday('09:00-17:00')), { clash: 'replace' }).weeks;
    expect(timesOf(week?.created ?? [])).toEqual(['2026-11-23 12:00-20:00']);
    expect(week?.replaced).toEqual([]);
  });
});

test('planWeekCopy uses another id if a new id is already in use', () => {
  const ids = ['source-09:00-10:00', 'a', 'a', 'b'];
  const schedule = weekWith(onMonday('09:00-10:00'), onMonday('11:00-12:00'));
  const result = planWeekCopy({
    index: schedule.shifts,
    employees: TEAM,
    from: MONDAY,
    weekStart: 'monday',
    targets: [NEXT_MONDAY],
    include: EVERYTHING,
    clash: 'skip',
    newId: () => ids.shift() ?? 'spent',
  });
  expect(createdIn(result).map(({ id }) => id)).toEqual(['a', 'b']);
});

describe('open shifts in a week copy', () => {
  const open = (id: string, fields: Partial<Shift> = {}) =>
    onMonday('16:00-22:00', { id, employeeName: '', role: 'Host', ...fields });
  const there = (id: string, fields: Partial<Shift> = {}) => open(id, { date: NEXT_MONDAY, ...fields });

  test('are copied as open shifts, even two at the same time', () => {
    const created = createdIn(plan(weekWith(open('1'), open('2'))));
    expect(created.map(({ employeeName, role, date }) => [employeeName, role, date])).toEqual([
      ['', 'Host', NEXT_MONDAY],
      ['', 'Host', NEXT_MONDAY],
    ]);
  });

  test('are copied once less for each that the target week already has', () => {
    const { weeks } = plan(weekWith(open('1'), open('2'), open('3'), there('4')));
    expect(weeks.map(({ created, alreadyThere }) => [created.length, alreadyThere.length])).toEqual([[2, 1]]);
  });

  test.each(CLASH_RULES)('clash with no shift with the rule "%s"', (clash) => {
    const schedule = weekWith(
      open('1'),
      there('2', { startTime: clock('17:00') }),
      onNextMonday('16:00-22:00'),
    );
    const [week] = plan(schedule, { clash }).weeks;
    expect(week).toMatchObject({ skipped: [], replaced: [], alreadyThere: [] });
    expect(week?.created).toHaveLength(1);
  });

  test('can be chosen without people, and are included in the choice of their role', () => {
    const schedule = weekWith(open('1'), onMonday('09:00-17:00'));
    const chosen = (include: CopyChoice) => createdIn(plan(schedule, { include })).map((shift) => shift.role);
    expect(chosen({ kind: 'employees', nameKeys: new Set(['']) })).toEqual(['Host']);
    expect(chosen({ kind: 'employees', nameKeys: new Set([nameKey('Ana')]) })).toEqual(['Server']);
    expect(chosen({ kind: 'roles', roles: new Set(['Host']) })).toEqual(['Host']);
  });
});
