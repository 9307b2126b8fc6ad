import { expect, type Locator, type Page } from '@playwright/test';
import { dialog, fillBasicInfo, openForm } from '@/e2e/support/shift-form';

/** Types the text into one kind of field, and continues until the text is shown where it ends up. */
type TypeInto = (page: Page, text: string) => Promise<void>;

const LUNCH = { employeeName: 'Lucy Tran', date: '2026-11-19', startTime: '09:00', endTime: '12:00' };

async function goTo(page: Page, name: 'Calendar' | 'Employees' | 'Settings'): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Fills a single-line field, which must turn line breaks into spaces and keep the rest; returns its value. */
async function fill(field: Locator, text: string): Promise<string> {
  await field.fill(text);
  const letters = (line: string) => line.replace(/\s/g, '');
  await expect.poll(async () => letters(await field.inputValue())).toBe(letters(text));
  return field.inputValue();
}

/** Expects exactly this text on the page. */
async function expectShown(page: Page, text: string): Promise<void> {
  const isShown = () => page.evaluate((part) => document.body.textContent?.includes(part), text);
  await expect.poll(isShown, `shown as typed: ${text.slice(0, 60)}`).toBe(true);
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

const newEmployee: TypeInto = async (page, text) => {
  await goTo(page, 'Employees');
  await page.getByRole('button', { name: 'Add Employee' }).click();
  const form = dialog(page, 'Add Employee');
  const name = await fill(form.getByLabel('Name'), text);
  await form.getByLabel('Name').press('Enter');
  await expect(form).toHaveCount(0);
  await expectShown(page, name.trim());
};

/** A person with shifts, whose cards show the new name. */
const renamedEmployee: TypeInto = async (page, text) => {
  await goTo(page, 'Employees');
  await page.getByRole('button', { name: 'Edit Maya Lindqvist' }).click();
  const form = dialog(page, 'Edit Employee');
  const name = await fill(form.getByLabel('Name'), text);
  await form.getByLabel('Name').press('Enter');
  await expect(form).toHaveCount(0);
  await goTo(page, 'Calendar');
  await expectShown(page, name.trim());
};

const searches: TypeInto = async (page, text) => {
  await goTo(page, 'Employees');
  await fill(page.getByLabel('Search employees'), text);
  await goTo(page, 'Calendar');
  await page.getByRole('tab', { name: 'List' }).click();
  await fill(page.getByRole('searchbox', { name: 'Search shifts' }), text);
  await expect(page.locator('tbody [data-shift-id]')).toHaveCount(0);
};

const filterAndDate: TypeInto = async (page, text) => {
  await goTo(page, 'Calendar');
  await page.getByRole('tab', { name: 'Week' }).click();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await fill(dialog(page, 'Filter').getByLabel('Search employees'), text);
  await close(page);
  await page.getByRole('button', { name: /^(?!Publish).*Nov 16 - Nov 22/ }).click();
  const field = dialog(page, 'Choose a date').getByRole('textbox').first();
  await fill(field, text);
  await field.press('Enter');
  await close(page);
};

const shiftNotes: TypeInto = async (page, text) => {
  await goTo(page, 'Calendar');
  const form = await openForm(page);
  await fillBasicInfo(form, LUNCH);
  await form.getByRole('button', { name: 'Next' }).click();
  await form.getByLabel('Notes').fill(text);
  await form.getByRole('button', { name: 'Add Shift' }).click();
  await expect(page.getByText('Shift added successfully', { exact: true }).first()).toBeVisible();
  await close(page);
  await page.getByRole('button', { name: 'Edit shift: Lucy Tran, 9:00 AM - 12:00 PM' }).click();
  const edited = dialog(page, 'Edit Shift');
  await edited.getByRole('button', { name: 'Next' }).click();
  const kept = text.replace(/\r\n?/g, '\n').trim();
  await expect.poll(async () => (await edited.getByLabel('Notes').inputValue()).trim()).toBe(kept);
  await close(page);
};

/** An invalid name, date and time: refused, kept as a draft, and offered again. */
const refusedShift: TypeInto = async (page, text) => {
  await goTo(page, 'Calendar');
  const form = await openForm(page);
  for (const label of ['Employee', 'Date', 'Start time', 'End time']) {
    await form.getByLabel(label, { exact: true }).fill(text);
  }
  await form.getByRole('button', { name: 'Next' }).click();
  await expect(form.locator('[aria-invalid="true"]').first()).toBeVisible();
  await close(page);
  await openForm(page);
  await expect(form.getByRole('button', { name: 'Continue' })).toBeVisible();
  await close(page);
};

const template: TypeInto = async (page, text) => {
  await goTo(page, 'Calendar');
  await page.getByRole('link', { name: 'Templates', exact: true }).click();
  await dialog(page, 'Templates').getByRole('button', { name: 'Add Template' }).first().click();
  const form = dialog(page, 'Add Template');
  const name = await fill(form.getByLabel('Name', { exact: true }), text);
  await form.getByLabel('Description').fill(text);
  await form.getByRole('button', { name: 'Add Template' }).click();
  await expect(form).toHaveCount(0);
  await expectShown(page, name.trim());
  await close(page);
};

/** A new employee, named when a template is used. */
const whoWorks: TypeInto = async (page, text) => {
  await goTo(page, 'Calendar');
  await page.getByRole('link', { name: 'Templates', exact: true }).click();
  await page.getByRole('button', { name: 'Use Template: Night server' }).click();
  const question = dialog(page, 'Add Employee');
  const name = await fill(question.getByRole('combobox'), text);
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Add to Schedule' }).click();
  await expect(question).toHaveCount(0);
  await expectShown(page, name.trim());
};

const savedView: TypeInto = async (page, text) => {
  await goTo(page, 'Calendar');
  await page.getByRole('tab', { name: 'Week' }).click();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await dialog(page, 'Filter').getByRole('button', { name: 'Save as view' }).click();
  const form = dialog(page, 'Save view');
  // Only this field is limited to 200 characters.
  const name = await fill(form.getByLabel('Name'), text.slice(0, 200).toWellFormed());
  await form.getByRole('button', { name: 'Save view' }).click();
  await expect(form).toHaveCount(0);
  await expectShown(page, name.trim());
};

const wordOfErasing: TypeInto = async (page, text) => {
  await goTo(page, 'Settings');
  await page.getByRole('button', { name: 'Erase everything' }).click();
  const question = page.getByRole('alertdialog', { name: 'Erase everything' });
  await fill(question.getByLabel('Type ERASE to go on'), text);
  await question.getByRole('button', { name: 'Erase everything' }).click();
  await expect(question.locator('[aria-invalid="true"]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
};

/** Every input for free text. */
export const FIELDS: Readonly<Record<string, TypeInto>> = {
  newEmployee,
  renamedEmployee,
  searches,
  filterAndDate,
  template,
  whoWorks,
  shiftNotes,
  savedView,
  refusedShift,
  wordOfErasing,
};
