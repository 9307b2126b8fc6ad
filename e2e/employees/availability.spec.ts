import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { TEAM } from '@/e2e/support/sample-team';
import { dialog } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';

const VACATION = { id: 'x', from: '2026-11-18', to: '2026-11-27', kind: 'timeOff', note: 'Sea' };
const LUNCH = { employeeName: 'Maya Lindqvist', date: '2026-11-20', startTime: '10:30', endTime: '14:30' };

/** The stored team, with the given availability for Maya. */
const teamWith = (availability: unknown) => ({
  employees: JSON.stringify(
    TEAM.map((employee, index) => ({
      id: `e-${index}`,
      ...employee,
      ...(employee.name === 'Maya Lindqvist' && { availability }),
    })),
  ),
  // Marks the news about Maya's absence as shown, because their toasts would cover the page.
  'brigade-told-news': JSON.stringify([
    ...TEAM.map((_, index) => `out e-${index} ${VACATION.from} ${VACATION.to}`),
    `lost s-0 ${LUNCH.date} maya lindqvist`,
  ]),
});
const row = (page: Page) => page.getByRole('row', { name: 'Maya Lindqvist' });

async function openAvailability(page: Page) {
  await page.getByRole('button', { name: 'Availability of Maya Lindqvist' }).click();
  return dialog(page, 'Availability');
}

test('sets weekly availability and a vacation by keyboard, shows them in the table and removes them', async ({
  page,
}) => {
  await startWith(page, { team: TEAM, path: '/employees' });
  await page.getByRole('button', { name: 'Availability of Maya Lindqvist' }).focus();
  await page.keyboard.press('Enter');
  const form = dialog(page, 'Availability');
  await form.getByRole('radiogroup', { name: 'Monday' }).getByRole('radio', { name: 'All day' }).focus();
  for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  const tuesday = form.getByRole('radiogroup', { name: 'Tuesday' });
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(tuesday.getByRole('radio', { name: 'Hours' })).toBeChecked();
  const hours = form.getByRole('group', { name: 'Hours on Tuesday' });
  await hours.getByLabel('From').fill('5pm');
  await hours.getByLabel('To').fill('1am');
  await expect(hours.getByText('+1 day')).toBeVisible();

  await form.getByRole('button', { name: 'Add time off' }).press('Enter');
  const dates = form.getByRole('group', { name: 'New dates' });
  await expect(dates.getByRole('radio', { name: 'Time off' })).toBeFocused();
  await dates.getByLabel('First day').fill('2026-11-23');
  await dates.getByLabel('Last day').fill('2026-11-20');
  await page.keyboard.press('Enter');
  await expect(dates.getByText('The last day is before the first')).toBeVisible();
  await dates.getByLabel('Last day').fill('2026-11-27');
  await dates.getByLabel('Note').fill('Sea');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(form.getByText('Nov 23 - Nov 27')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Add time off' })).toBeFocused();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Maya Lindqvist, Nov 23 - Nov 27')).toBeVisible();
  await expect(row(page)).toContainText('Time off Nov 23 - Nov 27');

  await page.reload();
  await expect(row(page)).toContainText('Time off Nov 23 - Nov 27');
  const again = await openAvailability(page);
  await expect(
    again.getByRole('radiogroup', { name: 'Monday' }).getByRole('radio', { name: 'Not available' }),
  ).toBeChecked();
  await again.getByRole('button', { name: 'Remove: Time off, Nov 23 - Nov 27' }).click();
  await again.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Time off removed')).toBeVisible();
  await expect(row(page)).not.toContainText('Time off');
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(row(page)).toContainText('Time off Nov 23 - Nov 27');
});

test('lists planned shifts during time off, and keeps unreadable availability when a name is edited', async ({
  page,
}) => {
  const stored = teamWith({ weekly: [{ weekday: 'Someday' }], exceptions: [VACATION] });
  await startWith(page, { team: TEAM, shifts: [LUNCH], stored, path: '/employees' });
  const form = await openAvailability(page);
  await expect(form.getByText('1 planned shift falls into it')).toBeVisible();
  await form.getByRole('button', { name: 'Change: Time off, Nov 18 - Nov 27' }).click();
  await form.getByLabel('Last day').fill('2026-11-19');
  // Save also applies the open form of the dates.
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Time off changed')).toBeVisible();
  await page.getByRole('button', { name: 'Edit Maya Lindqvist' }).click();
  await dialog(page, 'Edit Employee').getByLabel('Name').fill('Maya Berg');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: 'Maya Berg' })).toContainText('Time off Nov 18 - Nov 19');
  const kept = () => page.evaluate(() => localStorage.getItem('employees'));
  await expect.poll(kept).toContain('"unread":[{"weekday":"Someday"}]');
});

if (process.env.ROUNDS !== undefined) {
  test('shows availability in a sheet on a phone without cutting anything off', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const weekly = [1, 2].map((weekday) => ({ weekday, kind: 'hours', from: '17:00', to: '01:00' }));
    const stored = teamWith({ weekly, exceptions: [VACATION] });
    await startWith(page, { team: TEAM, stored, path: '/employees' });
    const form = await openAvailability(page);
    for (const field of await form.getByLabel('To', { exact: true }).all()) {
      expect(await field.evaluate((input) => input.scrollWidth <= input.clientWidth)).toBe(true);
    }
    await form.getByRole('button', { name: 'Add time off' }).click();
    await form.getByRole('radio', { name: 'Not available' }).last().check();
    await form.getByRole('switch', { name: 'Only certain hours' }).click();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
}

test('saves another weekly pattern for every second week from a given day on', async ({ page }) => {
  await startWith(page, { team: TEAM, path: '/employees' });
  const form = await openAvailability(page);
  await form.getByRole('button', { name: 'Another week from a day on' }).press('Enter');
  const week = form.getByRole('group', { name: 'Another week' });
  await week.getByLabel('First day').fill('2026-02-30');
  await week.getByRole('switch', { name: 'Every second week' }).press('Space');
  await week
    .getByRole('radiogroup', { name: 'Tuesday' })
    .getByRole('radio', { name: 'Not available' })
    .check();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(week.getByText('Date input not valid.')).toBeVisible();
  await expect(week.getByLabel('First day')).toBeFocused();
  await week.getByLabel('First day').fill('2026-11-23');
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  await page.reload();
  const again = await openAvailability(page);
  const kept = again.getByRole('group', { name: 'Another week' });
  await expect(kept.getByRole('switch', { name: 'Every second week' })).toBeChecked();
  await expect(
    kept.getByRole('radiogroup', { name: 'Tuesday' }).getByRole('radio', { name: 'Not available' }),
  ).toBeChecked();
});
