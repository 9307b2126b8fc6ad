import type { Employee } from '@/lib/employees/employee';
import { MAIN_UNIT } from '@/lib/pay/amount';
import { SPECIFIED_OVERTIME } from '@/lib/pay/overtime-rules';
import { payOfWeek } from '@/lib/pay/pay';
import { minutesCounter } from '@/lib/shifts/counting';
import { shiftMinutes } from '@/lib/shifts/shift/shift';
import { sevenDaysFrom } from '@/lib/time/week';
import {
  ana,
  by,
  type Context,
  DAYS,
  EIGHT,
  figures,
  on,
  paid,
  person,
  TEN,
  units,
  week,
} from '@/tests/support/pay-weeks';
import { day, shiftAt } from '@/tests/support/records';

describe('by hand: regular, overtime, double time, cost, of it overtime', () => {
  test.each<[string, readonly string[], Context, readonly number[]]>([
    ['40 hours are no overtime', [EIGHT, EIGHT, EIGHT, EIGHT, EIGHT], {}, [40, 0, 0, 800, 0]],
    ['the 41st hour at one and a half', [EIGHT, EIGHT, EIGHT, EIGHT, '09:00-18:00'], {}, [40, 1, 0, 830, 30]],
    ['the night counts on the day it begins', ['', '', '', '', '', '', '22:00-06:00'], {}, [8, 0, 0, 160, 0]],
    ['24 hours where the times are equal', ['09:00-09:00'], {}, [24, 0, 0, 480, 0]],
    ['none', [TEN, TEN, TEN, TEN, TEN], { overtime: by('none') }, [50, 0, 0, 1000, 0]],
    [
      'own most hours',
      [EIGHT, EIGHT, EIGHT],
      { overtime: by('ownWeek'), team: [ana({ maxWeekHours: 20 })] },
      [20, 4, 0, 520, 120],
    ],
    ['without own hours 40', [TEN, TEN, TEN, TEN, TEN], { overtime: by('ownWeek') }, [40, 10, 0, 1100, 300]],
    ['California: over 8 and 12 a day', ['06:00-20:00'], { overtime: by('california') }, [8, 4, 2, 360, 200]],
    [
      'California: a day’s overtime does not count again in the week',
      [TEN, TEN, TEN, TEN, TEN],
      { overtime: by('california') },
      [40, 10, 0, 1100, 300],
    ],
    [
      'California: over 40 of regular hours',
      [TEN, TEN, TEN, TEN, TEN, '09:00-12:00'],
      { overtime: by('california') },
      [40, 13, 0, 1190, 390],
    ],
    [
      'California: a seventh day at one and a half, beyond 8 double',
      ['09:00-13:00', '09:00-13:00', '09:00-13:00', '09:00-13:00', '09:00-13:00', '09:00-13:00', TEN],
      { overtime: by('california') },
      [24, 8, 2, 800, 320],
    ],
    [
      'California: six days are no seventh',
      ['', ...Array.from({ length: 6 }, () => '09:00-13:00')],
      { overtime: by('california') },
      [24, 0, 0, 480, 0],
    ],
    [
      'own thresholds and factors',
      [TEN, TEN],
      { overtime: by('own', { dayMinutes: 540, weekMinutes: 1020, percent: 125 }) },
      [17, 3, 0, 415, 75],
    ],
    [
      'own double time without a limit of the day',
      [TEN],
      { overtime: by('own', { weekMinutes: undefined, dayDoubleMinutes: 480, doublePercent: 300 }) },
      [8, 0, 2, 280, 120],
    ],
    [
      'a weekly salary costs the same',
      [TEN, TEN, TEN, TEN, TEN],
      { team: [ana({ weeklyPay: 900 * MAIN_UNIT })] },
      [40, 10, 0, 900, 0],
    ],
  ])('%s', (_name, times, context, expected) => {
    expect(figures(week(times), context)).toEqual(expected);
  });

  test('hours of the week before do not count', () => {
    const before = on(-1, '00:00-23:00');
    const { total } = payOfWeek({
      days: DAYS,
      shifts: DAYS.map((date) =>
        [before, ...week([EIGHT, EIGHT, EIGHT, EIGHT, EIGHT])].filter((shift) => shift.date === date),
      ),
      employees: [ana()],
      overtime: SPECIFIED_OVERTIME,
      minutesOf: shiftMinutes,
    });
    expect([total.overtime, units(total.cost)]).toEqual([0, 800]);
  });

  test('two roles with two wages: overtime is at the wage of the role in which it is worked', () => {
    const both = ana({ moreRoles: ['Cook'], roleWages: { Cook: 30 * MAIN_UNIT } });
    const shifts = [...week([EIGHT, EIGHT, EIGHT, EIGHT, EIGHT]), on(5, '10:00-14:00', { role: 'Cook' })];
    expect(figures(shifts, { team: [both] })).toEqual([40, 4, 0, 980, 180]);
  });

  test('a wage of nothing but another role leaves the shift without one', () => {
    const cook = person({ roleWages: { Cook: 30 * MAIN_UNIT } });
    const { total } = paid([on(0, EIGHT), on(1, EIGHT, { role: 'Cook' })], { team: [cook] });
    expect([units(total.cost), total.unpriced]).toEqual([240, 1]);
  });

  test('unpaid breaks count under paid hours only', () => {
    const shifts = [0, 1, 2, 3, 4].map((at) => on(at, '09:00-18:00', { unpaidBreak: 60 }));
    expect(figures(shifts)).toEqual([40, 5, 0, 950, 150]);
    const minutesOf = minutesCounter({ paidHours: true, leftOut: [] });
    expect(figures(shifts, { minutesOf })).toEqual([40, 0, 0, 800, 0]);
  });

  test('a night on which the clocks change has its planned hours', () => {
    const first = day('2026-10-26');
    const night = shiftAt('22:00-06:00', {
      id: 'dst',
      date: day('2026-11-01'),
      employeeName: 'Ana',
      role: 'Server',
    });
    const days = sevenDaysFrom(first);
    const { total } = payOfWeek({
      days,
      shifts: days.map((date) => (date === night.date ? [night] : [])),
      employees: [ana()],
      overtime: SPECIFIED_OVERTIME,
      minutesOf: shiftMinutes,
    });
    expect([total.minutes, units(total.cost)]).toEqual([480, 160]);
  });

  test('canceled and open shifts cost nothing, strangers and people without a wage are told', () => {
    const shifts = [
      on(0, EIGHT, { status: 'Canceled' }),
      on(0, EIGHT, { employeeName: '' }),
      on(0, EIGHT, { employeeName: 'Nobody' }),
      on(0, EIGHT, { employeeName: 'Ben' }),
    ];
    const { total, people } = paid(shifts, { team: [ana(), person({ id: 'ben', name: 'Ben' })] });
    expect([total.cost, total.minutes, total.unpriced, people.size]).toEqual([0, 960, 2, 2]);
  });

  test('a salary is spread over the days in the house, to the last ten-thousandth', () => {
    const salaried = (fields: Partial<Employee> = {}) => ({
      team: [ana({ weeklyPay: 1000 * MAIN_UNIT, ...fields })],
    });
    const whole = paid([], salaried());
    expect(whole.byDay.map(({ cost }) => cost)).toEqual([
      1_428_572, 1_428_572, 1_428_572, 1_428_571, 1_428_571, 1_428_571, 1_428_571,
    ]);
    expect(units(whole.total.cost)).toBe(1000);
    const left = paid([], salaried({ lastDay: DAYS[1] }));
    expect(left.byDay.map(({ cost }) => cost > 0)).toEqual([true, true, false, false, false, false, false]);
    expect(whole.people.get('ana')?.shiftCount).toBe(0);
  });

  test.each<[string, Partial<Employee>]>([
    ['negative', { wage: -5 }],
    ['a text', { wage: '20' }],
    ['no number', { wage: Number.NaN }],
    ['a fraction', { wage: 20.5 }],
    ['huge', { wage: 10 ** 18 }],
    ['a list', { wage: undefined, roleWages: [1, 2] }],
  ])('a stored wage that is %s is none', (_name, fields) => {
    expect(paid([on(0, EIGHT)], { team: [ana(fields)] }).total).toMatchObject({ cost: 0, unpriced: 1 });
  });
});
