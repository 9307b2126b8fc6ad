import fc from 'fast-check';
import { needOn, storedNeed, totalNeed, withDay, withNeed, withoutDate } from '@/lib/demand/demand';
import { type Balance, balanceOf, gapsOf, levelsOf, surplusOf } from '@/lib/demand/gaps';
import { DAY_HOURS, type Demand, hasDemand, NO_DEMAND } from '@/lib/demand/need';
import { needFromPlan } from '@/lib/demand/planned-need';
import { type ShiftWishes, shiftsForNeed, USUAL_LENGTHS } from '@/lib/demand/shifts-for-need';
import type { Shift } from '@/lib/shifts/shift/shift';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { sevenDaysFrom } from '@/lib/time/week';
import { day, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const MONDAY = day('2026-11-16');
const DAYS = sevenDaysFrom(MONDAY);
const WISHES: ShiftWishes = { lengths: USUAL_LENGTHS, usualStarts: () => [], openOn: () => undefined };
const need = (spans: readonly (readonly [number, number, number])[], role = 'Server', weekday = 1): Demand =>
  spans.reduce(
    (demand, [from, to, count]) => withNeed(demand, { weekday }, role, [from, to], count),
    NO_DEMAND,
  );
const on = (shifts: readonly Shift[]) => (date: LocalDate) => shifts.filter((shift) => shift.date === date);
const planned = (times: string, fields: Partial<Shift> = {}) =>
  shiftAt(times, { id: `${times}${JSON.stringify(fields)}`, date: MONDAY, role: 'Server', ...fields });
const gapsIn = (demand: Demand, shifts: readonly Shift[] = []) =>
  gapsOf(balanceOf(demand, DAYS, on(shifts)), DAYS).map(({ date, role, fromHour, toHour, count }) => [
    DAYS.indexOf(date),
    role,
    fromHour,
    toHour,
    count,
  ]);
const made = (demand: Demand, wishes: Partial<ShiftWishes> = {}, shifts: readonly Shift[] = []) =>
  shiftsForNeed(balanceOf(demand, DAYS, on(shifts)), DAYS, { ...WISHES, ...wishes }).map(
    ({ date, startTime, endTime }) => `${DAYS.indexOf(date)} ${startTime}-${endTime}`,
  );

describe('staffing needs', () => {
  test('are empty at first and after the last need is removed', () => {
    expect(hasDemand(NO_DEMAND)).toBe(false);
    const painted = need([[9, 17, 2]]);
    expect(hasDemand(painted)).toBe(true);
    expect(withNeed(painted, { weekday: 1 }, 'Server', [0, DAY_HOURS], 0)).toEqual(NO_DEMAND);
  });

  test('of a date are those of its weekday until the date has needs of its own, even empty ones', () => {
    const pattern = need([[9, 17, 2]]);
    expect(needOn(pattern, MONDAY)).toBe(storedNeed(pattern, { weekday: 1 }));
    const closed = withDay(pattern, { date: MONDAY }, {});
    expect(needOn(closed, MONDAY)).toEqual({});
    expect(needOn(closed, addDays(MONDAY, 7))).toEqual(needOn(pattern, MONDAY));
    expect(needOn(withoutDate(closed, MONDAY), MONDAY)).toEqual(needOn(pattern, MONDAY));
  });

  test('are limited to 0 to 99, and can be totaled for all or for some roles', () => {
    const both = withNeed(need([[9, 10, 500]]), { weekday: 1 }, 'Cook', [9, 11], -3);
    expect(totalNeed(needOn(both, MONDAY))[9]).toBe(99);
    const cooks = withNeed(both, { weekday: 1 }, 'Cook', [9, 11], 2);
    expect(totalNeed(needOn(cooks, MONDAY))[9]).toBe(101);
    expect(totalNeed(needOn(cooks, MONDAY), (role) => role === 'Cook')[9]).toBe(2);
  });
});

describe('coverage gaps', () => {
  test.each<[string, Demand, readonly Shift[], readonly unknown[]]>([
    ['without shifts', need([[9, 12, 2]]), [], [[0, 'Server', 9, 12, 2]]],
    [
      'with overlapping needs',
      need([
        [9, 17, 1],
        [11, 14, 2],
      ]),
      [],
      [
        [0, 'Server', 9, 17, 1],
        [0, 'Server', 11, 14, 1],
      ],
    ],
    [
      'before and after a shift',
      need([[9, 17, 1]]),
      [planned('11:00-14:00')],
      [
        [0, 'Server', 9, 11, 1],
        [0, 'Server', 14, 17, 1],
      ],
    ],
    ['filled by adjacent shifts', need([[9, 17, 1]]), [planned('09:00-12:00'), planned('12:00-17:00')], []],
    [
      'filled by open but not by canceled shifts',
      need([[9, 17, 2]]),
      [planned('09:00-17:00', { employeeName: '' }), planned('09:00-17:00', { status: 'Canceled' })],
      [[0, 'Server', 9, 17, 1]],
    ],
    [
      'not filled by another role',
      need([[9, 17, 1]]),
      [planned('09:00-17:00', { role: 'Cook' })],
      [[0, 'Server', 9, 17, 1]],
    ],
    [
      'over midnight',
      withNeed(need([[20, 24, 1]]), { weekday: 2 }, 'Server', [0, 2], 1),
      [],
      [[0, 'Server', 20, 26, 1]],
    ],
    ['filled by a shift of the night before', need([[0, 6, 1]], 'Server', 2), [planned('22:00-06:00')], []],
    [
      'of several whole days, one a day',
      withNeed(need([[0, 24, 1]]), { weekday: 2 }, 'Server', [0, 24], 1),
      [],
      [
        [0, 'Server', 0, 24, 1],
        [1, 'Server', 0, 24, 1],
      ],
    ],
  ])('match the expected gaps: %s', (_name, demand, shifts, expected) => {
    expect(gapsIn(demand, shifts)).toEqual(expected);
  });

  test('are matched by surplus hours of roles that are needed', () => {
    const balance = balanceOf(
      need([[9, 17, 1]]),
      DAYS,
      on([
        planned('09:00-18:00'),
        planned('12:00-13:00', { employeeName: 'Ben' }),
        planned('09:00-10:00', { role: 'Cook' }),
      ]),
    );
    expect(
      surplusOf(balance, DAYS).map(({ role, fromHour, toHour, count }) => [role, fromHour, toHour, count]),
    ).toEqual([
      ['Server', 12, 13, 1],
      ['Server', 17, 18, 1],
    ]);
  });
});

describe('open shifts for staffing needs', () => {
  test.each<[string, Demand, Partial<ShiftWishes>, readonly string[]]>([
    ['with the missing length', need([[9, 17, 1]]), {}, ['0 09:00-17:00']],
    ['as many as missing', need([[9, 13, 2]]), {}, ['0 09:00-13:00', '0 09:00-13:00']],
    ['as few as possible for a long gap', need([[9, 19, 1]]), {}, ['0 09:00-15:00', '0 15:00-19:00']],
    ['with the shortest length for a short gap', need([[12, 14, 1]]), {}, ['0 12:00-16:00']],
    [
      'with a usual start for a short gap',
      need([[11, 14, 1]]),
      { usualStarts: () => [630, 600] },
      ['0 10:30-14:30'],
    ],
    [
      'ending at closing time for a short gap',
      need([[21, 23, 1]]),
      { openOn: () => [660, 1380] },
      ['0 19:00-23:00'],
    ],
    [
      'staggered rather than a long and a short one',
      need([
        [9, 13, 1],
        [10, 13, 2],
        [13, 14, 1],
      ]),
      { lengths: [4] },
      ['0 09:00-13:00', '0 10:00-14:00'],
    ],
    [
      'over midnight',
      withNeed(need([[18, 24, 1]]), { weekday: 2 }, 'Server', [0, 2], 1),
      {},
      ['0 18:00-02:00'],
    ],
    ['in the first hours of the week', need([[0, 2, 1]]), {}, ['0 00:00-04:00']],
    ['none without a length of three hours', need([[9, 17, 1]]), { lengths: [1, 2] }, []],
    ['none when nothing is missing', NO_DEMAND, {}, []],
  ])('match the expected shifts: %s', (_name, demand, wishes, expected) => {
    expect(made(demand, wishes)).toEqual(expected);
  });

  const anyNeed = fc.array(
    fc.tuple(fc.integer({ min: 1, max: 7 }), fc.nat({ max: 23 }), fc.nat({ max: 12 }), fc.nat({ max: 4 })),
    { maxLength: 8 },
  );
  const anyLengths = fc.uniqueArray(fc.integer({ min: 3, max: 12 }), { minLength: 1, maxLength: 4 });
  const demandOf = (drawn: readonly (readonly [number, number, number, number])[]) =>
    drawn.reduce(
      (demand, [weekday, from, length, count]) =>
        withNeed(demand, { weekday }, 'Server', [from, from + length], count),
      NO_DEMAND,
    );

  test('fill every gap with the chosen lengths, in no more shifts than a simple sequence would', () => {
    fc.assert(
      fc.property(
        anyNeed,
        anyLengths,
        fc.array(fc.nat({ max: 1439 }), { maxLength: 3 }),
        (drawn, lengths, starts) => {
          const demand = demandOf(drawn);
          const balance = balanceOf(demand, DAYS, () => []);
          const shifts = shiftsForNeed(balance, DAYS, {
            lengths,
            usualStarts: () => starts,
            openOn: () => [600, 1500],
          });
          const asShifts = shifts.map((shift, id) =>
            shiftAt(`${shift.startTime}-${shift.endTime}`, {
              id: `${id}`,
              date: shift.date,
              role: 'Server',
              employeeName: '',
            }),
          );
          expect(gapsOf(balanceOf(demand, DAYS, on(asShifts)), DAYS)).toEqual([]);
          for (const { hours } of shifts) expect(lengths).toContain(hours);
          const longest = Math.max(...lengths);
          const oneByOne = levelsOf(balance.get('Server') ?? []).reduce(
            (sum, { from, to, count }) => sum + count * Math.ceil((to - from) / Math.min(...lengths)),
            0,
          );
          expect(shifts.length).toBeLessThanOrEqual(oneByOne);
          expect(shifts.length * longest).toBeGreaterThanOrEqual(totalOf(balance));
        },
      ),
      { numRuns: rounds(150), ...seed },
    );
  });

  test('cost at most one shift more than the optimum', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 2 }), { minLength: 9, maxLength: 9 }), (counts) => {
        const around = Array.from({ length: 8 }, () => 0);
        const balance: Balance = new Map([['Server', [...around, ...counts, ...around]]]);
        const shifts = shiftsForNeed(balance, [MONDAY], { ...WISHES, lengths: [4, 8] });
        const weight = shifts.reduce((sum, { hours }) => sum + hours + 2.5, 0);
        expect(weight).toBeLessThanOrEqual(bestWeight(counts, [4, 8]) + 4 + 2.5);
      }),
      { numRuns: rounds(60), ...seed },
    );
  });
});

