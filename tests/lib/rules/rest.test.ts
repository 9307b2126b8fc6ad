import fc from 'fast-check';
import { restBreaks } from '@/lib/rules/rest';
import { day, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';
import { anyRuleCase, contextOf, type RuleCase, rivals, wallMinutes } from '@/tests/support/rule-weeks';

/** Walks from the shift minute by minute until somebody works or the hours are over. */
function slowRest(found: RuleCase, restHours: number, side: 'after' | 'before'): number | undefined {
  const [start, end] = wallMinutes(found.shift);
  const others = rivals(found).map((other) => ({ date: other.date, span: wallMinutes(other) }));
  for (let minutes = 0; minutes < restHours * 60; minutes += 1) {
    const there = others.filter(({ span: [from, to] }) =>
      side === 'after' ? to === start - minutes : from === end + minutes,
    );
    if (there.some(({ date }) => date !== found.shift.date)) return minutes;
    // A neighbor on the same day makes a split day, and its rest is checked for the neighbor.
    if (there.length > 0) return undefined;
  }
  return undefined;
}

describe('the rest rule', () => {
  test('reports before and after the shift how short the rest is, for any limit', () => {
    fc.assert(
      fc.property(anyRuleCase(4), fc.integer({ min: 0, max: 24 }), (found, restHours) => {
        const breaks = restBreaks(found.shift, contextOf(found, { restHours }));
        const minutesOn = (side: string) =>
          breaks.flatMap((one) => (one.rule === 'rest' && one.side === side ? [one.minutes] : []))[0];
        expect(minutesOn('after')).toBe(slowRest(found, restHours, 'after'));
        expect(minutesOn('before')).toBe(slowRest(found, restHours, 'before'));
        for (const one of breaks) {
          if (one.rule === 'rest') expect(one.neighbor.date).not.toBe(found.shift.date);
        }
      }),
      { numRuns: rounds(300), ...seed },
    );
  });

  const friday = day('2026-11-20');
  const closing = shiftAt('17:00-01:00', { id: 'closing', date: day('2026-11-19') });

  test.each([
    ['08:00-16:00', 11, 1],
    ['12:00-20:00', 11, 0],
    ['12:00-20:00', 12, 1],
    ['08:00-16:00', 0, 0],
  ])('checks %s after a night shift until 1:00 against %i hours of rest', (times, restHours, count) => {
    const shift = shiftAt(times, { date: friday });
    expect(restBreaks(shift, contextOf({ shift, others: [closing] }, { restHours }))).toHaveLength(count);
  });

  test('requires no rest between two shifts of one day', () => {
    const shift = shiftAt('18:00-22:00', { date: friday });
    const lunch = shiftAt('11:00-14:00', { id: 'lunch', date: friday });
    expect(restBreaks(shift, contextOf({ shift, others: [lunch] }))).toEqual([]);
  });

  test('checks the rest across the end of the year', () => {
    const shift = shiftAt('06:00-14:00', { date: day('2027-01-01') });
    const party = shiftAt('20:00-04:00', { id: 'party', date: day('2026-12-31') });
    expect(restBreaks(shift, contextOf({ shift, others: [party] }))).toEqual([
      { rule: 'rest', side: 'after', neighbor: party, minutes: 120, restHours: 11 },
    ]);
  });
});
