import fc from 'fast-check';
import {
  type BackupRefusal,
  PREFERENCE_NAMES,
  readBackup,
  writeBackup,
} from '@/lib/saved-data/backup/backup';
import { DATA_VERSIONS } from '@/lib/saved-data/migrations';
import type { Fields } from '@/lib/saved-data/records/fields';
import { cleanDate } from '@/lib/time/clean-date';
import { parseClockTime } from '@/lib/time/clock-time';
import { isLocalDate } from '@/lib/time/local-date';
import { accepted } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';
import { anyContent, damaged, SAVED_AT, WRONG_TEXTS } from '@/tests/support/storage/backups';

function refusalOfText(text: string): BackupRefusal | undefined {
  const read = readBackup(text);
  return read.isOk ? undefined : read.error;
}

/** A naive second version of the rules: the reason to refuse the file, or undefined if it is valid. */
function reasonOf(read: Fields): unknown {
  // Versions before 4 have no days, and versions before 5 have no requests.
  const isOld = typeof read.version === 'number' && read.version < DATA_VERSIONS.current;
  const { days = [], requests = [], settings = [] } = read;
  const file = isOld ? { ...read, days, requests, settings } : read;
  const { version, savedAt, preferences } = file;
  if (file.format !== 'brigade-backup') return { kind: 'notBackup' };
  if (typeof version !== 'number' || version < 1 || version % 1 !== 0) return damaged('version');
  if (version > DATA_VERSIONS.current) return { kind: 'newer', version };
  if (savedAt !== SAVED_AT) return damaged('savedAt');
  for (const part of ['shifts', 'undated', 'employees', 'shiftTemplates', 'days', 'requests', 'settings']) {
    if (!Array.isArray(file[part])) return damaged(part);
  }
  if (!isRecord(preferences)) return damaged('preferences');
  for (const [part, isGood] of Object.entries(RULES)) {
    const records = file[part] as readonly unknown[];
    const bad = records.findIndex(
      (record) => !isRecord(record) || !isText(record.id) || record.id === '' || !isGood(record),
    );
    if (bad >= 0) return damaged(part, bad + 1);
    const twice = secondOf((records as readonly Fields[]).map(({ id }) => id));
    if (twice >= 0) return damaged(part, twice + 1);
  }
  if (!PREFERENCE_NAMES.every((name) => !Object.hasOwn(preferences, name) || isText(preferences[name]))) {
    return damaged('preferences');
  }
  if (file.publication !== undefined && !isPublication(file.publication)) return damaged('publication');
  return file.quarantine === undefined || isQuarantine(file.quarantine) ? undefined : damaged('quarantine');
}

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const secondOf = (keys: readonly unknown[]) => keys.findIndex((key, index) => keys.indexOf(key) < index);
const areTexts = (record: Fields, ...names: readonly string[]) =>
  names.every((name) => record[name] === undefined || isText(record[name]));
const isDate = (value: unknown) => isText(value) && cleanDate(value) !== undefined;
const isTime = (value: unknown) => isText(value) && parseClockTime(value) !== undefined;
const isName = (value: unknown) => isText(value) && value.trim() !== '';
const areTimes = ({ startTime, endTime }: Fields) => isTime(startTime) && isTime(endTime);
const RULES: Readonly<Record<string, (record: Fields) => boolean>> = {
  shifts: (record) =>
    isDate(record.date) &&
    areTimes(record) &&
    areTexts(record, 'employeeName', 'role', 'status', 'color', 'notes'),
  undated: () => true,
  employees: (record) => isName(record.name) && areTexts(record, 'role', 'color'),
  shiftTemplates: (record) =>
    isName(record.name) &&
    areTimes(record) &&
    areTexts(record, 'description', 'employeeName', 'role', 'status', 'color', 'icon'),
  days: (record) => isText(record.id) && isLocalDate(record.id) && areTexts(record, 'note', 'teamNote'),
  requests: (record) => areTexts(record, 'name', 'employeeId', 'state', 'word'),
  settings: () => true,
};

function isSpan(value: unknown): boolean {
  if (!isRecord(value) || typeof value.at !== 'number') return false;
  return [value.from, value.to].every((day) => isText(day) && isLocalDate(day));
}

