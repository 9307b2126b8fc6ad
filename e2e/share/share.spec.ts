import { expect, type Page, test } from '@playwright/test';
import { decodeQR } from 'qr/decode.js';
import { expectAccessible } from '@/e2e/support/accessibility';
import { findSpills } from '@/e2e/support/hostile/spills';
import { answerAllTheSame, publishAllTheSame } from '@/e2e/support/publish';
import { TEAM, WEEK_SHIFTS } from '@/e2e/support/sample-team';
import { dialog, shiftCards } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';
import { PUBLISH_BUTTON_MS, PUBLISH_HANDLING_MS } from '@/lib/timing';

const QUICK = { 'brigade-effects': 'quick' };
const TABS = ['Link', 'Calendar files', 'Print and picture', 'Text', 'Spreadsheet'];
/** The deep run has time for more looks. */
const isDeep = process.env.ROUNDS !== undefined;
const share = (page: Page) => dialog(page, 'Share');
const celebration = (page: Page) => dialog(page, 'Schedule Published!');
const linkField = (page: Page) => share(page).getByLabel('Link for everybody');

/** Decodes the QR code of that name as it is drawn. */
async function scan(page: Page, name: string): Promise<string> {
  const code = share(page).getByRole('img', { name });
  // The layout width, because the box on screen is smaller during the opening animation.
  const width = await code.evaluate((element) => Number.parseFloat(getComputedStyle(element).width));
  const modules = Number((await code.getAttribute('viewBox'))?.split(' ').at(-1));
  const drawn = (await code.locator('path').last().getAttribute('d')) ?? '';
  const pixels = width / modules;
  expect(Number.isInteger(pixels) && pixels >= 2).toBe(true);
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y, run] of drawn.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let down = 0; down < pixels; down += 1) {
      const start = (Number(y) * pixels + down) * width + Number(x) * pixels;
      data.fill(0, start * 4, (start + Number(run) * pixels) * 4);
    }
  }
  return decodeQR({ width, height: width, data }, { effort: 2, timeLimit: 2000 });
}

/** A fake share sheet that accepts the first share, is closed on later ones and records all of them. */
async function fakeSystemShare(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const taken: ShareData[] = [];
    Object.assign(window, { taken });
    Object.defineProperty(navigator, 'canShare', { value: () => true });
    Object.defineProperty(navigator, 'share', {
      value: async (data: ShareData) => {
        taken.push(data);
        if (taken.length > 1) throw new DOMException('', 'AbortError');
      },
    });
  });
}

const takenBySystem = (page: Page) =>
  page.evaluate(() => (window as unknown as { taken: readonly ShareData[] }).taken);

test('shares the week after the celebration by link, QR code and a personal link for each employee', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await startWith(page, { team: TEAM, shifts: WEEK_SHIFTS, clock: 'controlled' });
  await page.clock.pauseAt(new Date('2026-11-19T16:41:00-05:00'));
  await expect(shiftCards(page)).toHaveCount(63);
  await publishAllTheSame(page);
  await page.clock.runFor(PUBLISH_BUTTON_MS);
  await page.clock.runFor(PUBLISH_HANDLING_MS);
  await expect(celebration(page)).toBeVisible();
  await expect(page.getByText('Schedule published successfully!')).toBeVisible();
  await expect(share(page)).toHaveCount(0);
  await page.keyboard.press('x');
  await expect(celebration(page)).toHaveCount(0);
  await expect(share(page).getByText('Published Thu, Nov 19, 4:41 PM')).toBeVisible();
  await expect(share(page).getByText('Nov 16 - Nov 22', { exact: true })).toBeVisible();

  await page.clock.resume();
  await expect(linkField(page)).toHaveValue(/\/share#1/);
  const link = await linkField(page).inputValue();
  expect(link.length).toBeLessThan(1200);
  await share(page).getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(share(page).getByText('Link copied')).toBeVisible();
  await expect(page.getByText('All team members have been notified')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  expect(await scan(page, 'QR code of the link to this week')).toBe(link);

  await share(page).getByLabel('Search people').fill('maya');
  await share(page).getByRole('button', { name: 'Copy the link for Maya Lindqvist' }).click();
  await expect(share(page).getByRole('listitem')).toHaveText([/Maya Lindqvist.*Link copied/]);
  const own = await page.evaluate(() => navigator.clipboard.readText());
  expect(own).not.toBe(link);
  expect(own.length).toBeLessThan(link.length);

  const opened = context.waitForEvent('page');
  await share(page).getByRole('link', { name: 'Open' }).click();
  const staffPage = await opened;
  await expect(staffPage.getByText('Maya Lindqvist').first()).toBeVisible();
  await expect(staffPage.getByText('Owen Kessler').first()).toBeVisible();
  await staffPage.goto(own);
  await expect(staffPage.getByText('Maya Lindqvist').first()).toBeVisible();
  await expect(staffPage.getByText('Owen Kessler')).toHaveCount(0);
  await staffPage.close();

  await page.keyboard.press('Escape');
  await expect(share(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Publish Nov/ })).toBeFocused();
});

