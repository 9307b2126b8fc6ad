import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { inkContrast } from '@/e2e/support/ink';
import { TEAM, WEEK_SHIFTS } from '@/e2e/support/sample-team';
import { dialog, shiftCards } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });
const SETTINGS = '/settings';

const stored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key);

/** Selects an option of a list by its label. */
async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('button', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

const saved = (page: Page) => page.getByText('Settings saved successfully');

/** Selects a language whose messages cannot be loaded, so that the choice stays unsaved. */
async function failToSave(page: Page, language: string): Promise<void> {
  const scripts = '**/_next/static/**';
  await page.getByRole('button', { name: 'Language' }).click();
  await page.route(scripts, (route) => route.abort());
  await page.getByRole('option', { name: language, exact: true }).click();
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await page.unroute(scripts);
}

test('applies every appearance setting immediately and keeps it after a reload', async ({ page }) => {
  await startWith(page, { team: TEAM, path: SETTINGS });
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('opendyslexic')) fonts.push(request.url());
  });
  const root = page.locator('html');
  await page.getByRole('switch', { name: 'Dark mode' }).click();
  await expect(root).toHaveClass(/\bdark\b/);
  await page.getByRole('switch', { name: 'High contrast' }).click();
  await expect(root).toHaveClass(/high-contrast/);
  expect(fonts).toEqual([]);
  await page.getByRole('switch', { name: 'Dyslexia-friendly font' }).click();
  await expect(root).toHaveClass(/dyslexic/);
  await expect.poll(() => fonts.length).toBeGreaterThan(0);
  await expect.poll(() => page.evaluate(() => document.fonts.check('16px OpenDyslexic'))).toBe(true);
  for (const sign of [':', '.', '-', ',', '–'])
    expect(await inkContrast(page, sign), sign).toBeGreaterThan(7);
  await page.getByRole('radio', { name: 'Teal' }).check();
  await expect(root).toHaveAttribute('data-theme-color', 'teal');
  await expect(root).toHaveClass(/theme-transition/);
  await expect(root).not.toHaveClass(/theme-transition/);
  await page.getByRole('radio', { name: 'Quick' }).check();
  await page.getByRole('switch', { name: 'Letter shortcuts' }).click();
  await page.reload();
  for (const name of ['Dark mode', 'High contrast', 'Dyslexia-friendly font']) {
    await expect(page.getByRole('switch', { name })).toBeChecked();
  }
  await expect(page.getByRole('radio', { name: 'Teal' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Quick' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Letter shortcuts' })).not.toBeChecked();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Shift+H');
  await expect(page).toHaveURL(SETTINGS);
});

test('saves every notification setting immediately and keeps it after a reload', async ({ page }) => {
  await startWith(page, { team: TEAM, path: SETTINGS });
  const deliveryTime = page.getByLabel('Delivery time');
  await expect(deliveryTime).toBeDisabled();
  for (const name of ['Notifications', 'Sound', 'Sound effects', 'Badges', 'Color coding']) {
    await page.getByRole('switch', { name, exact: true }).click();
  }
  await page.getByRole('radio', { name: 'Distinct' }).check();
  const volume = page.getByRole('slider', { name: 'Volume' });
  await volume.press('ArrowLeft');
  await volume.press('ArrowLeft');
  await expect(volume).toHaveAttribute('aria-valuetext', '50%');
  await page.getByRole('checkbox', { name: 'Shift swap' }).uncheck();
  await page.getByRole('radio', { name: 'Minimal' }).check();
  await choose(page, 'Stay on screen', 'Manual dismiss only');
  await choose(page, 'Remind before a shift', '3 hours');
  await page.getByRole('radio', { name: 'Daily digest' }).check();
  await deliveryTime.fill('half past');
  await expect(page.getByText('Enter a time such as 9:00.')).toBeVisible();
  await deliveryTime.fill('18:30');
  await page.reload();
  await expect(deliveryTime).toHaveValue('6:30 PM');
  await expect(page.getByRole('button', { name: 'Stay on screen' })).toContainText('Manual dismiss only');
  await expect(page.getByRole('switch', { name: 'Sound effects' })).not.toBeChecked();
  expect(await stored(page, 'brigade-notification-preferences')).toEqual({
    enabled: false,
    sound: { enabled: false, type: 'distinct', volume: 0.5 },
    types: {
      shifts: true,
      scheduleChanges: true,
      reminders: true,
      timeOff: true,
      publication: true,
      shiftSwap: false,
      general: true,
    },
    visual: { style: 'minimal', duration: 0, showBadges: false, colorCoded: false },
    timing: { reminderLeadTime: '3hours', nonUrgentDeliveryTime: '18:30', deliveryFormat: 'digest' },
  });
});

