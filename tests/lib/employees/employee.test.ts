import fc from 'fast-check';
import { employeeFinder, findEmployeeByName, isNameless, nameKey, tidyName } from '@/lib/employees/employee';
import { employeeOf } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

describe('nameKey', () => {
  test.each([
    ['Ana', 'ANA'],
    ['Ana', '  ana\t'],
    ['Zoë', 'Zoe\u0308'],
    ['ZOË', 'zoe\u0308'],
    ['Ελένη', 'ΕΛΈΝΗ'],
    ['\u00a0Ana', 'Ana'],
    ['Maya  Lindqvist', 'Maya Lindqvist'],
    ['Maya \u00a0\tLindqvist', 'maya lindqvist'],
    ['Maya\u3000Lindqvist', 'Maya Lindqvist'],
    ['M\u200baya\u200d Lind\u00adqvist\ufeff', 'Maya Lindqvist'],
    ['Maya \u200b Lindqvist', 'Maya Lindqvist'],
    ['\u202bMaya\u202c', 'Maya'],
    ['Ｍａｙａ', 'Maya'],
    ['Soﬁa', 'Sofia'],
    ['Weiß', 'WEISS'],
    ['Weiẞ', 'weiß'],
    ['ΝΊΚΟΣ', 'νίκος'],
    ['e\u200d\u0301', 'é'],
  ])('is the same for %p and %p', (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other));
  });

  test.each([
    ['Ana', 'Anna'],
    ['Zoë', 'Zoe'],
    ['Ana Maria', 'AnaMaria'],
    ['😀', '😁'],
    ['مريم', 'مریم'],
    ['Işık', 'Isik'],
    ['Anna-Lena', 'Anna Lena'],
  ])('differs for %p and %p', (one, other) => {
    expect(nameKey(one)).not.toBe(nameKey(other));
  });

  test('ignores blanks around any name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (name) => {
        expect(nameKey(` \t${name}\n`)).toBe(nameKey(name));
      }),
      { numRuns: rounds(200), ...seed },
    );
  });

  test('is idempotent, and returns the same key for a name and its tidied form', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (name) => {
        expect(nameKey(nameKey(name))).toBe(nameKey(name));
        expect(nameKey(tidyName(name))).toBe(nameKey(name));
        expect(tidyName(tidyName(name))).toBe(tidyName(name));
        expect(nameKey(name.normalize('NFD'))).toBe(nameKey(name));
      }),
      { numRuns: rounds(2000), ...seed },
    );
  });

  test('ignores extra blanks and zero-width characters between words', () => {
    const between = fc.string({
      unit: fc.constantFrom(' ', '\t', '\u00a0', '\u200b', '\u2003'),
      minLength: 1,
    });
    fc.assert(
      fc.property(between, (blanks) => {
        const spelling = `Maya ${blanks}Lindqvist`;
        expect(nameKey(spelling)).toBe('maya lindqvist');
      }),
      { numRuns: rounds(200), ...seed },
    );
  });
});

describe('an empty name', () => {
  test.each(['', ' ', '\u200b', '\u200b \u2060\ufeff', '\u00ad', '\u3164', '\ufe0f', '\u0000'])(
    'is recognized: %j',
    (text) => {
      expect(isNameless(text)).toBe(true);
      expect(tidyName(text)).toBe('');
      expect(nameKey(text)).toBe('');
    },
  );

  test('finds no employee, even if a stored employee has such a name', () => {
    const team = [employeeOf('\u200b'), employeeOf('Ana')];
    expect(findEmployeeByName(team, '')).toBeUndefined();
    expect(findEmployeeByName(team, ' \u200b')).toBeUndefined();
    expect(employeeFinder(team)('')).toBeUndefined();
  });
});

describe('tidyName', () => {
  test.each([
    ['  Maya Lindqvist\t', 'Maya Lindqvist'],
    ['Maya  Lindqvist', 'Maya  Lindqvist'],
    ['علی\u200cرضا', 'علی\u200cرضا'],
    ['Ana ❤\ufe0f', 'Ana ❤\ufe0f'],
    ['Weiß', 'Weiß'],
  ])('turns %j into %j', (typed, stored) => {
    expect(tidyName(typed)).toBe(stored);
  });
});

describe('finding one of two employees with the same name key', () => {
  const [one, two] = [
    employeeOf('Maya Lindqvist'),
    employeeOf('Maya  Lindqvist', { id: 'two', role: 'Cook' }),
  ];
  const team = [one, two];

  test.each([
    ['Maya Lindqvist', one],
    ['Maya  Lindqvist', two],
    ['MAYA LINDQVIST', one],
  ])('for %j, prefers the employee with that spelling, or else the first', (name, employee) => {
    expect(findEmployeeByName(team, name)).toBe(employee);
    expect(employeeFinder(team)(name)).toBe(employee);
  });
});

describe('finding an employee by name', () => {
  const names = ['Ana', 'Zoë', '😀 Smiley', 'مريم حداد', '<img onerror=alert(1)>', 'x'.repeat(200), 'A'];
  const team = names.map((name) => employeeOf(name));

  test('ignores case, blanks and Unicode form', () => {
    for (const employee of team) {
      expect(findEmployeeByName(team, employee.name)).toBe(employee);
      expect(findEmployeeByName(team, ` ${employee.name.normalize('NFD').toUpperCase()} `)).toBe(employee);
    }
  });

  test('finds nobody by another, partial or empty name', () => {
    for (const name of ['Ben', 'An', 'x'.repeat(199), '', ' ']) {
      expect(findEmployeeByName(team, name)).toBeUndefined();
    }
    expect(findEmployeeByName([], 'Ana')).toBeUndefined();
  });
});
