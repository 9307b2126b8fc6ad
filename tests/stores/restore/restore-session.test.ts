import fc from 'fast-check';
import { type BackupContent, writeBackup } from '@/lib/saved-data/backup/backup';
import { type RestoreMode, restoreEntries } from '@/lib/saved-data/backup/compare-backup';
import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { allShifts } from '@/lib/shifts/change/schedule-index';
import { openScheduleDatabase } from '@/stores/browser-storage/database/open-schedule-database';
import type { ScheduleDatabase } from '@/stores/browser-storage/database/schedule-database';
import { createRestoreSession } from '@/stores/restore/restore-session';
import type { LongWork } from '@/stores/workers/do-in-pieces';
import { shiftAt, sortedById } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';
import { anyContent, fewContent, NOTHING, SAVED_AT } from '@/tests/support/storage/backups';
import { openBrowser, storedIn } from '@/tests/support/storage/database-tabs';

const moment = () => ({ day: 'upgrade', at: 1 });
const open = (name: string) => openScheduleDatabase({ name, onLost() {}, moment });
const working: LongWork = { signal: new AbortController().signal, onProgress() {} };
const modes = fc.constantFrom<RestoreMode>('merge', 'replace');
const pair = fc.oneof(fc.tuple(fewContent, fewContent), fc.tuple(anyContent, anyContent));

const changeTo = (content: BackupContent, id: string): ScheduleChange => ({
  id,
  at: 1,
  entries: restoreEntries(NOTHING, content, 'replace'),
});

/** Creates a database with the content. */
async function databaseOf(content: BackupContent): Promise<{ database: ScheduleDatabase; name: string }> {
  const { name } = openBrowser();
  const database = await open(name);
  await database.append([{ change: changeTo(content, 'all'), since: 0 }], new Set());
  return { database, name };
}

/** Content of the database, sorted by id. */
async function held(database: ScheduleDatabase) {
  const { content } = await database.readContent(working);
  const { shifts, awaitingRepair, employees, templates, publication } = content;
  return {
    shifts: sortedById(shifts),
    awaitingRepair: sortedById(awaitingRepair),
    employees: sortedById(employees),
    templates: sortedById(templates),
    publication: publication && { ...publication, since: sortedById(publication.since) },
  };
}

const sessionOn = (database: ScheduleDatabase, notifyTabs = () => {}) =>
  createRestoreSession({ database, known: () => NOTHING, notifyTabs, pause: async () => {} });
const sourceOf = (content: BackupContent) => ({
  blob: new Blob([writeBackup(content, SAVED_AT)]),
  isCompressed: false,
});
const orderOf = (mode: RestoreMode, isOneStep: boolean) => ({
  mode,
  isOneStep,
  day: '2026-11-19 12:00:00',
  at: 2,
  id: 'restore',
  beside: { preferences: {} },
});

test('restores the same content in bulk as in one step', async () => {
  await fc.assert(
    fc.asyncProperty(pair, modes, async ([current, backup], mode) => {
      const [one, bulk] = [await databaseOf(current), await databaseOf(current)];
      const steps = sessionOn(one.database);
      expect((await steps.open(sourceOf(backup), working)).isOk).toBe(true);
      const outcome = await steps.restore(orderOf(mode, true), working);
      const entries = outcome.kind === 'entries' ? outcome.entries : [];
      await one.database.append([{ change: { id: 'restore', at: 2, entries }, since: 1 }], new Set());

      const session = sessionOn(bulk.database);
      await session.open(sourceOf(backup), working);
      await session.restore(orderOf(mode, false), working);
      expect(await held(bulk.database)).toEqual(await held(one.database));
      expect(await bulk.database.hasRestorePoint('2026-11-19 12:00:00')).toBe(true);
      one.database.close();
      bulk.database.close();
    }),
    { numRuns: rounds(8), ...seed },
  );
}, 60_000);

const MANY: BackupContent = {
  ...NOTHING,
  shifts: Array.from({ length: 700 }, (_, number) => shiftAt('09:00-17:00', { id: `s-${number}` })),
};
const FEW: BackupContent = { ...NOTHING, shifts: MANY.shifts.slice(0, 5) };

test('changes nothing when canceled at any moment', async () => {
  const { database, name } = await databaseOf(FEW);
  const before = await storedIn({ name });
  for (const last of [0, 0.2, 0.35, 0.5, 0.7]) {
    const control = new AbortController();
    const session = sessionOn(database);
    await session.open(sourceOf(MANY), working);
    const work = {
      signal: control.signal,
      onProgress(share: number) {
        if (share >= last && share < 1) control.abort();
      },
    };
    await expect(session.restore(orderOf('replace', false), work)).rejects.toThrow();
    expect(await storedIn({ name })).toEqual(before);
  }
  database.close();
});

test('includes a change that arrives while the backup is compared', async () => {
  const { database } = await databaseOf(FEW);
  const late = shiftAt('09:00-17:00', { id: 's-late' });
  let isLate = true;
  const session = sessionOn({
    ...database,
    async appendInBulk(bulk, work) {
      if (isLate) {
        isLate = false;
        const change = { id: 'late', at: 3, entries: [{ kind: 'shift', id: late.id, after: late }] } as const;
        await database.append([{ change, since: 1 }], new Set());
      }
      return database.appendInBulk(bulk, work);
    },
  });
  await session.open(sourceOf(MANY), working);
  await session.restore(orderOf('replace', false), working);
  expect((await held(database)).shifts).toEqual(sortedById(MANY.shifts));
  database.close();
});

test('shows a restored schedule in every tab, read in pieces, and clears the undo history', async () => {
  const browser = openBrowser();
  browser.pieceSizes = { wholeUpTo: 10, maxShifts: 50 };
  const tabs = [browser.openTab(), browser.openTab()];
  await browser.settle();
  tabs[0]?.schedule.commit(changeTo(FEW, '').entries);
  await browser.settle();
  const database = await open(browser.name);
  const session = sessionOn(database, () => {
    for (const tab of tabs) tab.beTold('changed');
  });
  await session.open(sourceOf({ ...MANY, shifts: MANY.shifts.slice(0, 200) }), working);
  await session.restore(orderOf('merge', false), working);
  await browser.settle();
  for (const { schedule } of tabs) {
    const { schedule: shown, reading, history } = schedule.getState();
    expect(reading).toBeNull();
    expect([...allShifts(shown.shifts)]).toHaveLength(200);
    expect(history.undo).toEqual([]);
  }
  // Later edits work as usual.
  tabs[1]?.schedule.addShift(shiftAt('09:00-17:00', { id: 's-new' }));
  await browser.settle();
  expect(tabs[0]?.schedule.getState().schedule.shifts.shiftCount).toBe(201);
  tabs[0]?.schedule.undo();
  await browser.settle();
  expect(tabs[1]?.schedule.getState().schedule.shifts.shiftCount).toBe(200);
  database.close();
});
