import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { TEAM, WEEK_SHIFTS } from './support/sample-team';
import { chooseEmployee, dialog } from './support/shift-form';
import { startWith } from './support/starting-state';

const SHIFTS = WEEK_SHIFTS.map((shift, index) => ({
  ...shift,
  status: ['Confirmed', 'Pending', 'Canceled', 'Maybe'][index % 4] ?? '',
}));
const OVERLAP = { employeeName: 'Maya Lindqvist', date: '2026-11-20', startTime: '12:00', endTime: '16:00' };

const LOOKS = [
  { look: 'light', isDark: false, stored: {} },
  { look: 'dark', isDark: true, stored: {} },
  { look: 'high contrast', isDark: false, stored: { 'brigade-high-contrast': 'true' } },
  { look: 'high contrast dark', isDark: true, stored: { 'brigade-high-contrast': 'true' } },
];

const WIDTHS = [1440, 390];

async function openForm(page: Page): Promise<void> {
  await page.keyboard.press('Shift+N');
  await chooseEmployee(dialog(page, 'Add Shift'), 'Maya Lindqvist');
}

/** Every screen, and the way to it. */
const SCREENS: Readonly<Record<string, { path: string; reach?: (page: Page) => Promise<void> }>> = {
  week: { path: '/' },
  'shift form': { path: '/', reach: openForm },
  'shift form with refusals': {
    path: '/',
    reach: async (page) => {
      await page.keyboard.press('Shift+N');
      await dialog(page, 'Add Shift').getByRole('button', { name: 'Next' }).click();
    },
  },
  'shift form, second step': {
    path: '/',
    reach: async (page) => {
      await openForm(page);
      await dialog(page, 'Add Shift').getByRole('button', { name: 'Next' }).click();
    },
  },
  employees: { path: '/employees' },
  'employee form': {
    path: '/employees',
    reach: (page) => page.getByRole('button', { name: 'Edit Maya Lindqvist' }).click(),
  },
  'delete employee': {
    path: '/employees',
    reach: (page) => page.getByRole('button', { name: 'Delete Maya Lindqvist' }).click(),
  },
  settings: { path: '/settings' },
  insights: { path: '/insights' },
  templates: { path: '/templates' },
  'not found': { path: '/nowhere' },
};

for (const { look, isDark, stored } of LOOKS) {
  for (const width of WIDTHS) {
    test(`no violation on any screen, ${look}, ${width} px`, async ({ page }) => {
      test.setTimeout(90_000);
      await page.setViewportSize({ width, height: 900 });
      for (const [name, { path, reach }] of Object.entries(SCREENS)) {
        await test.step(name, async () => {
          await startWith(page, { team: TEAM, shifts: [...SHIFTS, OVERLAP], isDark, stored, path });
          await expect(page.getByRole('main')).toBeVisible();
          await reach?.(page);
          await expectAccessible(page);
        });
      }
    });
  }
}

test('no violation on the empty screens, and in the notices', async ({ page }) => {
  for (const path of ['/', '/employees']) {
    await startWith(page, { path });
    await expect(page.getByRole('main')).toBeVisible();
    await expectAccessible(page);
  }
  await page.getByRole('button', { name: 'Add Employee' }).first().click();
  const form = dialog(page, 'Add Employee');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Employees need a name before they are saved.')).toBeVisible();
  await expectAccessible(page);
});
