import fc from 'fast-check';
import type { Employee } from '@/lib/employees/employee';
import { employeesAsStored } from '@/lib/shifts/change/employees-as-stored';
import { followRenames, renamesIn } from '@/lib/shifts/change/follow-renames';
import { employeeEntry, shiftEntry, templateEntry } from '@/lib/shifts/change/schedule-change';
import { changeOf, employeeOf, shiftAt, templateOf } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const rename = (from: string, to: string) =>
  changeOf([employeeEntry(employeeOf(from, { id: 'e1' }), employeeOf(to, { id: 'e1' }))]);
const renames = (...pairs: readonly (readonly [from: string, to: string])[]) =>
  renamesIn(pairs.map(([from, to]) => rename(from, to)));
const ANAS = shiftAt('09:00-17:00');

describe('renamesIn', () => {
  test.each([
    ['one rename', renames(['Ana', 'Bea']), { ana: 'Bea' }],
    ['two renames in a row', renames(['Ana', 'Bea'], ['Bea', 'Cem']), { ana: 'Cem', bea: 'Cem' }],
    ['a rename and its reversal', renames(['Ana', 'Bea'], ['Bea', 'Ana']), { bea: 'Ana' }],
    [
      'renames in a circle',
      renames(['Ana', 'Bea'], ['Bea', 'Cem'], ['Cem', 'Ana']),
      { bea: 'Ana', cem: 'Ana' },
    ],
    ['a change of case', renames(['Ana', 'ANA']), {}],
    ['a change of Unicode form', renames(['Zoë', 'Zoe\u0308']), {}],
    ['a name with blanks around it', renames([' Ana ', 'Bea']), { ana: 'Bea' }],
  ])('maps old names to the final name for %s', (_, found, expected) => {
    expect(Object.fromEntries(found.people)).toEqual(expected);
  });

  test('ignores added, removed and otherwise changed employees', () => {
    const added = changeOf([employeeEntry(undefined, employeeOf('Ana'))]);
    const removed = changeOf([employeeEntry(employeeOf('Ana'), undefined)]);
    const changedRole = changeOf([employeeEntry(employeeOf('Ana'), employeeOf('Ana', { role: 'Cook' }))]);
    expect(
      renamesIn([added, removed, changedRole, changeOf([shiftEntry(undefined, ANAS)])]).people.size,
    ).toBe(0);
  });
});

describe('followRenames', () => {
  test('applies the new name to shifts and templates, and leaves the before side unchanged', () => {
    const change = changeOf([
      shiftEntry(ANAS, { ...ANAS, notes: 'x' }),
      templateEntry(undefined, templateOf('Early', { employeeName: 'ANA' })),
    ]);
    expect(followRenames(change, renames(['Ana', 'Bea']))).toEqual({
      ...change,
      entries: [
        shiftEntry(ANAS, { ...ANAS, notes: 'x', employeeName: 'Bea' }),
        templateEntry(undefined, templateOf('Early', { employeeName: 'Bea' })),
      ],
    });
  });

  test('returns the same object if no entry contains an old name', () => {
    const change = changeOf([
      shiftEntry(undefined, shiftAt('10:00-11:00', { employeeName: 'Ben' })),
      shiftEntry(ANAS, undefined),
      templateEntry(undefined, templateOf('Early')),
    ]);
    expect(followRenames(change, renames(['Ana', 'Bea']))).toBe(change);
    expect(followRenames(change, renamesIn([]))).toBe(change);
  });

  test('applies the last name after any number of renames', () => {
    const names = fc.uniqueArray(fc.constantFrom('Ana', 'Bea', 'Cem', 'Dan', 'Eva', 'Zoë', '😀', 'مريم'), {
      minLength: 2,
    });
    fc.assert(
      fc.property(names, fc.nat(), (chain, pick) => {
        const pairs = chain.slice(1).map((to, index) => [chain[index] ?? '', to] as const);
        const employeeName = chain[pick % chain.length] ?? '';
        const change = changeOf([shiftEntry(undefined, { ...ANAS, employeeName })]);
        const [entry] = followRenames(change, renames(...pairs)).entries;
        expect(entry?.after).toMatchObject({ employeeName: chain.at(-1) });
      }),
      { numRuns: rounds(100), ...seed },
    );
  });
});

describe('employeesAsStored after another tab has edited the employee', () => {
  const away = {
    weekly: [],
    exceptions: [{ id: 'x', from: '2026-11-23', to: '2026-11-27', kind: 'timeOff' }],
  };
  const ana = employeeOf('Ana');
  const afterOf = (before: Employee, after: Employee, stored: Employee) =>
    employeesAsStored([employeeEntry(before, after)], [stored])[0]?.after;

  test('keeps the stored availability if the edit did not change availability', () => {
    const stored = { ...ana, availability: away };
    expect(afterOf(ana, { ...ana, role: 'Cook' }, stored)).toEqual({ ...stored, role: 'Cook' });
    expect(afterOf(ana, { ...ana, name: 'Bea' }, stored)).toEqual({ ...stored, name: 'Bea' });
    expect(afterOf(stored, { ...stored, name: 'Bea' }, ana)).toEqual({ ...ana, name: 'Bea' });
  });

  test('applies an edited availability without reverting a rename', () => {
    const stored = { ...ana, name: 'Bea' };
    expect(afterOf(ana, { ...ana, availability: away }, stored)).toEqual({ ...stored, availability: away });
  });

  test('returns the same array if nothing differs from the stored employee', () => {
    const entries = [employeeEntry(ana, { ...ana, availability: away })];
    expect(employeesAsStored(entries, [ana])).toBe(entries);
  });
});
