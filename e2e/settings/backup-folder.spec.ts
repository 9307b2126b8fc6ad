import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { TEAM, WEEK_SHIFTS } from '@/e2e/support/sample-team';
import { dialog } from '@/e2e/support/shift-form';
import {
  FOLDER,
  fakeFolderPicker,
  folderFiles,
  putFile,
  removeFolder,
  setFaults,
} from '@/e2e/support/storage/fake-folder';
import { startWith } from '@/e2e/support/storage/starting-state';
import { BACKUP_SETTLE_MS } from '@/lib/timing';

const SETTINGS = '/settings';
const CURRENT = 'brigade-backup.json';
const TODAY = 'brigade-backup-2026-11-19.json';
const NINE = WEEK_SHIFTS.slice(0, 9);
const OTHERS = JSON.stringify([
  { id: 'x-1', employeeName: 'Ada', date: '2026-11-20', startTime: '09:00', endTime: '17:00' },
]);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const status = (page: Page) => page.getByRole('status').filter({ hasText: /folder|cloud drive|Backups/ });

async function open(page: Page, shifts: Parameters<typeof startWith>[1] = {}): Promise<void> {
  await fakeFolderPicker(page);
  await startWith(page, { team: TEAM, shifts: NINE, path: SETTINGS, clock: 'controlled', ...shifts });
}

async function choose(page: Page): Promise<void> {
  await button(page, 'Choose folder').click();
  await expect(status(page)).toContainText(`Saved to folder “${FOLDER}”, just now.`);
}

