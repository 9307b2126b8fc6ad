import { FOLDER_RECORD_SHAPE } from '@/lib/backup-folder/folder-record';
import { parse } from '@/lib/saved-data/records/file-shape';
import { addDays } from '@/lib/time/local-date';
import { createBackupFolder } from '@/stores/backup-folder/create-backup-folder';
import type { StoredFolder } from '@/stores/backup-folder/records';
import { day } from '@/tests/support/records';
import { openMemoryFolder } from '@/tests/support/storage/memory-folder';

const CURRENT = 'brigade-backup.json';
const FIRST_DAY = day('2026-11-21');

/** A browser profile: the schedule, the record of the folder, and the lock between tabs. */
function openProfile() {
  let record: StoredFolder = parse(FOLDER_RECORD_SHAPE, {});
  let queue: Promise<unknown> = Promise.resolve();
  const profile = {
    text: 'one',
    logNumber: 1,
    isEmpty: false,
    today: FIRST_DAY,
    time: 1000,
    flag: undefined as number | undefined,
    log: { error: jest.fn() },
    /** Called before the record is written. */
    beforeNote: async () => {},
    record: () => record,
    edit(text: string) {
      profile.text = text;
      profile.logNumber += 1;
    },
    freeLock() {
      queue = Promise.resolve();
    },
    openTab: () =>
      createBackupFolder({
        records: {
          read: async () => record,
          async write(next) {
            await profile.beforeNote();
            record = next;
          },
          async erase() {},
        },
        runExclusively<Answer>(act: () => Promise<Answer>) {
          const answer = queue.then(act);
          queue = answer.catch(() => {});
          return answer;
        },
        async readSnapshot() {
          const { text, logNumber, isEmpty } = profile;
          return { logNumber, isEmpty, pieces: () => [text.slice(0, 1), text.slice(1)] };
        },
        mark: (savedAt) => {
          profile.flag = savedAt;
        },
        now: () => {
          profile.time += 1;
          return profile.time;
        },
        today: () => profile.today,
        pause: async () => {},
        log: profile.log,
      }),
  };
  return profile;
}

async function openChosen() {
  const folder = openMemoryFolder();
  const profile = openProfile();
  const tab = profile.openTab();
  await tab.choose(folder.handle);
  return { folder, profile, tab };
}

describe('the backup in the folder', () => {
  test('is written when the folder is chosen, with a copy for the day', async () => {
    const { folder, profile, tab } = await openChosen();
    expect(Object.fromEntries(folder.files)).toEqual({
      [CURRENT]: 'one',
      'brigade-backup-2026-11-21.json': 'one',
    });
    expect(tab.getState()).toMatchObject({ isChosen: true, folderName: 'Backups', problem: null });
    expect(profile.flag).toBe(tab.getState().savedAt);
  });

  test('is written again only after an edit, by one of two tabs', async () => {
    const { folder, profile, tab } = await openChosen();
    const { savedAt } = tab.getState();
    await tab.save();
    expect(tab.getState().savedAt).toBe(savedAt);
    profile.edit('two');
    const other = profile.openTab();
    await Promise.all([tab.save(), other.save()]);
    expect(folder.files.get(CURRENT)).toBe('two');
    expect(other.getState().savedAt).toBe(tab.getState().savedAt);
  });

  test('keeps its own copies of fourteen days and all foreign files', async () => {
    const { folder, profile, tab } = await openChosen();
    folder.files.set('brigade-backup-2020-01-01.json', 'of another');
    for (let later = 1; later < 20; later += 1) {
      profile.today = addDays(FIRST_DAY, later);
      profile.edit(`day ${later}`);
      await tab.save();
      // A cloud drive replaces the file of an early day.
      if (later === 3) folder.files.set('brigade-backup-2026-11-22.json', 'of another');
    }
    const days = [...folder.files.keys()].filter((name) => name !== CURRENT).sort();
    expect(days.slice(0, 3)).toEqual([
      'brigade-backup-2020-01-01.json',
      'brigade-backup-2026-11-22.json',
      'brigade-backup-2026-11-27.json',
    ]);
    expect(days).toHaveLength(16);
  });

  test('does not overwrite a foreign file until the user has chosen', async () => {
    const { folder, profile, tab } = await openChosen();
    folder.files.set(CURRENT, 'of another');
    profile.edit('two');
    await tab.save();
    await tab.save({ isAsked: true });
    expect(folder.files.get(CURRENT)).toBe('of another');
    expect(tab.getState().problem).toBe('foreign');
    await tab.keepBoth();
    expect(folder.files.get(CURRENT)).toBe('of another');
    expect(folder.files.get('brigade-backup-2.json')).toBe('two');
    folder.files.set('brigade-backup-2.json', 'of another');
    await tab.save({ isAsked: true, mayReplace: true });
    expect(folder.files.get('brigade-backup-2.json')).toBe('two');
    expect(tab.getState().problem).toBeNull();
  });

  test('is not overwritten by an empty schedule or after a restarted log', async () => {
    const { folder, profile, tab } = await openChosen();
    profile.edit('nothing');
    profile.isEmpty = true;
    await tab.save();
    expect(tab.getState().problem).toBe('emptied');
    profile.isEmpty = false;
    profile.logNumber = 0;
    await tab.save();
    expect(tab.getState().problem).toBe('foreign');
    expect(folder.files.get(CURRENT)).toBe('one');
  });

  test('is overwritten after the folder was given up and chosen again', async () => {
    const { folder, profile, tab } = await openChosen();
    await tab.stop();
    expect(tab.getState().isChosen).toBe(false);
    expect(profile.flag).toBeUndefined();
    expect(profile.record().handle).toBeUndefined();
    profile.edit('two');
    await tab.save();
    expect(folder.files.get(CURRENT)).toBe('one');
    await tab.choose(folder.handle);
    expect(tab.getState().problem).toBeNull();
    expect(folder.files.get(CURRENT)).toBe('two');
  });
});

