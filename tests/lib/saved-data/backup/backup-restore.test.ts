import fc from 'fast-check';
import { nameKey } from '@/lib/employees/employee';
import type { BackupContent } from '@/lib/saved-data/backup/backup';
import { compareBackup, restoreEntries } from '@/lib/saved-data/backup/compare-backup';
import { applyChange } from '@/lib/shifts/change/schedule';
import { awaitingRepairAfter, type ChangeEntry, invertChange } from '@/lib/shifts/change/schedule-change';
import { allShifts } from '@/lib/shifts/change/schedule-index';
import { changeOf, employeeOf, scheduleOf, shiftAt, sortedById, templateOf } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';
import { anyContent, asRead, fewContent, NOTHING } from '@/tests/support/storage/backups';

const shift = shiftAt('09:00-17:00', { id: 's-1' });
const waiting = { id: 's-1', stored: { id: 's-1', date: 'x' } };

/** The content after the change, its records sorted. */
function restored(
  content: BackupContent,
  change: { readonly entries: readonly ChangeEntry[] },
): BackupContent {
  const { shifts, employees, templates, days, requests, settings } = applyChange(scheduleOf(content), change);
  return sorted({
    shifts: [...allShifts(shifts)],
    awaitingRepair: awaitingRepairAfter(content.awaitingRepair, change),
    employees: [...employees.values()],
    templates: [...templates.values()],
    days: [...days.values()],
    requests: [...requests.values()],
    settings: [...settings.values()],
    preferences: content.preferences,
  });
}

function sorted({
  shifts,
  awaitingRepair,
  employees,
  templates,
  days,
  requests,
  settings,
  preferences,
}: BackupContent): BackupContent {
  return {
    shifts: sortedById(shifts),
    awaitingRepair: sortedById(awaitingRepair),
    employees: sortedById(employees),
    templates: sortedById(templates),
    days: sortedById(days),
    requests: sortedById(requests),
    settings: sortedById(settings),
    preferences,
  };
}

const replaced = (current: BackupContent, backup: BackupContent) =>
  restored(current, { entries: restoreEntries(current, backup, 'replace') });
const merged = (current: BackupContent, backup: BackupContent) =>
  restored(current, { entries: restoreEntries(current, backup, 'merge') });
/** Names by id after a merge. */
function mergedNames(current: Readonly<Record<string, string>>, backup: Readonly<Record<string, string>>) {
  const content = (names: Readonly<Record<string, string>>) => ({
    ...NOTHING,
    employees: Object.entries(names).map(([id, name]) => employeeOf(name, { id })),
  });
  const { employees } = merged(content(current), content(backup));
  return Object.fromEntries(employees.map(({ id, name }) => [id, name]));
}

