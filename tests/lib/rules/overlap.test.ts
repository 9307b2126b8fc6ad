import fc from 'fast-check';
import { overlapBreaks } from '@/lib/rules/overlap';
import { shiftsOverlap } from '@/lib/shifts/shift/overlap';
import { day, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';
import { anyRuleCase, contextOf, rivals, wallMinutes } from '@/tests/support/rule-weeks';

const friday = day('2026-11-20');

describe('the overlap rule', () => {
  test('finds shifts that share a minute of wall-clock time, in any role and over midnight', () => {
    const anyCase = anyRuleCase(3);
    fc.assert(
      fc.property(anyCase, (found) => {
        const [start, end] = wallMinutes(found.shift);
        const worked = new Set(Array.from({ length: end - start }, (_, minute) => start + minute));
        const expected = rivals(found).filter((other) => {
          const [from, to] = wallMinutes(other);
          return Array.from({ length: to - from }, (_, minute) => from + minute).some((minute) =>
            worked.has(minute),
          );
        });
        const breaks = overlapBreaks(found.shift, contextOf(found));
        expect(new Set(breaks.map((one) => one.rule === 'overlap' && one.other.id))).toEqual(
          new Set(expected.map(({ id }) => id)),
        );
      }),
      { numRuns: rounds(150), ...seed },
    );
  });

  test('reports every overlap that the shift card flags', () => {
    fc.assert(
      fc.property(anyRuleCase(1), (found) => {
        const flagged = found.others.filter((other) => shiftsOverlap(found.shift, other));
        const ids = overlapBreaks(found.shift, contextOf(found)).map((one) =>
          one.rule === 'overlap' ? one.other.id : '',
        );
        expect(ids).toEqual(expect.arrayContaining(flagged.map(({ id }) => id)));
      }),
      { numRuns: rounds(150), ...seed },
    );
  });

  test('reports a night shift that overlaps the morning shift, but not one that only touches the morning shift', () => {
    const night = shiftAt('22:00-06:00', { id: 'night', date: day('2026-11-19') });
    const early = shiftAt('05:59-14:00', { date: friday });
    const later = shiftAt('06:00-14:00', { date: friday });
    expect(overlapBreaks(early, contextOf({ shift: early, others: [night] }))).toEqual([
      { rule: 'overlap', other: night },
    ]);
    expect(overlapBreaks(later, contextOf({ shift: later, others: [night] }))).toEqual([]);
  });
});
