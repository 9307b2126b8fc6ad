import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { announcedShift, LINK_KEYS, replyLink } from '@/e2e/support/requests/replies';
import { DINNER_SHIFT, TEAM } from '@/e2e/support/sample-team';
import { startWith, waitForLaterParts } from '@/e2e/support/storage/starting-state';
import { day } from '@/tests/support/records';

const OPEN = { employeeName: '', role: 'Server', date: '2026-11-21', startTime: '17:00', endTime: '23:00' };
const THEO = { employeeName: 'Theo Brandt', date: '2026-11-22', startTime: '09:00', endTime: '15:00' };
/** Maya's dinner, an open shift on Saturday and Theo's Sunday shift. */
const SHIFTS = [DINNER_SHIFT, OPEN, THEO];
const MAYA = 'e-2';
const ROSA = 'e-8';

const dinner = announcedShift('s-0', '2026-11-20', '16:00', '23:00');
const saturday = announcedShift('s-1', '2026-11-21', '17:00', '23:00');
const sunday = announcedShift('s-2', '2026-11-22', '09:00', '15:00');

const claim = { kind: 'claim', number: 'a1', note: '', shift: saturday } as const;
const swap = {
  kind: 'swap',
  number: 'b2',
  note: 'My sister comes on Friday',
  shift: dinner,
  to: 'Theo Brandt',
  other: sunday,
} as const;
const timeOff = {
  kind: 'timeOff',
  number: 'c3',
  note: '',
  from: day('2026-11-20'),
  to: day('2026-11-21'),
  offKind: 'paid',
} as const;

const cards = (page: Page) =>
  page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
const card = (page: Page, text: string) => cards(page).filter({ hasText: text });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const notice = (page: Page, text: string) => page.getByText(text, { exact: true });

async function start(page: Page, path: string, stored: Readonly<Record<string, string>> = {}): Promise<void> {
  await startWith(page, { team: TEAM, shifts: SHIFTS, stored: { ...LINK_KEYS, ...stored }, path });
}

/** Pastes text into the page while no field has the focus. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    document.body.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, text);
}

/** The id of the availability request among the stored business settings. */
const storedAskId = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const records: { id: string; value?: { id: string } }[] = JSON.parse(
      localStorage.getItem('brigade-business-settings') ?? '[]',
    );
    return records.find(({ id }) => id === 'availabilityAsk')?.value?.id;
  });

test('shows the requests of an opened reply link with their effects and decides them', async ({ page }) => {
  const link = await replyLink('Maya Lindqvist', [claim, swap, timeOff], MAYA);
  await start(page, link);
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
  await expect(page).toHaveTitle('Inbox · Brigade');
  await expect(cards(page)).toHaveCount(3);
  await expect(page).toHaveURL(/\/inbox$/);
  await expect(notice(page, '3 new requests')).toBeVisible();
  const first = card(page, 'would take an open shift');
  await expect(first).toContainText('From their own link');
  await expect(first).toContainText('Open → Maya Lindqvist');
  await expect(first).toContainText('No rule is broken');
  await expect(card(page, 'swap a shift with Theo Brandt')).toContainText('My sister comes on Friday');
  await expect(card(page, 'asks for time off')).toContainText('1 shift is planned for them then:');
  await expectAccessible(page);

  await first.getByRole('button', { name: 'Approve: Maya Lindqvist would take an open shift' }).click();
  await expect(tab(page, 'Approved (1)')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Approve: .* swap a shift/ })).toBeFocused();
  // The swap is checked against the approved request, and so are the remaining ones.
  await expect(card(page, 'swap a shift')).toContainText('Less than 11 h rest after Sat 5:00 PM - 11:00 PM');
  await page.getByRole('region', { name: 'Notice' }).getByRole('button', { name: 'Undo' }).click();
  await expect(tab(page, 'Open (3)')).toBeVisible();

  await card(page, 'asks for time off').getByRole('switch', { name: 'Make this shift open' }).click();
  await expect(card(page, 'asks for time off')).toContainText('Maya Lindqvist → Open');
  await card(page, 'asks for time off')
    .getByRole('button', { name: /^Approve/ })
    .click();
  // This makes the approved request outdated.
  const stale = card(page, 'swap a shift');
  await expect(stale).toContainText('The shift is open by now. It can only be declined.');
  await expect(stale.getByRole('button', { name: /^Approve/ })).toHaveCount(0);
  await stale.getByRole('button', { name: /^Decline/ }).click();
  await page.keyboard.press('Escape');
  await expect(stale.getByRole('button', { name: /^Decline/ })).toBeFocused();
  await page.keyboard.press('Enter');
  const word = stale.getByRole('textbox', { name: 'A word to Maya Lindqvist (optional)' });
  await expect(word).toBeFocused();
  await expect(word).toHaveValue('The shift is open by now.');
  await word.fill('You have that day off.');
  await word.press('Enter');
  await tab(page, 'Declined (1)').click();
  await expect(card(page, 'swap a shift')).toContainText('You have that day off.');
  await expectAccessible(page);

  await page.reload();
  await expect(tab(page, 'Open (1)')).toBeVisible();
  await expect(tab(page, 'Approved (1)')).toBeVisible();
});

