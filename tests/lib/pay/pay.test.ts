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

describe('pay of a week in hours, overtime, double time, cost and overtime cost', () => {
  test.each<[string, readonly string[], Context, readonly number[]]>([
    ['40 hours without overtime', [EIGHT, EIGHT, EIGHT, EIGHT, EIGHT], {}, [40, 0, 0, 800, 0]],
    ['the 41st hour at 1.5 times', [EIGHT, EIGHT, EIGHT, EIGHT, '09:00-18:00'], {}, [40, 1, 0, 830, 30]],
    ['a night shift on the day it starts', ['', '', '', '', '', '', '22:00-06:00'], {}, [8, 0, 0, 160, 0]],
    ['24 hours if start and end are equal', ['09:00-09:00'], {}, [24, 0, 0, 480, 0]],
    ['no overtime rules', [TEN, TEN, TEN, TEN, TEN], { overtime: by('none') }, [50, 0, 0, 1000, 0]],
    [
      'overtime above the personal maximum',
      [EIGHT, EIGHT, EIGHT],
      { overtime: by('ownWeek'), team: [ana({ maxWeekHours: 20 })] },
      [20, 4, 0, 520, 120],
    ],
    [
      'overtime above 40 hours without a personal maximum',
      [TEN, TEN, TEN, TEN, TEN],
      { overtime: by('ownWeek') },
      [40, 10, 0, 1100, 300],
    ],
    [
      'California: above 8 and 12 hours a day',
      ['06:00-20:00'],
      { overtime: by('california') },
      [8, 4, 2, 360, 200],
    ],
    [
      'California: daily overtime, not counted again in the week',
      [TEN, TEN, TEN, TEN, TEN],
      { overtime: by('california') },
      [40, 10, 0, 1100, 300],
    ],
    [
      'California: above 40 regular hours a week',
      [TEN, TEN, TEN, TEN, TEN, '09:00-12:00'],
      { overtime: by('california') },
      [40, 13, 0, 1190, 390],
    ],
    [
      'California: a seventh day at 1.5 times, and double above 8 hours',
      ['09:00-13:00', '09:00-13:00', '09:00-13:00', '09:00-13:00', '09:00-13:00', '09:00-13:00', TEN],
      { overtime: by('california') },
      [24, 8, 2, 800, 320],
    ],
    [
      'California: six days without a seventh',
      ['', ...Array.from({ length: 6 }, () => '09:00-13:00')],
      { overtime: by('california') },
      [24, 0, 0, 480, 0],
    ],
    [
      'custom thresholds and factors',
      [TEN, TEN],
      { overtime: by('own', { dayMinutes: 540, weekMinutes: 1020, percent: 125 }) },
      [17, 3, 0, 415, 75],
    ],
    [
      'custom double time without a daily overtime threshold',
      [TEN],
      { overtime: by('own', { weekMinutes: undefined, dayDoubleMinutes: 480, doublePercent: 300 }) },
      [8, 0, 2, 280, 120],
    ],
    [
      'a weekly salary, regardless of hours',
      [TEN, TEN, TEN, TEN, TEN],
      { team: [ana({ weeklyPay: 900 * MAIN_UNIT })] },
      [40, 10, 0, 900, 0],
    ],
  ])('pays correctly: %s', (_name, times, context, expected) => {
    expect(figures(week(times), context)).toEqual(expected);
  });

  test('ignores hours of the previous week', () => {
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

  test('pays overtime at the wage of the role in which it is worked', () => {
    const both = ana({ moreRoles: ['Cook'], roleWages: { Cook: 30 * MAIN_UNIT } });
    const shifts = [...week([EIGHT, EIGHT, EIGHT, EIGHT, EIGHT]), on(5, '10:00-14:00', { role: 'Cook' })];
    expect(figures(shifts, { team: [both] })).toEqual([40, 4, 0, 980, 180]);
  });

  test('leaves a shift unpriced if its role has no wage, although the person has a wage for another role', () => {
    const cook = person({ roleWages: { Cook: 30 * MAIN_UNIT } });
    const { total } = paid([on(0, EIGHT), on(1, EIGHT, { role: 'Cook' })], { team: [cook] });
    expect([units(total.cost), total.unpriced]).toEqual([240, 1]);
  });

  test('deducts unpaid breaks only if paid hours are counted', () => {
    const shifts = [0, 1, 2, 3, 4].map((at) => on(at, '09:00-18:00', { unpaidBreak: 60 }));
    expect(figures(shifts)).toEqual([40, 5, 0, 950, 150]);
    const minutesOf = minutesCounter({ paidHours: true, leftOut: [] });
    expect(figures(shifts, { minutesOf })).toEqual([40, 0, 0, 800, 0]);
  });

  test('pays the planned hours of a night with a clock change', () => {
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

  test('charges nothing for canceled and open shifts, and counts a named shift without a wage as unpriced', () => {
    const shifts = [
      on(0, EIGHT, { status: 'Canceled' }),
      on(0, EIGHT, { employeeName: '' }),
      on(0, EIGHT, { employeeName: 'Nobody' }),
      on(0, EIGHT, { employeeName: 'Ben' }),
    ];
    const { total, people } = paid(shifts, { team: [ana(), person({ id: 'ben', name: 'Ben' })] });
    expect([total.cost, total.minutes, total.unpriced, people.size]).toEqual([0, 960, 2, 2]);
  });

  test('spreads a salary over the days of employment without rounding loss', () => {
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
  ])('ignores a stored wage that is invalid: %s', (_name, fields) => {
    expect(paid([on(0, EIGHT)], { team: [ana(fields)] }).total).toMatchObject({ cost: 0, unpriced: 1 });
  });
});
