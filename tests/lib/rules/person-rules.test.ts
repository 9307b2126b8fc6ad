import fc from 'fast-check';
import type { Employee } from '@/lib/employees/employee';
import { DEFAULT_LIMITS, type RuleLimits } from '@/lib/rules/limits';
import { ruleBreaks } from '@/lib/rules/rule-breaks';
import { anyDate } from '@/tests/support/arbitraries';
import { day, employeeOf, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';
import { anyRuleCase, contextOf } from '@/tests/support/rule-weeks';

const FRIDAY = day('2026-11-20');
const rulesOf = (times: string, fields: Partial<Employee>, limits: Partial<RuleLimits> = {}) => {
  const shift = shiftAt(times);
  const settings = { employee: employeeOf('Ana', fields), limits: { ...DEFAULT_LIMITS, ...limits } };
  return ruleBreaks(shift, contextOf({ shift, others: [] }, settings)).map(({ rule }) => rule);
};

test.each([
  ['2026-11-20', undefined, []],
  ['2026-11-21', undefined, ['employment']],
  [undefined, '2026-11-20', []],
  [undefined, '2026-11-19', ['employment']],
  ['soon', 'never', []],
])('ruleBreaks checks employment from %s to %s and finds for November 20: %j', (firstDay, lastDay, found) => {
  expect(rulesOf('09:00-17:00', { firstDay, lastDay })).toEqual(found);
});

test.each([
  ['14:00-22:00', {}, []],
  ['14:01-22:01', {}, ['minorLate']],
  ['20:00-02:00', {}, ['minorLate']],
  ['00:30-04:00', {}, ['minorLate']],
  ['05:00-13:00', {}, []],
  ['05:00-13:01', {}, ['minorHours']],
  // Reported once: hours above a minor's maximum are not also reported as above the general one.
  ['06:00-20:00', {}, ['minorHours']],
  ['06:00-20:00', { minorDayHours: 0 }, ['dayHours']],
  ['20:00-02:00', { minorLatestHour: 0 }, []],
  ['16:00-00:00', { minorLatestHour: 24 }, []],
])('ruleBreaks reports for a minor with the shift %s and %j: %j', (times, limits, found) => {
  expect(rulesOf(times, { isMinor: true }, limits)).toEqual(found);
  expect(rulesOf(times, { birthDate: '2008-11-21' }, limits)).toEqual(found);
  const forAdults = found.filter((rule) => rule === 'dayHours' || times === '06:00-20:00');
  expect(rulesOf(times, { birthDate: '2008-11-20' }, limits)).toEqual(forAdults.map(() => 'dayHours'));
});

test('ruleBreaks reports each expired certificate with its last day', () => {
  const certificates = [
    { id: 'a', name: 'Hygiene', expires: '2026-11-19' },
    { id: 'b', name: 'Fire', expires: '2026-11-20' },
    { id: 'c', name: 'First aid', expires: '2025-01-01' },
    { id: 'd', name: 'Languages' },
  ];
  const shift = shiftAt('09:00-17:00');
  const context = contextOf({ shift, others: [] }, { employee: employeeOf('Ana', { certificates }) });
  expect(ruleBreaks(shift, context)).toEqual([
    { rule: 'certificate', id: 'a', name: 'Hygiene', expires: '2026-11-19' },
    { rule: 'certificate', id: 'c', name: 'First aid', expires: '2025-01-01' },
  ]);
  expect(rulesOf('09:00-17:00', { certificates, firstDay: '2027-01-01' })[0]).toBe('employment');
});

test('ruleBreaks reports nothing for open shifts, and an employment break only before the first or after the last day', () => {
  const open = shiftAt('23:00-05:00', { employeeName: '' });
  expect(ruleBreaks(open, { ...contextOf({ shift: open, others: [] }), employee: undefined })).toEqual([]);
  fc.assert(
    fc.property(anyDate, anyDate, (firstDay, lastDay) => {
      const isInside = firstDay <= FRIDAY && FRIDAY <= lastDay;
      expect(rulesOf('09:00-17:00', { firstDay, lastDay })).toEqual(isInside ? [] : ['employment']);
    }),
    { numRuns: rounds(100), ...seed },
  );
});

test('ruleBreaks reports the same breaks for a person with and without unrelated personal details', () => {
  fc.assert(
    fc.property(anyRuleCase(7), (known) => {
      const off = { ...DEFAULT_LIMITS, minorDayHours: 0, minorLatestHour: 0 };
      const details = { canLead: true, phone: '112', isHidden: true, minWeekHours: 60, wantedWeekHours: 1 };
      const plain = ruleBreaks(known.shift, contextOf(known, { limits: off }));
      expect(ruleBreaks(known.shift, contextOf(known))).toEqual(plain);
      const employee = employeeOf('Ana', details);
      expect(ruleBreaks(known.shift, contextOf(known, { employee }))).toEqual(plain);
    }),
    { numRuns: rounds(100), ...seed },
  );
});
