import { expect, test } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { startOwnServer } from '@/e2e/support/hosts/own-server';
import { waitForWorker } from '@/e2e/support/hosts/two-builds';
import { watchPage } from '@/e2e/support/page-watch';
import { answersSuffix } from '@/lib/requests/links/answers';
import { findReplies } from '@/lib/requests/reply/find-replies';
import { decodeReply } from '@/lib/requests/reply/reply-code';
import { day } from '@/tests/support/records';
import {
  announced,
  asked,
  copiedReply,
  dialog,
  keptKeys,
  linkOf,
  MAYA,
  NOW,
  region,
  sendReply,
  shift,
  WEEK,
  WEEK_OF_MAYA,
} from './answerable-links';

test.use({ viewport: { width: 390, height: 844 } });

test.describe('personal link in English', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'], hasTouch: true });

  test("sends requests with the person's code and shows the answers in the next link", async ({
    page,
    baseURL,
  }) => {
    const misdeeds = await watchPage(page, baseURL);
    await page.clock.setFixedTime(NOW);
    const link = await linkOf(WEEK_OF_MAYA, MAYA);
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 2, name: 'Maya Lindqvist' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Other name' })).toHaveCount(0);
    await expect(region(page, 'Everybody')).toHaveCount(0);
    await page.getByRole('button', { name: /^I can take it/ }).tap();
    await page.getByRole('button', { name: /^Swap or give away/ }).tap();
    const sheet = dialog(page, 'Swap or give away');
    await sheet.getByRole('textbox', { name: 'Agreed with' }).fill('Ben');
    await sheet.getByRole('button', { name: 'Add to the reply' }).tap();
    await sendReply(page).tap();
    await dialog(page, 'Your reply').getByRole('button', { name: 'Copy' }).tap();
    await expect(page.getByText('Copied.')).toBeVisible();
    const reply = await copiedReply(page);
    expect(reply.person).toEqual(MAYA.person);
    expect(reply.asked).toMatchObject([
      { kind: 'claim' },
      { kind: 'giveAway', to: 'Ben', shift: announced(1) },
    ]);
    await page.getByRole('button', { name: 'Yes, it is sent' }).tap();
    await page.getByRole('button', { name: 'Done' }).tap();

    const [claim, leave] = reply.asked.map(({ number }) => number);
    const answers = await answersSuffix({
      at: Date.now(),
      answers: [
        { number: claim ?? '', state: 'approved', word: '' },
        { number: leave ?? '', state: 'declined', word: 'We need you on Thursday' },
      ],
    });
    // In the link of the next week, requests from this week are still shown.
    const next = {
      ...WEEK_OF_MAYA,
      firstDay: day('2026-11-23'),
      people: [{ name: 'Maya Lindqvist', shifts: [shift(13, '2026-11-24', '09:00', '17:00')] }],
    };
    await page.goto(`${await linkOf(next, MAYA)}${answers}`);
    await expect(asked(page)).toHaveText([
      /^Give Thu, Nov 19, .* to Ben.*Declined: We need you on Thursday$/,
      /^Take the open shift Fri, Nov 20, .*Approved$/,
    ]);
    await expectAccessible(page);
    await page.goto(link);
    const open = region(page, 'Open shifts');
    await expect(open.getByText('Approved')).toBeVisible();
    // This week still shows the shift as open, so it can be requested once more.
    await expect(open.getByRole('button')).toHaveAccessibleName(/^I can take it: Fri, Nov 20/);
    await expect(page.getByRole('button', { name: /^Swap or give away/ })).toBeVisible();
    expect(misdeeds).toEqual([]);
  });

  test('offers no replies for a link without an identity', async ({ page }) => {
    await page.clock.setFixedTime(NOW);
    await page.goto(await linkOf(WEEK));
    await page.getByRole('button', { name: 'Maya Lindqvist' }).tap();
    await expect(page.getByText('Tell your manager if you would like one.')).toBeVisible();
    await expect(page.getByRole('button', { name: /I can take it|Swap|seen/ })).toHaveCount(0);
    expect(await keptKeys(page)).toEqual([]);
  });
});

test('warns when nothing can be stored, and still sends the reply through the share sheet', async ({
  page,
}) => {
  await page.clock.setFixedTime(NOW);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    const shared: unknown[] = [];
    Object.defineProperty(navigator, 'share', { value: async (data: unknown) => void shared.push(data) });
    Object.defineProperty(navigator, 'canShare', { value: () => true });
    Reflect.set(window, 'shared', shared);
  });
  await page.goto(await linkOf(WEEK_OF_MAYA, MAYA));
  await page.getByRole('button', { name: 'I have seen this week' }).click();
  await expect(page.getByText('This browser keeps nothing here.')).toBeVisible();
  await sendReply(page).click();
  await dialog(page, 'Your reply').getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog(page, 'Your reply is sent')).toBeVisible();
  const shared = JSON.stringify(await page.evaluate(() => Reflect.get(window, 'shared')));
  expect(shared).toContain('My reply to the schedule, Maya Lindqvist.');
  expect(await decodeReply(findReplies(shared)[0] ?? '')).toMatchObject({ kind: 'reply' });
  await page.keyboard.press('Escape');
  await expect(asked(page)).toHaveText([/Sent Tue 3:40 PM$/]);
});

test("syncs requests between two tabs and keeps the manager's stored data", async ({ page, context }) => {
  await page.clock.setFixedTime(NOW);
  await page.goto('/guide/');
  const others = { shifts: '[]', 'brigade-house-name': '"Bianchi"', mine: 'yes' };
  await page.evaluate((all) => Object.assign(localStorage, all), others);
  const link = await linkOf(WEEK_OF_MAYA, MAYA);
  await page.goto(link);
  const other = await context.newPage();
  await other.goto(link);
  await other.getByRole('button', { name: 'I have seen this week' }).click();
  await expect(page.getByText('1 answer not sent yet')).toBeVisible();
  const { 'brigade-replies': replies, ...kept } = await page.evaluate(() => ({ ...localStorage }));
  expect(kept).toEqual(others);
  expect(replies).toContain('seen');
});

test.describe('personal link without the host', () => {
  test.use({ serviceWorkers: 'allow' });

  test('keeps requests and makes the reply offline', async ({ page }) => {
    const server = await startOwnServer('out', 'plain');
    try {
      await page.clock.setFixedTime(NOW);
      await page.goto(server.url + (await linkOf(WEEK_OF_MAYA, MAYA)));
      await expect(page.getByRole('button', { name: /^I can take it/ })).toBeVisible();
      await waitForWorker(page);
      await server.stop();
      await page.reload();
      await page.getByRole('button', { name: /^I can take it/ }).click();
      await sendReply(page).click();
      const sheet = dialog(page, 'Your reply');
      await sheet.getByRole('button', { name: 'Show QR code' }).click();
      await expect(sheet.getByRole('img', { name: 'QR code of your reply' })).toBeVisible();
    } finally {
      await server.stop().catch(() => undefined);
    }
  });
});
