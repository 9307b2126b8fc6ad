import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { TEAM, WEEK_SHIFTS } from '@/e2e/support/sample-team';
import { dialog } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';
import { openTeller, SHARING_ON, sendSyncSettings } from '@/e2e/support/sync/wait-for-sync';

const SETTINGS = '/settings';
const PHONE = { width: 390, height: 844 };
const NOW = Date.parse('2026-11-19T21:40:00Z');
const DAY_MS = 86_400_000;
/** An address where nothing listens. */
const NOBODY = 'ws://127.0.0.1:59321';

const STATUS = {
  isUp: true,
  waiting: 0,
  contactAt: NOW,
  device: 'own',
  roster: {
    own: { name: 'Laptop', key: '', at: NOW },
    phone: { name: 'Phone', key: '', at: NOW - DAY_MS },
  },
};
const CONFLICT = {
  id: 'c',
  changeId: 'x',
  kind: 'shift',
  recordId: 's-5',
  group: 'notes',
  mine: { notes: 'Brings the keys' },
  theirs: { notes: 'Closes alone' },
  stood: 'theirs',
  by: 'phone',
  at: NOW,
  state: 'open',
} as const;

const setup = (page: Page) => dialog(page, 'Share this schedule');

/** Presses Tab until the control has the focus. */
async function tabTo(page: Page, control: ReturnType<Page['getByRole']>): Promise<void> {
  for (let steps = 0; steps < 40; steps += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard does not reach the element.');
}

test('loads no sync code while sync is off, and offers the setup in the settings', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await startWith(page, { team: TEAM, shifts: WEEK_SHIFTS, path: SETTINGS });
  await expect(page.getByRole('button', { name: 'Share this schedule' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const bodies = await Promise.all(
    [...new Set(scripts.filter((url) => url.endsWith('.js')))].map(async (url) =>
      (await page.request.get(url)).text(),
    ),
  );
  // Only the path of the worker's script may be known.
  expect(bodies.filter((body) => body.includes('order:"begin"'))).toEqual([]);
  expect(scripts.filter((url) => url.includes('sharing-worker'))).toEqual([]);
  expect(await page.evaluate(() => navigator.locks.query().then(({ held = [] }) => held.length))).toBe(0);
});

test.describe('sync setup with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  for (const viewport of [PHONE, { width: 1280, height: 800 }]) {
    test(`explains a wrong address and a silent relay, by keyboard, ${viewport.width} px wide`, async ({
      page,
    }) => {
      // The app is installed first, and the relay counts as silent only after 20 s.
      test.setTimeout(60_000);
      await page.setViewportSize(viewport);
      await startWith(page, { team: TEAM, shifts: WEEK_SHIFTS, path: SETTINGS });
      await page.evaluate(() => navigator.serviceWorker.ready);
      await page.reload();
      const start = page.getByRole('button', { name: 'Share this schedule' });
      await start.focus();
      await page.keyboard.press('Enter');
      const invitation = setup(page).getByRole('textbox', { name: 'Invitation' });
      await expect(invitation).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.type('https://app.example.org/');
      await page.keyboard.press('Enter');
      await expect(setup(page).getByText('There is no invitation in it.')).toBeVisible();
      await expect(invitation).toBeFocused();

      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('ArrowRight');
      const address = setup(page).getByLabel('Address');
      await tabTo(page, address);
      await page.keyboard.type('relay.example.org');
      await page.keyboard.press('Enter');
      await expect(setup(page).getByText('It has to begin with wss://.')).toBeVisible();
      await expect(address).toBeFocused();
      await expectAccessible(page);

      await address.fill(NOBODY);
      await setup(page).getByLabel('User').fill('bistro');
      await setup(page).getByLabel('Password').fill('a-long-password');
      await page.keyboard.press('Enter');
      await expect(setup(page).getByText('Connecting to the relay')).toBeVisible();
      const alert = setup(page).getByRole('alert');
      await expect(alert).toContainText('The relay does not answer', { timeout: 20_000 });
      await expect(alert).toBeInViewport();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(setup(page)).toHaveCount(0);
      await expect(start).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('brigade-sharing'))).not.toBe('true');
    });
  }
});

