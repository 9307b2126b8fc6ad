import fc from 'fast-check';
import {
  type BackupRefusal,
  MAX_BACKUP_LENGTH,
  readBackup,
  writeBackup,
} from '@/lib/saved-data/backup/backup';
import { DATA_VERSIONS } from '@/lib/saved-data/migrations';
import type { Fields } from '@/lib/saved-data/records/fields';
import { toStoredShift } from '@/lib/saved-data/records/stored-records';
import { accepted, employeeOf, shiftAt, templateOf } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';
import { anyContent, damaged, NOTHING, SAVED_AT, WRONG_TEXTS } from '@/tests/support/storage/backups';

const shift = toStoredShift(shiftAt('09:00-17:00', { id: 's-1' }));
const waiting = { id: 'u-1', date: '2026-02-30' };
const ana = employeeOf('Ana');
const late = templateOf('Late');
const whole = {
  format: 'brigade-backup',
  version: 1,
  savedAt: SAVED_AT,
  shifts: [shift],
  undated: [waiting],
  employees: [ana],
  shiftTemplates: [late],
  preferences: { themeColorId: 'teal' },
};

function refusalOfText(text: string): BackupRefusal | undefined {
  const read = readBackup(text);
  return read.isOk ? undefined : read.error;
}
const refusalOf = (file: unknown) => refusalOfText(JSON.stringify(file));

describe('file that is not a backup', () => {
  test.each(['', ' ', 'shifts', '{', '{}{}', '{"format":"x"', "{'a':1}", '\u0000', 'undefined', 'NaN'])(
    'is refused as no JSON when its text is %j',
    (text) => {
      expect(refusalOfText(text)).toEqual({ kind: 'notJson' });
    },
  );

  test.each([null, '', 'brigade', 'Brigade-Backup', 7, ['brigade-backup'], {}])(
    'is refused when its format is %j',
    (format) => {
      expect(refusalOf({ ...whole, format })).toEqual({ kind: 'notBackup' });
    },
  );

  test('is refused before parsing when it is too large', () => {
    const text = writeBackup(NOTHING, SAVED_AT);
    const longest = text.padEnd(MAX_BACKUP_LENGTH);
    expect(refusalOfText(longest)).toBeUndefined();
    expect(refusalOfText(`${longest} `)).toEqual({ kind: 'tooLarge' });
    expect(refusalOfText('x'.repeat(MAX_BACKUP_LENGTH + 1))).toEqual({ kind: 'tooLarge' });
  });

  test('is refused when cut off anywhere', () => {
    fc.assert(
      fc.property(anyContent, fc.nat(), (content, at) => {
        const text = writeBackup(content, SAVED_AT).trimEnd();
        expect(refusalOfText(text.slice(0, at % text.length))).toEqual({ kind: 'notJson' });
      }),
      { numRuns: rounds(100), ...seed },
    );
  });

  test('is refused when decoded with another encoding', () => {
    const bytes = Buffer.from(JSON.stringify(whole), 'utf16le');
    expect(refusalOfText(bytes.toString('utf8'))).toEqual({ kind: 'notJson' });
    expect(refusalOfText(bytes.toString('latin1'))).toEqual({ kind: 'notJson' });
  });
});

describe('file of another version', () => {
  test.each([DATA_VERSIONS.current + 1, 99, 1e9, 1e300])(
    'is newer with version %d, for any other content',
    (version) => {
      expect(refusalOf({ format: whole.format, version, shifts: 'otherwise' })).toEqual({
        kind: 'newer',
        version,
      });
    },
  );

  test.each([0, -1, 1.5, null, '1', true, [1], {}])('is damaged with version %j', (version) => {
    expect(refusalOf({ ...whole, version })).toEqual(damaged('version'));
  });

  test('is damaged without a version, or with an infinite one', () => {
    const { version: _version, ...without } = whole;
    expect(refusalOf(without)).toEqual(damaged('version'));
    const endless = JSON.stringify(whole).replace('"version":1', '"version":1e999');
    expect(refusalOfText(endless)).toEqual(damaged('version'));
  });
});

