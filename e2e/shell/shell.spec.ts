import { expect, type Page, test } from '@playwright/test';
import { byDepth } from '@/e2e/support/depth';
import { TEAM } from '@/e2e/support/sample-team';
import { dialog } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';

const weekSection = (page: Page) => page.getByRole('region', { name: /^Week of/, includeHidden: true });

test('links to the same pages from the sidebar and the bottom bar', async ({ page }) => {
  await startWith(page, { team: TEAM });
  for (const [width, links] of [
    [1440, ['Calendar', 'Employees', 'Settings']],
    [390, ['Calendar', 'Employees', 'Insights', 'Settings']],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await expect(navigation.getByRole('link')).toHaveText(width === 1440 ? ['', '', ''] : [...links]);
    for (const name of links) await expect(navigation.getByRole('link', { name })).toBeVisible();
    await navigation.getByRole('link', { name: 'Employees' }).click();
    await expect(page).toHaveURL('/employees');
    await expect(navigation.getByRole('link', { name: 'Employees' })).toHaveAttribute('aria-current', 'page');
    await navigation.getByRole('link', { name: 'Calendar' }).click();
    await expect(page).toHaveURL('/');
  }
});

test('keeps the sidebar open after a reload', async ({ page }) => {
  await startWith(page, { team: TEAM });
  await page.getByRole('button', { name: 'Open sidebar' }).click();
  await expect(page.getByText('Roles this week')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Roles this week')).toBeVisible();
  await page.getByRole('button', { name: 'Close sidebar' }).click();
  await expect(page.getByText('Roles this week')).toBeHidden();
});

test('opens the calendar before the form on Add Shift and on Shift+N', async ({ page }) => {
  for (const press of [
    () => page.getByRole('button', { name: 'Add Shift' }).click(),
    () => page.keyboard.press('Shift+N'),
  ]) {
    await startWith(page, { team: TEAM, path: '/settings' });
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
    await press();
    await expect(dialog(page, 'Add Shift')).toBeVisible();
    await expect(page).toHaveURL('/');
  }
});

test('ignores shortcuts while the user types in a field', async ({ page }) => {
  await startWith(page, { team: TEAM, path: '/employees' });
  await page.getByLabel('Search employees').focus();
  await page.keyboard.type('N');
  await expect(page.getByLabel('Search employees')).toHaveValue('N');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('follows the theme of the system, then of the user, without a flash', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await startWith(page, { team: TEAM });
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.getByRole('button', { name: 'Switch to light mode' }).click();
  await expect(page.getByRole('button', { name: 'Switch to dark mode' })).toBeVisible();
  await page.addInitScript(() => {
    new MutationObserver(() => {
      // The first moment with anything to paint.
      if (document.body && !('firstClass' in window)) {
        Object.assign(window, { firstClass: document.documentElement.className });
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Switch to dark mode' })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'firstClass'))).not.toContain('dark');
  await expect(page.locator('html')).not.toHaveClass(/dark/);
});

test('opens Help, closes it on an outside click and returns the focus on Escape', async ({ page }) => {
  await startWith(page, { team: TEAM });
  const help = page.getByRole('button', { name: 'Help' });
  await help.click();
  const support = page.getByRole('menuitem', { name: 'Contact Support' });
  await expect(support).toHaveAttribute('href', /^mailto:/);
  await page.mouse.click(700, 600);
  await expect(support).toBeHidden();
  await help.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(help).toBeFocused();
});

const PANELS = [
  ['Insights', '/insights', 'Schedule Insights'],
  ['Templates', '/templates', 'Templates'],
] as const;

for (const [link, path, title] of byDepth(PANELS, 1)) {
  test(`opens ${link} over the same calendar, and as a page of its own from a deep link`, async ({
    page,
  }) => {
    await startWith(page, { team: TEAM });
    await weekSection(page).evaluate((node) => Object.assign(node, { isTheSame: true }));
    await page.getByRole('link', { name: link, exact: true }).click();
    const panel = dialog(page, title);
    await expect(panel).toBeVisible();
    await expect(page).toHaveURL(path);
    expect(await weekSection(page).evaluate((node) => Reflect.get(node, 'isTheSame'))).toBe(true);
    await page.goBack();
    await expect(panel).toBeHidden();
    await page.goForward();
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/');
    expect(await weekSection(page).evaluate((node) => Reflect.get(node, 'isTheSame'))).toBe(true);

    for (const address of [path, `${path}/`]) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await page.goto('/employees');
    await expect(page.getByRole('heading', { level: 1, name: 'Employees' })).toBeVisible();
    await page.keyboard.press(link === 'Insights' ? 'Shift+I' : 'Shift+M');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

test('shows the specified screen at an unknown address', async ({ page }) => {
  const response = await page.goto('/nowhere');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeFocused();
  await expect(page.getByText('404 Not Found')).toBeVisible();
  await expect(page).toHaveTitle('404 Not Found · Brigade');
  await page.getByRole('link', { name: 'Calendar' }).last().click();
  await expect(page).toHaveURL('/');
});

for (const [locale, addShift, language] of [
  ['es-MX', 'Añadir turno', 'es'],
  ['fr-FR', 'Nouveau service', 'fr'],
  ['de-DE', 'Neue Schicht', 'de'],
  ['ja-JP', 'Add Shift', 'en'],
] as const) {
  test.describe(`browser language ${locale}`, () => {
    test.use({ locale });
    test(`shows the app in ${language}`, async ({ page }) => {
      await startWith(page, { team: TEAM });
      await expect(page.getByRole('button', { name: addShift }).last()).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    });
  });
}

test('matches shortcuts by the letter of a key, not by its position', async ({ page }) => {
  await startWith(page, { team: TEAM });
  await expect(page.getByRole('main')).toBeVisible();
  const press = (key: string, code: string) =>
    page.evaluate(
      (init) =>
        document.body.dispatchEvent(new KeyboardEvent('keydown', { ...init, shiftKey: true, bubbles: true })),
      { key, code },
    );
  // On a French keyboard the question mark is in the place of M, and M is elsewhere.
  await press('?', 'KeyM');
  await expect(dialog(page, 'Keyboard Shortcuts')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/');
  await press('M', 'Semicolon');
  await expect(page).toHaveURL('/templates');
});

test('hides a toast after five seconds unless the pointer is on it, and on its close button', async ({
  page,
}) => {
  await startWith(page, { team: TEAM, path: '/employees', clock: 'controlled' });
  const refuse = async () => {
    await page.getByRole('button', { name: 'Add Employee' }).click();
    await dialog(page, 'Add Employee').getByRole('button', { name: 'Save' }).click();
    await page.keyboard.press('Escape');
  };
  const notice = page.getByText('Employees need a name before they are saved.');
  await refuse();
  await notice.hover();
  await page.clock.runFor(6000);
  await expect(notice).toBeVisible();
  await page.mouse.move(10, 10);
  await page.clock.runFor(6000);
  await expect(notice).toBeHidden();
  await refuse();
  await page.getByRole('region', { name: 'Notice' }).getByRole('button', { name: 'Close' }).click();
  await expect(notice).toBeHidden();
});
