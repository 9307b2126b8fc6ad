import fc from 'fast-check';
import {
  barMinutes,
  hoursByEmployee,
  hoursDays,
  hourTicks,
  OVERTIME_LIMIT_MINUTES,
  totalMinutes,
} from '@/lib/insights/hours';
import { isCounted, type Shift, shiftMinutes } from '@/lib/shifts/shift/shift';
import { shiftsOfOneDay } from '@/tests/support/arbitraries';
import { day, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const WEEK_LIMIT = OVERTIME_LIMIT_MINUTES.week;

const of = (employeeName: string, times: string, fields: Partial<Shift> = {}) =>
  shiftAt(times, { employeeName, id: `${employeeName} ${times}`, ...fields });

/** That many shifts of Ana's of 8 hours, and one of those times. */
const weekOf = (count: number, times: string) => [
  ...Array.from({ length: count }, () => [of('Ana', '09:00-17:00')]),
  [of('Ana', times)],
];

describe('hoursByEmployee', () => {
  test('matches an example counted by hand', () => {
    const days = [
      [of('Ana', '09:00-17:00'), of('Ben', '22:00-06:30', { role: 'Cook', color: 'red' })],
      [
        of('ana ', '10:00-12:15', { role: 'Host', color: 'gray' }),
        of('Ben', '08:00-16:00', { status: 'Canceled' }),
      ],
      [],
    ];
    expect(
      hoursByEmployee(days, WEEK_LIMIT).map(({ key, minutes, overtimeMinutes, roles, shifts }) => [
        key,
        minutes,
        overtimeMinutes,
        roles.map(({ role, minutes: own }) => `${role} ${own}`),
        shifts.length,
      ]),
    ).toEqual([
      ['ana', 615, 0, ['Server 480', 'Host 135'], 2],
      ['ben', 510, 0, ['Cook 510'], 1],
    ]);
  });

  test.each([
    ['exactly 40 hours', '09:00-17:00', 0],
    ['a quarter of an hour more', '09:00-17:15', 15],
    ['24 hours on the last day', '09:00-09:00', 16 * 60],
  ])('counts overtime for %s', (_what, times, overtime) => {
    const [ana] = hoursByEmployee(weekOf(4, times), WEEK_LIMIT);
    expect(ana?.overtimeMinutes).toBe(overtime);
  });

  test('counts overtime above 160 hours in a month', () => {
    const [ana] = hoursByEmployee(weekOf(20, '09:00-09:15'), OVERTIME_LIMIT_MINUTES.month);
    expect([ana?.minutes, ana?.overtimeMinutes]).toEqual([160 * 60 + 15, 15]);
  });

  test('sums the hours of each role, with the larger role first', () => {
    const days = [
      [of('Ana', '09:00-10:00'), of('Ana', '11:00-15:00', { role: 'Cook' }), of('Ana', '16:00-17:00')],
    ];
    expect(hoursByEmployee(days, WEEK_LIMIT)[0]?.roles.map(({ role }) => role)).toEqual(['Cook', 'Server']);
  });

  test('returns nothing if all shifts are canceled', () => {
    expect(hoursByEmployee([[of('Ana', '09:00-10:00', { status: 'Canceled' })]], WEEK_LIMIT)).toEqual([]);
  });

  test('adds up to the durations of the counted shifts, in each row and in total', () => {
    fc.assert(
      fc.property(fc.array(shiftsOfOneDay, { maxLength: 7 }), (days) => {
        const rows = hoursByEmployee(days, WEEK_LIMIT);
        const counted = days.flat().filter(isCounted);
        expect(totalMinutes(rows)).toBe(counted.reduce((sum, shift) => sum + shiftMinutes(shift), 0));
        expect(rows.flatMap(({ shifts }) => shifts)).toHaveLength(counted.length);
        for (const { minutes, roles, shifts, overtimeMinutes } of rows) {
          expect(roles.reduce((sum, role) => sum + role.minutes, 0)).toBe(minutes);
          expect(shifts.reduce((sum, shift) => sum + shiftMinutes(shift), 0)).toBe(minutes);
          expect(overtimeMinutes).toBe(Math.max(minutes - WEEK_LIMIT, 0));
        }
      }),
      { numRuns: rounds(100), ...seed },
    );
  });

  test('returns 300 rows for 300 people', () => {
    const shifts = Array.from({ length: 300 }, (_, number) => of(`P${number}`, '09:00-17:00'));
    expect(hoursByEmployee([shifts], WEEK_LIMIT)).toHaveLength(300);
  });
});

test.each([
  ['2026-11-22', 'week', 'monday', '2026-11-16', '2026-11-22', 7],
  ['2026-11-19', 'week', 'sunday', '2026-11-15', '2026-11-21', 7],
  ['2026-11-22', 'week', 'sunday', '2026-11-22', '2026-11-28', 7],
  ['2026-11-22', 'week', 'saturday', '2026-11-21', '2026-11-27', 7],
  ['2026-11-19', 'month', 'monday', '2026-11-01', '2026-11-30', 30],
  ['2100-02-28', 'month', 'saturday', '2100-02-01', '2100-02-28', 28],
  ['1999-12-31', 'week', 'monday', '1999-12-27', '2000-01-02', 7],
  ['2026-03-08', 'week', 'sunday', '2026-03-08', '2026-03-14', 7],
] as const)(
  'for %s, the %s with weeks from %s runs from %s to %s',
  (date, timeframe, weekStart, first, last, count) => {
    const days = hoursDays(day(date), timeframe, weekStart);
    expect([days[0], days.at(-1), days.length]).toEqual([first, last, count]);
  },
);

test('barMinutes scales a full bar to a fifth above the limit, or to the longest hours if those are longer', () => {
  expect(barMinutes([], WEEK_LIMIT)).toBe(48 * 60);
  expect(barMinutes(hoursByEmployee(weekOf(6, '09:00-17:00'), WEEK_LIMIT), WEEK_LIMIT)).toBe(56 * 60);
});

test.each([
  [48, 40, [0, 10, 20, 30, 40]],
  [80, 40, [0, 10, 20, 30, 40, 50, 60, 70, 80]],
  [100, 40, [0, 20, 40, 60, 80, 100]],
  [192, 160, [0, 40, 80, 120, 160]],
])('hourTicks marks bars of %i hours with a limit of %i at %j', (full, limit, ticks) => {
  expect(hourTicks(full * 60, limit * 60)).toEqual(ticks);
});