async function deleteMaya(page: Page): Promise<void> {
  await page.goto('/employees');
  await page.getByRole('button', { name: 'Delete Maya Lindqvist' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Employee deleted successfully')).toBeVisible();
}

async function currentTeam(page: Page): Promise<number> {
  const { [CURRENT]: text } = await folderFiles(page);
  return text ? JSON.parse(text).employees.length : 0;
}

async function downloadBackup(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await button(page, 'Download a backup').click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await download).createReadStream()) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

test('writes a backup equal to the download to the chosen folder, and restores the backup on a new device', async ({
  page,
  browser,
}) => {
  await open(page);
  await expect(status(page)).toContainText('Keeps a current backup in a folder of your choice');
  await choose(page);
  await expect(button(page, 'Save now')).toBeFocused();
  await expectAccessible(page);

  await deleteMaya(page);
  await page.clock.runFor(BACKUP_SETTLE_MS);
  await expect.poll(() => currentTeam(page)).toBe(TEAM.length - 1);
  await page.goto(SETTINGS);
  await expect(status(page)).toContainText(`Saved to folder “${FOLDER}”, just now.`);
  const downloaded = JSON.parse(await downloadBackup(page));
  const { [CURRENT]: current = '', [TODAY]: ofDay, ...more } = await folderFiles(page);
  expect(more).toEqual({});
  expect(ofDay).toBe(current);
  const { savedAt, ...kept } = JSON.parse(current);
  expect({ ...kept, savedAt: downloaded.savedAt }).toEqual(downloaded);
  expect(Object.keys(JSON.parse(current))).toEqual(Object.keys(downloaded));

  const other = await (await browser.newContext()).newPage();
  await startWith(other, { path: SETTINGS });
  await other.locator('input[type="file"]').setInputFiles({
    name: CURRENT,
    mimeType: 'application/json',
    buffer: Buffer.from(current),
  });
  await dialog(other, 'Restore a backup').getByRole('button', { name: 'Merge' }).last().click();
  await expect(other.getByText('The backup is restored')).toBeVisible();
  expect(JSON.parse(await downloadBackup(other)).shifts).toHaveLength(NINE.length);
  await other.context().close();
});

if (process.env.ROUNDS !== undefined) {
  test('writes the backup from one tab, shows the state in the other and continues after a reload', async ({
    page,
    context,
  }) => {
    await open(page);
    await choose(page);
    const other = await context.newPage();
    await other.clock.install({ time: new Date('2026-11-19T16:47:00-05:00') });
    await other.goto(SETTINGS);
    await expect(status(other)).toContainText('minutes ago');
    await deleteMaya(page);
    await page.reload();
    await page.clock.runFor(BACKUP_SETTLE_MS);
    await other.clock.runFor(BACKUP_SETTLE_MS);
    await expect.poll(() => currentTeam(page)).toBe(TEAM.length - 1);
    const { [CURRENT]: current = '' } = await folderFiles(page);
    await expect(status(other)).toContainText('just now');
    await other.clock.runFor(2 * BACKUP_SETTLE_MS);
    expect((await folderFiles(page))[CURRENT]).toBe(current);

    await button(other, 'Stop').click();
    await expect(button(other, 'Choose folder')).toBeFocused();
    await page.goto(SETTINGS);
    await expect(button(page, 'Choose folder')).toBeVisible();
    expect((await folderFiles(page))[CURRENT]).toBe(current);
  });
}

test('asks the browser for permission again only on a click after a restart', async ({ page }) => {
  await open(page);
  await choose(page);
  await setFaults(page, { access: 'prompt' });
  await page.goto('/');
  await page.clock.runFor(BACKUP_SETTLE_MS);
  await page.goto(SETTINGS);
  await expect(status(page)).toContainText(`needs your permission for folder “${FOLDER}” again.`);
  await expect(page.getByText('The backup in your folder is not up to date')).toHaveCount(0);
  await button(page, 'Allow again').click();
  await expect(status(page)).toContainText('Saved to folder');
  await expect(button(page, 'Save now')).toBeFocused();
});

for (const { what, faults, says, help } of [
  {
    what: 'refused',
    faults: { access: 'denied' },
    says: 'no longer lets Brigade write',
    help: 'Allow again',
  },
  { what: 'gone', faults: {}, says: 'is not there any more', help: 'Choose folder' },
] as const) {
  test(`reports a folder that is ${what} once, with a remedy`, async ({ page }) => {
    await open(page);
    await choose(page);
    if (what === 'gone') await removeFolder(page);
    else await setFaults(page, faults);
    await deleteMaya(page);
    await page.clock.runFor(BACKUP_SETTLE_MS);
    const notices = page.getByRole('region', { name: 'Notice' });
    await expect(notices.getByText('The backup in your folder is not up to date')).toBeVisible();
    await page.goto(SETTINGS);
    await expect(status(page)).toContainText(says);
    await page.clock.runFor(BACKUP_SETTLE_MS);
    await expect(page.getByText('The backup in your folder is not up to date')).toHaveCount(0);
    await setFaults(page, what === 'refused' ? faults : {});
    await button(page, help).click();
    await expect(status(page)).toContainText(`Saved to folder “${FOLDER}”, just now.`);
    await expect.poll(() => currentTeam(page)).toBe(TEAM.length - 1);
  });
}

// Only in the deep run; unit tests cover the same decisions for every folder.
if (process.env.ROUNDS !== undefined) {
  test('leaves the backup of another device alone until the user chooses', async ({ page }) => {
    await open(page);
    await putFile(page, CURRENT, OTHERS);
    await button(page, 'Choose folder').click();
    await expect(status(page)).toContainText('it may be the backup of another device');
    await expectAccessible(page);
    await button(page, 'Look inside').click();
    await expect(dialog(page, 'Restore a backup').getByRole('row', { name: 'Shifts' })).toContainText('1');
    await dialog(page, 'Restore a backup').getByRole('button', { name: 'Cancel' }).click();
    await button(page, 'Keep both').click();
    await expect(status(page)).toContainText('Saved to folder');
    expect(Object.keys(await folderFiles(page)).sort()).toEqual([
      'brigade-backup-2-2026-11-19.json',
      'brigade-backup-2.json',
      CURRENT,
    ]);
    expect((await folderFiles(page))[CURRENT]).toBe(OTHERS);

    // Another program overwrites our file too.
    await putFile(page, 'brigade-backup-2.json', OTHERS);
    await button(page, 'Save now').click();
    await expect(status(page)).toContainText('it may be the backup of another device');
    await button(page, 'Replace').click();
    await expect(status(page)).toContainText('Saved to folder');
    expect(JSON.parse((await folderFiles(page))['brigade-backup-2.json'] ?? '').shifts).toHaveLength(9);
  });
}

test('never overwrites a full backup with an empty schedule automatically', async ({ page }) => {
  await open(page, { team: TEAM.slice(0, 1), shifts: [] });
  await choose(page);
  await page.goto('/employees');
  await page.getByRole('button', { name: /^Delete / }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('No employees yet')).toBeVisible();
  await page.goto(SETTINGS);
  await expect(status(page)).toContainText('Your schedule is empty');
  expect(await currentTeam(page)).toBe(1);
});

test('explains that the browser cannot write to folders', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showDirectoryPicker'));
  await startWith(page, { path: SETTINGS });
  await expect(page.getByText('Your browser cannot keep files in a folder.')).toBeVisible();
  await expect(button(page, 'Choose folder')).toHaveCount(0);
});

test('forgets the folder and keeps its files when everything is erased', async ({ page }) => {
  await open(page);
  await choose(page);
  await button(page, 'Erase everything').click();
  const question = page.getByRole('alertdialog');
  await question.getByLabel('Type ERASE to go on').fill('ERASE');
  await question.getByRole('button', { name: 'Erase everything' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto(SETTINGS);
  await expect(button(page, 'Choose folder')).toBeVisible();
  expect(await currentTeam(page)).toBe(TEAM.length);
});
