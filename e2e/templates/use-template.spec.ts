import { expect, type Page, test } from '@playwright/test';
import { TEAM, WEEK_SHIFTS } from '@/e2e/support/sample-team';
import {
  askWho,
  NIGHT_SERVER,
  OPENING_COOK,
  openPanel,
  storedTemplates,
} from '@/e2e/support/sample-templates';
import { addAllTheSame, dialog, shiftCards } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';

const notice = (page: Page, text: string) => page.getByText(text, { exact: true });

test("adds a shift with the template's employee immediately, and asks for one otherwise", async ({
  page,
}) => {
  test.setTimeout(60_000);
  const panel = await openPanel(page);
  await page.getByRole('button', { name: 'Use Template: Opening cook' }).click();
  await expect(notice(page, 'Shift added to schedule')).toBeVisible();
  await expect(panel).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(shiftCards(page)).toHaveCount(0);

  const day = panel.getByRole('button', { name: 'Adding to Thursday, November 19' });
  await day.click();
  await page.getByRole('button', { name: 'Friday, November 20, 2026' }).click();
  await expect(panel.getByRole('button', { name: 'Adding to Friday, November 20' })).toBeFocused();
  await page.getByRole('button', { name: 'Use Template: Opening cook' }).click();
  await expect(shiftCards(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/');
  const friday = page.locator('[data-week-column]').nth(4);
  await expect(friday.locator('[data-shift-id]')).toContainText('9:00 AM - 5:00 PM');
  await expect(friday.locator('[data-shift-id]')).toContainText('Marcus Bell');

  await page.getByRole('link', { name: 'Templates', exact: true }).click();
  const question = await askWho(page);
  const field = question.getByLabel('Employee name');
  await expect(field).toBeFocused();
  await field.fill('   ');
  await question.getByRole('button', { name: 'Add to Schedule' }).click();
  await expect(page.getByText('Please enter an employee name', { exact: true })).toHaveCount(2);

  await field.fill('marcus bell');
  await question.getByRole('button', { name: 'Add to Schedule' }).click();
  const refusal = page.getByRole('alertdialog', { name: 'Role Mismatch' });
  await expect(refusal).toContainText('Role mismatch: Marcus Bell is a Cook, not a Server.');
  await refusal.getByRole('button', { name: 'Go Back' }).click();

  await field.fill('theo');
  await expect(page.getByRole('option')).toHaveText([/Theo Brandt/]);
  await field.press('Enter');
  await question.getByRole('button', { name: 'Add to Schedule' }).click();
  await expect(page.getByText('Theo Brandt, Friday, November 20', { exact: true })).toBeVisible();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL('/');
  const theo = shiftCards(page).filter({ hasText: 'Theo Brandt' });
  await expect(theo).toContainText('8:00 PM - 4:00 AM');

  // A new name joins the team with the shift, and one undo removes both.
  await page.goForward();
  await askWho(page);
  await expect(field).toHaveValue('');
  await field.fill(' Zoe Quinn ');
  await expect(question.getByText('they join it as Server')).toBeVisible();
  await question.getByRole('button', { name: 'Add to Schedule' }).click();
  await expect(shiftCards(page).filter({ hasText: 'Zoe Quinn' })).toHaveCount(1);
  await page.keyboard.press('Shift+E');
  await expect(page.getByRole('row', { name: 'Zoe Quinn' })).toContainText('Server');
  await page.getByRole('region', { name: 'Notice' }).getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByRole('row', { name: 'Zoe Quinn' })).toHaveCount(0);
});

test('opens the calendar with the added shift from the full page, also for another employee', async ({
  page,
}) => {
  const shifts = WEEK_SHIFTS.filter(({ date }) => date === '2026-11-20');
  const stored = storedTemplates([OPENING_COOK, { ...NIGHT_SERVER, employeeName: 'Ana Gone' }]);
  await page.setViewportSize({ width: 1100, height: 600 });
  await startWith(page, { team: TEAM, shifts, stored, path: '/templates' });
  await expect(page.getByRole('heading', { level: 1, name: 'Templates' })).toBeVisible();
  await page.getByRole('button', { name: 'Adding to Thursday, November 19' }).click();
  await page.getByRole('button', { name: 'Friday, November 20, 2026' }).click();
  await page.getByRole('button', { name: 'Use Template: Night server' }).click();
  const refusal = page.getByRole('alertdialog', { name: 'Employee Not Found' });
  await expect(refusal).toContainText(
    'Employee "Ana Gone" does not exist. Please add them in the Employees tab first.',
  );
  await expect(refusal.getByRole('button', { name: 'Add Employee' })).toBeVisible();
  await refusal.getByRole('button', { name: 'Choose Somebody Else' }).click();
  const question = dialog(page, 'Add Employee');
  await question.getByLabel('Employee name').fill('Theo Brandt');
  await question.getByRole('button', { name: 'Add to Schedule' }).click();
  await expect(page).toHaveURL('/');
  await expect(shiftCards(page).filter({ hasText: '8 PM - 4 AM' })).toBeInViewport();
  await page.goto('/templates');
  await page.getByRole('button', { name: 'Use Template: Opening cook' }).click();
  // Marcus has a shift at that time, so the question comes first.
  await expect(page.getByRole('alertdialog')).toContainText('Overlaps Fri 10:00 AM - 6:00 PM');
  await expect(page).toHaveURL('/templates');
  await addAllTheSame(page, () => page.keyboard.press('Enter'));
  await expect(page).toHaveURL('/');
  await expect(shiftCards(page)).toHaveCount(shifts.length + 2);
});
