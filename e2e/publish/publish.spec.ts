import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { TEAM } from '@/e2e/support/sample-team';
import { dialog, shiftCards } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';
import {
  PUBLISH_BUTTON_MS,
  PUBLISH_CELEBRATION_MS,
  PUBLISH_HANDLING_MS,
  SHIFT_SAVE_DELAY_MS,
} from '@/lib/timing';

const SHIFTS = [
  { employeeName: 'Maya Lindqvist', date: '2026-11-19', startTime: '09:00', endTime: '17:00' },
  { employeeName: 'Marcus Bell', date: '2026-11-20', startTime: '10:00', endTime: '18:00' },
];

const celebration = (page: Page) => page.getByRole('dialog', { name: 'Schedule Published!' });
const publishButton = (page: Page) => page.getByRole('button', { name: /^Publish Nov/ });
const changes = (page: Page, count: number) =>
  page.getByRole('button', { name: `${count} unpublished change${count === 1 ? '' : 's'}` });

/** From pressing Publish to the celebration. Lazily loaded parts come in real time. */
async function waitForPublication(page: Page): Promise<void> {
  await page.clock.runFor(PUBLISH_BUTTON_MS);
  await page.clock.runFor(PUBLISH_HANDLING_MS);
  await expect(celebration(page)).toBeVisible();
}

/** The Share dialog opens as soon as the celebration ends. */
async function closeShare(page: Page): Promise<void> {
  await expect(celebration(page)).toHaveCount(0);
  await expect(dialog(page, 'Share')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'Share')).toHaveCount(0);
}

async function publish(page: Page): Promise<void> {
  await publishButton(page).click();
  await waitForPublication(page);
  await page.keyboard.press('Escape');
  await closeShare(page);
}

async function cancelMayas(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit shift: Maya Lindqvist, 9:00 AM - 5:00 PM' }).click();
  const form = dialog(page, 'Edit Shift');
  await form.getByRole('button', { name: 'Next' }).click();
  await form.getByRole('radio', { name: 'Canceled' }).click();
  await form.getByRole('button', { name: 'Update Shift' }).click();
  await page.clock.runFor(SHIFT_SAVE_DELAY_MS);
  await expect(form.getByText('Shift Updated!')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
}

async function deleteMarcuss(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete shift: Marcus Bell, 10:00 AM - 6:00 PM' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Shift' }).click();
  await expect(page.getByText('Shift deleted')).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  await startWith(page, { team: TEAM, shifts: SHIFTS, clock: 'controlled' });
  await page.clock.pauseAt(new Date('2026-11-19T16:41:00-05:00'));
  await expect(shiftCards(page)).toHaveCount(2);
});

test('shows "Publishing..." for 1.5 s, then the celebration for six seconds or until a key, which only closes it', async ({
  page,
}) => {
  await expect(page.getByText('Not published yet')).toBeVisible();
  await publishButton(page).click();
  const publishing = page.getByRole('button', { name: 'Publishing...' });
  await expect(publishing).toBeVisible();
  await page.clock.runFor(PUBLISH_BUTTON_MS - 1);
  await expect(publishing).toBeVisible();
  await page.clock.runFor(1);
  await expect(publishing).toHaveCount(0);
  await page.clock.runFor(PUBLISH_HANDLING_MS - 1);
  await expect(page.getByText('Schedule published successfully!')).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page.getByText('Schedule published successfully!')).toBeVisible();
  await expect(celebration(page)).toContainText('Ready to hand on to the team');
  await expect(page.getByText('All team members have been notified')).toHaveCount(0);
  await expect(celebration(page)).toContainText('2 shifts');
  await page.clock.runFor(PUBLISH_CELEBRATION_MS);
  await closeShare(page);
  await expect(publishButton(page)).toBeFocused();
  await expect(page.getByText('Not published yet')).toHaveCount(0);

  // Publishing again without changes works as before and shows one line about that.
  await page.keyboard.press('Shift+P');
  await waitForPublication(page);
  await expect(page.getByText('Nothing had changed since the last publication.')).toHaveCount(1);
  await page.keyboard.press('Shift+N');
  await expect(celebration(page)).toHaveCount(0);
  await expect(dialog(page, 'Add Shift')).toHaveCount(0);
  await expect(publishButton(page)).toBeFocused();
  await expect(dialog(page, 'Share')).toHaveCount(0);
});

for (const delayMs of [700, 1600, 2400]) {
  test(`shows the week as published without a celebration when the page was closed ${delayMs} ms after the press`, async ({
    page,
    context,
  }) => {
    await publishButton(page).click();
    await page.clock.runFor(delayMs);
    await page.close();
    const next = await context.newPage();
    await next.clock.install({ time: new Date('2026-11-19T16:42:00-05:00') });
    await next.goto('/');
    await expect(shiftCards(next)).toHaveCount(2);
    await expect(publishButton(next)).toBeVisible();
    await expect(next.getByText('Not published yet')).toHaveCount(0);
    await next.clock.runFor(PUBLISH_BUTTON_MS + PUBLISH_HANDLING_MS);
    await expect(celebration(next)).toHaveCount(0);
    await expect(next.getByText('Schedule published successfully!')).toHaveCount(0);
  });
}

