import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { TEAM, WEEK_SHIFTS } from '@/e2e/support/sample-team';
import { shiftCards } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';

const FRIDAY = /Friday, November 20/;

const dialog = (page: Page) => page.getByRole('dialog', { name: 'About the day' });
const noteButton = (page: Page) =>
  page.getByRole('button', { name: /Change what is said of Friday, November 20/ });

async function openFriday(page: Page) {
  const day = page.getByRole('region', { name: FRIDAY });
  await day.hover();
  await day.getByRole('button', { name: /^Note on Friday/ }).click();
  await expect(dialog(page)).toBeVisible();
}

test('shows notes, a closure and an event of a day in every view, and undoes them in one step', async ({
  page,
}) => {
  await startWith(page, { team: TEAM, shifts: WEEK_SHIFTS });
  await openFriday(page);
  await expectAccessible(page);
  await dialog(page).getByLabel('Note for you').fill('Private party, 40 seats');
  await dialog(page).getByLabel('Note for the team').fill('Inventory at 3');
  await dialog(page).getByRole('radio', { name: 'Closed' }).check();
  await dialog(page).getByRole('button', { name: 'Add an event' }).click();
  await page.keyboard.type('Derby');
  await dialog(page).getByLabel('Time, if any').fill('8 PM');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page)).toBeHidden();
  const words = [
    /Closed/,
    /Derby, 8:00 PM/,
    /For the team: Inventory at 3/,
    /For you: Private party, 40 seats/,
  ];
  for (const word of words) await expect(noteButton(page)).toHaveAccessibleName(word);
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'Month' }).click();
  await expect(page.getByRole('button', { name: /^Friday, November 20.*Closed.*Derby/ })).toBeVisible();
  await page.getByRole('tab', { name: 'Week' }).click();
  await page.getByRole('button', { name: 'By employee' }).click();
  await expect(noteButton(page)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'By day' }).click();
  await page.getByRole('button', { name: FRIDAY, pressed: false }).first().click();
  await page.getByRole('tab', { name: 'Day' }).click();
  await expect(noteButton(page)).toBeVisible();

  await page.keyboard.press('ControlOrMeta+z');
  await expect(noteButton(page)).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(noteButton(page)).toBeVisible();
  await page.reload();
  await expect(noteButton(page)).toBeVisible();
});

test('flags shifts on a closed day, and uses other opening hours as the closing time of that day', async ({
  page,
}) => {
  await startWith(page, { team: TEAM, shifts: WEEK_SHIFTS });
  await openFriday(page);
  await dialog(page).getByRole('radio', { name: 'Closed' }).check();
  await page.keyboard.press('Escape');
  await expect(noteButton(page)).toHaveAccessibleName(/^Closed/);
  const friday = page.getByRole('region', { name: FRIDAY });
  await expect(friday.getByText(/closed/i).first()).toBeAttached();
  const problems = page.getByRole('button', { name: /problems/ });
  const count = await problems.textContent();
  await noteButton(page).click();
  await dialog(page).getByRole('radio', { name: 'Other hours' }).check();
  await dialog(page).getByLabel('Opens').fill('5 PM');
  await dialog(page).getByLabel('Closes').fill('half past');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page).getByLabel('Closes')).toHaveAccessibleDescription(/5:00 PM/);
  await dialog(page).getByLabel('Closes').fill('1 AM');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(noteButton(page)).toHaveAccessibleName(/Open 5:00 PM - 1:00 AM/);
  await expect(problems).not.toHaveText(count ?? '');
});

test('edits the notes of a day by keyboard and returns the focus to the grid', async ({ page }) => {
  await startWith(page, { team: TEAM, shifts: [] });
  await page.getByRole('button', { name: FRIDAY }).first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: /^Note on Friday/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.type('Deep clean');
  await page.keyboard.press('Escape');
  await expect(noteButton(page)).toHaveAccessibleName(/For you: Deep clean/);
  await page.getByRole('button', { name: FRIDAY }).first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(noteButton(page)).toBeFocused();
});

