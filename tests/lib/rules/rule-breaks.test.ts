import fc from 'fast-check';
import { parseRestHours } from '@/lib/rules/parse-rest-hours';
import { DEFAULT_REST_HOURS, isRestHours } from '@/lib/rules/rest-hours';
import { RULE_NAMES } from '@/lib/rules/rule-break';
import { ruleBreaks } from '@/lib/rules/rule-breaks';
import { employeeOf } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';
import { anyRuleCase, contextOf, wallMinutes } from '@/tests/support/rule-weeks';

describe('ruleBreaks', () => {
  test('reports nothing for open and canceled shifts, and sorts the breaks by severity', () => {
    const cook = employeeOf('Ana', { role: 'Cook' });
    fc.assert(
      fc.property(anyRuleCase(8), (found) => {
        const context = contextOf(found, { restHours: 24, employee: cook });
        expect(ruleBreaks({ ...found.shift, status: 'Canceled' }, context)).toEqual([]);
        expect(ruleBreaks({ ...found.shift, employeeName: '' }, context)).toEqual([]);
        const order = ruleBreaks(found.shift, context).map(({ rule }) => RULE_NAMES.indexOf(rule));
        expect(order).toEqual([...order].sort((one, other) => one - other));
      }),
      { numRuns: rounds(100), ...seed },
    );
  });

  test('ignores canceled shifts and shifts of other people', () => {
    fc.assert(
      fc.property(anyRuleCase(8), (found) => {
        const counted = found.others.filter(
          ({ status, employeeName }) => status !== 'Canceled' && employeeName !== 'Ben',
        );
        const context = contextOf(found);
        expect(ruleBreaks(found.shift, context)).toEqual(
          ruleBreaks(found.shift, contextOf({ ...found, others: counted })),
        );
        const [start, end] = wallMinutes(found.shift);
        expect(ruleBreaks(found.shift, contextOf({ ...found, others: [] })).map(({ rule }) => rule)).toEqual([
          ...(found.shift.role === 'Server' ? [] : ['role']),
          ...(end - start > 720 ? ['dayHours'] : []),
        ]);
      }),
      { numRuns: rounds(100), ...seed },
    );
  });

  test('ignores the stored copy of the shift being checked', () => {
    fc.assert(
      fc.property(anyRuleCase(8), (found) => {
        const others = found.others.filter(({ id }) => id !== found.shift.id);
        const stored = { ...found.shift, startTime: found.shift.endTime };
        expect(ruleBreaks(found.shift, contextOf({ ...found, others: [...others, stored] }))).toEqual(
          ruleBreaks(found.shift, contextOf({ ...found, others })),
        );
      }),
      { numRuns: rounds(100), ...seed },
    );
  });
});

test.each([
  ['11', 11],
  [' 0 ', 0],
  ['24', 24],
  ['25', undefined],
  ['-1', undefined],
  ['10.5', undefined],
  ['', undefined],
  ['1e1', undefined],
])('parseRestHours parses "%s" typed as hours of rest as %s', (text, hours) => {
  expect(parseRestHours(text)).toBe(hours);
});

test('isRestHours accepts only whole hours of rest from 0 to 24', () => {
  expect([DEFAULT_REST_HOURS, 0, 24].every(isRestHours)).toBe(true);
  expect([25, -1, 0.5, Number.NaN, '11', null].some(isRestHours)).toBe(false);
});
