import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { TEAM, WEEK_SHIFTS } from '@/e2e/support/sample-team';
import { dialog, shiftCards } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';

const SETTINGS = '/settings';

async function downloadBackup(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download a backup' }).click();
  const stream = await (await download).createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

async function choose(page: Page, text: string): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles({
    name: 'backup.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
}

async function erase(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Erase everything' }).click();
  const question = page.getByRole('alertdialog', { name: 'Erase everything' });
  await question.getByLabel('Type ERASE to go on').fill('erase');
  await question.getByRole('button', { name: 'Erase everything' }).click();
  await page.waitForURL((url) => url.pathname === '/');
}

async function deleteMaya(page: Page): Promise<void> {
  await page.goto('/employees');
  await page.getByRole('button', { name: 'Delete Maya Lindqvist' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Employee deleted successfully')).toBeVisible();
}

const row = (page: Page, name: string) => dialog(page, 'Restore a backup').getByRole('row', { name });

test('restores a backup in every tab after everything was erased', async ({ page, context }) => {
  await startWith(page, { team: TEAM, shifts: WEEK_SHIFTS, path: SETTINGS });
  await expect(page.getByText('63 shifts').first()).toBeVisible();
  const backup = await downloadBackup(page);
  const other = await context.newPage();
  await other.goto('/employees');
  await expect(other.getByRole('rowheader')).toHaveCount(TEAM.length);

  await erase(page);
  await expect(page.getByText('No shifts', { exact: true }).first()).toBeVisible();
  await expect(other.getByText('No employees yet')).toBeVisible();
  await page.reload();
  await expect(shiftCards(page)).toHaveCount(0);

  await page.goto(SETTINGS);
  await choose(page, backup);
  await expect(row(page, 'Shifts')).toContainText('63');
  await expect(row(page, 'Employees')).toContainText('14');
  await expectAccessible(page);
  await dialog(page, 'Restore a backup').getByRole('button', { name: 'Merge' }).last().click();
  await expect(page.getByText('The backup is restored')).toBeVisible();
  await page.goto('/');
  await expect(shiftCards(page)).toHaveCount(63);
});

test('previews what a replacement removes, and replaces in one undoable step', async ({ page }) => {
  await startWith(page, { team: TEAM, shifts: WEEK_SHIFTS.slice(0, 9), path: SETTINGS });
  const backup = await downloadBackup(page);
  await deleteMaya(page);
  await page.goto(SETTINGS);
  await choose(page, JSON.stringify({ ...JSON.parse(backup), shifts: [] }));
  const preview = dialog(page, 'Restore a backup');
  await expect(row(page, 'Employees')).toHaveText('Employees100');
  await expect(row(page, 'Shifts')).toHaveText('Shifts000');
  await preview.getByRole('radio', { name: 'Replace' }).check();
  await expect(row(page, 'Shifts')).toHaveText('Shifts009');
  await preview.getByRole('button', { name: 'Replace' }).click();
  await expect(page.getByText('The backup is restored')).toBeVisible();
  await page.goto('/');
  // Undo is available once the page has read the database.
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
  await expect(shiftCards(page)).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(shiftCards(page)).toHaveCount(9);
});

test('restores the state before the first change of the day', async ({ page }) => {
  await startWith(page, { team: TEAM, shifts: WEEK_SHIFTS.slice(0, 9), path: SETTINGS });
  await expect(page.getByText('From the first change on')).toBeVisible();
  await page.goto('/');
  await expect(shiftCards(page)).toHaveCount(9);
  await deleteMaya(page);
  await page.goto(SETTINGS);
  await page.getByRole('button', { name: 'Go back to Thu, Nov 19, 2026' }).first().click();
  await expect(dialog(page, 'Restore a backup')).toContainText('Saved on Thu, Nov 19, 2026');
  await dialog(page, 'Restore a backup').getByRole('button', { name: 'Merge' }).last().click();
  await expect(page.getByText('The backup is restored')).toBeVisible();
  await page.goto('/employees');
  await expect(page.getByRole('rowheader', { name: 'Maya Lindqvist' })).toBeVisible();
});

for (const [what, text, sentence] of [
  ['cut off', '{"format":"brigade-backup","ver', 'It cannot be read.'],
  ['of something else', '{"recipes":[]}', 'It is no backup of a schedule.'],
  ['newer', '{"format":"brigade-backup","version":99}', 'A newer version of Brigade has written it.'],
] as const) {
  test(`rejects a file that is ${what} with a sentence and changes nothing`, async ({ page }) => {
    await startWith(page, { team: TEAM, shifts: WEEK_SHIFTS.slice(0, 9), path: SETTINGS });
    await expect(page.getByRole('button', { name: 'Choose a backup' })).toBeVisible();
    await choose(page, text);
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(dialog(page, 'Restore a backup')).toHaveCount(0);
    await expect(page.getByText('9 shifts').first()).toBeVisible();
  });
}

const openingBar = (page: Page) => page.getByRole('progressbar', { name: 'Opening the backup' });

test('shows the progress of opening a backup, and changes nothing when canceled', async ({ page }) => {
  await startWith(page, { team: TEAM, shifts: WEEK_SHIFTS.slice(0, 9), path: SETTINGS });
  const backup = await downloadBackup(page);
  // The worker script is held back, so the progress stays visible.
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/turbopack-worker-*', async (route) => {
    await isLetGo;
    await route.abort();
  });
  await choose(page, backup);
  await expect(openingBar(page)).toHaveAttribute('aria-valuenow', '0');
  await expect(page.getByRole('status').filter({ hasText: 'Opening the backup' })).toBeAttached();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(openingBar(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Choose a backup' })).toBeFocused();
  await choose(page, backup);
  await expect(openingBar(page)).toBeVisible();
  // If the browser starts no worker, the page opens the backup itself.
  letGo();
  await expect(row(page, 'Shifts')).toHaveText('Shifts000');
  await expect(openingBar(page)).toHaveCount(0);
});

test('requires the word ERASE before erasing everything', async ({ page }) => {
  await startWith(page, { team: TEAM, path: SETTINGS });
  await page.getByRole('button', { name: 'Erase everything' }).click();
  const question = page.getByRole('alertdialog', { name: 'Erase everything' });
  await question.getByRole('button', { name: 'Erase everything' }).click();
  await expect(question.getByText('Please type ERASE')).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.goto('/employees');
  await expect(page.getByRole('rowheader')).toHaveCount(TEAM.length);
});