describe('restore of a backup', () => {
  const pair = fc.oneof(fc.tuple(fewContent, fewContent), fc.tuple(anyContent, anyContent));

  test('leaves exactly the records of the backup when replacing', () => {
    fc.assert(
      fc.property(pair, ([current, backup]) => {
        const { preferences: _own, ...records } = asRead(replaced(current, backup));
        expect(records).toEqual({ ...sorted(asRead(backup)), preferences: undefined });
      }),
      { numRuns: rounds(300), ...seed },
    );
  });

  test('has one entry for each record, and is reverted by the inverse change, in both modes', () => {
    fc.assert(
      fc.property(pair, fc.constantFrom('merge', 'replace'), ([current, backup], mode) => {
        const change = changeOf(restoreEntries(current, backup, mode));
        const now = restored(current, change);
        expect(restored(now, invertChange(change, 'undo', 2))).toEqual(sorted(current));
        const keys = change.entries.map(({ kind, id }) => `${kind} ${id}`);
        expect(new Set(keys).size).toBe(keys.length);
      }),
      { numRuns: rounds(300), ...seed },
    );
  });

  test("keeps the records of both when merging, and the backup's version of a record in both", () => {
    fc.assert(
      fc.property(pair, ([current, backup]) => {
        const union = merged(current, backup);
        const over = <Item extends { readonly id: string }>(one: readonly Item[], other: readonly Item[]) =>
          sortedById(new Map([...one, ...other].map((item) => [item.id, item])).values());
        const ids = (items: readonly { readonly id: string }[]) => new Set(items.map(({ id }) => id));
        const [validIds, repairedIds] = [ids(current.shifts), ids(backup.shifts)];
        // A valid shift stays valid; a quarantined one is repaired if the backup has it repaired.
        const stillWaiting = backup.awaitingRepair.filter(({ id }) => !validIds.has(id));
        const notRepaired = current.awaitingRepair.filter(
          ({ id }) => validIds.has(id) || !repairedIds.has(id) || ids(backup.awaitingRepair).has(id),
        );
        expect(union.shifts).toEqual(over(current.shifts, backup.shifts));
        expect(union.templates).toEqual(over(current.templates, backup.templates));
        const known = new Map(current.days.map((record) => [record.id, record]));
        // Fields that the backup lacks stay.
        const joined = backup.days.map((record) => ({ ...known.get(record.id), ...record }));
        expect(union.days).toEqual(over(current.days, joined));
        const requests = new Map(current.requests.map((request) => [request.id, request]));
        const joinedRequests = backup.requests.map((request) => ({
          ...requests.get(request.id),
          ...request,
        }));
        expect(union.requests).toEqual(over(current.requests, joinedRequests));
        expect(union.settings).toEqual(sortedById(current.settings));
        expect(asRead(union).awaitingRepair).toEqual(
          asRead({ ...NOTHING, awaitingRepair: over(notRepaired, stillWaiting) }).awaitingRepair,
        );
      }),
      { numRuns: rounds(300), ...seed },
    );
  });

  test('keeps every employee of both once when merging, and all current ids', () => {
    fc.assert(
      fc.property(pair, ([current, backup]) => {
        const { employees } = merged(current, backup);
        const byName = new Map(employees.map((employee) => [nameKey(employee.name), employee]));
        expect(byName.size).toBe(employees.length);
        for (const { name, role, color } of backup.employees) {
          expect(byName.get(nameKey(name))).toMatchObject({ name, role, color });
        }
        const renaming = new Set(backup.employees.map(({ id }) => id));
        for (const before of current.employees) {
          const now = employees.find(({ id }) => id === before.id);
          const isNamed = now !== undefined && nameKey(now.name) === nameKey(before.name);
          expect(now).toBeDefined();
          // A name changes only under an id that the backup has too.
          if (!isNamed) expect(renaming.has(before.id)).toBe(true);
        }
        const known = new Set([...current.employees, ...backup.employees].map(({ id }) => id));
        expect(employees.filter(({ id }) => !known.has(id))).toEqual([]);
      }),
      { numRuns: rounds(500), ...seed },
    );
  });

  test('changes nothing when merged a second time, and removes only quarantined records', () => {
    fc.assert(
      fc.property(pair, ([current, backup]) => {
        const entries = restoreEntries(current, backup, 'merge');
        expect(restoreEntries(restored(current, { entries }), backup, 'merge')).toEqual([]);
        for (const { kind, after: item } of entries) if (kind !== 'undated') expect(item).toBeDefined();
      }),
      { numRuns: rounds(300), ...seed },
    );
  });

  test('leaves the current content and the backup unchanged', () => {
    fc.assert(
      fc.property(pair, ([current, backup]) => {
        const copy = JSON.stringify([current, backup]);
        compareBackup(current, backup);
        for (const mode of ['merge', 'replace'] as const) restoreEntries(current, backup, mode);
        expect(JSON.stringify([current, backup])).toBe(copy);
      }),
      { numRuns: rounds(50), ...seed },
    );
  });

  test('restores ten thousand records of each kind in one change', () => {
    const numbers = Array.from({ length: 10_000 }, (_, number) => number);
    const contentOf = (role: string, from: number): BackupContent => ({
      ...NOTHING,
      shifts: numbers.map((number) => ({ ...shift, id: `s-${number + from}`, role })),
      employees: numbers.map((number) => employeeOf(`P${number}`, { id: `e-${number + from}`, role })),
      templates: numbers.map((number) => templateOf(`T${number}`, { id: `t-${number + from}`, role })),
    });
    const current = contentOf('Cook', 0);
    const backup = contentOf('Host', 5_000);
    expect(compareBackup(current, backup).shifts.changed).toHaveLength(5_000);
    expect(replaced(current, backup)).toEqual(sorted(backup));
    const union = merged(current, backup);
    expect([union.shifts, union.employees, union.templates].map(({ length }) => length)).toEqual([
      15_000, 10_000, 15_000,
    ]);
  });
});

describe('merge of a backup', () => {
  test('keeps a shift that was repaired since the backup', () => {
    const current = { ...NOTHING, shifts: [shift] };
    expect(restoreEntries(current, { ...NOTHING, awaitingRepair: [waiting] }, 'merge')).toEqual([]);
  });

  test('repairs a quarantined shift if the backup has the same shift with a date', () => {
    const current = { ...NOTHING, awaitingRepair: [waiting] };
    expect(restoreEntries(current, { ...NOTHING, shifts: [shift] }, 'merge')).toEqual([
      { kind: 'undated', id: 's-1', before: waiting },
      { kind: 'shift', id: 's-1', after: shift },
    ]);
  });

  test('matches a person with another id by name, and keeps the current id', () => {
    const ana = employeeOf('Ana', { id: 'now', role: 'Cook' });
    const found = employeeOf('ANA', { id: 'then', role: 'Host' });
    expect(
      restoreEntries({ ...NOTHING, employees: [ana] }, { ...NOTHING, employees: [found] }, 'merge'),
    ).toEqual([{ kind: 'employee', id: 'now', before: ana, after: { ...found, id: 'now' } }]);
  });

  test.each([
    ['a new person', { a: 'Ana' }, { b: 'Ben' }, { a: 'Ana', b: 'Ben' }],
    ['a person renamed', { a: 'Ana' }, { a: 'Anna' }, { a: 'Anna' }],
    ['a name that another person has now', { a: 'Ana', b: 'Ben' }, { a: 'Ben' }, { a: 'Ana', b: 'Ben' }],
    ['a name that is freed by a renaming', { x: 'Old' }, { x: 'New', f: 'Old' }, { x: 'New', f: 'Old' }],
    [
      'names that all shift by one id',
      { a: 'Ana', b: 'Ben', c: 'Cid' },
      { a: 'Ben', b: 'Cid', c: 'Dan' },
      { a: 'Ben', b: 'Cid', c: 'Dan' },
    ],
    ['two people with exchanged ids', { a: 'Ana', b: 'Ben' }, { a: 'Ben', b: 'Ana' }, { a: 'Ana', b: 'Ben' }],
    ['a name in another spelling', { a: 'Zoë' }, { b: 'ZOE\u0308' }, { a: 'ZOE\u0308' }],
  ])('matches employees for %s', (_what, current, backup, union) => {
    expect(mergedNames(current, backup)).toEqual(union);
  });
});
