import fc from 'fast-check';
import { weekHoursBreaks, weekMinutes } from '@/lib/rules/week-hours';
import { day, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';
import { anyRuleCase, contextOf, rivals, wallMinutes } from '@/tests/support/rule-weeks';

/** Counts days since a Monday, in a way of its own. */
function weekNumber(date: string): number {
  return Math.floor(
    (Date.parse(`${date}T00:00:00Z`) - Date.parse('2024-01-01T00:00:00Z')) / (7 * 86_400_000),
  );
}

describe('the rule of 40 hours', () => {
  test('adds up the Monday-to-Sunday week', () => {
    fc.assert(
      fc.property(anyRuleCase(8), (found) => {
        const { shift } = found;
        const length = (one: typeof shift) => wallMinutes(one)[1] - wallMinutes(one)[0];
        const others = rivals(found).filter(({ date }) => weekNumber(date) === weekNumber(shift.date));
        const minutes = others.reduce((sum, other) => sum + length(other), length(shift));
        expect(weekHoursBreaks(shift, contextOf(found))).toEqual(
          minutes > 2400 ? [{ rule: 'weekHours', minutes, limitMinutes: 2400 }] : [],
        );
        expect(weekMinutes(shift.date, contextOf(found), shift.id)).toBe(minutes - length(shift));
      }),
      { numRuns: rounds(200), ...seed },
    );
  });

  test('exactly 40 are none, and a Sunday night counts whole in its own week', () => {
    const week = [16, 17, 18, 19].map((date) =>
      shiftAt('08:00-16:00', { id: `${date}`, date: day(`2026-11-${date}`) }),
    );
    const night = (times: string) => shiftAt(times, { id: 'night', date: day('2026-11-22') });
    const breaksOf = (times: string) =>
      weekHoursBreaks(night(times), contextOf({ shift: night(times), others: week }));
    expect(breaksOf('20:00-04:00')).toEqual([]);
    expect(breaksOf('20:00-04:01')).toEqual([{ rule: 'weekHours', minutes: 2401, limitMinutes: 2400 }]);
  });
});
