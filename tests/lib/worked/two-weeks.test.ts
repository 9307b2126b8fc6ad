import { addDays, daysBetween } from '@/lib/time/local-date';
import { twoWeeksOf } from '@/lib/worked/two-weeks';
import { day } from '@/tests/support/records';

const TUESDAY = day('2026-11-24');

describe('two weeks of actual hours', () => {
  it('are the week of the day and the next week, for any first day of the week', () => {
    expect(twoWeeksOf(TUESDAY, 'monday', undefined)[0]).toBe('2026-11-23');
    expect(twoWeeksOf(TUESDAY, 'sunday', undefined)[0]).toBe('2026-11-22');
    expect(twoWeeksOf(TUESDAY, 'monday', { kind: 'weekly', start: day('2026-11-25') })[0]).toBe('2026-11-23');
  });

  it('are the pay period if a period lasts two weeks, across the end of a year and a leap day', () => {
    const periods = { kind: 'everyTwoWeeks', start: day('2026-11-18') } as const;
    expect(twoWeeksOf(TUESDAY, 'monday', periods)[0]).toBe('2026-11-18');
    expect(twoWeeksOf(day('2026-11-17'), 'monday', periods)[0]).toBe('2026-11-04');
    for (let date = TUESDAY; date < '2028-03-15'; date = addDays(date, 1)) {
      const days = twoWeeksOf(date, 'monday', periods);
      expect(days).toHaveLength(14);
      expect(days).toContain(date);
      expect(daysBetween(periods.start, days[0] ?? date) % 14).toBe(0);
    }
  });
});
