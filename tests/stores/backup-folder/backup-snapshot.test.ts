import { readBackupSnapshot } from '@/stores/backup-folder/backup-snapshot';
import { backupContent } from '@/stores/restore/restore-points';
import { type DatabaseTab, openBrowser } from '@/tests/support/storage/database-tabs';

const truthOf = ({ sync, schedule }: DatabaseTab) =>
  readBackupSnapshot(sync, () => backupContent(schedule.getState(), { preferences: {} }));

const add = ({ employees }: DatabaseTab, name: string) =>
  employees.addEmployee({ name, role: 'Cook', color: 'red' });

test('reads the log first in a tab that missed edits of another', async () => {
  const browser = openBrowser();
  const [asleep, awake] = [browser.openTab(), browser.openTab()];
  await browser.settle();
  expect(await truthOf(asleep)).toMatchObject({ isEmpty: true });
  asleep.holdBack(true);
  add(awake, 'Ada');
  add(awake, 'Ben');
  await browser.settle();
  expect(asleep.schedule.getState().schedule.employees.size).toBe(0);
  const [slept, woken] = [await truthOf(asleep), await truthOf(awake)];
  expect(slept?.isEmpty).toBe(false);
  expect(slept?.logNumber).toBe(woken?.logNumber);
  const file = (truth: typeof slept) =>
    JSON.parse([...(truth?.pieces('2026-11-21T08:00:00.000Z') ?? [])].join(''));
  expect(file(slept)).toEqual(file(woken));
  expect(file(slept).employees).toMatchObject([{ name: 'Ada' }, { name: 'Ben' }]);
});

test('returns undefined in a page without a database', async () => {
  const browser = openBrowser();
  browser.openDatabase = () => Promise.reject(new Error('refused'));
  const tab = browser.openTab();
  await browser.settle();
  expect(await truthOf(tab)).toBeUndefined();
});
