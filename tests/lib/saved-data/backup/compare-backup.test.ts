import fc from 'fast-check';
import { readBackup, writeBackup } from '@/lib/saved-data/backup/backup';
import { compareBackup, restoreEntries } from '@/lib/saved-data/backup/compare-backup';
import type { ChangeEntry } from '@/lib/shifts/change/schedule-change';
import { accepted, dayOf, employeeOf, requestOf, shiftAt, templateOf } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';
import { anyContent, fewContent, NOTHING, SAVED_AT } from '@/tests/support/storage/backups';

const NO_DIFFERENCE = { added: [], changed: [], removed: [] };
const shift = shiftAt('09:00-17:00', { id: 's-1' });
const waiting = { id: 's-1', stored: { id: 's-1', date: 'x' } };

describe('comparison with a backup', () => {
  test('lists added, changed and missing records by id', () => {
    const current = {
      ...NOTHING,
      shifts: ['same', 'other', 'gone'].map((id) => ({ ...shift, id })),
      employees: [employeeOf('Ana'), employeeOf('Ben'), employeeOf('Cid')],
      templates: [templateOf('Early'), templateOf('Late')],
      days: [dayOf('2026-12-24', { note: 'Party' }), dayOf('2026-12-25', { teamNote: 'Closed' })],
      requests: [requestOf('ana-1'), requestOf('ben-1')],
      settings: [
        { id: 'restHours', value: 9 },
        { id: 'weekStart', value: 'sunday' },
      ],
    };
    const backup = {
      ...NOTHING,
      shifts: [
        { ...shift, id: 'new' },
        { ...shift, id: 'other', notes: 'Later' },
        { ...shift, id: 'same' },
      ],
      employees: [employeeOf('Ana'), employeeOf('Ben', { role: 'Cook' })],
      templates: [templateOf('Early'), templateOf('Late'), templateOf('Noon')],
      days: [dayOf('2026-12-24', { note: 'Two parties' })],
      requests: [requestOf('ana-1', { state: 'approved' }), requestOf('cid-1')],
      settings: [
        { id: 'currency', value: 'EUR' },
        { id: 'restHours', value: 10 },
      ],
    };
    expect(compareBackup(current, backup)).toEqual({
      shifts: { added: ['new'], changed: ['other'], removed: ['gone'] },
      employees: { added: [], changed: ['employee-Ben'], removed: ['employee-Cid'] },
      templates: { added: ['template-Noon'], changed: [], removed: [] },
      days: { added: [], changed: ['2026-12-24'], removed: ['2026-12-25'] },
      requests: { added: ['cid-1'], changed: ['ana-1'], removed: ['ben-1'] },
      settings: { added: ['currency'], changed: ['restHours'], removed: ['weekStart'] },
    });
  });

  test('counts a quarantined shift as a shift, and a repaired one as one changed shift', () => {
    const quarantined = { ...NOTHING, awaitingRepair: [waiting] };
    const repaired = { ...NOTHING, shifts: [shift] };
    const changed = { ...NO_DIFFERENCE, changed: ['s-1'] };
    expect(compareBackup(NOTHING, quarantined).shifts).toEqual({ ...NO_DIFFERENCE, added: ['s-1'] });
    expect(compareBackup(quarantined, NOTHING).shifts).toEqual({ ...NO_DIFFERENCE, removed: ['s-1'] });
    expect(compareBackup(quarantined, repaired).shifts).toEqual(changed);
    expect(compareBackup(repaired, quarantined).shifts).toEqual(changed);
    expect(compareBackup(quarantined, { ...quarantined, ...repaired }).shifts).toEqual(changed);
  });

  test('ignores the order of records and fields', () => {
    const one = {
      ...NOTHING,
      shifts: [shift, { ...shift, id: 's-2' }],
      awaitingRepair: [{ id: 'u', stored: { a: [1], b: {} } }],
    };
    const turned = Object.fromEntries(Object.entries(shift).reverse()) as unknown as typeof shift;
    const other = {
      ...one,
      shifts: [...one.shifts.slice(1), turned],
      awaitingRepair: [{ id: 'u', stored: { b: {}, a: [1] } }],
    };
    expect(compareBackup(one, other).shifts).toEqual(NO_DIFFERENCE);
    expect(restoreEntries(one, other, 'replace')).toEqual([]);
  });

  test.each<[unknown, unknown]>([
    [1, '1'],
    [null, undefined],
    [{}, []],
    [[1, 2], [1]],
    [{ a: 1 }, { a: 1, b: 1 }],
    [0, false],
  ])('finds a difference between %j and %j in a quarantined record', (one, other) => {
    const contentOf = (extra: unknown) => ({
      ...NOTHING,
      awaitingRepair: [{ id: 'u', stored: { id: 'u', extra } }],
    });
    expect(compareBackup(contentOf(one), contentOf(other)).shifts.changed).toEqual(['u']);
    expect(compareBackup(contentOf(other), contentOf(one)).shifts.changed).toEqual(['u']);
  });

  test('finds no difference to a backup that was just written', () => {
    fc.assert(
      fc.property(anyContent, (content) => {
        const backup = accepted(readBackup(writeBackup(content, SAVED_AT))).content;
        const none = {
          shifts: NO_DIFFERENCE,
          employees: NO_DIFFERENCE,
          templates: NO_DIFFERENCE,
          days: NO_DIFFERENCE,
          requests: NO_DIFFERENCE,
          settings: NO_DIFFERENCE,
        };
        expect(compareBackup(content, backup)).toEqual(none);
        for (const mode of ['merge', 'replace'] as const) {
          expect(restoreEntries(content, backup, mode)).toEqual([]);
        }
      }),
      { numRuns: rounds(150), ...seed },
    );
  });

  test('lists exactly the records that a replacement would change', () => {
    fc.assert(
      fc.property(fewContent, fewContent, (current, backup) => {
        const { shifts, employees, templates } = compareBackup(current, backup);
        const idsOf = (...kinds: readonly ChangeEntry['kind'][]) => {
          const entries = restoreEntries(current, backup, 'replace');
          return [...new Set(entries.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id))].sort();
        };
        const all = ({ added, changed, removed }: typeof shifts) => [...added, ...changed, ...removed].sort();
        expect(idsOf('shift', 'undated')).toEqual(all(shifts));
        expect(idsOf('employee')).toEqual(all(employees));
        expect(idsOf('template')).toEqual(all(templates));
      }),
      { numRuns: rounds(200), ...seed },
    );
  });
});
