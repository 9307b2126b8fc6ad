import { colorOfRole, isKnownRole, ROLE_COLORS, ROLES, readRoleColor } from '@/lib/employees/role';

describe('job roles', () => {
  test('one list everywhere, in this order', () => {
    expect(ROLES).toEqual(['Manager', 'Server', 'Cook', 'Host', 'Bartender', 'Front Desk']);
    expect(ROLES.every(isKnownRole)).toBe(true);
  });

  test('any other stored role is not one of them', () => {
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
  ])('%p is %s', (role, color) => {
    expect(colorOfRole(role)).toBe(color);
  });
});

describe('a stored colour', () => {
  test('a colour name is that colour, whatever the role', () => {
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
  ])('the style class %p of the original is %s', (stored, color) => {
    expect(readRoleColor(stored, 'Host')).toBe(color);
  });

  test.each([['bg-green-100'], ['#ff0000'], ['bored'], ['blueish'], ['']])(
    '%p names no known colour, so the role gives it',
    (stored) => {
      expect(readRoleColor(stored, 'Cook')).toBe('red');
      expect(readRoleColor(stored, 'Server')).toBe('purple');
      expect(readRoleColor(stored, 'Host')).toBe('gray');
    },
  );
});
