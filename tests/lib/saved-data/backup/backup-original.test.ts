import fc from 'fast-check';
import { type BackupRefusal, readBackup } from '@/lib/saved-data/backup/backup';
import { readShifts } from '@/lib/saved-data/records/read-collection';
import { toStoredShifts } from '@/lib/saved-data/records/stored-records';
import { accepted, employeeOf, shiftAt, templateOf } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';
import { anyContent, asRead, NOTHING } from '@/tests/support/storage/backups';

const stored = {
  id: 1763000000000,
  employeeName: ' Ana ',
  role: 'Server',
  date: '2026-11-20T00:00:00.000Z',
  startTime: '9:00 AM',
  endTime: '5:00 PM',
  timeRange: '9:00 AM - 5:00 PM',
  color: 'bg-purple-100 text-purple-800',
};
const shift = shiftAt('09:00-17:00', { id: '1763000000000' });

const read = (file: unknown) => readBackup(JSON.stringify(file));
const contentOf = (file: unknown) => accepted(read(file)).content;
function refusalOf(file: unknown): BackupRefusal | undefined {
  const result = read(file);
  return result.isOk ? undefined : result.error;
}

describe('file of the original product', () => {
  test('is read like the storage of the original product, without a date of saving', () => {
    const file = { shifts: [stored], employees: [employeeOf('Ana')], shiftTemplates: [templateOf('Late')] };
    expect(accepted(read(file))).toEqual({
      savedAt: '',
      content: {
        ...NOTHING,
        shifts: [shift],
        employees: [employeeOf('Ana')],
        templates: [templateOf('Late')],
      },
    });
  });

  test('can be a plain list of shifts, or lack employees and templates', () => {
    for (const file of [[stored], { shifts: [stored] }]) {
      expect(contentOf(file)).toEqual({ ...NOTHING, shifts: [shift] });
    }
    for (const file of [[], { shifts: [] }]) expect(contentOf(file)).toEqual(NOTHING);
  });

  test('quarantines unreadable shifts with all their fields', () => {
    const broken = { ...stored, id: 'u', date: '2026-02-30', extra: [1] };
    for (const file of [[stored, broken], { shifts: [stored, broken] }]) {
      expect(contentOf(file)).toEqual({
        ...NOTHING,
        shifts: [shift],
        awaitingRepair: [{ id: 'u', stored: broken }],
      });
    }
  });

  test('gives missing and repeated ids the same values as reading from storage does', () => {
    const { id: _id, ...nameless } = stored;
    const records = [stored, stored, nameless, nameless, { date: 'x' }];
    const { items, awaitingRepair } = readShifts(JSON.stringify(records));
    expect(contentOf(records)).toEqual({ ...NOTHING, shifts: items, awaitingRepair });
    expect(items).toHaveLength(4);
  });

  test('keeps two employees with the same name', () => {
    const employees = ['Ana', 'ana ', 'Ben'].map((name, index) => ({ id: index, name }));
    expect(contentOf({ shifts: [], employees }).employees.map(({ id, name }) => [id, name])).toEqual([
      ['0', 'Ana'],
      ['1', 'ana'],
      ['2', 'Ben'],
    ]);
  });

  test('has the same content as a copy of the stored records', () => {
    fc.assert(
      fc.property(anyContent, (any) => {
        // The copy lacks preferences, publication and quarantine; shifts and unreadable shifts share one list.
        const awaitingRepair = any.awaitingRepair.map(({ id }, index) => ({
          id: `u-${index} ${id}`,
          stored: { date: 'x' },
        }));
        const { publication: _, quarantine: __, ...records } = any;
        const content = { ...records, preferences: {}, awaitingRepair };
        const copy = {
          shifts: toStoredShifts(content.shifts, awaitingRepair),
          employees: content.employees,
          shiftTemplates: content.templates,
          days: content.days,
          requests: content.requests,
          settings: content.settings,
          unreadable: { 'brigade-quarantine': 'text' },
        };
        expect(contentOf(copy)).toEqual(asRead(content));
      }),
      { numRuns: rounds(100), ...seed },
    );
  });
});

describe('refused file of the original product', () => {
  test.each<[string, unknown]>([
    ['null', null],
    ['a number', 7],
    ['a text', 'shifts'],
    ['an empty record', {}],
    ['a record without shifts', { employees: [], shiftTemplates: [] }],
    ['shifts that are no list', { shifts: { length: 0 } }],
    ['shifts in a prototype', JSON.parse('{"__proto__":{"shifts":[]}}')],
    ['a list of numbers', [1, 2]],
    ['a list of other records', [{ name: 'x' }, { price: 1 }]],
    ['a file of another format', { format: 'other', shifts: [] }],
    ['a file whose format is null', { format: null, shifts: [] }],
  ])('is no backup when it is %s', (_what, file) => {
    expect(refusalOf(file)).toEqual({ kind: 'notBackup' });
  });

  test.each<[string, unknown, BackupRefusal]>([
    ['null in place of a shift', [stored, null], { kind: 'damaged', part: 'shifts', position: 2 }],
    ['a shift that is a list', { shifts: [[]] }, { kind: 'damaged', part: 'shifts', position: 1 }],
    ['employees that are no list', { shifts: [], employees: {} }, { kind: 'damaged', part: 'employees' }],
    ['employees that are null', { shifts: [], employees: null }, { kind: 'damaged', part: 'employees' }],
    [
      'an employee without a name',
      { shifts: [], employees: [{ name: 'Ana' }, { name: ' ' }] },
      { kind: 'damaged', part: 'employees', position: 2 },
    ],
    [
      'templates that are no list',
      { shifts: [], shiftTemplates: 7 },
      { kind: 'damaged', part: 'shiftTemplates' },
    ],
    [
      'a template without times',
      { shifts: [], shiftTemplates: [{ name: 'Late' }] },
      { kind: 'damaged', part: 'shiftTemplates', position: 1 },
    ],
  ])('reports the damaged record for %s', (_what, file, refusal) => {
    expect(refusalOf(file)).toEqual(refusal);
  });
});
