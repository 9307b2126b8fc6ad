import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { TEAM } from '@/e2e/support/sample-team';
import { askWho, OPENING_COOK, openPanel, storedTemplates } from '@/e2e/support/sample-templates';
import { dialog } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';
import { TEMPLATE_CONFETTI_MS, TEMPLATE_SAVE_DELAY_MS } from '@/lib/timing';

// Most people have animations on: see docs/decisions/0046-reduced-motion-in-short-e2e-run.md.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const PAUSED = new Date('2026-11-19T17:00:00-05:00');

const notice = (page: Page, text: string) => page.getByText(text, { exact: true });

test('adds a template in 600 ms with message and confetti, offers a draft and refuses when storage is full', async ({
  page,
}) => {
  test.setTimeout(60_000);
  const panel = await openPanel(page, { stored: {}, clock: 'controlled' });
  await expect(panel.getByText('No templates yet')).toBeVisible();
  await panel.getByRole('button', { name: 'Add Template' }).first().click();
  const form = dialog(page, 'Add Template');
  await expect(form.getByLabel('Start time')).toHaveValue('9:00 AM');
  await expect(form.getByLabel('End time')).toHaveValue('5:00 PM');
  await expect(form.getByRole('radio', { name: 'Confirmed' })).toBeChecked();
  await expect(form.getByRole('radiogroup', { name: 'Icon' }).getByRole('radio')).toHaveCount(10);

  await form.getByRole('button', { name: 'Add Template' }).click();
  await expect(page.getByText('Please enter a template name', { exact: true })).toHaveCount(2);
  await expect(form.getByLabel('Name', { exact: true })).toBeFocused();
  await form.getByLabel('Start time').fill('later');
  await form.getByRole('button', { name: 'Add Template' }).click();
  await expect(form.getByText('Please enter a time like 9:00 AM')).toBeVisible();
  await expectAccessible(page);

  await form.getByLabel('Name', { exact: true }).fill('  Late bar ');
  await form.getByLabel('Description').fill('Count the till');
  await form.getByRole('radio', { name: 'Cook' }).check();
  await expect(form.getByRole('radio', { name: 'Red' })).toBeChecked();
  await form.getByLabel('Default employee (optional)').fill('sam whitfield');
  await form.getByLabel('Default employee (optional)').press('Tab');
  await expect(form.getByRole('radio', { name: 'Bartender' })).toBeChecked();
  await expect(form.getByRole('radio', { name: 'Gray' })).toBeChecked();
  await expect(form.getByRole('radio', { name: 'Cook' })).toBeDisabled();
  for (const [preset, start, end] of [
    ['Full Day (8h)', '9:00 AM', '5:00 PM'],
    ['Morning (4h)', '8:00 AM', '12:00 PM'],
    ['Afternoon (4h)', '1:00 PM', '5:00 PM'],
    ['Evening (5h)', '5:00 PM', '10:00 PM'],
    ['Night (8h)', '10:00 PM', '6:00 AM'],
  ] as const) {
    await form.getByRole('radio', { name: preset }).check();
    await expect(form.getByLabel('Start time')).toHaveValue(start);
    await expect(form.getByLabel('End time')).toHaveValue(end);
  }
  await form.getByRole('radio', { name: 'Blue' }).check();
  await form.getByRole('radio', { name: 'Moon' }).check();

  await page.clock.pauseAt(PAUSED);
  await form.getByRole('button', { name: 'Add Template' }).click();
  await expect(form.getByRole('button', { name: 'Saving...' })).toBeVisible();
  await page.clock.runFor(TEMPLATE_SAVE_DELAY_MS - 1);
  await expect(form.getByText('Template Created!')).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(form.getByText('Template Created!')).toBeVisible();
  await expect(notice(page, 'Template added successfully')).toBeVisible();
  await page.clock.runFor(TEMPLATE_CONFETTI_MS);
  await expect(form).toBeHidden();
  const card = panel.getByRole('listitem').filter({ hasText: 'Late bar' });
  for (const text of ['10:00 PM - 6:00 AM', 'Count the till', 'Bartender', 'Sam Whitfield', '🌙']) {
    await expect(card).toContainText(text);
  }

  await page.clock.resume();
  await panel.getByRole('button', { name: 'Add Template' }).click();
  await form.getByLabel('Name', { exact: true }).fill('Brunch');
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(panel).toBeVisible();
  await panel.getByRole('button', { name: 'Add Template' }).click();
  await expect(form.getByText('You have an unfinished template: Brunch')).toBeVisible();
  await form.getByRole('button', { name: 'Continue' }).click();
  await page.evaluate(() => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    Storage.prototype.setItem = refuse;
    IDBObjectStore.prototype.add = refuse;
  });
  await form.getByRole('button', { name: 'Add Template' }).click();
  await page.clock.fastForward(TEMPLATE_SAVE_DELAY_MS);
  await expect(notice(page, 'There was an error saving the template')).toBeVisible();
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Brunch');
});