function totalOf(balance: Balance): number {
  return [...balance.values()].flat().reduce((sum, count) => sum + Math.max(count, 0), 0);
}

/** Minimum cost, by trying every length at the first missing hour. */
function bestWeight(counts: readonly number[], lengths: readonly number[]): number {
  const hour = counts.findIndex((count) => count > 0);
  if (hour < 0) return 0;
  return Math.min(
    ...lengths.map((hours) => {
      const left = counts.map((count, at) =>
        at >= hour && at < hour + hours ? Math.max(count - 1, 0) : count,
      );
      return hours + 2.5 + bestWeight(left, lengths);
    }),
  );
}

describe('staffing needs from past shifts', () => {
  const past = (weeks: number, times: string, fields: Partial<Shift> = {}) =>
    planned(times, {
      date: addDays(MONDAY, -7 * weeks),
      id: `${weeks}${times}${JSON.stringify(fields)}`,
      ...fields,
    });

  test('are the median of the days with shifts, and the lower middle value for an even number', () => {
    const shifts = [
      past(1, '09:00-12:00'),
      past(2, '09:00-11:00'),
      past(2, '09:00-11:00', { employeeName: 'Ben' }),
      past(3, '10:00-12:00'),
    ];
    const { need: found, days } = needFromPlan(on(shifts), 1, MONDAY);
    expect(days).toBe(3);
    expect(found.Server?.slice(8, 13)).toEqual([0, 1, 1, 1, 0]);
    expect(needFromPlan(on(shifts.slice(0, 3)), 1, MONDAY).need.Server?.[9]).toBe(1);
  });

  test('look back at most eight weeks, exclude today, and are empty without shifts', () => {
    const shifts = Array.from({ length: 12 }, (_, week) => past(week, '09:00-12:00'));
    expect(needFromPlan(on(shifts), 1, MONDAY).days).toBe(8);
    expect(needFromPlan(on([past(0, '09:00-12:00')]), 1, MONDAY)).toEqual({ need: {}, days: 0 });
    expect(needFromPlan(() => [], 4, MONDAY)).toEqual({ need: {}, days: 0 });
  });
});
