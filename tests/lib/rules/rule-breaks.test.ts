import fc from 'fast-check';
import { parseRestHours } from '@/lib/rules/parse-rest-hours';
import { DEFAULT_REST_HOURS, isRestHours } from '@/lib/rules/rest-hours';
import { RULE_NAMES } from '@/lib/rules/rule-break';
import { ruleBreaks } from '@/lib/rules/rule-breaks';
import { employeeOf } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';
import { anyRuleCase, contextOf, wallMinutes } from '@/tests/support/rule-weeks';

describe('all rules together', () => {
  test('an open shift and a canceled one break nothing; the rest is told gravest first', () => {
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

  test('others who are canceled or somebody else change nothing', () => {
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

  test('the shift as it is stored is no other', () => {
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
])('"%s" typed as hours of rest is %s', (text, hours) => {
  expect(parseRestHours(text)).toBe(hours);
});

test('the hours of rest are whole and at most a day', () => {
  expect([DEFAULT_REST_HOURS, 0, 24].every(isRestHours)).toBe(true);
  expect([25, -1, 0.5, Number.NaN, '11', null].some(isRestHours)).toBe(false);
});
