import fc from 'fast-check';
import { findEmployeeByName, nameKey } from '@/lib/employees/employee';
import { employeeOf } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

describe('one name', () => {
  test.each([
    ['Ana', 'ANA'],
    ['Ana', '  ana\t'],
    ['Zoë', 'Zoe\u0308'],
    ['ZOË', 'zoe\u0308'],
    ['Ελένη', 'ΕΛΈΝΗ'],
    ['\u00a0Ana', 'Ana'],
  ])('%p and %p are the same', (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other));
  });

  test.each([
    ['Ana', 'Anna'],
    ['Zoë', 'Zoe'],
    ['Ana Maria', 'AnaMaria'],
    ['😀', '😁'],
    ['مريم', 'مریم'],
  ])('%p and %p are two', (one, other) => {
    expect(nameKey(one)).not.toBe(nameKey(other));
  });

  test('blanks around any name make no other name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (name) => {
        expect(nameKey(` \t${name}\n`)).toBe(nameKey(name));
      }),
      { numRuns: rounds(200), ...seed },
    );
  });
});

describe('finding an employee by name', () => {
  const names = ['Ana', 'Zoë', '😀 Smiley', 'مريم حداد', '<img onerror=alert(1)>', 'x'.repeat(200), 'A'];
  const team = names.map((name) => employeeOf(name));

  test('finds each, whatever the case, blanks and Unicode form', () => {
    for (const employee of team) {
      expect(findEmployeeByName(team, employee.name)).toBe(employee);
      expect(findEmployeeByName(team, ` ${employee.name.normalize('NFD').toUpperCase()} `)).toBe(employee);
    }
  });

  test('finds nobody under another name, a part of one, or none', () => {
    for (const name of ['Ben', 'An', 'x'.repeat(199), '', ' ']) {
      expect(findEmployeeByName(team, name)).toBeUndefined();
    }
    expect(findEmployeeByName([], 'Ana')).toBeUndefined();
  });
});
