import type { Employee } from '@/lib/employees/employee';
import { certificatesToRenew } from '@/lib/employees/person/certificates';
import { coverCandidates } from '@/lib/rules/cover';
import { swapChoices } from '@/lib/rules/swap';
import { clockTimeOf } from '@/lib/time/clock-time';
import { day, employeeOf, shiftAt } from '@/tests/support/records';
import { contextsOf } from '@/tests/support/team-cases';

const FRIDAY = day('2026-11-20');
const LONG_AGO = { date: day('2020-01-01'), time: clockTimeOf(0) };
const shift = shiftAt('09:00-17:00', { id: 'own' });
const bens = shiftAt('17:00-23:00', { id: 'bens', employeeName: 'Ben', date: FRIDAY });

const teamWith = (fields: Partial<Employee>) => [employeeOf('Ana'), employeeOf('Ben', fields)];
const names = (fields: Partial<Employee>, employeeName = 'Ana') => {
  const team = teamWith(fields);
  return coverCandidates({ ...shift, employeeName }, team, contextsOf([shift, bens], team))
    .map(({ employee }) => employee.name)
    .sort();
};
const swaps = (fields: Partial<Employee>) =>
  swapChoices(shift, [bens], contextsOf([shift, bens], teamWith(fields)), LONG_AGO).choices.length;

test.each([
  [{}, ['Ana', 'Ben'], 1],
  [{ isHidden: true }, ['Ana'], 0],
  [{ lastDay: '2026-11-19' }, ['Ana'], 0],
  [{ lastDay: '2026-11-20' }, ['Ana', 'Ben'], 1],
])('with %j, offers as cover %j', (fields, who, swapCount) => {
  expect(names(fields)).toEqual(who);
  expect(swaps(fields)).toBe(swapCount);
  // The person who has the shift is always listed.
  expect(names(fields, 'Ben')).toEqual(['Ana', 'Ben']);
});

test('certificatesToRenew lists certificates that expire within 30 days or have expired, the most urgent first', () => {
  const certificates = ['2026-12-23', '2026-12-24', '2026-11-01', undefined].map((expires, position) => ({
    id: `${position}`,
    name: `${position}`,
    ...(expires !== undefined && { expires: day(expires) }),
  }));
  expect(certificatesToRenew(certificates, day('2026-11-23')).map(({ id }) => id)).toEqual(['2', '0']);
  expect(certificatesToRenew([], day('2026-11-23'))).toEqual([]);
});
