import { illegalities } from '@/lib/auto-fill/plan';
import type { FillInput } from '@/lib/auto-fill/schedule/fill-input';
import { problemOfSchedule } from '@/lib/auto-fill/schedule/problem-of-schedule';
import { proposalOf } from '@/lib/auto-fill/schedule/proposal-of';
import type { Employee } from '@/lib/employees/employee';
import { DEFAULT_LIMITS } from '@/lib/rules/limits';
import type { Shift } from '@/lib/shifts/shift/shift';
import { addDays } from '@/lib/time/local-date';
import { fillInput } from '@/tests/support/auto-fill/fill-weeks';
import { day, employeeOf, scheduleOf, shiftAt } from '@/tests/support/records';
import { DEFAULT_RULES } from '@/tests/support/rule-weeks';

const FRIDAY = day('2026-11-20');
const on = (days: number) => addDays(FRIDAY, days);

const open = (times: string, days = 0, fields: Partial<Shift> = {}) =>
  shiftAt(times, { id: `o ${days} ${times}`, employeeName: '', date: on(days), ...fields });
const theirs = (times: string, days = 0, fields: Partial<Shift> = {}) =>
  shiftAt(times, { id: `t ${days} ${times}`, date: on(days), ...fields });

type Fields = Parameters<typeof fillInput>[1];

function fillingOf(
  shifts: readonly Shift[],
  employees: readonly Employee[] = [employeeOf('Ana')],
  fields: Fields = {},
) {
  return problemOfSchedule(fillInput(scheduleOf({ shifts, employees }), fields));
}

/** Which open shifts the person may be given, by their date and times. */
function ableAt(filling: ReturnType<typeof fillingOf>, name = 'Ana') {
  const person = filling.problem.people.findIndex(({ id }) => id === `employee-${name}`);
  return filling.slots
    .filter((_, position) => (filling.problem.people[person]?.costs[position] ?? null) !== null)
    .map(({ first }) => first.id);
}

/** The one rule that is in Ana's way at the only open shift. */
function ruleInTheWay(filling: ReturnType<typeof fillingOf>) {
  const { unfilled } = proposalOf(filling, [], { gap: undefined, seed: 1 });
  return unfilled[0]?.obstacles.map(({ breaks }) => breaks.map(({ rule }) => rule));
}

function isLegal({ problem }: ReturnType<typeof fillingOf>, ...given: readonly number[]) {
  return illegalities(problem, [given, ...problem.people.slice(1).map(() => [])]).length === 0;
}

const limits = { ...DEFAULT_LIMITS, daysRunning: 3 };
const settings = { ...DEFAULT_RULES, limits };
const withOff = (date: string) =>
  employeeOf('Ana', {
    availability: { weekly: [], exceptions: [{ id: 'x', kind: 'timeOff', from: date, to: date, note: '' }] },
  });

