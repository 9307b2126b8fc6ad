import fc from 'fast-check';
import { PREFERENCE_NAMES, readBackup, writeBackup } from '@/lib/saved-data/backup/backup';
import { DATA_VERSIONS } from '@/lib/saved-data/migrations';
import { SAVED_KEYS } from '@/lib/saved-data/saved-keys';
import { fixtureText, KEPT, keptIn, VERSIONS } from '@/tests/support/fixtures';
import { accepted, employeeOf, shiftAt, templateOf } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';
import { anyContent, asRead, NOTHING, SAVED_AT } from '@/tests/support/storage/backups';

describe('backup', () => {
  test('survives writing and reading', () => {
    fc.assert(
      fc.property(anyContent, (content) => {
        const read = accepted(readBackup(writeBackup(content, SAVED_AT)));
        expect(read).toEqual({ content: asRead(content), savedAt: SAVED_AT });
      }),
      { numRuns: rounds(200), ...seed },
    );
  });

  test('is the same text after reading and writing', () => {
    fc.assert(
      fc.property(anyContent, (content) => {
        const rewritten = (text: string) => {
          const read = accepted(readBackup(text));
          return writeBackup(read.content, read.savedAt);
        };
        // The first read may change the order of fields.
        const text = rewritten(writeBackup(content, SAVED_AT));
        expect(rewritten(text)).toBe(text);
      }),
      { numRuns: rounds(100), ...seed },
    );
  });

  test('is empty for an empty schedule', () => {
    expect(accepted(readBackup(writeBackup(NOTHING, SAVED_AT))).content).toEqual(NOTHING);
  });

  test('keeps ten thousand records of each kind', () => {
    const numbers = Array.from({ length: 10_000 }, (_, number) => number);
    const content = {
      ...NOTHING,
      shifts: numbers.map((number) => shiftAt('09:00-17:00', { id: `s-${number}` })),
      awaitingRepair: numbers.map((number) => ({ id: `s-${number}`, stored: { date: 'garbage' } })),
      employees: numbers.map((number) => employeeOf(`P${number}`)),
      templates: numbers.map((number) => templateOf(`T${number}`)),
    };
    expect(accepted(readBackup(writeBackup(content, SAVED_AT))).content).toEqual(asRead(content));
  });

  test.each(VERSIONS)('of version %i is still read', (version) => {
    const text = fixtureText(version, 'backup');
    expect(JSON.parse(text)).toMatchObject({ format: 'brigade-backup', version });
    expect(readBackup(text)).toEqual({ isOk: true, value: { content: keptIn(version), savedAt: SAVED_AT } });
  });

  test('has the content of the newest fixture, with one record a line', () => {
    const fixture = fixtureText(DATA_VERSIONS.current, 'backup');
    const text = writeBackup(keptIn(DATA_VERSIONS.current), SAVED_AT);
    expect(JSON.parse(text)).toEqual(JSON.parse(fixture));
    expect(text.split('\n').filter((line) => line.startsWith('    {"id":'))).toHaveLength(15);
  });

  test('includes the derived time range beside the times, for other programs', () => {
    const file = JSON.parse(writeBackup(KEPT, SAVED_AT));
    expect(file.shifts[0].timeRange).toBe('10:00 PM - 6:00 AM');
  });

  test('is read with one byte order mark, but refused with two', () => {
    const text = writeBackup(KEPT, SAVED_AT);
    expect(accepted(readBackup(`\ufeff${text}`)).content).toEqual(KEPT);
    expect(readBackup(`\ufeff\ufeff${text}`)).toEqual({ isOk: false, error: { kind: 'notJson' } });
  });

  test('includes quarantined records unchanged, except for the id as text', () => {
    const awaitingRepair = [
      { id: '7', stored: { id: 7, date: '2026-02-30' } },
      { id: 'stored-abc', stored: { date: 'x' } },
      { id: 'u-2', stored: { id: 'u', date: 'x' } },
    ];
    const text = writeBackup({ ...NOTHING, awaitingRepair }, SAVED_AT);
    expect(JSON.parse(text).undated).toEqual([
      { id: '7', date: '2026-02-30' },
      { id: 'stored-abc', date: 'x' },
      { id: 'u-2', date: 'x' },
    ]);
    expect(accepted(readBackup(text)).content.awaitingRepair.map(({ id }) => id)).toEqual([
      '7',
      'stored-abc',
      'u-2',
    ]);
  });

  test('keeps a shift and a quarantined record with the same id', () => {
    const content = {
      ...NOTHING,
      shifts: [shiftAt('09:00-17:00', { id: 'u' })],
      awaitingRepair: [{ id: 'u', stored: { id: 'u', date: 'x' } }],
    };
    expect(accepted(readBackup(writeBackup(content, SAVED_AT))).content).toEqual(content);
  });

  test('keeps two employees with the same name', () => {
    const employees = ['Ana', 'ANA', 'Ben', 'A\u200bna'].map((name, index) =>
      employeeOf(name, { id: `e-${index}` }),
    );
    const { content } = accepted(readBackup(writeBackup({ ...NOTHING, employees }, SAVED_AT)));
    expect(content.employees).toEqual(employees);
  });

  test('is written without a change to the given content', () => {
    const copy = JSON.stringify(KEPT);
    writeBackup(KEPT, SAVED_AT);
    expect(JSON.stringify(KEPT)).toBe(copy);
  });
});

describe('preferences in a backup', () => {
  test('include user settings only, and no records, log or drafts', () => {
    expect(PREFERENCE_NAMES).toEqual(
      expect.arrayContaining(['themeColorId', 'settings', 'brigade-dark-mode']),
    );
    const data = ['shifts', 'employees', 'templates', 'journal', 'shiftDraft', 'selectedDate'] as const;
    for (const key of data) expect(PREFERENCE_NAMES).not.toContain(SAVED_KEYS[key].name);
  });

  test('are written and read only under known names, so that a file cannot overwrite records', () => {
    const preferences = {
      themeColorId: 'teal',
      shifts: '[]',
      'brigade-journal': '[]',
      toString: 'x',
      other: 'x',
    };
    const text = writeBackup({ ...NOTHING, preferences }, SAVED_AT);
    expect(JSON.parse(text).preferences).toEqual({ themeColorId: 'teal' });
    const hostile = JSON.stringify({ ...JSON.parse(text), preferences: { ...preferences, constructor: 7 } });
    expect(accepted(readBackup(hostile)).content.preferences).toEqual({ themeColorId: 'teal' });
  });
});