describe('envelope of a backup', () => {
  test('is accepted in the test file', () => {
    expect(refusalOf(whole)).toBeUndefined();
  });

  test.each(['savedAt', 'shifts', 'undated', 'employees', 'shiftTemplates', 'preferences'])(
    'is damaged when %s is missing or has another type',
    (part) => {
      const { [part]: value, ...without }: Fields = whole;
      expect(refusalOf(without)).toEqual(damaged(part));
      const others = [null, 7, 'text', true, ...(Array.isArray(value) ? [{}, { length: 0 }] : [[], ['x']])];
      for (const other of others) expect(refusalOf({ ...whole, [part]: other })).toEqual(damaged(part));
    },
  );

  test.each(['2026-11-20T08:30:00Z', '2024-02-29T23:59:59.999+02:00'])(
    'is accepted with %s as the date of saving',
    (savedAt) => {
      expect(accepted(readBackup(JSON.stringify({ ...whole, savedAt }))).savedAt).toBe(savedAt);
    },
  );

  test.each([
    '',
    'yesterday',
    '2026-11-20',
    '2026-02-30T08:30:00.000Z',
    '2026-11-20T25:00:00Z',
    '1763000000000',
  ])('is damaged with %j as the date of saving', (savedAt) => {
    expect(refusalOf({ ...whole, savedAt })).toEqual(damaged('savedAt'));
  });

  test('is damaged when a preference is not a text', () => {
    for (const themeColorId of [null, 7, [], {}]) {
      expect(refusalOf({ ...whole, preferences: { themeColorId } })).toEqual(damaged('preferences'));
    }
  });
});

describe('record in a backup', () => {
  const RECORDS: readonly (readonly [part: string, record: Fields, needed: readonly string[]])[] = [
    ['shifts', { ...shift }, ['id', 'date', 'startTime', 'endTime']],
    ['employees', { ...ana }, ['id', 'name']],
    ['shiftTemplates', { ...late }, ['id', 'name', 'startTime', 'endTime']],
  ];
  const PARTS: readonly (readonly [part: string, record: Fields])[] = [
    ...RECORDS.map(([part, record]) => [part, record] as const),
    ['undated', waiting],
  ];

  test.each(RECORDS)('in %s has text in all fields, some of which are optional', (part, record, needed) => {
    for (const name of Object.keys(record)) {
      const { [name]: _value, ...without } = record;
      const isNeeded = needed.includes(name);
      expect([name, refusalOf({ ...whole, [part]: [without] })]).toEqual([
        name,
        isNeeded ? damaged(part, 1) : undefined,
      ]);
      for (const wrong of WRONG_TEXTS) {
        const refusal = refusalOf({ ...whole, [part]: [{ ...record, [name]: wrong }] });
        // The time range is derived and therefore not read.
        expect([name, refusal]).toEqual([name, name === 'timeRange' ? undefined : damaged(part, 1)]);
      }
    }
  });

  test.each(PARTS)('in %s must be an object with an id that is unique within its list', (part, record) => {
    const partWith = (...records: readonly unknown[]) => refusalOf({ ...whole, [part]: records });
    for (const wrong of [null, 7, 'text', [], [record], {}]) {
      expect(partWith(record, wrong)).toEqual(damaged(part, 2));
    }
    for (const id of ['', 7, null, {}]) expect(partWith({ ...record, id }, record)).toEqual(damaged(part, 1));
    const other = { ...record, id: 'other', ...(part === 'employees' && { name: 'Ben' }) };
    expect(partWith(record, other)).toBeUndefined();
    expect(partWith(record, other, { ...other, id: record.id, name: 'Cid' })).toEqual(damaged(part, 3));
    // The same id in another list is no repetition.
    expect(
      refusalOf({ ...whole, shifts: [{ ...shift, id: 'x' }], employees: [{ ...ana, id: 'x' }] }),
    ).toBeUndefined();
  });

  test.each(['ana', 'ANA', ' Ana ', '\u0041na'])(
    'of an employee named %j is accepted next to Ana',
    (name) => {
      expect(refusalOf({ ...whole, employees: [ana, { id: 'other', name }] })).toBeUndefined();
    },
  );

  test('of an employee or a template is damaged when the name is blank', () => {
    for (const name of ['', ' ', '\ufeff\n']) {
      expect(refusalOf({ ...whole, employees: [{ ...ana, name }] })).toEqual(damaged('employees', 1));
      expect(refusalOf({ ...whole, shiftTemplates: [{ ...late, name }] })).toEqual(
        damaged('shiftTemplates', 1),
      );
    }
  });

  test.each(['0000-01-01', '0000-02-29', '9999-12-31', '2024-02-29'])(
    'of a shift on %s is accepted',
    (date) => {
      expect(refusalOf({ ...whole, shifts: [{ ...shift, date }] })).toBeUndefined();
    },
  );

  test.each([
    ['date', '2026-02-30'],
    ['date', '2026-02-29'],
    ['date', '10000-01-01'],
    ['date', '-0001-01-01'],
    ['date', ''],
    ['date', '2026-11-2\ufffd'],
    ['startTime', '24:00'],
    ['startTime', '9'],
    ['endTime', ''],
    ['endTime', '17:60'],
  ])(
    'of a shift with the %s %j is damaged among shifts, and accepted among quarantined records',
    (name, value) => {
      const broken = { ...shift, [name]: value };
      expect(refusalOf({ ...whole, shifts: [shift, { ...broken, id: 's-2' }] })).toEqual(
        damaged('shifts', 2),
      );
      expect(refusalOf({ ...whole, undated: [broken] })).toBeUndefined();
    },
  );

  test('keeps any text in free fields unchanged', () => {
    for (const odd of [
      '\ufffd',
      'Zo\ufffd\ufffd',
      '\ud83d',
      '\udcaa',
      '\u0000',
      '__proto__',
      'x'.repeat(100_000),
    ]) {
      const employees = [{ ...ana, name: odd, role: odd }];
      expect(accepted(readBackup(JSON.stringify({ ...whole, employees }))).content.employees).toEqual(
        employees,
      );
    }
  });
});

