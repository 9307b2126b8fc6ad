import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { TEAM } from '@/e2e/support/sample-team';
import { dialog } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';
import type { RelayTicket } from '@/lib/sync/relay';
import { relayFragment } from '@/scripts/relay/invitation.mjs';

const SHIFTS = [
  { employeeName: 'Maya Lindqvist', date: '2026-11-19', startTime: '09:00', endTime: '17:00' },
  { employeeName: 'Theo Brandt', date: '2026-11-20', startTime: '10:00', endTime: '18:00' },
];
const PHONE = { width: 390, height: 844 };
export const card = (page: Page, number: number) => page.locator(`[data-shift-id="s-${number}"]`).first();
export const cloud = (page: Page, words: string | RegExp) => page.getByRole('button', { name: words });

/** Two browser profiles of one person: a laptop with a schedule and an empty phone. */
export async function twoProfiles(
  browser: Browser,
  page: Page,
): Promise<{ phone: Page; context: BrowserContext }> {
  await startWith(page, { team: TEAM, shifts: SHIFTS, path: '/settings' });
  await underServiceWorker(page);
  const context = await browser.newContext({ serviceWorkers: 'allow', viewport: PHONE, locale: 'en-US' });
  const phone = await context.newPage();
  await startWith(phone, {});
  await underServiceWorker(phone);
  return { phone, context };
}

async function underServiceWorker(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

export async function shareFrom(page: Page, ticket: RelayTicket): Promise<void> {
  await page.getByRole('button', { name: 'Share this schedule' }).click();
  const setup = dialog(page, 'Share this schedule');
  await setup
    .getByRole('textbox', { name: 'Invitation' })
    .fill(`https://brigade.example/${relayFragment(ticket)}`);
  await setup.getByRole('textbox', { name: 'Name of this device' }).fill('Office laptop');
  await setup.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByText('This schedule is shared now.')).toBeVisible();
}

/** The link for another device, offered as soon as the schedule is shared. */
export async function linkOn(page: Page): Promise<string> {
  const adding = dialog(page, 'Add a device');
  await expect(adding.getByRole('img', { name: 'QR code of the invitation' })).toBeVisible();
  await expectAccessible(page);
  const link = await adding.getByRole('textbox', { name: 'Link for a device' }).inputValue();
  await page.keyboard.press('Escape');
  await expect(adding).toBeHidden();
  return link;
}

export async function join(phone: Page, link: string): Promise<void> {
  await phone.goto(link);
  const joining = dialog(phone, 'Join Office laptop’s schedule?');
  await expectAccessible(phone);
  await joining.getByRole('textbox', { name: 'Name of this device' }).fill('My phone');
  await joining.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(phone.getByText('This device shares the schedule now')).toBeVisible();
  expect(new URL(phone.url()).hash).toBe('');
}

/** Sets the status on the card that a click on the shift opens. */
export async function setStatus(page: Page, number: number, status: string): Promise<void> {
  await card(page, number).click();
  await page.getByRole('dialog').getByRole('button', { name: status, exact: true }).click();
  await expect(card(page, number)).toHaveAttribute('data-shift-status', status);
  await page.keyboard.press('Escape');
}

export const expectStatus = (page: Page, number: number, status: string) =>
  expect(card(page, number)).toHaveAttribute('data-shift-status', status, { timeout: 15_000 });

export const statusOn = async (page: Page, number: number) =>
  (await card(page, number).getAttribute('data-shift-status')) ?? '';

export const conflictCloud = (page: Page) =>
  page.getByRole('button', { name: '1 change by two people', exact: true }).first();
export const hasConflictNotice = (page: Page) => conflictCloud(page).isVisible();
