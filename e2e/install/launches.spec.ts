import { expect, type Page, test } from '@playwright/test';
import { TEAM, WEEK_SHIFTS } from '@/e2e/support/sample-team';
import { dialog } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';

const BACKUP = JSON.stringify({
  format: 'brigade-backup',
  version: 2,
  savedAt: '2026-11-18T12:00:00.000Z',
  shifts: [],
  undated: [],
  employees: [{ id: 'e-99', name: 'Ana Reyes', role: 'Cook', color: 'red' }],
  shiftTemplates: [],
  preferences: {},
});

interface Launched {
  readonly targetURL: string;
  readonly file?: { readonly name: string; readonly text: string };
}

declare global {
  interface Window {
    /** Simulates the system launching the app. */
    launch(launched: Launched): void;
  }
}

/** A launch queue filled by the test, because only an installed app gets real launches. */
async function fakeLaunchQueue(page: Page, atStart?: Launched): Promise<void> {
  await page.addInitScript((first) => {
    type Consumer = (launch: object) => void;
    const waiting: object[] = [];
    let consume: Consumer = (launch) => waiting.push(launch);
    window.launch = ({ targetURL, file }) => {
      const made = file && new File([file.text], file.name, { lastModified: 1 });
      consume({
        targetURL: targetURL && new URL(targetURL, location.origin).href,
        files: made ? [{ getFile: async () => made }] : [],
      });
    };
    const setConsumer = (consumer: Consumer) => {
      consume = consumer;
      for (const launch of waiting.splice(0)) consumer(launch);
    };
    Object.defineProperty(window, 'launchQueue', { value: { setConsumer } });
    if (first) window.launch(first);
  }, atStart);
}

const form = (page: Page) => dialog(page, 'Add Shift');
const preview = (page: Page) => dialog(page, 'Restore a backup');

test('opens the shift form from the app shortcut only once', async ({ page }) => {
  await fakeLaunchQueue(page, { targetURL: '/?action=add-shift' });
  await startWith(page, { team: TEAM, shifts: WEEK_SHIFTS, path: '/?action=add-shift' });
  await expect(form(page)).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.keyboard.press('Escape');
  await expect(form(page)).toHaveCount(0);
  await page.keyboard.press('Shift+E');
  await expect(page).toHaveURL(/\/employees/);
  await page.goBack();
  await expect(page).toHaveURL('/');
  // A reload delivers the launch again.
  await page.reload();
  await expect(page.locator('[data-shift-id]').first()).toBeVisible();
  await page.evaluate(() => window.launch({ targetURL: '/insights' }));
  await expect(page.getByRole('dialog', { name: 'Schedule Insights' })).toBeVisible();
  await expect(form(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/');
  await page.keyboard.press('Shift+E');
  await expect(page).toHaveURL(/\/employees/);
  await page.evaluate(() => window.launch({ targetURL: '/?action=add-shift' }));
  await expect(form(page)).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('opens the team dialog from the shortcut on a first visit, and ignores an unknown action', async ({
  page,
}) => {
  await startWith(page, { onboarding: 'new', path: '/?action=add-shift' });
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.goto('/employees?action=dance');
  await expect(page).toHaveURL('/employees');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('previews a backup opened from the system, without closing an open form', async ({ page }) => {
  const file = { name: 'brigade-2026-11-18.json', text: BACKUP };
  await fakeLaunchQueue(page, { targetURL: '/settings', file });
  await startWith(page, { team: TEAM, path: '/settings' });
  await expect(preview(page).getByRole('row', { name: 'Employees' })).toContainText('1');
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your data' })).toBeVisible();

  await page.getByRole('link', { name: 'Calendar' }).click();
  await page.keyboard.press('Shift+N');
  await form(page).getByLabel('Employee', { exact: true }).fill('Maya');
  await page.evaluate((launched) => window.launch(launched), {
    targetURL: '/settings',
    file: { ...file, name: 'other.json' },
  });
  await page.evaluate(() => window.launch({ targetURL: '/insights' }));
  await expect(form(page)).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(preview(page)).toBeVisible();
  await expect(page).toHaveURL('/settings');
  await page.keyboard.press('Escape');

  await page.evaluate(() =>
    window.launch({ targetURL: '/settings', file: { name: 'photo.json', text: 'GIF89a' } }),
  );
  await expect(page.getByText('This file was not restored')).toBeVisible();

  // A sealed backup asks for its code first, or explains why no code would work.
  await page.evaluate(() =>
    window.launch({ targetURL: '/settings', file: { name: 'next.brigade', text: 'BRIGADE\0\u0002' } }),
  );
  await expect(page.getByRole('alertdialog', { name: 'Open a sealed backup' })).toContainText(
    'newer version',
  );
});