function isPublication(value: unknown): boolean {
  if (!isRecord(value) || !isText(value.id) || !Array.isArray(value.since)) return false;
  if (typeof value.at !== 'number' || typeof value.shiftCount !== 'number') return false;
  if (value.days !== undefined && !(Array.isArray(value.days) && value.days.every(isSpan))) return false;
  return value.since.every((shift: unknown) => {
    if (!isRecord(shift) || !isText(shift.id)) return false;
    const { published } = shift;
    return published === undefined || (isRecord(published) && isDate(published.date) && areTimes(published));
  });
}

function isQuarantine(value: unknown): boolean {
  const isEntry = (entry: unknown) =>
    isRecord(entry) &&
    isText(entry.key) &&
    entry.key !== '' &&
    entry.key.length <= 100 &&
    isText(entry.text) &&
    (entry.at === undefined || typeof entry.at === 'number');
  return Array.isArray(value) && value.every(isEntry);
}

/** A change in the file: at each level, `path` picks a member. */
interface Mutation {
  readonly path: readonly number[];
  readonly act: 'replace' | 'delete' | 'repeat';
  readonly value: unknown;
}

function mutated(value: unknown, { path: [step, ...path], act, value: other }: Mutation): unknown {
  if (typeof value !== 'object' || value === null || step === undefined) return other;
  const names = Object.keys(value);
  const name = names[step % names.length];
  if (name === undefined) return other;
  const entries = Object.entries(value).flatMap(([field, member]) => {
    if (field !== name) return [[field, member] as const];
    if (path.length > 0) return [[field, mutated(member, { path, act, value: other })] as const];
    if (act === 'delete') return [];
    if (act === 'repeat' && Array.isArray(value))
      return [
        [field, member],
        [`${field}+`, member],
      ] as const;
    return [[field, other] as const];
  });
  return Array.isArray(value) ? entries.map(([, member]) => member) : Object.fromEntries(entries);
}

describe('damaged backup', () => {
  const other = fc.oneof(
    fc.constantFrom<unknown>(
      ...WRONG_TEXTS,
      '',
      ' ',
      'x',
      '2026-02-30',
      '9999-12-31',
      '24:00',
      '5pm',
      0,
      2,
      'Ana',
    ),
    fc.jsonValue(),
  );
  const mutation = fc.record({
    path: fc.array(fc.nat(100), { minLength: 1, maxLength: 3 }),
    act: fc.constantFrom('replace' as const, 'delete' as const, 'repeat' as const),
    value: other,
  });

  test('with changed values is refused exactly if a rule is broken, with that rule as reason', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(anyContent, fc.array(mutation, { maxLength: 3 }), (content, mutations) => {
        const start: unknown = JSON.parse(writeBackup(content, SAVED_AT));
        const file = mutations.reduce(mutated, start);
        // A file without a format would be read as one of the original product.
        if (!isRecord(file) || !Object.hasOwn(file, 'format')) return;
        const reason = reasonOf(JSON.parse(JSON.stringify(file)));
        seen.add(reason === undefined ? 'accepted' : 'refused');
        expect(refusalOfText(JSON.stringify(file))).toEqual(reason);
      }),
      { numRuns: rounds(1000), ...seed },
    );
    expect([...seen].sort()).toEqual(['accepted', 'refused']);
  });

  test('with changed characters or bytes is refused, or its content survives writing and reading', () => {
    const at = fc.nat();
    fc.assert(
      fc.property(
        anyContent,
        at,
        fc.nat(20),
        fc.string({ maxLength: 5 }),
        fc.boolean(),
        (content, start, length, by, isBytes) => {
          const text = writeBackup(content, SAVED_AT);
          const units = isBytes ? Buffer.from(text, 'utf8').toString('latin1') : text;
          const from = start % units.length;
          const changed = units.slice(0, from) + by + units.slice(from + length);
          const read = readBackup(isBytes ? Buffer.from(changed, 'latin1').toString('utf8') : changed);
          if (!read.isOk) return;
          const again = writeBackup(read.value.content, SAVED_AT);
          expect(accepted(readBackup(again)).content).toEqual(read.value.content);
        },
      ),
      { numRuns: rounds(500), ...seed },
    );
  });

  test('never makes the reader throw, for any JSON or text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          fc.string(),
          fc.array(other).map((file) => JSON.stringify(file)),
        ),
        (text) => {
          const refusal = refusalOfText(text);
          if (refusal) expect(['notJson', 'notBackup', 'damaged']).toContain(refusal.kind);
        },
      ),
      { numRuns: rounds(500), ...seed },
    );
  });
});