test('reports an edit, keeps it when the page closes, and saves it as new if another tab deleted the template', async ({
  page,
  context,
}) => {
  test.setTimeout(60_000);
  await openPanel(page, { clock: 'controlled' });
  const edit = async (name: string) => {
    await page.getByRole('button', { name: /^Template actions: Opening/ }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await dialog(page, 'Edit Template').getByLabel('Name', { exact: true }).fill(name);
    await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1000)));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
  };
  await edit('Opening 2');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Opening 2' })).toBeVisible();
  await page.clock.resume();
  await edit('Opening 3');
  await page.clock.runFor(TEMPLATE_SAVE_DELAY_MS);
  await expect(notice(page, 'Template updated successfully')).toBeVisible();
  await expect(page.getByText('Template Updated!')).toBeVisible();
  await page.keyboard.press('x');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Template actions: Opening 3' })).toBeFocused();

  await page.clock.resume();
  const other = await context.newPage();
  await other.goto('/templates');
  await page.getByRole('button', { name: 'Template actions: Opening 3' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await other.getByRole('button', { name: 'Delete template: Opening 3' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(other.getByRole('listitem')).toHaveCount(1);
  const form = dialog(page, 'Edit Template');
  await form.getByLabel('End time').fill('6pm');
  await form.getByRole('button', { name: 'Save as new' }).click();
  await page.clock.fastForward(TEMPLATE_SAVE_DELAY_MS);
  await expect(page.getByText('Template Created!')).toBeVisible();
  await expect(other.getByText('9:00 AM - 6:00 PM')).toBeVisible();
});

test('rejects an unknown employee and a role that does not fit', async ({ page }) => {
  await openPanel(page, { stored: storedTemplates([{ ...OPENING_COOK, role: 'Host' }]) });
  await page.getByRole('button', { name: 'Template actions: Opening cook' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const form = dialog(page, 'Edit Template');
  await form.getByRole('button', { name: 'Update Template' }).click();
  const mismatch = page.getByRole('alertdialog', { name: 'Role Mismatch' });
  await expect(mismatch).toContainText('Role mismatch: Marcus Bell is a Cook, not a Host.');
  await mismatch.getByRole('button', { name: 'Change role to Cook' }).click();
  await expect(form.getByRole('radio', { name: 'Cook' })).toBeChecked();
  await form.getByLabel('Default employee (optional)').fill('Nobody Here');
  await form.getByRole('button', { name: 'Update Template' }).click();
  const missing = page.getByRole('alertdialog', { name: 'Employee Not Found' });
  await expect(missing).toContainText('Employee "Nobody Here" does not exist.');
  await missing.getByRole('button', { name: 'Add Employee' }).click();
  await expect(page).toHaveURL('/employees');
  await expect(dialog(page, 'Add Employee').getByLabel('Name')).toHaveValue('Nobody Here');
});

test('traps the focus, closes one layer per Escape, and asks before an undoable deletion', async ({
  page,
}) => {
  test.setTimeout(60_000);
  const panel = await openPanel(page);
  await expectAccessible(page);
  // Three cards side by side.
  const card = await page.locator('[data-template-id]').first().boundingBox();
  expect(Math.round(card?.width ?? 0)).toBe(275);
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await panel.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await panel.getByRole('button', { name: 'Adding to Thursday, November 19' }).click();
  await expect(dialog(page, 'Choose a day')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'Choose a day')).toBeHidden();
  await panel.getByRole('button', { name: 'Template actions: Opening cook' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  const whoWorks = await askWho(page);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(whoWorks).toBeHidden();
  await expect(page.getByRole('button', { name: 'Use Template: Night server' })).toBeFocused();
  await expect(panel).toBeVisible();

  const deleteButton = panel.getByRole('button', { name: 'Delete template: Opening cook' });
  await deleteButton.click();
  const question = page.getByRole('alertdialog', { name: 'Delete Template' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(deleteButton).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(notice(page, 'Template deleted successfully')).toBeVisible();
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  expect(await panel.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.getByRole('region', { name: 'Notice' }).getByRole('button', { name: 'Undo' }).click();
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await deleteButton.focus();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Templates', exact: true })).toBeFocused();
});

// Only in the deep run; accessibility.spec.ts covers the look at 390 px.
if (process.env.ROUNDS !== undefined) {
  test('fits cards on a phone, and a name of 200 characters at 320 px', async ({ page }) => {
    test.setTimeout(60_000);
    const name = 'W'.repeat(200);
    await page.setViewportSize({ width: 390, height: 844 });
    const stored = storedTemplates([
      { ...OPENING_COOK, name, description: name, role: 'Barista', status: 'Standby', icon: '🦄' },
    ]);
    await startWith(page, { team: TEAM, stored, isDark: true });
    await expect(page.getByRole('main')).toBeVisible();
    await page.keyboard.press('Shift+M');
    const panel = dialog(page, 'Templates');
    await expect(panel).toBeVisible();
    await expectAccessible(page);
    const card = await page.locator('[data-template-id]').first().boundingBox();
    expect(Math.round(card?.width ?? 0)).toBe(350);
    await panel.getByRole('button', { name: 'Add Template' }).click();
    await dialog(page, 'Add Template').getByRole('button', { name: 'Add Template' }).click();
    await expectAccessible(page);

    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/templates');
    const fits = () =>
      page.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll('main, [role="dialog"] *')]
          .filter((element) => getComputedStyle(element).overflowX !== 'hidden')
          .every((element) => element.getBoundingClientRect().right <= 321),
      );
    await expect(page.getByRole('button', { name: 'Use Template: W' })).toBeVisible();
    expect(await fits()).toBe(true);
    await page.getByRole('button', { name: 'Template actions: W' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const form = dialog(page, 'Edit Template');
    await expect(form.getByRole('radio', { name: 'Barista' })).toBeChecked();
    await expect(form.getByRole('radio', { name: '🦄' })).toBeChecked();
    expect(await fits()).toBe(true);
    const save = await form.getByRole('button', { name: 'Update Template' }).boundingBox();
    expect(save?.height).toBeGreaterThanOrEqual(44);
  });
}
