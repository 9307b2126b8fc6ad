import { expect, type Locator, type Page } from '@playwright/test';
import { SHIFT_SAVE_DELAY_MS } from '@/lib/timing';
import type { SampleShift } from './sample-team';

/** The open dialog with that title. */
export function dialog(page: Page, title: string): Locator {
  return page.getByRole('dialog', { name: title });
}

/** All visible shifts. */
export const shiftCards = (page: Page): Locator => page.locator('[data-shift-id]');

/** Opens the form with the calendar's button. */
export async function openForm(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Add Shift' }).last().click();
  return dialog(page, 'Add Shift');
}

/** The card of a shift that was opened by a click or by Enter. */
export const shiftCard = (page: Page): Locator => page.locator('[data-side-card]');

/** Edits the shift in focus by keyboard: Enter opens its card, with the focus on Edit, and Enter there the form. */
export async function editFocused(page: Page): Promise<void> {
  await page.keyboard.press('Enter');
  await expect(shiftCard(page).getByRole('button', { name: 'Edit', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
}

/** Types a name into the employee field and takes it from the list. */
export async function chooseEmployee(form: Locator, name: string): Promise<void> {
  const field = form.getByLabel('Employee', { exact: true });
  await field.fill(name);
  await field.press('Enter');
  await expect(field).toHaveValue(name);
}

/** Fills step 1 of the open form as a person would. */
export async function fillBasicInfo(form: Locator, shift: SampleShift): Promise<void> {
  await chooseEmployee(form, shift.employeeName);
  await form.getByLabel('Date', { exact: true }).fill(shift.date);
  await form.getByLabel('Start time').fill(shift.startTime);
  await form.getByLabel('End time').fill(shift.endTime);
}

/** Completes step 2 and the save with a controlled clock. Ends in the celebration. */
export async function saveNewShift(page: Page, form: Locator): Promise<void> {
  await form.getByRole('button', { name: 'Next' }).click();
  await form.getByRole('button', { name: 'Add Shift' }).click();
  await page.clock.fastForward(SHIFT_SAVE_DELAY_MS);
  await expect(form.getByText('Shift Added Successfully!')).toBeVisible();
}

/** Answers the question before an act that breaks a rule, with the key that `confirm` presses. */
export async function addAllTheSame(page: Page, confirm: () => Promise<void>): Promise<void> {
  const yes = page.getByRole('button', { name: 'Add all the same' });
  await expect(yes).toBeFocused();
  await confirm();
  await expect(yes).toHaveCount(0);
}
