import { expect, type Page, test } from '@playwright/test';
import { TEAM, WEEK, WEEK_SHIFTS } from '@/e2e/support/sample-team';
import { dialog, fillBasicInfo, saveNewShift } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';
import { SHIFT_SAVE_DELAY_MS } from '@/lib/timing';

// Most people have animations on: see docs/decisions/0046-reduced-motion-in-short-e2e-run.md.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const isDeep = Number(process.env.ROUNDS ?? 1) > 1;
/**
 * The shifts entered by form. The deep run enters the whole week; otherwise one of each kind: a day, both
 * halves of a split shift, nights of either length, and another day. employee-grid.spec.ts plans the whole
 * week by keyboard.
 */
const PLANNED = isDeep ? WEEK_SHIFTS : [0, 2, 3, 7, 8, 17].flatMap((index) => WEEK_SHIFTS[index] ?? []);
const planned = PLANNED.length;

const cards = (page: Page) => page.locator('[data-shift-id]');

async function addTeam(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Employees' }).click();
  for (const { name, role } of TEAM) {
    await page.getByRole('button', { name: 'Add Employee' }).first().click();
    const form = dialog(page, 'Add Employee');
    await form.getByLabel('Name').fill(name);
    await form.getByRole('radio', { name: role, exact: true }).check();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toBeHidden();
  }
  await expect(page.getByRole('row')).toHaveCount(TEAM.length + 1);
}

async function planWeek(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add Shift' }).click();
  await expect(page).toHaveURL('/');
  const form = dialog(page, 'Add Shift');
  for (const [index, shift] of PLANNED.entries()) {
    if (index > 0) await form.getByRole('button', { name: 'Add another' }).click();
    await fillBasicInfo(form, shift);
    await saveNewShift(page, form);
  }
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
}

test('plans a week by the form, keeps it after a reload, edits and deletes shifts', async ({ page }) => {
  test.setTimeout(isDeep ? 240_000 : 60_000);
  await startWith(page, { clock: 'controlled' });

  await addTeam(page);
  await planWeek(page);
  await expect(cards(page)).toHaveCount(planned);
  expect(PLANNED).toHaveLength(isDeep ? 63 : 6);

  await page.reload();
  await expect(cards(page)).toHaveCount(planned);
  await expect(page.getByText(`${planned} shifts`, { exact: true })).toBeVisible();
  for (const date of WEEK) {
    const ofDay = PLANNED.filter((shift) => shift.date === date).length;
    const column = page.locator('section', { has: page.locator(`[data-day-head="${date}"]`) }).last();
    await expect(column.locator('[data-shift-id]')).toHaveCount(ofDay);
  }
  const stored: unknown[] = JSON.parse((await page.evaluate(() => localStorage.getItem('shifts'))) ?? '[]');
  expect(stored).toHaveLength(planned);
  expect(stored).toContainEqual(
    expect.objectContaining({
      employeeName: 'Owen Kessler',
      timeRange: '10:00 PM - 6:00 AM',
      role: 'Front Desk',
    }),
  );

  // The first of Maya's split shifts on Monday now ends an hour later and is pending.
  await page.getByRole('button', { name: 'Edit shift: Maya Lindqvist, 10:30 AM - 2:30 PM' }).first().click();
  const form = dialog(page, 'Edit Shift');
  await form.getByLabel('End time').fill('3:30 PM');
  await form.getByLabel('End time').press('Enter');
  await form.getByRole('radio', { name: 'Pending' }).check();
  await form.getByRole('button', { name: 'Update Shift' }).click();
  await page.clock.fastForward(SHIFT_SAVE_DELAY_MS);
  await expect(form.getByText('Shift Updated!')).toBeVisible();
  await page.keyboard.press('Enter');
  const edited = cards(page).filter({ hasText: '10:30 AM - 3:30 PM' });
  await expect(edited).toHaveCount(1);
  await expect(edited.getByText('Pending')).toBeVisible();

  await page.getByRole('button', { name: 'Delete shift: Owen Kessler, 10:00 PM - 6:00 AM' }).last().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Shift' }).click();
  await expect(cards(page)).toHaveCount(planned - 1);

  await page.reload();
  await expect(cards(page)).toHaveCount(planned - 1);
  await expect(cards(page).filter({ hasText: '10:30 AM - 3:30 PM' })).toHaveCount(1);
});
