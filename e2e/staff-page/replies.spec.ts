import { expect, test } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { watchPage } from '@/e2e/support/page-watch';
import {
  announced,
  asked,
  BENS,
  copiedReply,
  dialog,
  HOUSE,
  keptKeys,
  linkOf,
  NOW,
  OPEN,
  region,
  sendReply,
  WEEK,
} from './answerable-links';

test.use({ viewport: { width: 390, height: 844 } });

test.describe('replies in English', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'], hasTouch: true });

  test('collects every kind of request, copies the reply and marks the reply as sent', async ({
    page,
    baseURL,
  }) => {
    const misdeeds = await watchPage(page, baseURL);
    await page.clock.setFixedTime(NOW);
    await page.goto(await linkOf(WEEK, HOUSE));
    await expect(page.getByText('Choose your name to say that you can take one.')).toBeVisible();
    await page.getByRole('button', { name: 'Maya Lindqvist' }).tap();
    await expect(page.getByText('Say so if you can take one.')).toBeVisible();
    await expectAccessible(page);
    expect(await keptKeys(page)).toEqual([]);

    await test.step('claims an open shift, only if it is in the future', async () => {
      const take = region(page, 'Open shifts').getByRole('button');
      await expect(take).toHaveCount(1);
      await expect(take).toHaveAccessibleName('I can take it: Fri, Nov 20, 6:00 PM - 11:30 PM');
      await take.press('Enter');
      await expect(take).toHaveText('Take back');
      await expect(take).toBeFocused();
      await expect(region(page, 'Reply').getByText('1 answer not sent yet')).toBeVisible();
      await take.press('Enter');
      await expect(sendReply(page)).toHaveCount(0);
      await take.press('Enter');
      expect(await keptKeys(page)).toEqual(['brigade-replies']);
    });

    await test.step('asks for a swap with a person and a shift', async () => {
      const leave = page.getByRole('button', { name: /^Swap or give away/ });
      await expect(leave).toHaveCount(1);
      await leave.press('Enter');
      const sheet = dialog(page, 'Swap or give away');
      await expect(sheet.getByText('Thu, Nov 19, 5:30 PM - 1:00 AM')).toBeVisible();
      await sheet.getByRole('radio', { name: 'Swap' }).check();
      await sheet.getByRole('button', { name: 'Agreed with' }).click();
      await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Nobody yet', 'Ben Okafor']);
      await page.getByRole('option', { name: 'Ben Okafor' }).click();
      await sheet.getByRole('button', { name: 'Shift in return' }).click();
      // Past shifts cannot be offered in return.
      await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(2);
      await page.getByRole('option', { name: 'Sat, Nov 21, 8:00 AM - 2:00 PM' }).click();
      await sheet.getByRole('textbox', { name: 'A word to your manager' }).fill('Dentist at ten');
      await expectAccessible(page);
      await sheet.getByRole('button', { name: 'Add to the reply' }).click();
      await expect(sheet).toHaveCount(0);
      await expect(page.getByRole('button', { name: /^Take back: Thu, Nov 19/ })).toBeFocused();
    });

    await test.step('marks the week as seen, asks for time off and sets the availability', async () => {
      await page.getByRole('button', { name: 'I have seen this week' }).tap();
      await page.getByRole('button', { name: 'Ask for time off' }).tap();
      const off = dialog(page, 'Ask for time off');
      await off.getByRole('button', { name: 'Add to the reply' }).tap();
      await expect(off.getByText('Please choose a day.')).toBeVisible();
      await expect(off.getByLabel('First day')).toBeFocused();
      await off.getByLabel('First day').fill('2026-12-18');
      await off.getByLabel('Last day').fill('2026-12-17');
      await off.getByRole('button', { name: 'Add to the reply' }).tap();
      await expect(off.getByText('The last day is before the first.')).toBeVisible();
      await off.getByLabel('Last day').fill('2026-12-21');
      await off.getByRole('radio', { name: 'Paid', exact: true }).check();
      await expectAccessible(page);
      await off.getByRole('button', { name: 'Add to the reply' }).tap();
      await expect(page.getByRole('button', { name: 'Ask for time off' })).toBeFocused();

      await page.getByRole('button', { name: 'Send my availability' }).tap();
      const week = dialog(page, 'When can you work?');
      await week
        .getByRole('radiogroup', { name: 'Sunday' })
        .getByRole('radio', { name: 'Not available' })
        .check();
      await week.getByRole('radiogroup', { name: 'Monday' }).getByRole('radio', { name: 'Hours' }).check();
      const hours = week.getByRole('group', { name: 'Hours on Monday' });
      await hours.getByLabel('From').fill('never');
      await week.getByRole('button', { name: 'Add to the reply' }).tap();
      await expect(hours.getByText('Please enter a time like 9:00 AM')).toBeVisible();
      await hours.getByLabel('From').fill('10 AM');
      await expectAccessible(page);
      await week.getByRole('button', { name: 'Add to the reply' }).tap();
      await expect(week).toHaveCount(0);
    });

    const rows = [
      /^Availability, every week.*Not sent yet$/,
      /^Time off: Dec 18 - Dec 21 \(Paid\).*Not sent yet$/,
      /^Seen: Nov 16 - Nov 22.*Not sent yet$/,
      /^Swap Thu, Nov 19, .* with Ben Okafor for Sat, Nov 21, .*Dentist at ten.*Not sent yet$/,
      /^Take the open shift Fri, Nov 20, .*Not sent yet$/,
    ];
    await expect(asked(page)).toHaveText(rows);
    await expect(page.getByText('5 answers not sent yet')).toBeVisible();
    await expectAccessible(page);

    await test.step('keeps the end of the page visible above the reply bar', async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const [last, bar] = await Promise.all([
        region(page, 'Everybody').getByRole('listitem').last().boundingBox(),
        region(page, 'Reply').boundingBox(),
      ]);
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
      expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeCloseTo(844, 0);
      const button = await sendReply(page).boundingBox();
      expect(button?.height).toBeGreaterThanOrEqual(44);
    });

    await test.step('copies a reply with all requests except the removed one', async () => {
      await sendReply(page).press('Enter');
      const sheet = dialog(page, 'Your reply');
      await expect(sheet.getByText('Nobody has it yet.')).toBeVisible();
      await expect(sheet.getByRole('listitem')).toHaveCount(5);
      await sheet.getByRole('button', { name: /^Take out: Time off/ }).tap();
      await expect(sheet.getByRole('listitem')).toHaveCount(4);
      await expectAccessible(page);
      await sheet.getByRole('button', { name: 'Copy' }).tap();
      await expect(sheet.getByText('Have you sent it?')).toBeVisible();
      const reply = await copiedReply(page);
      expect(reply).toEqual({
        workplace: HOUSE.workplace,
        name: 'Maya Lindqvist',
        language: 'en',
        madeAt: NOW.getTime(),
        asked: [
          { kind: 'claim', note: '', number: expect.any(String), shift: announced(1, OPEN) },
          {
            kind: 'swap',
            note: 'Dentist at ten',
            number: expect.any(String),
            shift: announced(1),
            to: 'Ben Okafor',
            other: announced(1, BENS),
          },
          {
            kind: 'seen',
            note: '',
            number: expect.any(String),
            firstDay: WEEK.firstDay,
            publishedAt: WEEK.publishedAt,
          },
          {
            kind: 'availability',
            note: '',
            number: expect.any(String),
            weekly: [
              { weekday: 1, kind: 'hours', from: '10:00', to: '17:00' },
              { weekday: 7, kind: 'off' },
            ],
          },
        ],
      });
      await sheet.getByRole('button', { name: 'Show QR code' }).tap();
      await expect(sheet.getByRole('img', { name: 'QR code of your reply' })).toBeVisible();
      await expectAccessible(page);
      await sheet.getByRole('button', { name: 'Yes, it is sent' }).tap();
      await dialog(page, 'Your reply is sent').getByRole('button', { name: 'Done' }).tap();
      await expect(region(page, 'Reply')).toBeFocused();
      await expect(region(page, 'Reply').getByRole('status')).toHaveText('Everything is sent.');
    });

    await test.step('keeps everything after a reload, and resends a request under the same number', async () => {
      const before = await copiedReply(page);
      await page.reload();
      await expect(asked(page)).toHaveText([
        /^Availability.*Sent Tue 3:40 PM, waiting for an answer$/,
        /^Seen.*Sent Tue 3:40 PM$/,
        /^Swap.*Sent Tue 3:40 PM, waiting for an answer$/,
        /^Take.*Sent Tue 3:40 PM, waiting for an answer$/,
      ]);
      await region(page, 'Open shifts')
        .getByRole('button', { name: /^Send again/ })
        .tap();
      await expect(asked(page).last()).toContainText('To be sent again');
      await sendReply(page).tap();
      await dialog(page, 'Your reply').getByRole('button', { name: 'Copy' }).tap();
      await expect(page.getByText('Copied.')).toBeVisible();
      expect((await copiedReply(page)).asked).toEqual(before.asked.slice(0, 1));
      await page.keyboard.press('Escape');
      await expect(sendReply(page)).toBeFocused();
    });

    await test.step('removes a sent request only from this device', async () => {
      await page.getByRole('button', { name: /^Remove: Seen/ }).tap();
      const doubt = page.getByRole('alertdialog', { name: 'Remove it here?' });
      await expect(doubt).toContainText('your manager still has it');
      await expectAccessible(page);
      await doubt.getByRole('button', { name: 'Remove' }).tap();
      await expect(asked(page)).toHaveCount(3);
      expect(await keptKeys(page)).toEqual(['brigade-replies']);
    });
    expect(misdeeds).toEqual([]);
  });
});
