import { expect, test } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { dialog } from '@/e2e/support/shift-form';
import { startNats } from '@/tests/support/sync/start-nats';
import {
  card,
  cloud,
  conflictCloud,
  expectStatus,
  isTold,
  join,
  linkOn,
  setStatus,
  shareFrom,
  statusOn,
  twoProfiles,
} from './profiles';

test.use({ serviceWorkers: 'allow' });

test('one schedule on laptop and phone: joined by a link, edited on both, apart and together, and left', async ({
  browser,
  page,
}) => {
  test.setTimeout(150_000);
  const relay = await startNats({ users: ['house'] });
  const { phone, context } = await twoProfiles(browser, page);
  try {
    await shareFrom(page, relay.tickets.house);
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