test('removes an invitation from the address, and reports an incomplete one', async ({ page }) => {
  await startWith(page, { team: TEAM, path: '/employees#join=abc' });
  const answer = page.getByRole('alertdialog', { name: 'The invitation cannot be used' });
  await expect(answer).toContainText('Please copy the whole link.');
  expect(new URL(page.url()).hash).toBe('');
  await expectAccessible(page);
  await answer.getByRole('button', { name: 'Close' }).click();
  await expect(answer).toHaveCount(0);
});

for (const viewport of [PHONE, { width: 1440, height: 900 }]) {
  test(`shows the sync status in toolbar and settings and resolves a conflict, ${viewport.width} px wide`, async ({
    page,
  }) => {
    const teller = await openTeller(page);
    await page.bringToFront();
    await page.setViewportSize(viewport);
    await startWith(page, { team: TEAM, shifts: WEEK_SHIFTS, stored: SHARING_ON });
    await expect(page.getByRole('button', { name: 'Connecting' })).toBeVisible();
    await sendSyncSettings(teller, { status: STATUS });
    await page.getByRole('button', { name: 'Up to date' }).press('Enter');
    await expect(page).toHaveURL(/\/settings\/?#settings-devices$/);
    await expect(page.getByRole('list', { name: 'Devices' }).getByRole('listitem')).toHaveText([
      'LaptopThis device',
      'PhoneSeen yesterday',
    ]);
    await expect(page.getByText('This schedule is shared')).toBeInViewport();
    await expectAccessible(page);

    const add = page.getByRole('button', { name: 'Add a device' });
    await add.press('Enter');
    await expect(dialog(page, 'Add a device').getByLabel('Link for a device')).toHaveValue(/#join=./);
    await expect(page.getByRole('img', { name: 'QR code of the invitation' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(add).toBeFocused();

    await sendSyncSettings(teller, { status: { ...STATUS, waiting: 1 }, conflicts: [CONFLICT] });
    const cloud = page.getByRole('button', { name: '1 change by two people', exact: true });
    await cloud.press('Enter');
    const conflicts = dialog(page, 'Changed by two people');
    await expect(conflicts.getByRole('listitem')).toContainText('PhoneStands nowCloses alone');
    await expectAccessible(page);
    await conflicts.getByRole('button', { name: /^Use mine: / }).press('Enter');
    await expect(conflicts.getByRole('region', { name: 'Dealt with' })).toContainText(
      'Your version was used',
    );
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
    await expect(conflicts.getByRole('region', { name: 'To look at' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(conflicts).toHaveCount(0);
  });
}

test('explains that CouchDB is no longer supported, keeps the shifts and lets the user leave', async ({
  page,
}) => {
  const teller = await openTeller(page);
  await page.bringToFront();
  await startWith(page, { team: TEAM, shifts: WEEK_SHIFTS, stored: SHARING_ON });
  await sendSyncSettings(teller, { status: STATUS, address: 'https://relay.example.org/brigade-bistro' });
  await expect(page.getByRole('button', { name: 'Up to date' })).toBeVisible();
  const shifts = await page.locator('[data-shift-id]').count();
  await teller.close();
  await page.getByRole('button', { name: 'This kind of server is no longer supported' }).press('Enter');
  const section = page.locator('#settings-devices');
  await expect(section.getByRole('status')).toHaveText('This kind of server is no longer supported');
  await expect(section.getByText('each device keeps its schedule')).toBeVisible();
  await expectAccessible(page);
  await section.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(section.getByRole('button', { name: 'Share this schedule' })).toBeVisible();
  await page.goto('/');
  await expect(page.locator('[data-shift-id]')).toHaveCount(shifts);
});