describe('what is in the way of one shift', () => {
  test.each<[string, readonly Shift[], Employee, Partial<FillInput>, string]>([
    ['a night before it', [theirs('20:00-06:00', -1)], employeeOf('Ana'), {}, 'rest'],
    ['a night that runs into it', [theirs('22:00-16:00', -1)], employeeOf('Ana'), {}, 'overlap'],
    ['a shift too soon after it', [theirs('02:00-06:00', 1)], employeeOf('Ana'), {}, 'rest'],
    ['time off', [], withOff('2026-11-20'), {}, 'availability'],
    [
      'a certificate that has expired',
      [],
      employeeOf('Ana', { certificates: [{ id: 'c', name: 'H', expires: on(-1) }] }),
      {},
      'certificate',
    ],
    ['not in the house yet', [], employeeOf('Ana', { firstDay: on(1) }), {}, 'employment'],
    ['a minor late in the evening', [], employeeOf('Ana', { isMinor: true }), {}, 'minorLate'],
    ['their own hours', [theirs('08:00-16:00', -2)], employeeOf('Ana', { maxWeekHours: 12 }), {}, 'ownHours'],
    [
      'the days before it',
      [-3, -2, -1].map((days) => theirs('10:00-12:00', days)),
      employeeOf('Ana'),
      { settings },
      'daysRunning',
    ],
    [
      'the days around it',
      [-2, -1, 1].map((days) => theirs('15:00-18:00', days)),
      employeeOf('Ana'),
      { settings },
      'daysRunning',
    ],
    [
      'a closed day',
      [],
      employeeOf('Ana'),
      {
        settings: {
          ...DEFAULT_RULES,
          openingHours: { days: [{ weekday: 5, kind: 'closed' }], isCloseShown: false },
        },
      },
      'closedDay',
    ],
  ])('%s', (_, shifts, employee, fields, rule) => {
    const filling = fillingOf([...shifts, open('15:00-23:00')], [employee], fields);
    expect(filling.problem.demands).toEqual([]);
    expect(ruleInTheWay(filling)).toEqual([[rule]]);
  });

  test('nothing where the rest is just long enough, the hours are just theirs, and the week before was long', () => {
    const shifts = [
      theirs('20:00-04:00', -1),
      // Sunday of the week before counts in its own week.
      theirs('06:00-16:00', -5),
    ];
    const filling = fillingOf([...shifts, open('15:00-21:00')], [employeeOf('Ana', { maxWeekHours: 14 })]);
    expect(ableAt(filling)).toEqual(['o 0 15:00-21:00']);
  });

  test('own hours are paid hours where the house counts so', () => {
    const counting = { paidHours: true, leftOut: [] };
    const ana = employeeOf('Ana', { maxWeekHours: 7.5 });
    const shifts = [open('09:00-17:00', 0, { unpaidBreak: 30 }), open('09:00-17:00', 2)];
    expect(ableAt(fillingOf(shifts, [ana], { settings: { ...DEFAULT_RULES, counting } }))).toEqual([
      'o 0 09:00-17:00',
    ]);
    expect(ableAt(fillingOf(shifts, [ana]))).toEqual([]);
  });

  test('the rest of another shift of theirs that it would make too short, where a third stands in between', () => {
    const shifts = [theirs('20:00-04:00', -1), theirs('03:00-06:00')];
    const filling = fillingOf([...shifts, open('10:00-14:00')]);
    expect(filling.problem.demands).toEqual([]);
    expect(ruleInTheWay(filling)).toEqual([['rest']]);
  });
});

describe('what cannot go together', () => {
  test('shared time over midnight and too short a rest, with the clocks going forward or back in between', () => {
    for (const date of ['2026-03-28', '2026-10-24', '2026-11-01'].map(day)) {
      const at = (times: string, days: number) =>
        open(times, 0, { id: `${times} ${days}`, date: addDays(date, days) });
      const filling = fillingOf([
        at('20:00-02:00', 0),
        at('01:00-05:00', 1),
        at('12:59-16:00', 1),
        at('13:00-16:00', 1),
      ]);
      const ids = filling.slots.map(({ first }) => first.id);
      const clashes = filling.problem.people[0]?.conflicts.map((pair) => pair.map((one) => ids[one]));
      expect(clashes).toEqual([
        ['20:00-02:00 0', '01:00-05:00 1'],
        ['20:00-02:00 0', '12:59-16:00 1'],
        ['12:59-16:00 1', '13:00-16:00 1'],
      ]);
    }
  });

  test('more hours of a day or week than may be, and days in a row over what stands around', () => {
    const days = fillingOf([open('06:00-12:00'), open('12:00-18:00'), open('18:00-19:00')]);
    expect([isLegal(days, 0, 1), isLegal(days, 0, 1, 2)]).toEqual([true, false]);
    const weeks = fillingOf(
      [-4, -2, 0, 3].map((at) => open('10:00-16:00', at)),
      [employeeOf('Ana', { maxWeekHours: 12 })],
    );
    expect([isLegal(weeks, 0, 1), isLegal(weeks, 0, 1, 2), isLegal(weeks, 0, 1, 3)]).toEqual([
      true,
      false,
      true,
    ]);
    const run = fillingOf(
      [theirs('10:00-12:00', -1), open('10:00-12:00', 0), open('10:00-12:00', 1), theirs('10:00-12:00', 2)],
      [employeeOf('Ana')],
      { settings },
    );
    expect([isLegal(run, 0), isLegal(run, 1), isLegal(run, 0, 1)]).toEqual([true, true, false]);
  });

  test('a run that is too long already makes no plan illegal, and takes no more', () => {
    const long = [-4, -3, -2, -1].map((days) => theirs('10:00-12:00', days));
    const filling = fillingOf(
      [...long, open('10:00-12:00'), open('10:00-12:00', 1), open('10:00-12:00', 2)],
      undefined,
      { settings },
    );
    expect(ableAt(filling)).toEqual(['o 1 10:00-12:00', 'o 2 10:00-12:00']);
    expect([isLegal(filling), isLegal(filling, 0, 1)]).toEqual([true, true]);
  });
});

