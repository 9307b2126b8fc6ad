import fc from 'fast-check';
import { daysOf, isDayOf, type SeriesRule } from '@/lib/series/rule';
import { addDays } from '@/lib/time/local-date';
import { anyDate, anyWeekStart } from '@/tests/support/arbitraries';
import { day } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';
import { naiveDays } from '@/tests/support/series/naive-series';

const ruleOf = (from: string, fields: Partial<SeriesRule> = {}): SeriesRule => ({
  from: day(from),
  interval: 1,
  weekdays: [1],
  weekStart: 'monday',
  ...fields,
});

describe('the days of a rule', () => {
  test('occur each week on the chosen weekdays', () => {
    const rule = ruleOf('2026-11-25', { weekdays: [1, 3, 7] });
    expect(daysOf(rule, rule.from, day('2026-12-06'))).toEqual([
      '2026-11-25',
      '2026-11-29',
      '2026-11-30',
      '2026-12-02',
      '2026-12-06',
    ]);
  });

  test('end with the last day, inclusive', () => {
    const rule = ruleOf('2026-11-23', { until: day('2026-12-07') });
    expect(daysOf(rule, rule.from, day('2027-12-31'))).toEqual(['2026-11-23', '2026-11-30', '2026-12-07']);
    expect(isDayOf(rule, day('2026-12-14'))).toBe(false);
  });

  test('occur every five weeks across the end of a year with 53 weeks', () => {
    const rule = ruleOf('2026-11-30', { interval: 5 });
    expect(daysOf(rule, rule.from, day('2027-03-31'))).toEqual([
      '2026-11-30',
      '2027-01-04',
      '2027-02-08',
      '2027-03-15',
    ]);
  });

  test('include a leap day', () => {
    expect(isDayOf(ruleOf('2028-02-01', { weekdays: [2] }), day('2028-02-29'))).toBe(true);
  });

  test('stay on their weekday across both clock changes', () => {
    const rule = ruleOf('2026-03-01', { weekdays: [7] });
    const days = daysOf(rule, rule.from, day('2026-11-30'));
    expect(days).toHaveLength(40);
    expect(days).toContain('2026-03-08');
    expect(days).toContain('2026-11-01');
  });

  test('depend on the first day of the week if the interval is longer than one week', () => {
    // The example of RFC 5545: every other week on Tuesday and Sunday.
    const weeks = { interval: 2, weekdays: [2, 7] };
    const until = day('1997-09-01');
    expect(daysOf(ruleOf('1997-08-05', weeks), day('1997-08-05'), until)).toEqual([
      '1997-08-05',
      '1997-08-10',
      '1997-08-19',
      '1997-08-24',
    ]);
    const fromSunday = ruleOf('1997-08-05', { ...weeks, weekStart: 'sunday' });
    expect(daysOf(fromSunday, day('1997-08-05'), until)).toEqual([
      '1997-08-05',
      '1997-08-17',
      '1997-08-19',
      '1997-08-31',
    ]);
  });

  test('end at the last day of the calendar, 9999-12-31', () => {
    expect(daysOf(ruleOf('9999-12-01'), day('9999-12-01'), day('9999-12-31'))).toEqual([
      '9999-12-06',
      '9999-12-13',
      '9999-12-20',
    ]);
  });

  test('equal those found by walking the calendar day by day', () => {
    const anyRule = fc.record({
      from: anyDate,
      length: fc.option(fc.integer({ min: 0, max: 300 })),
      interval: fc.integer({ min: 1, max: 9 }),
      weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
      weekStart: anyWeekStart,
    });
    fc.assert(
      fc.property(anyRule, fc.nat({ max: 200 }), ({ length, weekdays, ...rest }, skipped) => {
        const until = length === null ? {} : { until: addDays(rest.from, length) };
        const rule = { ...rest, ...until, weekdays: weekdays.sort((one, other) => one - other) };
        const [first, last] = [addDays(rule.from, skipped), addDays(rule.from, 400)];
        const expected = naiveDays(rule, last);
        expect(daysOf(rule, rule.from, last)).toEqual(expected);
        expect(daysOf(rule, first, last)).toEqual(expected.filter((date) => date >= first));
        for (let offset = -7; offset < 60; offset += 1) {
          const date = addDays(rule.from, offset);
          expect(isDayOf(rule, date)).toBe(expected.includes(date));
        }
      }),
      { numRuns: rounds(100), ...seed },
    );
  });
});
