import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { byDepth } from '@/e2e/support/depth';
import { DINNER_SHIFT, TEAM } from '@/e2e/support/sample-team';
import { dialog, editFocused } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';
import { SHORTCUT_SEQUENCE_MS } from '@/lib/timing';

const LETTERS_OFF = { 'brigade-character-shortcuts': 'false' };
const shortcuts = (page: Page) => dialog(page, 'Keyboard Shortcuts');
const range = (page: Page, text: string) => page.getByText(text, { exact: true });

async function start(page: Page, state: Parameters<typeof startWith>[1] = {}): Promise<void> {
  await startWith(page, { team: TEAM, shifts: [DINNER_SHIFT], ...state });
  await expect(page.getByRole('main')).toBeVisible();
}

/** Counts the events of this name that the page fires. */
async function countEvents(page: Page, name: string): Promise<() => Promise<unknown>> {
  await page.evaluate((event) => {
    Object.assign(window, { fired: 0 });
    window.addEventListener(event, () =>
      Object.assign(window, { fired: Number(Reflect.get(window, 'fired')) + 1 }),
    );
  }, name);
  return () => page.evaluate(() => Reflect.get(window, 'fired'));
}

test('opens every page by its Shift shortcut', async ({ page }) => {
  await start(page);
  for (const [key, path] of [
    ['Shift+E', '/employees'],
    ['Shift+I', '/insights'],
    ['Shift+S', '/settings'],
    ['Shift+M', '/templates'],
    ['Shift+H', '/'],
    ['Shift+E', '/employees'],
    ['Shift+C', '/'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page).toHaveURL(path);
  }
});

test('changes weeks by arrow keys, returns to today on T and repeats only while arrows are held', async ({
  page,
}) => {
  await start(page);
  for (const [key, week] of [
    ['ArrowRight', 'Nov 23 - Nov 29'],
    ['Shift+ArrowRight', 'Nov 30 - Dec 6'],
    ['ArrowLeft', 'Nov 23 - Nov 29'],
    ['Shift+ArrowLeft', 'Nov 16 - Nov 22'],
    ['ArrowLeft', 'Nov 9 - Nov 15'],
    ['t', 'Nov 16 - Nov 22'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(range(page, week)).toBeVisible();
  }
  const toggles = await countEvents(page, 'toggleTutorial');
  await page.keyboard.down('ArrowRight');
  await page.keyboard.down('ArrowRight');
  await page.keyboard.up('ArrowRight');
  await expect(range(page, 'Nov 30 - Dec 6')).toBeVisible();
  await page.keyboard.down('Shift');
  await page.keyboard.down('T');
  await page.keyboard.down('T');
  await page.keyboard.up('T');
  await page.keyboard.up('Shift');
  expect(await toggles()).toBe(1);
});

test('adds, undoes and redoes by shortcuts, and closes dialogs on Escape', async ({ page }) => {
  await start(page);
  const card = page.locator('[data-shift-id]');
  await page.keyboard.press('Shift+N');
  await expect(dialog(page, 'Add Shift')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await card.first().focus();
  await editFocused(page);
  await expect(dialog(page, 'Edit Shift')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card.first()).toBeFocused();
  await page.keyboard.press('Delete');
  const question = page.getByRole('alertdialog', { name: 'Delete Shift' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await page.keyboard.press('Delete');
  await question.getByRole('button', { name: 'Delete Shift' }).click();
  await expect(card).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(card).toHaveCount(1);
  await page.keyboard.press('ControlOrMeta+Shift+Z');
  await expect(card).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(card).toHaveCount(1);
  await page.keyboard.press('ControlOrMeta+y');
  await expect(card).toHaveCount(0);
});

test('opens pages by G and a letter within one second', async ({ page }) => {
  await start(page, { clock: 'controlled', path: '/settings' });
  await page.clock.pauseAt(new Date('2026-11-19T16:41:00-05:00'));
  await page.keyboard.press('g');
  await page.clock.runFor(SHORTCUT_SEQUENCE_MS + 1);
  await page.keyboard.press('e');
  await expect(page).toHaveURL('/settings');
  await page.keyboard.press('g');
  await page.clock.runFor(SHORTCUT_SEQUENCE_MS - 1);
  await page.keyboard.press('e');
  await expect(page).toHaveURL('/employees');
  await page.clock.resume();
  for (const [key, path] of [
    ['s', '/settings'],
    ['i', '/insights'],
    ['h', '/'],
    ['m', '/templates'],
  ] as const) {
    await page.keyboard.press('g');
    await page.keyboard.press(key);
    await expect(page).toHaveURL(path);
  }
});

test('handles only page shortcuts while a panel is open, and none over a dialog', async ({ page }) => {
  await start(page);
  await page.keyboard.press('Shift+I');
  await expect(dialog(page, 'Schedule Insights')).toBeVisible();
  const toggles = await countEvents(page, 'toggleTutorial');
  for (const key of ['t', 'Shift+P', 'Shift+T', 'Shift+ArrowRight']) await page.keyboard.press(key);
  expect(await toggles()).toBe(0);
  await expect(page.getByText('Nov 16 - Nov 22', { exact: true }).first()).toBeAttached();
  await page.keyboard.press('?');
  await expect(shortcuts(page)).toBeVisible();
  await page.keyboard.press('Shift+E');
  await expect(page).toHaveURL('/insights');
  await page.keyboard.press('Escape');
  await expect(shortcuts(page)).toHaveCount(0);
  await expect(dialog(page, 'Schedule Insights')).toBeVisible();
  await page.keyboard.press('Shift+M');
  await expect(dialog(page, 'Templates')).toBeVisible();
  await page.keyboard.press('Shift+H');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Shift+I');
  await expect(dialog(page, 'Schedule Insights')).toBeVisible();
  await page.keyboard.press('Shift+N');
  await expect(dialog(page, 'Add Shift')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('ignores shortcuts in fields, open lists and date pickers', async ({ page }) => {
  await start(page, { path: '/employees' });
  const search = page.getByLabel('Search employees');
  await search.focus();
  await page.keyboard.type('?GEN');
  await expect(search).toHaveValue('?GEN');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Help' }).click();
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Shift+S');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/employees');
  await page.keyboard.press('Shift+H');
  await page.getByRole('button', { name: /^(?!Publish).*Nov 16 - Nov 22/ }).click();
  await expect(dialog(page, 'Choose a date')).toBeVisible();
  await page.keyboard.press('Shift+E');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/');
});

test('lists every shortcut in three groups and closes in three ways', async ({ page }) => {
  await start(page);
  for (const [open, close] of [
    [() => page.keyboard.press('?'), () => page.keyboard.press('Escape')],
    [() => page.keyboard.press('Shift+/'), () => page.mouse.click(5, 400)],
    [
      () => page.evaluate(() => window.dispatchEvent(new Event('showKeyboardShortcuts'))),
      () => shortcuts(page).getByRole('button', { name: 'Close' }).click(),
    ],
  ] as const) {
    await open();
    await expect(shortcuts(page)).toBeVisible();
    await close();
    await expect(shortcuts(page)).toHaveCount(0);
  }
  await page.keyboard.press('?');
  await expect(shortcuts(page).getByRole('heading', { level: 3 })).toHaveText([
    'Navigation',
    'Actions',
    'Help & Tutorial',
  ]);
  const row = (term: string) =>
    shortcuts(page).locator('dl > div', { has: page.getByText(term, { exact: true }) });
  await expect(row('Add a shift').locator('kbd')).toHaveText(['Shift', 'N']);
  await expect(row('Go to the calendar').locator('dd')).toHaveText(/Shift\+HorShift\+CorGthenH/);
  await expect(row('Undo').locator('kbd')).toHaveText(['Ctrl', 'Z']);
  await expectAccessible(page);
});

test.describe('shortcuts on a Mac', () => {
  test('shows the modifier symbols of a Mac', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'platform', { get: () => 'MacIntel' }));
    await start(page);
    await page.keyboard.press('?');
    await expect(shortcuts(page).getByText('⇧').first()).toBeVisible();
    await expect(shortcuts(page).getByText('⌘').first()).toBeVisible();
    await expect(shortcuts(page).getByText('Shift', { exact: true })).toHaveCount(0);
  });
});

test('disables only letter shortcuts when they are switched off, and links to the setting', async ({
  page,
}) => {
  await start(page, { stored: LETTERS_OFF });
  for (const key of ['?', 'Shift+E', 'g', 'e', 't']) await page.keyboard.press(key);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Shift+ArrowRight');
  await expect(range(page, 'Nov 23 - Nov 29')).toBeVisible();
  await page.getByRole('button', { name: 'Help' }).click();
  await page.getByRole('menuitem', { name: 'Keyboard Shortcuts' }).click();
  await expect(shortcuts(page).getByText('Shortcuts of a letter are switched off.')).toBeVisible();
  await shortcuts(page).getByRole('link', { name: 'Change this in Settings' }).click();
  await expect(page).toHaveURL('/settings');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('does not replace an open form with the list of shortcuts', async ({ page }) => {
  await start(page);
  await page.keyboard.press('Shift+N');
  await expect(dialog(page, 'Add Shift')).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('showKeyboardShortcuts')));
  await expect(dialog(page, 'Add Shift')).toBeVisible();
  await expect(shortcuts(page)).toHaveCount(0);
});

for (const width of byDepth([320, 390], 1)) {
  test(`fits the list of shortcuts on a phone of ${width} px in German`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await start(page, { stored: { settings: '{"language":"de","timezone":"system"}' }, isDark: true });
    await page.getByRole('button', { name: 'Hilfe' }).click();
    await page.getByRole('menuitem', { name: 'Tastenkürzel' }).click();
    const list = dialog(page, 'Tastenkürzel');
    await expect(list.getByText('Strg').first()).toBeAttached();
    const cut = await list.evaluate((node) =>
      [...node.querySelectorAll('dt, dd, kbd')]
        .filter((part) => {
          const box = part.getBoundingClientRect();
          return box.right > window.innerWidth + 1 || part.scrollWidth > part.clientWidth + 1;
        })
        .map((part) => part.textContent),
    );
    expect(cut).toEqual([]);
    await expectAccessible(page);
  });
}