test('counts an edit made after the press as unpublished', async ({ page }) => {
  await publishButton(page).click();
  await expect(page.getByRole('button', { name: 'Publishing...' })).toBeVisible();
  await deleteMarcuss(page);
  await waitForPublication(page);
  await page.keyboard.press('Escape');
  await closeShare(page);
  await expect(changes(page, 1)).toBeVisible();
});

test('counts, marks and lists changes after a publication, also after a reload and in another tab', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByText('Not published yet')).toBeVisible();
  await publish(page);
  await expect(page.getByText(/unpublished/)).toHaveCount(0);
  await expect(other.getByText('Not published yet')).toHaveCount(0);
  await cancelMayas(page);
  await deleteMarcuss(page);
  await expect(changes(page, 2)).toBeVisible();
  await expect(changes(other, 2)).toBeVisible();
  await other.close();
  const mayas = page.getByRole('listitem', { name: /Maya Lindqvist.*not published yet/ });
  await expect(mayas).toHaveCount(1);
  await page.reload();
  await expect(mayas).toHaveCount(1);
  await changes(page, 2).click();
  const list = dialog(page, 'Unpublished changes');
  await expect(list.getByRole('listitem')).toHaveText([
    /Maya Lindqvist.*9:00 AM - 5:00 PM.*was Confirmed.*Changed/,
    /Marcus Bell.*10:00 AM - 6:00 PM.*Removed/,
  ]);
  await page.clock.resume();
  await expectAccessible(page);
  await list.getByRole('button', { name: /^Marcus Bell.*Removed$/ }).click();
  await expect(list).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(changes(page, 1)).toBeVisible();
  await publish(page);
  await expect(mayas).toHaveCount(0);
  await expect(page.getByText(/unpublished/)).toHaveCount(0);
});

test('changes the week and publishes by page events and shortcut keys from any page', async ({ page }) => {
  const range = (text: RegExp) => page.getByRole('button', { name: text });
  await page.evaluate(() => window.dispatchEvent(new Event('navigateNextWeek')));
  await expect(range(/Nov 23 - Nov 29/)).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('navigatePreviousWeek')));
  await expect(range(/Nov 16 - Nov 22/)).toBeVisible();
  await page.getByRole('link', { name: 'Employees' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Employees' })).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('publishSchedule')));
  await page.clock.runFor(PUBLISH_HANDLING_MS);
  await expect(celebration(page)).toBeVisible();
  await page.mouse.click(1300, 30);
  await expect(celebration(page)).toHaveCount(0);
  await expect(dialog(page, 'Share')).toHaveCount(0);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.keyboard.press('Shift+P');
  await expect(page.getByRole('status').filter({ hasText: 'Publishing...' })).toBeInViewport();
  await waitForPublication(page);
  // Moves off every button, so that no tooltip is open.
  await page.mouse.move(0, 0);
  await page.clock.resume();
  await expectAccessible(page);
});

test('asks before publishing weeks that are not shown, and can show such a week instead', async ({
  page,
}) => {
  const question = page.getByRole('alertdialog', { name: 'Publish the schedule?' });
  await page.getByRole('button', { name: 'Next week' }).click();
  await publishButton(page).click();
  await expect(question).toContainText('2 shifts will be published.');
  await page.keyboard.press('Escape');
  await expect(publishButton(page)).toBeFocused();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.keyboard.press('Shift+P');
  await page.clock.resume();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Nov 16 - Nov 22 2 shifts' }).click();
  await expect(shiftCards(page)).toHaveCount(2);
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.keyboard.press('Shift+P');
  await question.getByRole('button', { name: 'Publish Nov 16 - 22' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Publishing...' })).toBeInViewport();
  await expect(celebration(page)).toContainText('Nov 16 - Nov 22');
});

test('shares from the celebration, which confirms the share and is not followed by the Share dialog', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await publishButton(page).click();
  await waitForPublication(page);
  const copy = celebration(page).getByRole('button', { name: 'Copy link' });
  await expect(copy).toBeEnabled();
  await page.clock.runFor(PUBLISH_CELEBRATION_MS - 1);
  await page.keyboard.press('Tab');
  await expect(copy).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(celebration(page)).toContainText('All team members have been notified');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/share#1');
  await page.clock.runFor(PUBLISH_CELEBRATION_MS);
  await expect(celebration(page)).toHaveCount(0);
  await expect(dialog(page, 'Share')).toHaveCount(0);

  // Nothing has changed since, so the sentence is still true.
  await publishButton(page).click();
  await waitForPublication(page);
  await expect(celebration(page)).toContainText('All team members have been notified');
  await page.keyboard.press('Escape');
  await cancelMayas(page);
  await publishButton(page).click();
  await waitForPublication(page);
  await expect(celebration(page)).toContainText('Ready to hand on to the team');
});

test.describe('publishing on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  if (process.env.ROUNDS !== undefined) {
    test('hides the publish bar when the shown week is published', async ({ page }) => {
      await expect(page.getByText('Not published yet')).toBeVisible();
      await publishButton(page).tap();
      await waitForPublication(page);
      await page.touchscreen.tap(200, 600);
      await closeShare(page);
      await expect(publishButton(page)).toHaveCount(0);
      await page.clock.resume();
      await expectAccessible(page);
    });
  }
});
