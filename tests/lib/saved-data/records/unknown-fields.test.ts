import fc from 'fast-check';
import * as valibot from 'valibot';
import { type BackupContent, readBackup, writeBackup } from '@/lib/saved-data/backup/backup';
import { compareBackup, restoreEntries } from '@/lib/saved-data/backup/compare-backup';
import { importEntries } from '@/lib/saved-data/import-entries';
import type { Fields } from '@/lib/saved-data/records/fields';
import { readChange } from '@/lib/saved-data/records/read-change';
import { readPublication } from '@/lib/saved-data/records/read-publication';
import { looseObject, MISFIT, number, string } from '@/lib/saved-data/records/shape';
import {
  readDay,
  readEmployee,
  readRequest,
  readShift,
  readTemplate,
  toStoredShift,
} from '@/lib/saved-data/records/stored-records';
import { readSavedValue, savedText } from '@/lib/saved-data/saved-value';
import { applyChange } from '@/lib/shifts/change/schedule';
import { employeeEntry, shiftEntry } from '@/lib/shifts/change/schedule-change';
import {
  accepted,
  changeOf,
  dayOf,
  employeeOf,
  plain,
  requestOf,
  scheduleOf,
  shiftAt,
  templateOf,
} from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';
import { NOTHING, SAVED_AT } from '@/tests/support/storage/backups';
import { unknownFields } from '@/tests/support/unknown-fields';

const SHIFT = shiftAt('09:00-17:00', { id: 's' });
const ANA = employeeOf('Ana', { id: 'e', availability: { weekly: [] }, maxWeekHours: 30 });
const LATE = templateOf('Late', { id: 't' });
const SWAP = requestOf('ana-1', { facts: { kind: 'swap' } });
const PARTY = dayOf('2026-12-24', { note: 'Party', opening: { kind: 'closed' } });
const runs = { numRuns: rounds(100), ...seed };
const viaJson = (value: object): Fields => JSON.parse(JSON.stringify(value));

describe('unknown fields', () => {
  test('are read and written with their record', () => {
    fc.assert(
      fc.property(unknownFields, (more) => {
        const shift = { ...SHIFT, ...more };
        expect(readShift(viaJson({ ...toStoredShift(shift), nameKey: 'ana' }), 's')).toStrictEqual(shift);
        expect(readEmployee(viaJson({ ...ANA, ...more }), 'e')).toStrictEqual({ ...ANA, ...more });
        expect(readTemplate(viaJson({ ...LATE, ...more }), 't')).toStrictEqual({ ...LATE, ...more });
        expect(readDay(viaJson({ ...PARTY, ...more }), PARTY.id)).toStrictEqual({ ...PARTY, ...more });
        expect(readRequest(viaJson({ ...SWAP, ...more }), SWAP.id)).toStrictEqual({ ...SWAP, ...more });
        const publishedShift = { id: 's', published: shift, ...more };
        const publication = { id: 'publication', at: 2, shiftCount: 1, since: [publishedShift], ...more };
        const before = { at: 1, shifts: [publishedShift], ...more };
        expect(readPublication(viaJson({ ...publication, before }))).toStrictEqual({
          ...publication,
          before,
        });
        const entries = [shiftEntry(SHIFT, shift), employeeEntry({ ...ANA, ...more }, ANA)];
        expect(readChange(viaJson(changeOf(entries)))).toStrictEqual(changeOf(entries));
      }),
      runs,
    );
  });

  test('never replace a known or a derived field', () => {
    const stored = { ...toStoredShift(SHIFT), timeRange: 'x', nameKey: 'x', stored: 'x', color: 7 };
    expect(readShift(stored, 's')).toStrictEqual(SHIFT);
    const nasty = '{"__proto__":{"notes":"x"},"constructor":1,"toString":2,"x":1}';
    const read = readShift({ ...SHIFT, ...JSON.parse(nasty) }, 's');
    expect(read).toStrictEqual({ ...SHIFT, x: 1 });
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
  });

  test('are dropped if nested too deeply to be written again', () => {
    const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
    const withDepth = (levels: number) => readEmployee(JSON.parse(`{"name":"Ana","x":${deep(levels)}}`), 'e');
    expect(withDepth(100)).toHaveProperty('x');
    expect(withDepth(100_000)).not.toHaveProperty('x');
  });

  test('of a loose object are kept as valibot keeps them', () => {
    const ours = looseObject({ a: string, b: number });
    const theirs = valibot.looseObject({ a: valibot.string(), b: valibot.number() });
    const known = fc.record({ a: fc.oneof(fc.string(), fc.constant(1)), b: fc.integer() });
    fc.assert(
      fc.property(
        known,
        unknownFields,
        fc.constantFrom<unknown>(undefined, null, 'text'),
        (some, more, other) => {
          for (const input of [{ ...some, ...more }, { ...more }, other]) {
            const expected = valibot.safeParse(theirs, input);
            const read = ours(input);
            if (expected.success) expect(read).toStrictEqual(expected.output);
            else expect(read).toBe(MISFIT);
          }
        },
      ),
      runs,
    );
  });

  test('of saved values are read and written back', () => {
    fc.assert(
      fc.property(unknownFields, (more) => {
        const filter = { roles: ['Cook'], employeeIds: [], statuses: [], ...more };
        const view = { id: 'v', name: 'Mine', view: 'weekly' as const, filter, ...more };
        const settings = {
          language: 'fr',
          timezone: 'system' as const,
          weekStart: 'sunday' as const,
          ...more,
        };
        const draft = { shiftId: 's', fields: { ...readDraft(), ...more }, ...more };
        const notice = {
          ...{ id: 'n', message: 'm', detail: '', type: 'info' as const, category: 'general' as const },
          read: false,
          ...more,
        };
        expect(readSavedValue('savedViews', savedText('savedViews', [view]))).toStrictEqual([view]);
        expect(readSavedValue('filter', savedText('filter', filter))).toStrictEqual(filter);
        expect(readSavedValue('settings', savedText('settings', settings))).toStrictEqual(settings);
        expect(readSavedValue('shiftDraft', savedText('shiftDraft', [draft]))).toStrictEqual([draft]);
        expect(readSavedValue('notifications', savedText('notifications', [notice]))).toStrictEqual([notice]);
      }),
      runs,
    );
  });

  test('of a notification are kept, except fields that only its own tab uses', () => {
    const notice = { id: 'n', message: 'm', detail: '', type: 'info', category: 'general', read: true };
    const stored = JSON.stringify([{ ...notice, changeId: 'c', isSummary: true, more: 1 }]);
    expect(readSavedValue('notifications', stored)).toStrictEqual([{ ...notice, more: 1 }]);
  });
});