test.describe('day notes on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('adds a team note with a tap beside the heading of the day', async ({ page }) => {
    await startWith(page, { team: TEAM, shifts: WEEK_SHIFTS });
    await page.getByRole('button', { name: /^Note on Friday/ }).tap();
    await dialog(page).getByLabel('Note for the team').fill('Bring aprons');
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Save' }).tap();
    await expect(noteButton(page)).toHaveAccessibleName(/For the team: Bring aprons/);
    await expect(shiftCards(page).first()).toBeVisible();
    await expectAccessible(page);
  });
});

test('shares the team note in link, text and print, but never the private note', async ({
  page,
  context,
}) => {
  const publication = { id: 'publication', at: 1, shiftCount: WEEK_SHIFTS.length, since: [] };
  const stored = { 'brigade-publication': JSON.stringify(publication) };
  await startWith(page, { team: TEAM, shifts: WEEK_SHIFTS, stored });
  await openFriday(page);
  await dialog(page).getByLabel('Note for you').fill('Watch the till');
  await dialog(page).getByLabel('Note for the team').fill('Inventory at 3');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(noteButton(page)).toBeVisible();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const share = page.getByRole('dialog', { name: 'Share' });
  const link = share.getByLabel('Link for everybody');
  await expect(link).toHaveValue(/&y=/);
  const address = await link.inputValue();
  await share.getByRole('tab', { name: 'Text' }).click();
  const text = share.getByLabel('Text to paste');
  await expect(text).toHaveValue(/\n\nGood to know\nFri, Nov 20: Inventory at 3\n\n/);
  await expect(text).not.toHaveValue(/till/);

  const phone = await context.newPage();
  await phone.goto(address);
  await expect(phone.getByRole('region', { name: 'Good to know' })).toContainText('Inventory at 3');
  await expect(phone.getByText('Watch the till')).toHaveCount(0);
  await expectAccessible(phone);

  await page.keyboard.press('Escape');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Watch the till').filter({ visible: true })).toHaveCount(0);
});

test('imports events from a calendar file after a preview, and adds none when the file is read again', async ({
  page,
}) => {
  const file = {
    name: 'fixtures.ics',
    mimeType: 'text/calendar',
    buffer: Buffer.from(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        ...['Home - Leeds', 'York - Home', 'Cup final'].flatMap((title, index) => [
          'BEGIN:VEVENT',
          `UID:match-${index}`,
          `DTSTART:202611${20 + index}T200000`,
          `DTEND:202611${20 + index}T220000`,
          `SUMMARY:${title}`,
          'ATTENDEE:mailto:ana@example.com',
          'END:VEVENT',
        ]),
        'END:VCALENDAR',
      ].join('\r\n'),
    ),
  };
  await startWith(page, { team: TEAM, shifts: WEEK_SHIFTS });
  await openFriday(page);
  await dialog(page).getByRole('button', { name: 'From a calendar file' }).click();
  const events = page.getByRole('dialog', { name: 'Events from a calendar file' });
  await expectAccessible(page);
  await events.getByLabel('Choose a file').setInputFiles(file);
  await expect(events.getByText('3 events found.')).toBeVisible();
  await events.getByLabel('Only those with').fill('home');
  await expect(events.getByRole('list', { name: 'Events' }).getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await events.getByRole('button', { name: 'Add 2 events' }).click();
  await expect(events).toBeHidden();
  await expect(noteButton(page)).toHaveAccessibleName(/Home - Leeds, 8:00 PM - 10:00 PM/);
  await expect(page.getByRole('region', { name: /Saturday, November 21/ })).toContainText('York - Home');
  await expect(page.getByRole('region', { name: /Sunday, November 22/ })).not.toContainText('Cup final');

  await noteButton(page).click();
  await dialog(page).getByRole('button', { name: 'From a calendar file' }).click();
  await events.getByLabel('Choose a file').setInputFiles(file);
  await events.getByLabel('Only those with').fill('home');
  await expect(events.getByText('All of them are on their days already.')).toBeVisible();
  await expect(events.getByRole('button', { name: 'Add 2 events' })).toBeDisabled();
  await events
    .getByLabel('Choose another file')
    .setInputFiles({ ...file, buffer: Buffer.from('no calendar') });
  await expect(events.getByText(/This is no calendar file/)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(noteButton(page)).toHaveCount(0);
});
