import fc from 'fast-check';
import { maxWeekHoursOf, parseWeekHours } from '@/lib/employees/max-week-hours';
import { ownHoursBreaks, weekHoursBreaks } from '@/lib/rules/week-hours';
import { day, employeeOf, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';
import { anyRuleCase, contextOf } from '@/tests/support/rule-weeks';

/** Four days of eight hours, and a fifth of this many minutes. */
function breaksAt(minutes: number, maxWeekHours?: unknown) {
  const others = [16, 17, 18, 19].map((date) =>
    shiftAt('08:00-16:00', { id: `${date}`, date: day(`2026-11-${date}`) }),
  );
  const last = minutes - 4 * 480;
  const end = `${String(8 + Math.floor(last / 60)).padStart(2, '0')}:${String(last % 60).padStart(2, '0')}`;
  const shift = shiftAt(`08:00-${end}`, { id: 'last', date: day('2026-11-20') });
  const employee = employeeOf('Ana', maxWeekHours === undefined ? {} : { maxWeekHours });
  const context = contextOf({ shift, others }, { employee });
  return [...ownHoursBreaks(shift, context), ...weekHoursBreaks(shift, context)].map((found) =>
    'limitMinutes' in found ? `${found.rule} ${found.minutes}/${found.limitMinutes}` : '',
  );
}

describe('the personal maximum of hours a week', () => {
  test.each([
    // Without a personal limit.
    [2400, undefined, []],
    [2401, undefined, ['weekHours 2401/2400']],
    // Below 40: exactly the limit is fine, and the 40-hour rule is not reported as well.
    [2160, 36, []],
    [2161, 36, ['ownHours 2161/2160']],
    [2460, 36, ['ownHours 2460/2160']],
    [2190, 36.5, []],
    // 33.3 hours in floating point are not a whole number of minutes.
    [1998, 33.3, []],
    [1999, 33.3, ['ownHours 1999/1998']],
    // Above 40: overtime is reported until the personal limit is exceeded.
    [2460, 42, ['weekHours 2460/2400']],
    [2520, 42, ['weekHours 2520/2400']],
    [2521, 42, ['ownHours 2521/2520']],
    [2401, 40, ['ownHours 2401/2400']],
    // The stored value is not a number of hours.
    [2401, '36', ['weekHours 2401/2400']],
    [2401, 0, ['weekHours 2401/2400']],
    [2401, -5, ['weekHours 2401/2400']],
    [2401, null, ['weekHours 2401/2400']],
  ])('checks %i minutes in a week against a maximum of %j', (minutes, own, breaks) => {
    expect(breaksAt(minutes, own)).toEqual(breaks);
  });

  test('reports the hours of a week only once, and never fewer breaks than without a personal maximum', () => {
    fc.assert(
      fc.property(anyRuleCase(8), fc.integer({ min: 1, max: 80 }), (found, maxWeekHours) => {
        const context = contextOf(found, { employee: employeeOf('Ana', { maxWeekHours }) });
        const both = [...ownHoursBreaks(found.shift, context), ...weekHoursBreaks(found.shift, context)];
        expect(both.length).toBeLessThanOrEqual(1);
        expect(both.length).toBeGreaterThanOrEqual(weekHoursBreaks(found.shift, contextOf(found)).length);
      }),
      { numRuns: rounds(150), ...seed },
    );
  });

  test.each([
    ['30', 30],
    [' 37,5 ', 37.5],
    ['37.25', 37.25],
    ['168', 168],
    ['169', undefined],
    ['0', undefined],
    ['-3', undefined],
    ['', undefined],
    ['30 h', undefined],
    ['1e1', undefined],
  ])('parses %j typed as hours a week as %j', (text, hours) => {
    expect(parseWeekHours(text)).toBe(hours);
  });

  test('ignores an unreadable stored maximum', () => {
    expect(
      [undefined, '30', Number.NaN, 0, 169, {}].map((maxWeekHours) => maxWeekHoursOf({ maxWeekHours })),
    ).toEqual(new Array(6).fill(undefined));
  });
});