describe('saving to a folder that fails', () => {
  test('reports the failure once across tabs, and again after a success', async () => {
    const { folder, profile, tab } = await openChosen();
    folder.isGone = true;
    profile.edit('two');
    await tab.save();
    expect(tab.drainUnreported()).toBe('gone');
    const other = profile.openTab();
    await tab.save({ isAsked: true });
    await other.save();
    expect([tab.drainUnreported(), other.drainUnreported()]).toEqual([null, null]);
    folder.isGone = false;
    await other.save();
    expect(other.getState().problem).toBeNull();
    folder.isGone = true;
    profile.edit('three');
    await tab.save();
    expect(tab.drainUnreported()).toBe('gone');
  });

  test.each([
    ['NotAllowedError', 'denied'],
    ['QuotaExceededError', 'full'],
    ['InvalidStateError', 'failed'],
  ])('keeps the previous backup after %s and reports "%s"', async (name, problem) => {
    const { folder, profile, tab } = await openChosen();
    profile.edit('two');
    let acts = 0;
    folder.beforeAct = async () => {
      acts += 1;
      if (acts > 4) throw new DOMException('refused', name);
    };
    await tab.save();
    expect(tab.getState().problem).toBe(problem);
    expect(folder.files.get(CURRENT)).toBe('one');
    folder.beforeAct = async () => {};
    await tab.save();
    expect(folder.files.get(CURRENT)).toBe('two');
  });

  test('reports a revoked permission, but not a permission that is missing after a restart', async () => {
    const { folder, profile, tab } = await openChosen();
    folder.access = 'prompt';
    profile.edit('two');
    const restarted = profile.openTab();
    await restarted.save();
    expect(restarted.getState().problem).toBe('prompt');
    expect(restarted.drainUnreported()).toBeNull();
    await tab.save();
    expect(tab.drainUnreported()).toBe('denied');
  });

  test('leaves a complete file, which the next page recognizes, when the page ends at any point', async () => {
    for (let cut = 1; ; cut += 1) {
      const { folder, profile, tab } = await openChosen();
      profile.edit('two');
      let acts = 0;
      let cutOff = () => {};
      const isCut = new Promise<true>((resolve) => {
        cutOff = () => resolve(true);
      });
      const act = async () => {
        acts += 1;
        if (acts < cut) return;
        cutOff();
        await new Promise(() => {});
      };
      folder.beforeAct = act;
      profile.beforeNote = act;
      const wasCut = await Promise.race([isCut, tab.save().then(() => false)]);
      expect(['one', 'two']).toContain(folder.files.get(CURRENT));

      folder.beforeAct = async () => {};
      profile.beforeNote = async () => {};
      profile.freeLock();
      const next = profile.openTab();
      await next.save();
      expect(next.getState().problem).toBeNull();
      expect(Object.fromEntries(folder.files)).toEqual({
        [CURRENT]: 'two',
        'brigade-backup-2026-11-21.json': 'two',
      });
      if (wasCut) continue;
      expect(cut).toBeGreaterThan(12);
      return;
    }
  });
});
