import fc from 'fast-check';
import { isKnownRole, ROLE_COLORS, ROLES } from '@/lib/employees/role';
import {
  colorChoices,
  defaultRole,
  offeredWith,
  roleBook,
  SPECIFIED_BOOK,
} from '@/lib/employees/roles/role-book';
import {
  type BusinessRole,
  completeRoleList,
  ROLE_ICON_NAMES,
  type RoleList,
  SPECIFIED_ROLES,
} from '@/lib/employees/roles/role-list';
import {
  withArchived,
  withChangedRole,
  withGroup,
  withGroupNamed,
  withoutGroup,
  withoutRole,
  withRole,
  withRoleMoved,
} from '@/lib/employees/roles/role-list-edits';
import { accepted } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

/** The names in the English UI. */
const nameOf = ({ key, name }: BusinessRole) => name ?? key;

const anyText = fc.constantFrom(
  'Runner',
  'runner ',
  'Dish Washer',
  'Cook',
  'Sous-Chef',
  '',
  '  ',
  'Küche',
  '__proto__',
);
const anyLook = fc.record(
  {
    color: fc.constantFrom(...ROLE_COLORS),
    icon: fc.constantFrom(...ROLE_ICON_NAMES),
    group: fc.constant('foh'),
  },
  { requiredKeys: [] },
);

/** A list after some edits; rejected edits change nothing. */
const anyList: fc.Arbitrary<RoleList> = fc
  .array(fc.tuple(fc.constantFrom('add', 'change', 'archive', 'move'), anyText, anyLook, fc.nat(8)), {
    maxLength: 8,
  })
  .map((edits) =>
    edits.reduce<RoleList>((list, [kind, text, look, at]) => {
      const key = list.roles[at % list.roles.length]?.key ?? 'Cook';
      if (kind === 'archive') return withArchived(list, key, at % 2 === 0);
      if (kind === 'move') return withRoleMoved(list, key, at - 4);
      const changed =
        kind === 'add' ? withRole(list, text, look, nameOf) : withChangedRole(list, key, text, look, nameOf);
      return changed.isOk ? changed.value : list;
    }, SPECIFIED_ROLES),
  );

