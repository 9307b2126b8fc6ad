import fc from 'fast-check';
import { DEFAULT_LIMITS } from '@/lib/rules/limits';
import { daysRunningBreaks } from '@/lib/rules/rule-breaks';
import { addDays } from '@/lib/time/local-date';
import { day, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';
import { anyRuleCase, contextOf, type RuleCase, rivals } from '@/tests/support/rule-weeks';

/** Marks each day on a strip of 80 and reads the row of marks around the middle. */
function slowRun(found: RuleCase): number {
  const middle = Date.parse(`${found.shift.date}T00:00:00Z`);
  const strip = new Array<string>(81).fill('.');
  strip[40] = 'x';
  for (const { date } of rivals(found)) {
    const place = 40 + Math.round((Date.parse(`${date}T00:00:00Z`) - middle) / 86_400_000);
    strip[place] = 'x';
  }
  const text = strip.join('');
  const before = /x*$/.exec(text.slice(0, 40))?.[0].length ?? 0;
  const after = /^x*/.exec(text.slice(41))?.[0].length ?? 0;
  return before + 1 + after;
}

/** Random days are seldom consecutive, so most cases include a run of days around the shift. */
const anyRun: fc.Arbitrary<RuleCase> = fc
  .record({
    found: anyRuleCase(9),
    back: fc.integer({ min: 0, max: 9 }),
    ahead: fc.integer({ min: 0, max: 9 }),
    gaps: fc.array(fc.integer({ min: -9, max: 9 }), { maxLength: 3 }),
  })
  .map(({ found, back, ahead, gaps }) => {
    const offsets = Array.from({ length: back + ahead + 1 }, (_, number) => number - back);
    const run = offsets
      .filter((offset) => offset !== 0 && !gaps.includes(offset))
      .map((offset) => ({ ...found.shift, id: `run${offset}`, date: addDays(found.shift.date, offset) }));
    return { shift: found.shift, others: [...found.others.slice(0, 3), ...run] };
  });

describe('the rule of consecutive days', () => {
  test('reports a run of days that includes the shift and exceeds the limit', () => {
    fc.assert(
      fc.property(anyRun, fc.integer({ min: 0, max: 9 }), (found, limit) => {
        const days = slowRun(found);
        expect(daysRunningBreaks(found.shift, contextOf(found))).toEqual(
          days > 6 ? [{ rule: 'daysRunning', days, limit: 6 }] : [],
        );
        const limits = { ...DEFAULT_LIMITS, daysRunning: limit };
        expect(daysRunningBreaks(found.shift, contextOf(found, { limits }))).toEqual(
          limit > 0 && days > limit ? [{ rule: 'daysRunning', days, limit }] : [],
        );
      }),
      { numRuns: rounds(300), ...seed },
    );
  });

  test('counts a run across the end of a week, for any first day of the week', () => {
    const row = [18, 19, 20, 21, 22, 23].map((date) =>
      shiftAt('08:00-16:00', { id: `${date}`, date: day(`2026-11-${date}`) }),
    );
    const next = shiftAt('08:00-16:00', { id: 'next', date: day('2026-11-24') });
    for (const weekStart of ['monday', 'sunday', 'saturday'] as const) {
      const context = contextOf({ shift: next, others: row }, { weekStart });
      expect(daysRunningBreaks(next, context)).toEqual([{ rule: 'daysRunning', days: 7, limit: 6 }]);
    }
  });

  test('does not count the previous day of a shift that is moved', () => {
    const row = [13, 14, 15, 16, 17, 18, 19].map((date) =>
      shiftAt('08:00-16:00', { id: `${date}`, date: day(`2026-11-${date}`) }),
    );
    const moved = shiftAt('08:00-16:00', { id: '16', date: day('2026-11-20') });
    expect(daysRunningBreaks(moved, contextOf({ shift: moved, others: row }))).toEqual([]);
  });

  test('stops looking further back or ahead after 63 days', () => {
    const asked: string[] = [];
    const shift = shiftAt('08:00-16:00');
    const context = {
      ...contextOf({ shift, others: [] }),
      shiftsOn(date: string) {
        asked.push(date);
        return [{ ...shift, id: date }];
      },
    };
    expect(daysRunningBreaks(shift, context)).toEqual([{ rule: 'daysRunning', days: 63, limit: 6 }]);
    expect(asked).toHaveLength(62);
  });
});
