import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { TEAM } from '@/e2e/support/sample-team';
import { dialog } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';

const ALWAYS = ['Documentation', 'Keyboard Shortcuts', 'Contact Support'];
const SEEN = { hasSeenTutorial: 'true' };

async function openHelp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Help' }).click();
  await expect(page.getByRole('menu', { name: 'Help' })).toBeVisible();
}

for (const { name, stored, first } of [
  { name: 'at first', stored: {}, first: ['Start Tutorial'] },
  { name: 'seen, but no step saved', stored: SEEN, first: ['Start Tutorial'] },
  { name: 'a step saved, but never seen', stored: { lastCompletedStep: '3' }, first: ['Start Tutorial'] },
  {
    name: 'seen and a step saved',
    stored: { ...SEEN, lastCompletedStep: '3' },
    first: ['Start Tutorial', 'Resume Tutorial'],
  },
  { name: 'finished', stored: { ...SEEN, lastCompletedStep: '8' }, first: ['Start Tutorial'] },
]) {
  test(`lists the entries of Help for the tutorial state: ${name}`, async ({ page }) => {
    await startWith(page, { team: TEAM, stored });
    await openHelp(page);
    await expect(page.getByRole('menuitem')).toHaveText([...first, ...ALWAYS]);
    if (name === 'at first') await expectAccessible(page);
    await page.mouse.click(700, 600);
    await expect(page.getByRole('menu')).toHaveCount(0);
  });
}

test('disables the tutorial entry while the tutorial runs', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('brigade-tutorial-step', '1'));
  await startWith(page, { team: TEAM });
  await openHelp(page);
  await expect(page.getByRole('menuitem')).toHaveText(['Tutorial in progress...', ...ALWAYS]);
  const entry = page.getByRole('menuitem', { name: 'Tutorial in progress...' });
  await expect(entry).toBeDisabled();
  await entry.click({ force: true });
  await expect(page.getByRole('menu')).toBeVisible();
});

test('starts the tutorial and stores its first step', async ({ page }) => {
  await startWith(page, { team: TEAM });
  await openHelp(page);
  await page.getByRole('menuitem', { name: 'Start Tutorial' }).click();
  await expect(page.getByRole('menu')).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('brigade-tutorial-step'))).toBe('0');
});

test('opens the keyboard shortcuts, and returns the focus to Help', async ({ page }) => {
  await startWith(page, { team: TEAM });
  await openHelp(page);
  await page.getByRole('menuitem', { name: 'Keyboard Shortcuts' }).press('Enter');
  await expect(dialog(page, 'Keyboard Shortcuts')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Help' })).toBeFocused();
});

for (const [locale, help, entry, language] of [
  ['en-US', 'Help', 'Documentation', 'en'],
  ['es-ES', 'Ayuda', 'Documentación', 'es'],
] as const) {
  test.describe(`Help in ${locale}`, () => {
    test.use({ locale });
    test('opens the guide in the language of the app in a new tab', async ({ page, context }) => {
      await startWith(page, { team: TEAM });
      await page.getByRole('button', { name: help }).click();
      const opened = context.waitForEvent('page');
      await page.getByRole('menuitem', { name: entry }).click();
      const guide = await opened;
      await expect(guide).toHaveURL(new RegExp(`/guide/${language}\\.html$`));
      await expect(guide.locator('html')).toHaveAttribute('lang', language);
      await expect(page).toHaveURL('/');
    });
  });
}
