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

describe('the renames in changes', () => {
  test.each([
    ['one', renames(['Ana', 'Bea']), { ana: 'Bea' }],
    ['two in a row lead to the last', renames(['Ana', 'Bea'], ['Bea', 'Cem']), { ana: 'Cem', bea: 'Cem' }],
    ['there and back', renames(['Ana', 'Bea'], ['Bea', 'Ana']), { bea: 'Ana' }],
    [
      'round in a circle',
      renames(['Ana', 'Bea'], ['Bea', 'Cem'], ['Cem', 'Ana']),
      { bea: 'Ana', cem: 'Ana' },
    ],
    ['only the case', renames(['Ana', 'ANA']), {}],
    ['only the Unicode form', renames(['Zoë', 'Zoe\u0308']), {}],
    ['of a spelling', renames([' Ana ', 'Bea']), { ana: 'Bea' }],
  ])('%s', (_, found, expected) => {
    expect(Object.fromEntries(found.people)).toEqual(expected);
  });

  test('somebody who comes or goes is no rename', () => {
    const comes = changeOf([employeeEntry(undefined, employeeOf('Ana'))]);
    const goes = changeOf([employeeEntry(employeeOf('Ana'), undefined)]);
    const looks = changeOf([employeeEntry(employeeOf('Ana'), employeeOf('Ana', { role: 'Cook' }))]);
    expect(renamesIn([comes, goes, looks, changeOf([shiftEntry(undefined, ANAS)])]).people.size).toBe(0);
  });
});

describe('a change that did not know of them', () => {
  test('puts shifts and templates under the new name, and keeps what stood before', () => {
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

  test('is the same object where nothing has to follow', () => {
    const change = changeOf([
      shiftEntry(undefined, shiftAt('10:00-11:00', { employeeName: 'Ben' })),
      shiftEntry(ANAS, undefined),
      templateEntry(undefined, templateOf('Early')),
    ]);
    expect(followRenames(change, renames(['Ana', 'Bea']))).toBe(change);
    expect(followRenames(change, renamesIn([]))).toBe(change);
  });

  test('ends under the last name, however often it changed', () => {
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

describe('an edit of a person whom another tab has edited meanwhile', () => {
  const away = {
    weekly: [],
    exceptions: [{ id: 'x', from: '2026-11-23', to: '2026-11-27', kind: 'timeOff' }],
  };
  const ana = employeeOf('Ana');
  const afterOf = (before: Employee, after: Employee, stored: Employee) =>
    employeesAsStored([employeeEntry(before, after)], [stored])[0]?.after;

  test('leaves when they can work as the other has set it', () => {
    const stored = { ...ana, availability: away };
    expect(afterOf(ana, { ...ana, role: 'Cook' }, stored)).toEqual({ ...stored, role: 'Cook' });
    expect(afterOf(ana, { ...ana, name: 'Bea' }, stored)).toEqual({ ...stored, name: 'Bea' });
    expect(afterOf(stored, { ...stored, name: 'Bea' }, ana)).toEqual({ ...ana, name: 'Bea' });
  });

  test('sets it, and does not bring back a name from before a rename', () => {
    const stored = { ...ana, name: 'Bea' };
    expect(afterOf(ana, { ...ana, availability: away }, stored)).toEqual({ ...stored, availability: away });
  });

  test('stays the same array where nothing differs', () => {
    const entries = [employeeEntry(ana, { ...ana, availability: away })];
    expect(employeesAsStored(entries, [ana])).toBe(entries);
  });
});
