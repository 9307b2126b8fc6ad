import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { TEAM, WEEK_SHIFTS } from '@/e2e/support/sample-team';
import { dialog, shiftCards } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';

const SETTINGS = '/settings';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const mover = (page: Page) => dialog(page, 'Move to my phone');
const question = (page: Page) => dialog(page, 'Open a sealed backup');
const preview = (page: Page) => dialog(page, 'Restore a backup');

/** Makes the sealed file by keyboard. Returns the file and its code. */
async function makeSealedFile(page: Page): Promise<{ readonly file: Buffer; readonly code: string }> {
  await page.getByRole('button', { name: 'Make the file' }).focus();
  await page.keyboard.press('Enter');
  await expect(mover(page).getByRole('status').filter({ hasText: 'ready' })).toBeAttached();
  await expectAccessible(page);
  const button = mover(page).getByRole('button', { name: 'Download the file' });
  while (!(await button.evaluate((element) => element === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('brigade-2026-11-19.brigade');
  await expect(mover(page).getByText('brigade-2026-11-19.brigade is among your downloads.')).toBeVisible();
  const chunks: Buffer[] = [];
  for await (const chunk of await saved.createReadStream()) chunks.push(chunk);
  const code = await mover(page)
    .getByText(/^(?:[0-9A-Z]{4} ?){5}$/)
    .textContent();
  await page.keyboard.press('Escape');
  await expect(mover(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Make the file' })).toBeFocused();
  return { file: Buffer.concat(chunks), code: code ?? '' };
}

async function choose(page: Page, buffer: Buffer): Promise<void> {
  const file = { name: 'brigade-2026-11-19.brigade', mimeType: 'application/octet-stream', buffer };
  await page.locator('input[type="file"]').setInputFiles(file);
}

async function phoneOf(page: Page): Promise<{ readonly phone: Page; readonly context: BrowserContext }> {
  const context = await page.context().browser()?.newContext(PHONE);
  if (!context) throw new Error('There is no browser.');
  const phone = await context.newPage();
  await startWith(phone, { path: SETTINGS });
  return { phone, context };
}

test('moves the whole schedule to a phone in a file that only its code opens', async ({ page }) => {
  await startWith(page, {
    team: TEAM,
    shifts: WEEK_SHIFTS,
    stored: { 'brigade-house-name': JSON.stringify('Harbour Grill') },
    path: SETTINGS,
  });
  const { file, code } = await makeSealedFile(page);
  expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4} ){4}[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(file.includes('Maya')).toBe(false);

  const { phone, context } = await phoneOf(page);
  await choose(phone, file);
  const field = question(phone).getByLabel('Code');
  await expectAccessible(phone);
  await field.fill('1234');
  await question(phone).getByRole('button', { name: 'Open' }).click();
  await expect(question(phone).getByText('A code has 20 letters and digits.')).toBeVisible();
  await field.fill(code.startsWith('A') ? `B${code.slice(1)}` : `A${code.slice(1)}`);
  await question(phone).getByRole('button', { name: 'Open' }).click();
  await expect(question(phone).getByText('This code does not open the file.')).toBeVisible();
  await expect(field).toBeFocused();
  await expectAccessible(phone);

  // Types the code the way a person reads it from another screen.
  await field.fill(code.toLowerCase().replaceAll(' ', '-').replaceAll('0', 'o').replaceAll('1', 'l'));
  await phone.keyboard.press('Enter');
  const row = (name: string) => preview(phone).getByRole('row', { name });
  await expect(row('Shifts')).toHaveText('Shifts6300');
  await expect(row('Employees')).toHaveText('Employees1400');
  // Nothing on the phone can be lost, so settings are restored as well.
  await expect(preview(phone).getByRole('radio', { name: 'Replace' })).toBeChecked();
  await expectAccessible(phone);
  await preview(phone).getByRole('button', { name: 'Replace' }).click();
  await expect(phone.getByText('The backup is restored')).toBeVisible();
  await expect(phone.getByLabel('Business name')).toHaveValue('Harbour Grill');
  await phone.goto('/employees');
  await expect(phone.getByText('Maya Lindqvist').first()).toBeVisible();
  await phone.goto('/');
  await expect(shiftCards(phone).first()).toBeVisible();
  await context.close();
});

test('distinguishes a damaged, truncated or newer file from a wrong code, and changes nothing', async ({
  page,
}) => {
  await startWith(page, { team: TEAM, shifts: WEEK_SHIFTS.slice(0, 9), path: SETTINGS });
  const { file } = await makeSealedFile(page);
  const changed = Buffer.from(file);
  changed[200] = (changed[200] ?? 0) ^ 1;
  const later = Buffer.from(file);
  later[8] = 2;
  for (const [buffer, sentence] of [
    [changed, 'This file is damaged'],
    [file.subarray(0, 400), 'This file is cut off'],
    [later, 'A newer version of Brigade has made this file.'],
  ] as const) {
    await choose(page, buffer);
    const refusal = page.getByRole('alertdialog', { name: 'Open a sealed backup' });
    await expect(refusal).toContainText(sentence);
    await expect(refusal).toContainText('Nothing has changed here.');
    await expectAccessible(page);
    await refusal.getByRole('button', { name: 'Close' }).click();
    await expect(refusal).toHaveCount(0);
  }
  await expect(page.getByText('9 shifts').first()).toBeVisible();
});