describe('the roles of a business', () => {
  test('are at first the six specified ones with their colors', () => {
    expect(SPECIFIED_BOOK.offered).toEqual(ROLES);
    expect(SPECIFIED_BOOK.colorOf('Cook')).toBe('red');
    expect(SPECIFIED_BOOK.colorOf('Cook', 'blue')).toBe('blue');
    expect(SPECIFIED_BOOK.iconOf('Runner')).toBeUndefined();
    expect(ROLES.every((role) => SPECIFIED_BOOK.customName(role) === undefined)).toBe(true);
  });

  test('give new people the first offered role when Server is archived', () => {
    expect(defaultRole(SPECIFIED_BOOK)).toBe('Server');
    const archived = roleBook(withArchived(SPECIFIED_ROLES, 'Server', true));
    expect(defaultRole(archived)).toBe('Manager');
  });

  test('offer a new role last; its key is its name, and it has the chosen color and icon', () => {
    const list = accepted(withRole(SPECIFIED_ROLES, ' Runner ', { color: 'red', icon: 'run' }, nameOf));
    const book = roleBook(list);
    expect(book.offered).toEqual([...ROLES, 'Runner']);
    expect([book.colorOf('Runner'), book.colorOf('Runner', 'gray'), book.colorOf('Runner', 'blue')]).toEqual([
      'red',
      'red',
      'blue',
    ]);
    expect(book.iconOf('Runner')).toBe('run');
  });

  test('keep the key of a renamed role, and find the role by its new name', () => {
    const list = accepted(withChangedRole(SPECIFIED_ROLES, 'Server', 'Waiter', {}, nameOf));
    const book = roleBook(list);
    expect(book.offered).toEqual(ROLES);
    expect(book.customName('Server')).toBe('Waiter');
    expect([book.findByName('waitér'), book.findByName('Cook')]).toEqual(['Server', 'Cook']);
    // The former name is free again and gets a new key.
    const again = accepted(withRole(list, 'Server', {}, nameOf));
    expect(again.roles.at(-1)).toEqual({ key: 'Server 2', name: 'Server' });
    expect(roleBook(again).findByName('server')).toBe('Server 2');
  });

  test.each([
    ['', 'nameMissing'],
    ['  ', 'nameMissing'],
    ['cook', 'nameTaken'],
    ['\u200bCook', 'nameTaken'],
  ])('reject the name %p: %s', (name, refusal) => {
    expect(withRole(SPECIFIED_ROLES, name, {}, nameOf)).toEqual({ isOk: false, error: refusal });
    const changed = withChangedRole(SPECIFIED_ROLES, 'Host', name, {}, nameOf);
    // Without a name, one of the six specified roles gets its default name back.
    if (refusal === 'nameMissing') expect(changed).toEqual({ isOk: true, value: SPECIFIED_ROLES });
    else expect(changed).toEqual({ isOk: false, error: refusal });
  });

  test('are at most a hundred', () => {
    const full = Array.from({ length: 94 }).reduce<RoleList>(
      (list, _, at) => accepted(withRole(list, `Role ${at}`, {}, nameOf)),
      SPECIFIED_ROLES,
    );
    expect(withRole(full, 'One more', {}, nameOf)).toEqual({ isOk: false, error: 'tooMany' });
  });

  test('do not offer an archived role, except to records that have the role, until the role is restored', () => {
    const archived = withArchived(SPECIFIED_ROLES, 'Host', true);
    const book = roleBook(archived);
    expect(book.offered).not.toContain('Host');
    expect(book.keys).toContain('Host');
    expect(offeredWith(book, 'Host').at(-1)).toBe('Host');
    expect(offeredWith(book, '')).toBe(book.offered);
    expect(withArchived(archived, 'Host', false)).toEqual(SPECIFIED_ROLES);
  });

  test('include a role that only employees have, as after an import', () => {
    expect(roleBook(SPECIFIED_ROLES, ['Barista', 'Cook', '']).offered).toEqual([...ROLES, 'Barista']);
    const listed = accepted(
      withChangedRole(SPECIFIED_ROLES, 'Barista', 'Coffee', { icon: 'coffee' }, nameOf),
    );
    expect(listed.roles.at(-1)).toEqual({ key: 'Barista', name: 'Coffee', icon: 'coffee' });
  });

  test('always include the six specified ones, and restore those that a stored list lacks', () => {
    expect(withoutRole(SPECIFIED_ROLES, 'Cook')).toBe(SPECIFIED_ROLES);
    const few = { roles: [{ key: 'Cook' }, { key: 'Cook', name: 'Twice' }, { key: 'Runner' }], groups: [] };
    expect(completeRoleList(few).roles.map(({ key }) => key)).toEqual([
      'Cook',
      'Runner',
      'Manager',
      'Server',
      'Host',
      'Bartender',
      'Front Desk',
    ]);
    expect(completeRoleList(SPECIFIED_ROLES)).toBe(SPECIFIED_ROLES);
  });

  test('belong to groups, which can be added, renamed and removed', () => {
    const withFoh = accepted(withGroup(SPECIFIED_ROLES, 'FOH', 'foh'));
    expect(withGroup(withFoh, 'foh', 'other')).toEqual({ isOk: false, error: 'nameTaken' });
    expect(withGroup(withFoh, ' ', 'other')).toEqual({ isOk: false, error: 'nameMissing' });
    const grouped = accepted(withChangedRole(withFoh, 'Server', 'Server', { group: 'foh' }, nameOf));
    expect(roleBook(grouped).groupOf('Server')).toEqual({ id: 'foh', name: 'FOH' });
    const renamed = accepted(withGroupNamed(grouped, 'foh', 'Front'));
    expect(roleBook(renamed).groupOf('Server')?.name).toBe('Front');
    expect(withoutGroup(renamed, 'foh')).toEqual(SPECIFIED_ROLES);
  });

  test("show a custom color for records with the role's default color, and offer that color once", () => {
    const list = accepted(withChangedRole(SPECIFIED_ROLES, 'Server', 'Server', { color: 'blue' }, nameOf));
    const book = roleBook(list);
    expect([book.colorOf('Server'), book.colorOf('Server', 'purple'), book.colorOf('Server', 'red')]).toEqual(
      ['blue', 'blue', 'red'],
    );
    const choices = colorChoices(book, 'Server');
    expect(choices.map(({ shown }) => shown)).toEqual(['blue', 'yellow', 'red', 'gray']);
    expect(choices[0]).toEqual({ stored: 'purple', shown: 'blue' });
    expect(colorChoices(SPECIFIED_BOOK, 'Server')).toEqual(
      ROLE_COLORS.map((color) => ({ stored: color, shown: color })),
    );
  });

  test('are the same as before when any role is renamed and renamed back', () => {
    fc.assert(
      fc.property(anyList, fc.nat(10), fc.uuid(), (list, at, fresh) => {
        const role = list.roles[at % list.roles.length];
        if (!role) return;
        const renamed = accepted(withChangedRole(list, role.key, fresh, {}, nameOf));
        expect(renamed.roles.map(({ key }) => key)).toEqual(list.roles.map(({ key }) => key));
        expect(roleBook(renamed).customName(role.key)).toBe(fresh);
        expect(withChangedRole(renamed, role.key, nameOf(role), {}, nameOf)).toEqual({
          isOk: true,
          value: list,
        });
      }),
      { numRuns: rounds(200), ...seed },
    );
  });

  test('have unique names and keys and include the specified ones after any edits', () => {
    fc.assert(
      fc.property(anyList, (list) => {
        const book = roleBook(list);
        expect(new Set(book.keys).size).toBe(list.roles.length);
        expect(ROLES.every((role) => book.keys.includes(role))).toBe(true);
        expect(book.keys.filter(isKnownRole)).toHaveLength(ROLES.length);
        for (const role of list.roles) expect(book.findByName(nameOf(role))).toBe(role.key);
        for (const role of book.keys) {
          for (const { stored, shown } of colorChoices(book, role))
            expect(book.colorOf(role, stored)).toBe(shown);
        }
      }),
      { numRuns: rounds(200), ...seed },
    );
  });
});
