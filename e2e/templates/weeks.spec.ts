import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { patience } from '@/e2e/support/patience';
import { TEAM, WEEK_SHIFTS } from '@/e2e/support/sample-team';
import { chooseEmployee, dialog, openForm, shiftCards } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';
import { SHIFT_SAVE_DELAY_MS } from '@/lib/timing';

const ROLES = ['Server', 'Cook', 'Bartender', 'Host', 'Barista'];

/** A restaurant with the given number of people. */
const restaurant = (count: number) =>
  Array.from({ length: count }, (_, number) => ({
    name: `Person ${number}`,
    role: ROLES[number % ROLES.length] ?? 'Server',
    color: 'purple',
  }));

/**
 * Five shifts per person in the week of that Monday, on days and hours that differ between even and odd
 * weeks.
 */
function weekOf(team: readonly { name: string }[], monday: number, startTime: string, endTime: string) {
  return team.flatMap(({ name }, number) =>
    Array.from({ length: 5 }, (_, day) => ({
      employeeName: name,
      date: `2026-11-${monday + ((number + day) % 7)}`,
      startTime,
      endTime,
    })),
  );
}

async function saveWeek(page: Page, name: string) {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Save week as template' }).click();
  const saving = dialog(page, 'Save this week as template');
  await saving.getByRole('textbox', { name: 'Name of the week' }).fill(name);
  await saving.getByRole('button', { name: 'Save Week' }).click();
  await expect(saving).toHaveCount(0);
  return 4;
}

async function openWeeks(page: Page) {
  await page.getByRole('link', { name: 'Templates', exact: true }).click();
  await page.getByRole('tab', { name: 'Weeks' }).click();
  return 2;
}

test('plans a year for 45 people from two alternating week templates in under 40 interactions and one undo', async ({
  page,
}) => {
  const team = restaurant(45);
  const shifts = [...weekOf(team, 16, '08:00', '16:00'), ...weekOf(team, 23, '15:00', '22:00')];
  await startWith(page, { team, shifts });
  let interactions = await saveWeek(page, 'Even');
  await page.getByRole('button', { name: 'Next week' }).click();
  interactions += 1 + (await saveWeek(page, 'Odd'));
  interactions += await openWeeks(page);
  await page.getByRole('button', { name: 'Use in turn' }).click();
  const using = dialog(page, 'Use Week Templates');
  await expect(using.getByRole('checkbox', { name: 'Even, 1. in turn' })).toBeChecked();
  await using.getByRole('radio', { name: 'All weeks of a span' }).check();
  await using.getByLabel('From').fill('11/30/2026');
  await using.getByLabel('Until').fill('11/28/2027');
  await page.keyboard.press('Tab');
  const submit = using.getByRole('button', { name: 'Add 11,700 shifts' });
  await expect(submit).toBeVisible({ timeout: patience(15_000) });
  await submit.click();
  interactions += 6;
  expect(interactions).toBeLessThan(40);
  await expect(page.getByText('Added 11,700 shifts in 52 weeks')).toBeVisible({ timeout: patience(30_000) });
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByRole('button', { name: /^(?!Publish).*Nov 30 - Dec 6/ })).toBeAttached();
  await expect(shiftCards(page)).toHaveCount(0);
});

test('edits a week template in the calendar, also by keyboard, and leaves the schedule unchanged', async ({
  page,
}) => {
  await startWith(page, { team: TEAM, shifts: WEEK_SHIFTS });
  await saveWeek(page, 'Winter');
  await openWeeks(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Week actions: Winter' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Edit week' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Winter/ })).toBeFocused();
  await expect(shiftCards(page)).toHaveCount(63);
  // No date is on the screen, and nothing can be published.
  await expect(page.getByRole('main').getByText(/Nov|2026/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Publish/ })).toHaveCount(0);
  await page.keyboard.press('Shift+P');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(page);
  const card = shiftCards(page).first();
  await card.focus();
  await page.keyboard.press('Delete');
  const question = page.getByRole('alertdialog', { name: 'Delete Shift' });
  await question.getByRole('button', { name: 'Delete Shift' }).press('Enter');
  await expect(shiftCards(page)).toHaveCount(62);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(shiftCards(page)).toHaveCount(63);
  await page.keyboard.press('ControlOrMeta+y');
  await expect(shiftCards(page)).toHaveCount(62);
  await page.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(page.getByText('62 shifts')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shiftCards(page)).toHaveCount(63);
  await expect(page.getByRole('button', { name: /^(?!Publish).*Nov 16 - Nov 22/ })).toBeVisible();
});

test('adds a shift to the template only when the week is left while the shift is being saved', async ({
  page,
}) => {
  await startWith(page, { team: TEAM, shifts: WEEK_SHIFTS, clock: 'controlled' });
  const winter = page.locator('[data-template-id]');
  await saveWeek(page, 'Winter');
  await openWeeks(page);
  await page.getByRole('button', { name: 'Week actions: Winter' }).click();
  await page.getByRole('menuitem', { name: 'Edit week' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Winter/ })).toBeFocused();
  const form = await openForm(page);
  await chooseEmployee(form, 'Maya Lindqvist');
  await form.getByRole('button', { name: 'Next' }).click();
  await page.clock.pauseAt(new Date('2026-11-19T17:00:00-05:00'));
  await form.getByRole('button', { name: 'Add Shift' }).click();
  await expect(form.getByRole('button', { name: 'Saving...' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(winter.getByText('63 shifts')).toBeVisible();
  await page.clock.runFor(SHIFT_SAVE_DELAY_MS);
  await expect(page.getByText('Shift added successfully', { exact: true })).toBeVisible();
  await expect(winter.getByText('64 shifts')).toBeVisible();
  await page.clock.resume();
  await page.keyboard.press('Escape');
  await expect(shiftCards(page)).toHaveCount(63);
  await page.reload();
  await expect(shiftCards(page)).toHaveCount(63);
  await openWeeks(page);
  await expect(winter.getByText('64 shifts')).toBeVisible();
});

test.describe('rotations on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('types a rotation, staggers it over people and adds its shifts in one step', async ({ page }) => {
    await startWith(page, { team: TEAM.slice(0, 3), path: '/templates/' });
    await page.getByRole('tab', { name: 'Weeks' }).click();
    await page.getByRole('button', { name: 'New rotation' }).click();
    const rotation = dialog(page, 'Rotation');
    await rotation.getByRole('button', { name: 'Everybody' }).click();
    await expect(rotation.getByRole('combobox', { name: /begins with$/ })).toHaveCount(3);
    await rotation.getByRole('textbox', { name: 'Week 1, Monday' }).fill('nonsense');
    await expect(rotation.getByText('Please mend the times that cannot be read.')).toBeVisible();
    await rotation.getByRole('textbox', { name: 'Week 1, Monday' }).fill('6-2');
    // Three people, five days each in two of three weeks, for twelve weeks.
    const submit = rotation.getByRole('button', { name: 'Add 120 shifts' });
    await expect(submit).toBeVisible();
    await expectAccessible(page);
    await submit.click();
    await expect(page.getByText('Added 120 shifts by rotation')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect(shiftCards(page)).toHaveCount(0);
  });
});
