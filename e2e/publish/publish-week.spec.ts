import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { TEAM } from '@/e2e/support/sample-team';
import { dialog, shiftCards } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';

const SHIFTS = [
  { employeeName: 'Maya Lindqvist', date: '2026-11-19', startTime: '09:00', endTime: '17:00' },
  {
    employeeName: 'Marcus Bell',
    date: '2026-11-20',
    startTime: '10:00',
    endTime: '18:00',
    status: 'Pending',
  },
  { employeeName: 'Maya Lindqvist', date: '2026-11-26', startTime: '09:00', endTime: '17:00' },
];

const marked = (page: Page) => page.getByRole('listitem', { name: /not published yet/ });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Publish the schedule?' });
const goTo = (page: Page, week: 'Next week' | 'Previous week') =>
  page.getByRole('button', { name: week, exact: true }).click();

test('publishes a week without its pending shifts, and makes it a draft again when unpublished', async ({
  page,
}) => {
  await startWith(page, { team: TEAM, shifts: SHIFTS, stored: { 'brigade-effects': 'quick' } });
  await expect(shiftCards(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Publish other days' }).click();
  await question(page).getByRole('radio', { name: 'Hold back' }).check();
  await expect(question(page).getByRole('status')).toHaveText('1 shift will be published.');
  await expectAccessible(page);
  await question(page).getByRole('button', { name: 'Publish Nov 16 - 22' }).click();
  await expect(page.getByText('1 pending shift held back.')).toBeVisible();
  await expect(dialog(page, 'Share').getByRole('textbox', { name: 'Link for everybody' })).toHaveValue(/#1/);
  await dialog(page, 'Share').getByRole('button', { name: 'Next week' }).click();
  await expect(dialog(page, 'Share')).toContainText('This week is not published yet');
  await page.keyboard.press('Escape');
  await expect(marked(page)).toHaveCount(1);
  await goTo(page, 'Next week');
  await expect(marked(page)).toHaveCount(1);
  await expect(page.getByText('Not published yet')).toBeVisible();
  await goTo(page, 'Previous week');

  await page.getByRole('button', { name: 'Publish other days' }).click();
  await question(page).getByRole('button', { name: 'Unpublish Nov 16 - Nov 22' }).click();
  const sure = page.getByRole('alertdialog', { name: 'Unpublish Nov 16 - Nov 22?' });
  await expect(sure).toContainText(
    'Links, calendar files, pictures and texts made from now on no longer hold it.',
  );
  await sure.getByRole('button', { name: 'Unpublish Nov 16 - Nov 22' }).click();
  await expect(page.getByText('Nov 16 - Nov 22 is a draft again')).toBeVisible();
  await expect(marked(page)).toHaveCount(2);
  await page.keyboard.press('Control+z');
  await expect(marked(page)).toHaveCount(1);
});