function readDraft() {
  const { employeeName, role, date, startTime, endTime, status, notes } = SHIFT;
  return {
    employeeName,
    role,
    date: String(date),
    startTime: String(startTime),
    endTime: String(endTime),
    status,
    notes,
  };
}

describe('unknown fields in a backup', () => {
  const contentWith = (more: object): BackupContent => ({
    ...NOTHING,
    shifts: [{ ...SHIFT, ...more }],
    awaitingRepair: [{ id: 'u', stored: { id: 'u', date: 'x', ...more } }],
    employees: [{ ...ANA, ...more }],
    templates: [{ ...LATE, ...more }],
    publication: {
      id: 'publication',
      at: 1,
      shiftCount: 1,
      since: [{ id: 's', published: { ...SHIFT, ...more }, ...more }],
      ...more,
    },
  });
  const restored = (current: BackupContent, backup: BackupContent, mode: 'merge' | 'replace') => {
    const schedule = scheduleOf(current);
    return applyChange(schedule, { entries: restoreEntries(current, backup, mode) });
  };

  test('survive the backup, and a difference in unknown fields counts as a change', () => {
    fc.assert(
      fc.property(unknownFields, unknownFields, (more, other) => {
        const content = contentWith(more);
        const read = accepted(readBackup(writeBackup(content, SAVED_AT))).content;
        expect(read).toStrictEqual(content);
        const inOrder = (fields: object) => Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
        const isOther = JSON.stringify(inOrder(more)) !== JSON.stringify(inOrder(other));
        const { shifts, employees, templates } = compareBackup(contentWith(other), read);
        expect([shifts.changed, employees.changed, templates.changed]).toEqual(
          isOther ? [['s', 'u'], ['e'], ['t']] : [[], [], []],
        );
        const { shifts: _order, ...whole } = plain(restored(contentWith(other), content, 'replace'));
        expect(whole).toMatchObject({ employees: content.employees, templates: content.templates });
      }),
      runs,
    );
  });

  test('are all replaced when replacing, and none is removed when merging', () => {
    const [old, now] = [contentWith({ a: 1, b: 1 }), contentWith({ b: 2, c: 2 })];
    const all = ({ shifts, employees, templates }: ReturnType<typeof plain>) => [
      ...shifts,
      ...employees,
      ...templates,
    ];
    for (const record of all(plain(restored(now, old, 'replace')))) {
      expect(record).toMatchObject({ a: 1, b: 1 });
      expect(record).not.toHaveProperty('c');
    }
    for (const record of all(plain(restored(now, old, 'merge')))) {
      expect(record).toMatchObject({ a: 1, b: 1, c: 2 });
    }
  });

  test('are dropped, without refusing the file, if nested too deeply', () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const text = writeBackup(contentWith({ x: 'HERE' }), SAVED_AT).replaceAll('"HERE"', deep);
    const shifts = text.replace(/("undated": \[)[\s\S]*?(\],\s*"employees")/, '$1$2');
    expect(accepted(readBackup(shifts)).content.shifts).toStrictEqual([SHIFT]);
  });
});

test('importEntries keeps unknown fields when the imported record lacks them', () => {
  const rich = scheduleOf({
    shifts: [Object.assign({ ...SHIFT }, { bonus: 1 })],
    employees: [Object.assign({ ...ANA }, { bonus: 2 })],
    templates: [Object.assign({ ...LATE }, { bonus: 3 })],
  });
  const { availability: _unsaid, ...plainAna } = ANA;
  const poor = scheduleOf({
    shifts: [{ ...SHIFT, notes: 'new' }],
    employees: [{ ...plainAna, role: 'Cook' }],
    templates: [{ ...LATE, icon: '🌙' }],
  });
  const none = { awaitingRepair: [] };
  const entries = importEntries({ schedule: rich, ...none }, { schedule: poor, ...none }, 'all');
  expect(plain(applyChange(rich, { entries }))).toEqual(
    plain(
      scheduleOf({
        shifts: [Object.assign({ ...SHIFT, notes: 'new' }, { bonus: 1 })],
        employees: [Object.assign({ ...ANA, role: 'Cook' }, { bonus: 2 })],
        templates: [Object.assign({ ...LATE, icon: '🌙' }, { bonus: 3 })],
      }),
    ),
  );
  expect(importEntries({ schedule: rich, ...none }, { schedule: rich, ...none }, 'all')).toEqual([]);
});
