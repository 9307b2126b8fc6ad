import { expect, test } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { dialog } from '@/e2e/support/shift-form';
import { startNats } from '@/tests/support/sync/start-nats';
import {
  card,
  cloud,
  conflictCloud,
  expectStatus,
  hasConflictNotice,
  join,
  linkOn,
  setStatus,
  shareFrom,
  statusOn,
  twoProfiles,
} from './profiles';

test.use({ serviceWorkers: 'allow' });

test('syncs edits between a laptop and a phone, resolves a conflict and removes the phone', async ({
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

    // An edit and its undo show on the other screen.
    await page.getByRole('link', { name: 'Calendar' }).click();
    await setStatus(page, 0, 'Pending');
    await expectStatus(phone, 0, 'Pending');
    await setStatus(phone, 1, 'Canceled');
    await expectStatus(page, 1, 'Canceled');
    await card(page, 0).focus();
    await page.keyboard.press('ControlOrMeta+z');
    await expectStatus(phone, 0, 'Confirmed');

    // Both devices edit the same shift without the relay. Afterwards the later edit wins and the other device
    // gets a conflict.
    await relay.kill();
    await expect(cloud(page, /^No connection/)).toBeVisible();
    await setStatus(page, 0, 'Pending');
    await setStatus(phone, 0, 'Canceled');
    await expect(cloud(page, /1 change waiting/)).toBeVisible();
    await relay.restart();
    await expect
      .poll(
        async () =>
          (await hasConflictNotice(page)) ? 'laptop' : (await hasConflictNotice(phone)) ? 'phone' : 'nobody',
        {
          timeout: 20_000,
        },
      )
      .not.toBe('nobody');
    const stood = await statusOn(page, 0);
    await expectStatus(phone, 0, stood);

    // The user takes the other version, which reaches the other device, and undoes that.
    const notified = (await hasConflictNotice(page)) ? page : phone;
    await conflictCloud(notified).click();
    const conflicts = dialog(notified, 'Changed by two people');
    await expect(conflicts.getByRole('region', { name: 'To look at' })).toContainText('Maya Lindqvist');
    await expectAccessible(notified);
    await conflicts.getByRole('button', { name: /^Use (?:mine|theirs): / }).click();
    await notified.keyboard.press('Escape');
    const other = stood === 'Pending' ? 'Canceled' : 'Pending';
    await expectStatus(page, 0, other);
    await expectStatus(phone, 0, other);

    // The laptop removes the phone, which reports so, gets no more edits and keeps its data.
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