describe('who and what is in it', () => {
  test('people of two roles, with none, hidden or gone; of two spellings of a name one', () => {
    const team = [
      employeeOf('Ana', { moreRoles: ['Cook'] }),
      employeeOf('ANA', { role: 'Cook' }),
      employeeOf('Ben', { isHidden: true }),
      employeeOf('Cem', { lastDay: on(-1) }),
      employeeOf('Dee'),
    ];
    const filling = fillingOf(
      [
        theirs('09:00-12:00', 0, { employeeName: ' ana' }),
        open('10:00-14:00', 1),
        open('10:00-14:00', 2, { role: 'Cook' }),
      ],
      team,
    );
    expect(filling.problem.people.map(({ id }) => id)).toHaveLength(2);
    expect(ableAt(filling, 'Dee')).toEqual(['o 1 10:00-14:00']);
    expect([...ableAt(filling, 'Ana'), ...ableAt(filling, 'ANA')]).toContain('o 2 10:00-14:00');
  });

  test('nobody, everybody away, and no shifts are problems too', () => {
    for (const filling of [
      fillingOf([open('10:00-14:00')], []),
      fillingOf([open('10:00-14:00')], [withOff('2026-11-20')]),
      fillingOf([]),
      fillingOf([open('10:00-14:00')], undefined, { shiftIds: ['gone'] }),
    ]) {
      expect(filling.problem).toEqual({ dayCount: 0, demands: [], people: [], wishes: [] });
      expect(proposalOf(filling, [], { gap: 0, seed: 1 }).filled).toEqual([]);
    }
  });

  test('shifts that are the same are one demand for as many as can; canceled and taken ones are none', () => {
    const same = [1, 2, 3].map((number) => open('10:00-14:00', 0, { id: `${number}` }));
    const others = [
      open('10:00-14:00', 0, { id: 'bar', station: 'Bar' }),
      open('10:00-14:00', 1, { status: 'Canceled' }),
      theirs('20:00-22:00', 0),
    ];
    const filling = fillingOf([...same, ...others], [employeeOf('Ana'), employeeOf('Ben')], {
      shiftIds: ['1', '2', '3', 'bar', '1', 'o 1 10:00-14:00', 't 0 20:00-22:00'],
    });
    expect(filling.problem.demands).toMatchObject([
      { id: '1', need: 2, most: 2 },
      { id: 'bar', need: 1, most: 1 },
    ]);
    expect(filling.slots[0]?.shifts.map(({ id }) => id)).toEqual(['1', '2', '3']);
  });

  test('whoever was refused at a shift is not asked for its likes either', () => {
    const same = [1, 2].map((number) => open('10:00-14:00', 0, { id: `${number}` }));
    const rejected = [{ shiftId: '2', employeeId: 'employee-Ana' }];
    const filling = fillingOf(same, [employeeOf('Ana'), employeeOf('Ben')], { rejected });
    expect([ableAt(filling), ableAt(filling, 'Ben')]).toEqual([[], ['1']]);
  });

  test('pending shifts of the same days may move, save those before today and those that break a rule', () => {
    const pending = { status: 'Pending' };
    const shifts = [
      theirs('08:00-12:00', 0, { ...pending, id: 'moves' }),
      theirs('08:00-12:00', 1, { ...pending, id: 'other day' }),
      theirs('18:00-20:00', 0, { ...pending, id: 'no role', role: 'Host' }),
      theirs('08:00-12:00', -2, { ...pending, id: 'past' }),
      open('13:00-17:00'),
      open('13:00-17:00', -2),
    ];
    const team = [employeeOf('Ana'), employeeOf('Ben')];
    const filling = fillingOf(shifts, team, { movesPending: true, today: on(-1) });
    expect(filling.slots.map(({ first }) => first.id)).toEqual([
      'o -2 13:00-17:00',
      'moves',
      'o 0 13:00-17:00',
    ]);
    expect(filling.problem.demands[1]).toMatchObject({ need: 1, underCost: 1_000_000 });
    expect(fillingOf(shifts, team, { today: on(-1) }).slots).toHaveLength(2);
  });

  test('shifts of far years make a short problem', () => {
    const filling = fillingOf([
      open('10:00-14:00'),
      open('10:00-14:00', 0, { id: 'far', date: day('9998-01-01') }),
    ]);
    expect(filling.problem.dayCount).toBe(2 * (2 * DEFAULT_LIMITS.daysRunning + 1) + 1);
    expect(isLegal(filling, 0, 1)).toBe(true);
  });
});
