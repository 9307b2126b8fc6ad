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
const anas = (times: string, days = 0, fields: Partial<Shift> = {}) =>
  shiftAt(times, { id: `t ${days} ${times}`, date: on(days), ...fields });

type Fields = Parameters<typeof fillInput>[1];

function fillingOf(
  shifts: readonly Shift[],
  employees: readonly Employee[] = [employeeOf('Ana')],
  fields: Fields = {},
) {
  return problemOfSchedule(fillInput(scheduleOf({ shifts, employees }), fields));
}

/** Ids of the open shifts that the person may get. */
function fillableBy(filling: ReturnType<typeof fillingOf>, name = 'Ana') {
  const person = filling.problem.people.findIndex(({ id }) => id === `employee-${name}`);
  return filling.slots
    .filter((_, position) => (filling.problem.people[person]?.costs[position] ?? null) !== null)
    .map(({ first }) => first.id);
}

/** The rule that keeps Ana from the only open shift. */
function blockingRules(filling: ReturnType<typeof fillingOf>) {
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

describe('obstacles of a single open shift', () => {
  test.each<[string, readonly Shift[], Employee, Partial<FillInput>, string]>([
    ['a night shift ending too late before it', [anas('20:00-06:00', -1)], employeeOf('Ana'), {}, 'rest'],
    ['a night shift that overlaps it', [anas('22:00-16:00', -1)], employeeOf('Ana'), {}, 'overlap'],
    ['a shift that starts too soon after it', [anas('02:00-06:00', 1)], employeeOf('Ana'), {}, 'rest'],
    ['time off', [], withOff('2026-11-20'), {}, 'availability'],
    [
      'an expired certificate',
      [],
      employeeOf('Ana', { certificates: [{ id: 'c', name: 'H', expires: on(-1) }] }),
      {},
      'certificate',
    ],
    ['a first day after it', [], employeeOf('Ana', { firstDay: on(1) }), {}, 'employment'],
    ['minor age late in the evening', [], employeeOf('Ana', { isMinor: true }), {}, 'minorLate'],
    [
      'the own weekly maximum',
      [anas('08:00-16:00', -2)],
      employeeOf('Ana', { maxWeekHours: 12 }),
      {},
      'ownHours',
    ],
    [
      'too many days worked before it',
      [-3, -2, -1].map((days) => anas('10:00-12:00', days)),
      employeeOf('Ana'),
      { settings },
      'daysRunning',
    ],
    [
      'too many days worked around it',
      [-2, -1, 1].map((days) => anas('15:00-18:00', days)),
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
  ])('include %s', (_, shifts, employee, fields, rule) => {
    const filling = fillingOf([...shifts, open('15:00-23:00')], [employee], fields);
    expect(filling.problem.demands).toEqual([]);
    expect(blockingRules(filling)).toEqual([[rule]]);
  });

  test('are absent if the rest and the weekly hours are just within their limits', () => {
    const shifts = [
      anas('20:00-04:00', -1),
      // The previous Sunday counts in its own week.
      anas('06:00-16:00', -5),
    ];
    const filling = fillingOf([...shifts, open('15:00-21:00')], [employeeOf('Ana', { maxWeekHours: 14 })]);
    expect(fillableBy(filling)).toEqual(['o 0 15:00-21:00']);
  });

  test('depend on paid hours for the personal maximum if the business counts paid hours', () => {
    const counting = { paidHours: true, leftOut: [] };
    const ana = employeeOf('Ana', { maxWeekHours: 7.5 });
    const shifts = [open('09:00-17:00', 0, { unpaidBreak: 30 }), open('09:00-17:00', 2)];
    expect(fillableBy(fillingOf(shifts, [ana], { settings: { ...DEFAULT_RULES, counting } }))).toEqual([
      'o 0 09:00-17:00',
    ]);
    expect(fillableBy(fillingOf(shifts, [ana]))).toEqual([]);
  });

  test('include too short a rest after a night shift that overlaps another assigned shift', () => {
    const shifts = [anas('20:00-04:00', -1), anas('03:00-06:00')];
    const filling = fillingOf([...shifts, open('10:00-14:00')]);
    expect(filling.problem.demands).toEqual([]);
    expect(blockingRules(filling)).toEqual([['rest']]);
  });
});

describe('conflicts between open shifts', () => {
  test('include overlaps over midnight and short rests, across clock changes', () => {
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

  test('include too many hours of a day or week, and too many days in a row with assigned shifts', () => {
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
      [anas('10:00-12:00', -1), open('10:00-12:00', 0), open('10:00-12:00', 1), anas('10:00-12:00', 2)],
      [employeeOf('Ana')],
      { settings },
    );
    expect([isLegal(run, 0), isLegal(run, 1), isLegal(run, 0, 1)]).toEqual([true, true, false]);
  });

  test('allow a plan although a run of days is already too long, but no shift that extends the run', () => {
    const long = [-4, -3, -2, -1].map((days) => anas('10:00-12:00', days));
    const filling = fillingOf(
      [...long, open('10:00-12:00'), open('10:00-12:00', 1), open('10:00-12:00', 2)],
      undefined,
      { settings },
    );
    expect(fillableBy(filling)).toEqual(['o 1 10:00-12:00', 'o 2 10:00-12:00']);
    expect([isLegal(filling), isLegal(filling, 0, 1)]).toEqual([true, true]);
  });
});

describe('problemOfSchedule', () => {
  test('lists people by role, without hidden and former ones, and one person for two spellings of a name', () => {
    const team = [
      employeeOf('Ana', { moreRoles: ['Cook'] }),
      employeeOf('ANA', { role: 'Cook' }),
      employeeOf('Ben', { isHidden: true }),
      employeeOf('Cem', { lastDay: on(-1) }),
      employeeOf('Dee'),
    ];
    const filling = fillingOf(
      [
        anas('09:00-12:00', 0, { employeeName: ' ana' }),
        open('10:00-14:00', 1),
        open('10:00-14:00', 2, { role: 'Cook' }),
      ],
      team,
    );
    expect(filling.problem.people.map(({ id }) => id)).toHaveLength(2);
    expect(fillableBy(filling, 'Dee')).toEqual(['o 1 10:00-14:00']);
    expect([...fillableBy(filling, 'Ana'), ...fillableBy(filling, 'ANA')]).toContain('o 2 10:00-14:00');
  });

  test('returns an empty problem if nobody is able or no shift is open', () => {
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

  test('merges identical open shifts into one demand, for at most as many people as are able', () => {
    const same = [1, 2, 3].map((number) => open('10:00-14:00', 0, { id: `${number}` }));
    const others = [
      open('10:00-14:00', 0, { id: 'bar', station: 'Bar' }),
      open('10:00-14:00', 1, { status: 'Canceled' }),
      anas('20:00-22:00', 0),
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

  test('excludes a person rejected for one shift from identical shifts too', () => {
    const same = [1, 2].map((number) => open('10:00-14:00', 0, { id: `${number}` }));
    const rejected = [{ shiftId: '2', employeeId: 'employee-Ana' }];
    const filling = fillingOf(same, [employeeOf('Ana'), employeeOf('Ben')], { rejected });
    expect([fillableBy(filling), fillableBy(filling, 'Ben')]).toEqual([[], ['1']]);
  });

  test('includes pending shifts of the same days, except past ones and those that break a rule', () => {
    const pending = { status: 'Pending' };
    const shifts = [
      anas('08:00-12:00', 0, { ...pending, id: 'moves' }),
      anas('08:00-12:00', 1, { ...pending, id: 'other day' }),
      anas('18:00-20:00', 0, { ...pending, id: 'no role', role: 'Host' }),
      anas('08:00-12:00', -2, { ...pending, id: 'past' }),
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

  test('uses a short horizon for shifts in distant years', () => {
    const filling = fillingOf([
      open('10:00-14:00'),
      open('10:00-14:00', 0, { id: 'far', date: day('9998-01-01') }),
    ]);
    expect(filling.problem.dayCount).toBe(2 * (2 * DEFAULT_LIMITS.daysRunning + 1) + 1);
    expect(isLegal(filling, 0, 1)).toBe(true);
  });
});
