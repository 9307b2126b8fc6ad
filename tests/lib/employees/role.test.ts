import { colorOfRole, isKnownRole, ROLE_COLORS, ROLES, readRoleColor } from '@/lib/employees/role';

describe('job roles', () => {
  test('are the six specified ones, in this order', () => {
    expect(ROLES).toEqual(['Manager', 'Server', 'Cook', 'Host', 'Bartender', 'Front Desk']);
    expect(ROLES.every(isKnownRole)).toBe(true);
  });

  test('do not include any other stored role', () => {
    for (const role of ['Barista', 'server', '', 'constructor']) expect(isKnownRole(role)).toBe(false);
  });

  test.each([
    ['Front Desk', 'blue'],
    ['Server', 'purple'],
    ['Manager', 'yellow'],
    ['Cook', 'red'],
    ['Host', 'gray'],
    ['Bartender', 'gray'],
    ['Barista', 'gray'],
    ['', 'gray'],
    ['__proto__', 'gray'],
    ['constructor', 'gray'],
    ['toString', 'gray'],
  ])('have a color: %p is %s', (role, color) => {
    expect(colorOfRole(role)).toBe(color);
  });
});

describe('a stored color', () => {
  test('is kept for any role if it is a color name', () => {
    for (const color of ROLE_COLORS) expect(readRoleColor(color, 'Cook')).toBe(color);
  });

  test.each([
    ['bg-blue-100 text-blue-800', 'blue'],
    ['bg-purple-100 text-purple-800 border-purple-200', 'purple'],
    ['bg-yellow-100', 'yellow'],
    ['bg-red-500', 'red'],
    ['bg-gray-100 text-gray-800', 'gray'],
    ['bg-grey-100', 'gray'],
    ['BLUE', 'blue'],
  ])('is read from the original style class %p as %s', (stored, color) => {
    expect(readRoleColor(stored, 'Host')).toBe(color);
  });

  test.each([['bg-green-100'], ['#ff0000'], ['bored'], ['blueish'], ['']])(
    'falls back to the color of the role for %p',
    (stored) => {
      expect(readRoleColor(stored, 'Cook')).toBe('red');
      expect(readRoleColor(stored, 'Server')).toBe('purple');
      expect(readRoleColor(stored, 'Host')).toBe('gray');
    },
  );
});