test('marks requests that are outdated, not verified or against a rule', async ({ page }) => {
  await start(page, '/inbox', { 'brigade-dark-mode': 'true' });
  const gone = announcedShift('s-9', '2026-11-21', '17:00', '23:00');
  const changed = { ...saturday, endTime: dinner.startTime };
  const asked = [{ ...claim, number: 'd1', shift: gone }, { ...claim, number: 'd2', shift: changed }, claim];
  await page.goto(await replyLink('Rosa Delgado', asked));
  await expect(cards(page)).toHaveCount(3);
  await expect(cards(page).nth(0)).toContainText('The shift is no longer in the schedule.');
  await expect(cards(page).nth(1)).toContainText(
    'The shift has changed since: it is Sat Nov 21, 5:00 PM - 11:00 PM now.',
  );
  await expect(cards(page).nth(2)).toContainText(
    'Not verified: it did not come from Rosa Delgado’s own link',
  );
  await expect(cards(page).nth(2)).toContainText('Rosa Delgado is a Cook');
  await expect(page.getByRole('button', { name: /^Approve/ })).toHaveCount(0);
  await expectAccessible(page);
});

test('reads replies from a chat pasted anywhere and reports known, damaged and foreign ones', async ({
  page,
}) => {
  await start(page, '/');
  await waitForLaterParts(page);
  const mine = await replyLink('Maya Lindqvist', [claim, timeOff], MAYA);
  const foreign = await replyLink('Maya Lindqvist', [claim], undefined, { workplace: 'BwYFBAMCAQA' });
  const seen = {
    kind: 'seen',
    number: 'e1',
    note: '',
    firstDay: day('2026-11-16'),
    publishedAt: 1_795_512_600_000,
  } as const;
  const rosas = await replyLink('Rosa Delgado', [seen], ROSA);
  const chat = [
    `[11/19/26, 2:15 PM] Maya: My reply https://brigade.example${mine}`,
    `[11/19/26, 2:16 PM] Rosa: https://brigade.example${rosas}`,
    `[11/19/26, 2:17 PM] Maya: https://brigade.example${foreign}`,
    '[11/19/26, 2:18 PM] Ben: https://brigade.example/inbox#1.AAAABBBBCCCC',
    '[11/19/26, 2:19 PM] Ben: https://brigade.example/inbox#7.AAAABBBBCCCC',
  ].join('\n');
  await paste(page, chat);
  await expect(notice(page, '2 new requests')).toBeVisible();
  await expect(
    page.getByText(
      '1 answer that the week was seen. 1 reply is for another workplace. 1 reply is damaged: ask for it once more. 1 reply is of a newer version: reload Brigade',
    ),
  ).toBeVisible();
  await paste(page, chat);
  await expect(notice(page, '3 were known already')).toBeVisible();

  await page.getByRole('button', { name: 'Notifications, 2 unread' }).click();
  const list = page.getByRole('dialog', { name: 'Notifications' });
  await expect(list.getByText('Maya Lindqvist asks for time off')).toBeVisible();
  await list.getByRole('link', { name: /^Inbox/ }).click();
  await expect(tab(page, 'Open (2)')).toBeVisible();
  await page.getByRole('button', { name: /^Kind/ }).click();
  await page.getByRole('option', { name: 'Time off' }).click();
  await expect(cards(page)).toHaveCount(1);

  await page.getByRole('button', { name: 'Paste replies' }).click();
  const dialog = page.getByRole('dialog', { name: 'Replies of the team' });
  await expect(dialog.getByRole('textbox', { name: 'Replies' })).toBeFocused();
  await dialog.getByRole('textbox', { name: 'Replies' }).fill('Nothing here');
  await dialog.getByRole('button', { name: 'Take in' }).click();
  await expect(dialog.getByText('There is no reply in it.')).toBeVisible();
  await expectAccessible(page);
  await dialog.locator('input[type="file"]').setInputFiles({
    name: 'chat.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(await replyLink('Theo Brandt', [{ ...timeOff, number: 'f1' }], 'e-3')),
  });
  await expect(dialog).toHaveCount(0);
  await expect(tab(page, 'Open (3)')).toBeVisible();
});