test('shares by keyboard before and after the first publication, and the changes since', async ({ page }) => {
  await startWith(page, { team: TEAM, shifts: WEEK_SHIFTS, stored: QUICK });
  const button = page.getByRole('button', { name: 'Share' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(share(page).getByText('Nothing is published yet')).toBeVisible();
  if (isDeep) await expectAccessible(page);
  const tabs = share(page).getByRole('tab');
  await expect(tabs).toHaveText(TABS);
  await tabs.first().focus();
  await page.keyboard.press('End');
  await expect(share(page).getByRole('tab', { name: 'Spreadsheet' })).toBeFocused();
  await expect(share(page).getByText('Nothing is published yet')).toHaveCount(0);
  await expect(share(page).getByRole('tabpanel').getByRole('button').first()).toBeVisible();
  await page.keyboard.press('Home');
  await share(page).getByRole('button', { name: 'Publish' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Publish all the same' })).toBeFocused();
  await page.keyboard.press('Enter');

  // Without a celebration the dialog opens immediately with the published week.
  await expect(linkField(page)).toHaveValue(/\/share#1/);
  for (const tab of TABS) {
    await share(page).getByRole('tab', { name: tab }).click();
    await expect(share(page).getByRole('tabpanel', { name: tab }).getByRole('button').first()).toBeVisible();
  }
  await share(page).getByRole('tab', { name: 'Link' }).click();
  await share(page).getByRole('button', { name: 'Next week' }).focus();
  await page.keyboard.press('Enter');
  await expect(share(page).getByText('Nov 23 - Nov 29')).toBeVisible();
  await expect(share(page).getByText('This week is not published yet')).toBeVisible();
  await share(page).getByRole('button', { name: 'Previous week' }).focus();
  await page.keyboard.press('Enter');
  await expect(linkField(page)).toHaveValue(/\/share#1/);
  const link = await linkField(page).inputValue();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(share(page)).toHaveCount(0);
  await expect(button).toBeFocused();

  await page
    .getByRole('button', { name: /^Delete shift: Elena Marchetti/ })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Shift' }).click();
  await expect(page.getByRole('button', { name: '1 unpublished change' })).toBeVisible();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(share(page).getByText('1 change of this week since then is not in it.')).toBeVisible();
  await expect(linkField(page)).toHaveValue(link);
  await share(page).getByRole('button', { name: 'Publish' }).click();
  await answerAllTheSame(page);
  await expect(linkField(page)).toHaveValue(/\/share#2/);
  await expect(linkField(page)).not.toHaveValue(link);
  await expect(share(page).getByText(/not in it/)).toHaveCount(0);
});

test.describe('sharing on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('opens Share and sends links through the share sheet of the system', async ({ page }) => {
    await fakeSystemShare(page);
    await startWith(page, { team: TEAM, shifts: WEEK_SHIFTS, stored: QUICK });
    await page.getByRole('button', { name: /^Publish Nov/ }).tap();
    await answerAllTheSame(page);
    await expect(linkField(page)).toHaveValue(/\/share#1/);
    const link = await linkField(page).inputValue();
    await share(page).getByRole('button', { name: 'Share', exact: true }).tap();
    await expect(share(page).getByText('Link handed on')).toBeVisible();
    expect(await takenBySystem(page)).toEqual([{ url: link, title: 'Shifts Nov 16 - Nov 22' }]);
    await share(page).getByRole('button', { name: 'Share the link for Theo Brandt' }).tap();
    await expect.poll(async () => (await takenBySystem(page)).length).toBe(2);
    await expect(share(page).getByRole('listitem').filter({ hasText: 'Theo Brandt' })).toContainText(
      'shifts',
    );
    expect(await findSpills(page)).toEqual([]);
    await expectAccessible(page);

    await share(page).getByRole('button', { name: 'Close' }).tap();
    await expect(share(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'More', exact: true }).tap();
    await page.getByRole('menuitem', { name: 'Share' }).tap();
    await expect(linkField(page)).toHaveValue(link);
  });
});
