import fc from 'fast-check';
import { weekHoursBreaks, weekMinutes } from '@/lib/rules/week-hours';
import type { WeekStart } from '@/lib/time/week';
import { anyWeekStart } from '@/tests/support/arbitraries';
import { day, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';
import { anyRuleCase, contextOf, rivals, wallMinutes } from '@/tests/support/rule-weeks';

/** A date on which a week starts. */
const BEGUN: Readonly<Record<WeekStart, string>> = {
  monday: '2024-01-01',
  sunday: '2023-12-31',
  saturday: '2023-12-30',
};

/** Counts weeks since a known start, independently of the code under test. */
function weekNumber(date: string, weekStart: WeekStart): number {
  return Math.floor(
    (Date.parse(`${date}T00:00:00Z`) - Date.parse(`${BEGUN[weekStart]}T00:00:00Z`)) / (7 * 86_400_000),
  );
}

describe('the rule of 40 hours a week', () => {
  test('sums the week for any first day of the week', () => {
    fc.assert(
      fc.property(anyRuleCase(8), anyWeekStart, (found, weekStart) => {
        const { shift } = found;
        const length = (one: typeof shift) => wallMinutes(one)[1] - wallMinutes(one)[0];
        const isInWeek = (date: string) => weekNumber(date, weekStart) === weekNumber(shift.date, weekStart);
        const others = rivals(found).filter(({ date }) => isInWeek(date));
        const minutes = others.reduce((sum, other) => sum + length(other), length(shift));
        const context = contextOf(found, { weekStart });
        expect(weekHoursBreaks(shift, context)).toEqual(
          minutes > 2400 ? [{ rule: 'weekHours', minutes, limitMinutes: 2400 }] : [],
        );
        expect(weekMinutes(shift.date, context, shift.id)).toBe(minutes - length(shift));
      }),
      { numRuns: rounds(200), ...seed },
    );
  });

  test('accepts exactly 40 hours, and counts a Sunday night completely in the week in which it starts', () => {
    const week = [16, 17, 18, 19].map((date) =>
      shiftAt('08:00-16:00', { id: `${date}`, date: day(`2026-11-${date}`) }),
    );
    const night = (times: string) => shiftAt(times, { id: 'night', date: day('2026-11-22') });
    const breaksOf = (times: string) =>
      weekHoursBreaks(night(times), contextOf({ shift: night(times), others: week }));
    expect(breaksOf('20:00-04:00')).toEqual([]);
    expect(breaksOf('20:00-04:01')).toEqual([{ rule: 'weekHours', minutes: 2401, limitMinutes: 2400 }]);
  });

  test('assigns a Sunday to its week by the first day of the week', () => {
    const week = [16, 17, 18, 19, 20].map((date) =>
      shiftAt('08:00-16:00', { id: `${date}`, date: day(`2026-11-${date}`) }),
    );
    const sunday = shiftAt('08:00-16:00', { id: 'sunday', date: day('2026-11-22') });
    const breaksOf = (weekStart: WeekStart) =>
      weekHoursBreaks(sunday, contextOf({ shift: sunday, others: week }, { weekStart }));
    expect(breaksOf('monday')).toEqual([{ rule: 'weekHours', minutes: 2880, limitMinutes: 2400 }]);
    expect(breaksOf('sunday')).toEqual([]);
    expect(breaksOf('saturday')).toEqual([]);
  });
});