test('applies the first decision when two tabs decide the same request', async ({ page, context }) => {
  await start(page, await replyLink('Maya Lindqvist', [claim], MAYA));
  await expect(cards(page)).toHaveCount(1);
  const other = await context.newPage();
  await other.clock.setFixedTime(new Date('2026-11-19T16:40:00-05:00'));
  await other.goto('/inbox');
  await expect(cards(other)).toHaveCount(1);
  await page.getByRole('button', { name: /^Approve/ }).click();
  await expect(tab(other, 'Approved (1)')).toBeVisible();
  await expect(cards(other)).toHaveCount(0);
  await expect(tab(page, 'Approved (1)')).toBeVisible();
});

test('asks the team for availability and applies the answers', async ({ page }) => {
  await start(page, '/inbox');
  await page.getByRole('button', { name: 'Ask for availability' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask the team for availability' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  await expect(
    dialog.getByText(/^The last day is Thursday, November 26: 0 of 14 have answered/),
  ).toBeVisible();
  await expect.poll(() => storedAskId(page)).toBeDefined();
  const ask = (await storedAskId(page)) ?? '';
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).click();

  const week = (number: string, weekday: number) =>
    ({ kind: 'availability', number, note: '', weekly: [{ weekday, kind: 'off' }], ask }) as const;
  const replies = [
    await replyLink('Maya Lindqvist', [week('g1', 1)]),
    await replyLink('Theo Brandt', [week('g2', 2)]),
  ];
  await paste(page, replies.join('\n'));
  await expect(tab(page, 'Open (2)')).toBeVisible();
  await expect(card(page, 'Maya Lindqvist')).toContainText('Monday: not available');
  await page.getByRole('button', { name: 'Availability: 2 of 14' }).click();
  await dialog.getByRole('button', { name: 'Take over 2 weeks' }).click();
  const preview = page.getByRole('alertdialog', { name: 'Take these weeks over?' });
  await expect(preview.getByText('Tuesday: not available')).toBeVisible();
  await expectAccessible(page);
  await preview.getByRole('button', { name: 'Take over 2 weeks' }).click();
  await expect(dialog.getByRole('cell', { name: 'Taken over' })).toHaveCount(2);
  await expect(dialog.getByRole('cell', { name: 'Missing' })).toHaveCount(12);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(tab(page, 'Approved (2)')).toBeVisible();
});

test('decides requests in German by keyboard', async ({ page }) => {
  await start(page, await replyLink('Maya Lindqvist', [timeOff, claim], MAYA), {
    settings: JSON.stringify({ language: 'de', timezone: 'system' }),
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Posteingang' })).toBeVisible();
  await tab(page, 'Offen (2)').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Genehmigt (0)')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowLeft');
  const first = page.getByRole('button', { name: 'Genehmigen: Maya Lindqvist bittet um Abwesenheit' });
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Genehmigen: .* offene Schicht/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Leider schon vergeben');
  await page.keyboard.press('Enter');
  await expect(tab(page, 'Abgelehnt (1)')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Weitergegeben: die Antwort für Maya Lindqvist' }).focus();
  await page.keyboard.press('Enter');
  // The section disappears with its last answer.
  await expect(page.getByRole('region', { name: 'Antworten zum Weitergeben' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