test('applies and saves a language without a reload, offers an undo and confirms on Save Settings', async ({
  page,
}) => {
  await startWith(page, { team: TEAM, path: SETTINGS });
  const heading = page.getByRole('heading', { level: 1 });
  const notice = page.getByRole('region', { name: /Notice|Information/ });
  await page.getByRole('main').evaluate((node) => Object.assign(node, { isTheSame: true }));
  await choose(page, 'Language', 'Français');
  await expect(heading).toHaveText('Réglages');
  await expect(page.getByText('Réglages enregistrés')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  expect(await page.getByRole('main').evaluate((node) => Reflect.get(node, 'isTheSame'))).toBe(true);
  expect(await stored(page, 'settings')).toEqual({ language: 'fr', timezone: 'system' });
  await notice.getByRole('button', { name: 'Annuler' }).click();
  await expect(heading).toHaveText('Settings');
  expect(await stored(page, 'settings')).toEqual({ language: 'en', timezone: 'system' });
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(saved(page)).toBeVisible();
  await expect(notice.getByRole('button', { name: 'Undo' })).toHaveCount(0);

  // The undo is still offered on the next page.
  await choose(page, 'Timezone', 'Tokyo');
  await page.getByRole('link', { name: 'Calendar' }).click();
  await expect(page.getByText('Fri, today')).toBeVisible();
  await notice.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Thu, today')).toBeVisible();
});

test('applies the start of the week to the calendar, the date picker and insights', async ({ page }) => {
  await startWith(page, { team: TEAM, shifts: WEEK_SHIFTS, path: SETTINGS });
  await choose(page, 'Week starts on', 'Sunday');
  await expect(page.getByText('Week starts on: Sunday (before: Monday)')).toBeVisible();
  await page.getByRole('link', { name: 'Calendar' }).click();
  await expect(page.getByRole('button', { name: /^(?!Publish).*Nov 15 - Nov 21/ })).toBeVisible();
  await expect(page.locator('[data-day-head]').first()).toHaveAttribute('data-day-head', '2026-11-15');
  await page.getByRole('button', { name: /^(?!Publish).*Nov 15 - Nov 21/ }).click();
  await expect(dialog(page, 'Choose a date').locator('th').first()).toHaveText('Su');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Insights', exact: true }).click();
  await expect(
    dialog(page, 'Schedule Insights').getByText('Sun 15 - Sat 21 Nov', { exact: true }),
  ).toBeVisible();
  await dialog(page, 'Schedule Insights').getByRole('button', { name: 'Next week' }).click();
  await expect(
    dialog(page, 'Schedule Insights').getByText('Sun 22 - Sat 28 Nov', { exact: true }),
  ).toBeVisible();
  await page.reload();
  await expect(
    page.getByText('Sun 22 - Sat 28 Nov', { exact: true }).filter({ visible: true }),
  ).toBeVisible();
});

test('undoes and redoes a changed limit, lists the change in the history and shows the limit in another tab', async ({
  page,
  context,
}) => {
  await startWith(page, { team: TEAM, path: SETTINGS });
  const other = await context.newPage();
  await other.goto(SETTINGS);
  const limit = (of: Page) => of.getByRole('spinbutton', { name: 'Most hours a day', exact: true });
  const sentence = 'Most hours a day: 12 to 10 hours';
  await limit(page).fill('10');
  await page.keyboard.press('Enter');
  await expect(page.getByText(sentence)).toBeVisible();
  await expect(limit(other)).toHaveValue('10');

  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Control+z');
  await expect(limit(page)).toHaveValue('12');
  await expect(limit(other)).toHaveValue('12');
  await page.keyboard.press('Control+Shift+z');
  await expect(limit(page)).toHaveValue('10');

  await page.getByRole('button', { name: /^Notifications/ }).click();
  const panel = dialog(page, 'Notifications');
  await panel.getByRole('tab', { name: 'History' }).click();
  await expect(panel.getByText(sentence)).toBeVisible();
  await page.reload();
  await expect(limit(page)).toHaveValue('10');
  await expect(limit(other)).toHaveValue('10');
});

test('asks before leaving with an unsaved change, by link, shortcut, Add Shift and Back', async ({
  page,
}) => {
  await startWith(page, { team: TEAM });
  await page.getByRole('link', { name: 'Settings' }).click();
  const question = page.getByRole('alertdialog', { name: 'Save before leaving?' });
  const save = question.getByRole('button', { name: 'Save and leave' });
  await failToSave(page, 'Deutsch');
  for (const leave of [
    () => page.getByRole('link', { name: 'Employees' }).click(),
    () => page.keyboard.press('Shift+H'),
    () => page.keyboard.press('Shift+N'),
    () => page.evaluate(() => window.history.back()),
  ]) {
    await leave();
    await expect(save).toBeFocused();
    await expect(dialog(page, 'Add Shift')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(page).toHaveURL(SETTINGS);
    await expect(page.getByText('Unsaved changes')).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
  }
  const asked = page.waitForEvent('dialog');
  void page.reload().catch(() => undefined);
  await (await asked).dismiss();
  await page.keyboard.press('Shift+N');
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(dialog(page, 'Add Shift')).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('button', { name: 'Language' })).toContainText('English');

  // The retry on leaving saves the change, so Back does not ask again.
  await failToSave(page, 'Deutsch');
  await page.evaluate(() => window.history.back());
  await save.click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Einstellungen gespeichert')).toBeVisible();
  expect(await stored(page, 'settings')).toEqual({ language: 'de', timezone: 'system' });
  await page.evaluate(() => window.history.forward());
  await expect(page.getByRole('button', { name: 'Sprache' })).toContainText('Deutsch');
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('applies settings that another tab saves', async ({ page, context }) => {
  await startWith(page, { team: TEAM, path: SETTINGS });
  const other = await context.newPage();
  await other.clock.setFixedTime(await page.evaluate(() => Date.now()));
  await other.goto('/');
  await expect(other.getByText('Thu, today')).toBeVisible();

  await choose(page, 'Timezone', 'Tokyo');
  await expect(other.getByText('Fri, today')).toBeVisible();

  await other.getByRole('link', { name: 'Settings' }).click();
  await choose(other, 'Timezone', 'Paris');
  await choose(other, 'Language', 'Español');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ajustes');
  await expect(page.getByRole('button', { name: 'Zona horaria' })).toContainText('París');
  await choose(page, 'Zona horaria', 'Londres');
  await expect(other.getByRole('button', { name: 'Zona horaria' })).toContainText('Londres');
  expect(await stored(page, 'settings')).toEqual({ language: 'es', timezone: 'Europe/London' });
});

test('moves today to Friday in Tokyo without moving any shift', async ({ page }) => {
  await startWith(page, { team: TEAM, shifts: WEEK_SHIFTS });
  await expect(page.getByText('Thu, today')).toBeVisible();
  const before = await shiftCards(page).evaluateAll((cards) => cards.map((card) => card.textContent));
  await page.getByRole('link', { name: 'Settings' }).click();
  await choose(page, 'Timezone', 'Tokyo');
  await expect(saved(page)).toBeVisible();
  await page.getByRole('link', { name: 'Calendar' }).click();
  await expect(page.getByText('Fri, today')).toBeVisible();
  await expect(shiftCards(page)).toHaveCount(WEEK_SHIFTS.length);
  expect(await shiftCards(page).evaluateAll((cards) => cards.map((card) => card.textContent))).toEqual(
    before,
  );
});

test('applies the chosen time zone to the current-time line and reminders as the clock moves', async ({
  page,
}) => {
  // 4:40 PM in New York is 6:40 AM in Tokyo.
  const shifts = [
    { employeeName: 'Owen Kessler', date: '2026-11-20', startTime: '07:45', endTime: '12:00' },
    { employeeName: 'Maya Lindqvist', date: '2026-11-19', startTime: '17:45', endTime: '22:00' },
  ];
  await startWith(page, {
    team: TEAM,
    shifts,
    clock: 'controlled',
    stored: {
      settings: JSON.stringify({ language: 'en', timezone: 'Asia/Tokyo' }),
      'brigade-current-view': 'daily',
      'brigade-reminded-shifts': '[]',
      'brigade-notification-preferences': JSON.stringify({ timing: { reminderLeadTime: '1hour' } }),
    },
  });
  await expect(page.getByText('6:40 AM', { exact: true })).toBeVisible();
  await expect(shiftCards(page)).toHaveCount(1);
  await expect(shiftCards(page)).toContainText('Owen Kessler');
  await expect(page.getByRole('button', { name: /^Notifications/ })).toHaveAccessibleName('Notifications');
  await page.clock.runFor(6 * 60_000);
  await expect(page.getByText('6:46 AM', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  expect(JSON.stringify(await stored(page, 'brigade-notifications'))).toContain('starting at 7:45 AM');
});

/** The short run tests only the look with the least space and the most difficult colors. */
const ALL_LOOKS = [
  { look: 'light', width: 1440, isDark: false, isHigh: false },
  { look: 'dark', width: 390, isDark: true, isHigh: false },
  { look: 'high contrast', width: 1440, isDark: false, isHigh: true },
  { look: 'high contrast dark', width: 390, isDark: true, isHigh: true },
];

const LOOKS = process.env.ROUNDS === undefined ? [ALL_LOOKS[3]] : ALL_LOOKS;

for (const { look, width, isDark, isHigh } of LOOKS.filter((one) => one !== undefined)) {
  test(`has no accessibility violation, also in the leave dialog: ${look}, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await startWith(page, {
      team: TEAM,
      path: SETTINGS,
      isDark,
      stored: { 'brigade-high-contrast': String(isHigh) },
    });
    await expect(page.getByRole('heading', { name: 'Your data' })).toBeVisible();
    await expectAccessible(page);
    await failToSave(page, 'Deutsch');
    await page.getByRole('link', { name: 'Employees' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessible(page);
  });
}