describe('field names with a meaning in JavaScript', () => {
  const nasty =
    '"__proto__":{"polluted":1,"format":"x"},"constructor":{"prototype":{"polluted":1}},"toString":7';

  test('change no prototype and become part of no record', () => {
    const text = JSON.stringify(whole).replaceAll('{"', `{${nasty},"`);
    const { content } = accepted(readBackup(text));
    expect(Object.keys(content)).toEqual(Object.keys(NOTHING));
    const { timeRange: _derived, ...plainShift } = shift;
    expect(content.shifts).toStrictEqual([plainShift]);
    expect(content.employees).toStrictEqual([ana]);
    expect(content.templates).toStrictEqual([late]);
    expect(content.preferences).toStrictEqual(whole.preferences);
    expect(Object.hasOwn(content.awaitingRepair[0]?.stored ?? {}, '__proto__')).toBe(false);
    expect(Object.assign({}, content.awaitingRepair[0]?.stored)).not.toHaveProperty('polluted');
    expect({}).not.toHaveProperty('polluted');
  });

  test('do not replace missing fields', () => {
    const { shifts, ...without } = whole;
    const lent = JSON.stringify(without).replace('{', `{"__proto__":${JSON.stringify({ shifts })},`);
    expect(refusalOfText(lent)).toEqual(damaged('shifts'));
    const { date: _date, ...shiftAwaitingRepair } = shift;
    const record = JSON.stringify(shiftAwaitingRepair).replace('{', '{"__proto__":{"date":"2026-11-20"},');
    const text = JSON.stringify({ ...whole, shifts: ['HERE'] }).replace('"HERE"', record);
    expect(refusalOfText(text)).toEqual(damaged('shifts', 1));
  });
});

describe('backup made to overload the reader', () => {
  const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

  test('is refused when a record is nested too deeply, but accepted when only an unread field is', () => {
    expect(refusalOfText(deep(100_000))).toEqual({ kind: 'notBackup' });
    const nested = `{"id":"u","date":${deep(100_000)}}`;
    const withIn = (part: string) =>
      JSON.stringify({ ...whole, [part]: ['HERE'] }).replace('"HERE"', () => nested);
    expect(refusalOfText(withIn('undated'))).toEqual(damaged('undated', 1));
    expect(refusalOfText(withIn('shifts'))).toEqual(damaged('shifts', 1));
    expect(refusalOfText(withIn('other'))).toBeUndefined();
    expect(refusalOfText(`[${nested}]`)).toEqual(damaged('shifts', 1));
    const kept = JSON.stringify({ ...whole, undated: ['HERE'] }).replace(
      '"HERE"',
      `{"id":"u","x":${deep(100)}}`,
    );
    expect(refusalOfText(kept)).toBeUndefined();
  });

  test('is answered quickly when dates, times, colors or names are very long', () => {
    const begun = performance.now();
    for (const long of [
      '1'.repeat(1e6),
      `1${' '.repeat(1e6)}`,
      '1T'.repeat(5e5),
      'Ma '.repeat(3e5),
      '1 '.repeat(5e5),
    ]) {
      for (const name of ['date', 'startTime', 'endTime']) {
        expect(refusalOf({ ...whole, shifts: [{ ...shift, [name]: long }] })).toEqual(damaged('shifts', 1));
      }
      expect(refusalOf([{ ...shift, date: long }])).toEqual(damaged('shifts', 1));
      expect(refusalOf({ ...whole, employees: [{ ...ana, name: `n${long}`, color: long }] })).toBeUndefined();
    }
    expect(performance.now() - begun).toBeLessThan(10_000);
  });
});
