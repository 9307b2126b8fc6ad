import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { TEAM } from '@/e2e/support/sample-team';
import { dialog } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';
import { relayFragment } from '@/scripts/relay/invitation.mjs';
import { startNats } from '@/tests/support/sharing/start-nats';

test.use({ serviceWorkers: 'allow' });

const SHIFTS = [
  { employeeName: 'Maya Lindqvist', date: '2026-11-19', startTime: '09:00', endTime: '17:00' },
  { employeeName: 'Theo Brandt', date: '2026-11-20', startTime: '10:00', endTime: '18:00' },
];
const PHONE = { width: 390, height: 844 };
const card = (page: Page, number: number) => page.locator(`[data-shift-id="s-${number}"]`).first();
const cloud = (page: Page, words: string | RegExp) => page.getByRole('button', { name: words });

/** Two profiles of one person: a laptop with a schedule, and an empty phone. */
async function twoProfiles(browser: Browser, page: Page): Promise<{ phone: Page; context: BrowserContext }> {
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

async function shareFrom(page: Page, fragment: string): Promise<void> {
  await page.getByRole('button', { name: 'Share this schedule' }).click();
  const setup = dialog(page, 'Share this schedule');
  await setup.getByRole('textbox', { name: 'Invitation' }).fill(`https://brigade.example/${fragment}`);
  await setup.getByRole('textbox', { name: 'Name of this device' }).fill('Office laptop');
  await setup.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByText('This schedule is shared now.')).toBeVisible();
}

/** The link for a device, which is offered as soon as the schedule is shared. */
async function linkOn(page: Page): Promise<string> {
  const adding = dialog(page, 'Add a device');
  await expect(adding.getByRole('img', { name: 'QR code of the invitation' })).toBeVisible();
  await expectAccessible(page);
  const link = await adding.getByRole('textbox', { name: 'Link for a device' }).inputValue();
  await page.keyboard.press('Escape');
  await expect(adding).toBeHidden();
  return link;
}

async function join(phone: Page, link: string): Promise<void> {
  await phone.goto(link);
  const joining = dialog(phone, 'Join Office laptop’s schedule?');
  await expectAccessible(phone);
  await joining.getByRole('textbox', { name: 'Name of this device' }).fill('My phone');
  await joining.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(phone.getByText('This device shares the schedule now')).toBeVisible();
  expect(new URL(phone.url()).hash).toBe('');
}

/** On what a click on the shift opens. */
async function setStatus(page: Page, number: number, status: string): Promise<void> {
  await card(page, number).click();
  await page.getByRole('dialog').getByRole('button', { name: status, exact: true }).click();
  await expect(card(page, number)).toHaveAttribute('data-shift-status', status);
  await page.keyboard.press('Escape');
}

const expectStatus = (page: Page, number: number, status: string) =>
  expect(card(page, number)).toHaveAttribute('data-shift-status', status, { timeout: 15_000 });

const statusOn = async (page: Page, number: number) =>
  (await card(page, number).getAttribute('data-shift-status')) ?? '';

const conflictCloud = (page: Page) =>
  page.getByRole('button', { name: '1 change by two people', exact: true }).first();
const isTold = (page: Page) => conflictCloud(page).isVisible();

test('one schedule on laptop and phone: joined by a link, edited on both, apart and together, and left', async ({
  browser,
  page,
}) => {
  test.setTimeout(150_000);
  const relay = await startNats({ users: ['house'] });
  const { phone, context } = await twoProfiles(browser, page);
  try {
    await shareFrom(page, relayFragment(relay.tickets.house));
    const link = await linkOn(page);
    await expect(cloud(page, 'Up to date')).toBeVisible();
    await expectAccessible(page);
    await join(phone, link);
    await expect(card(phone, 0)).toBeVisible();
    await expect(page.getByRole('list', { name: 'Devices' })).toContainText('My phone');

    // An edit shows on the other screen, and so does its undo.
    await page.getByRole('link', { name: 'Calendar' }).click();
    await setStatus(page, 0, 'Pending');
    await expectStatus(phone, 0, 'Pending');
    await setStatus(phone, 1, 'Canceled');
    await expectStatus(page, 1, 'Canceled');
    await card(page, 0).focus();
    await page.keyboard.press('ControlOrMeta+z');
    await expectStatus(phone, 0, 'Confirmed');

    // Without the relay both edit the same; when it is back the later edit stands on both, and the other is told.
    await relay.kill();
    await expect(cloud(page, /^No connection/)).toBeVisible();
    await setStatus(page, 0, 'Pending');
    await setStatus(phone, 0, 'Canceled');
    await expect(cloud(page, /1 change waiting/)).toBeVisible();
    await relay.restart();
    await expect
      .poll(async () => ((await isTold(page)) ? 'laptop' : (await isTold(phone)) ? 'phone' : 'nobody'), {
        timeout: 20_000,
      })
      .not.toBe('nobody');
    const stood = await statusOn(page, 0);
    await expectStatus(phone, 0, stood);

    // Whoever is told takes the other version, which reaches the other device, and takes that back.
    const told = (await isTold(page)) ? page : phone;
    await conflictCloud(told).click();
    const conflicts = dialog(told, 'Changed by two people');
    await expect(conflicts.getByRole('region', { name: 'To look at' })).toContainText('Maya Lindqvist');
    await expectAccessible(told);
    await conflicts.getByRole('button', { name: /^Use (?:mine|theirs): / }).click();
    await told.keyboard.press('Escape');
    const other = stood === 'Pending' ? 'Canceled' : 'Pending';
    await expectStatus(page, 0, other);
    await expectStatus(phone, 0, other);

    // The laptop removes the phone, which says so and hears nothing more; what it has stays.
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Remove My phone' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(page.getByText('My phone is removed')).toBeVisible({ timeout: 15_000 });
    await expect(cloud(phone, 'Removed from the shared schedule')).toBeVisible({ timeout: 15_000 });
    await page.getByRole('link', { name: 'Calendar' }).click();
    await setStatus(page, 1, 'Pending');
    await expect(cloud(page, 'Up to date')).toBeVisible();
    await expectStatus(phone, 1, 'Canceled');
  } finally {
    await context.close();
    await relay.stop();
  }
});
