import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { TEAM, WEEK_SHIFTS } from '@/e2e/support/sample-team';
import { chooseEmployee, dialog } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';

const SHIFTS = WEEK_SHIFTS.map((shift, index) => ({
  ...shift,
  status: ['Confirmed', 'Pending', 'Canceled', 'Maybe'][index % 4] ?? '',
}));
const OVERLAP = { employeeName: 'Maya Lindqvist', date: '2026-11-20', startTime: '12:00', endTime: '16:00' };

const UNDATED = { employeeName: 'Lucy Tran', date: 'soon', startTime: '12:00', endTime: '16:00' };

const HIGH_CONTRAST = { 'brigade-high-contrast': 'true' };

const ALL_LOOKS = [
  { look: 'light, 1440 px', width: 1440, isDark: false, stored: {}, isShort: true },
  { look: 'dark, 390 px', width: 390, isDark: true, stored: {}, isShort: false },
  { look: 'high contrast, 1440 px', width: 1440, isDark: false, stored: HIGH_CONTRAST, isShort: false },
  { look: 'high contrast dark, 390 px', width: 390, isDark: true, stored: HIGH_CONTRAST, isShort: false },
  { look: 'light, 390 px', width: 390, isDark: false, stored: {}, isShort: false },
  { look: 'dark, 1440 px', width: 1440, isDark: true, stored: {}, isShort: false },
  { look: 'high contrast, 390 px', width: 390, isDark: false, stored: HIGH_CONTRAST, isShort: false },
  { look: 'high contrast dark, 1440 px', width: 1440, isDark: true, stored: HIGH_CONTRAST, isShort: false },
];

/**
 * One look in the short run, because the tests of each feature cover phones and dark mode; all looks in the
 * deep run.
 */
const LOOKS = ALL_LOOKS.filter(({ isShort }) => isShort || process.env.ROUNDS !== undefined);

async function openForm(page: Page): Promise<void> {
  await page.keyboard.press('Shift+N');
  await chooseEmployee(dialog(page, 'Add Shift'), 'Maya Lindqvist');
}

async function showView(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name }).click();
  await expect(page.getByRole('tabpanel', { name }).locator('[data-shift-id]').first()).toBeVisible();
}

/** Every screen and how to reach it. */
const SCREENS: Readonly<Record<string, { path: string; reach?: (page: Page) => Promise<void> }>> = {
  week: { path: '/' },
  day: { path: '/', reach: (page) => showView(page, 'Day') },
  staff: { path: '/', reach: (page) => showView(page, 'Staff') },
  list: { path: '/', reach: (page) => showView(page, 'List') },
  'list without a match': {
    path: '/',
    reach: async (page) => {
      await showView(page, 'List');
      const search = page.getByRole('searchbox', { name: 'Search shifts' });
      if (await search.isVisible()) await search.fill('nobody at all');
    },
  },
  'date picker': {
    path: '/',
    reach: async (page) => {
      await page.getByRole('button', { name: /^(?!Publish).*Nov 16 - Nov 22/ }).click();
      await expect(dialog(page, 'Choose a date').getByRole('grid')).toBeVisible();
    },
  },
  repair: {
    path: '/',
    reach: async (page) => {
      await page.getByRole('button', { name: '1 shift to repair' }).click();
      await expect(dialog(page, 'Shifts to repair')).toBeVisible();
    },
  },
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
  settings: {
    path: '/settings',
    reach: (page) => expect(page.getByRole('heading', { name: 'Your data' })).toBeVisible(),
  },
  inbox: { path: '/inbox' },
  insights: { path: '/insights' },
  templates: { path: '/templates' },
  'not found': { path: '/nowhere' },
};

for (const { look, width, isDark, stored } of LOOKS) {
  test(`has no accessibility violation on any screen: ${look}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 900 });
    for (const [name, { path, reach }] of Object.entries(SCREENS)) {
      await test.step(name, async () => {
        await startWith(page, { team: TEAM, shifts: [...SHIFTS, OVERLAP, UNDATED], isDark, stored, path });
        await expect(page.getByRole('main')).toBeVisible();
        await reach?.(page);
        await expectAccessible(page);
      });
    }
  });
}

// Only in the deep run; the test above covers the filled screens in every run.
if (process.env.ROUNDS !== undefined) {
  test('has no accessibility violation on empty screens and in toasts', async ({ page }) => {
    for (const [path, view] of [
      ['/', 'weekly'],
      ['/', 'daily'],
      ['/', 'staff'],
      ['/', 'list'],
      ['/employees', 'weekly'],
    ] as const) {
      await startWith(page, { path });
      await page.evaluate((name) => localStorage.setItem('brigade-current-view', name), view);
      await page.reload();
      await expect(page.getByRole('main')).toBeVisible();
      if (path === '/') await expect(page.getByRole('tabpanel')).not.toBeEmpty();
      await expectAccessible(page);
    }
    await page.getByRole('button', { name: 'Add Employee' }).first().click();
    const form = dialog(page, 'Add Employee');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Employees need a name before they are saved.')).toBeVisible();
    await expectAccessible(page);
  });
}
