import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { TEAM } from '@/e2e/support/sample-team';
import { dialog } from '@/e2e/support/shift-form';
import { startWith, waitForLaterParts } from '@/e2e/support/storage/starting-state';

/** The tests run on Thursday afternoon at 4:40 PM. */
const TODAY = '2026-11-19';
const shiftAt = (employeeName: string, startTime: string, endTime: string, date = TODAY) => ({
  employeeName,
  date,
  startTime,
  endTime,
});
const OWEN = shiftAt('Owen Kessler', '22:00', '06:00');
const OWENS_REMINDER =
  'Reminder: You have a shift as Front Desk starting at 10:00 PM (in 5 hours and 20 minutes)';

const CATEGORIES = ['shifts', 'scheduleChanges', 'timeOff', 'publication', 'shiftSwap', 'general'];
const NINE_TOMORROW = Date.parse('2026-11-20T09:00:00-05:00');

interface Preferences {
  readonly enabled?: boolean;
  readonly types?: object;
  readonly visual?: object;
  readonly timing?: object;
}

const KEYS = {
  preferences: 'brigade-notification-preferences',
  list: 'brigade-notifications',
  reminded: 'brigade-reminded-shifts',
} as const;

/** Stored texts without any reminder sent yet. */
function storedWith(preferences: Preferences = {}, list: readonly object[] = []) {
  const notices = list.map((item, index) => ({
    id: `${Date.parse('2026-11-19T16:00:00-05:00')}-${index}`,
    message: `Notice ${index + 1}`,
    detail: '',
    type: 'info',
    category: 'general',
    read: false,
    ...item,
  }));
  return {
    [KEYS.preferences]: JSON.stringify(preferences),
    [KEYS.list]: JSON.stringify(notices),
    [KEYS.reminded]: '[]',
  };
}

const toasts = (page: Page) => page.getByRole('region', { name: 'Notice' });
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const list = (page: Page) => dialog(page, 'Notifications');

async function start(page: Page, shifts: readonly ReturnType<typeof shiftAt>[], stored = storedWith()) {
  await startWith(page, { team: TEAM, shifts, stored, clock: 'controlled', path: '/employees' });
  await expect(bell(page)).toBeVisible();
}

/** A refused form is reported even if notifications are off. */
async function refuse(page: Page) {
  await page.getByRole('button', { name: 'Add Employee' }).first().click();
  await dialog(page, 'Add Employee').getByRole('button', { name: 'Save' }).click();
  await page.keyboard.press('Escape');
}

test('shows the reminder of a shift once, as an info toast with the specified text', async ({ page }) => {
  await start(page, [OWEN]);
  await expect(toasts(page).getByText(OWENS_REMINDER, { exact: true })).toBeVisible();
  await expect(toasts(page)).toContainText('Owen Kessler');
  await page.clock.runFor(61_000);
  await expect(toasts(page).getByText(OWENS_REMINDER)).toBeHidden();
  await page.reload();
  await waitForLaterParts(page);
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  await page.clock.runFor(121_000);
  await expect(toasts(page)).toHaveText('');
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
});

test('reminds within the chosen lead time and checks every minute', async ({ page }) => {
  const shifts = [
    shiftAt('Elena Marchetti', '17:25', '22:00'),
    shiftAt('Maya Lindqvist', '17:41', '22:00'),
    shiftAt('Marcus Bell', '19:41', '23:00'),
    { ...shiftAt('Rosa Delgado', '17:00', '22:00'), status: 'Canceled' },
  ];
  await start(page, shifts, storedWith({ visual: { duration: 0 }, timing: { reminderLeadTime: '1hour' } }));
  await expect(toasts(page)).toContainText(
    'Reminder: You have a shift as Manager starting at 5:25 PM (in 45 minutes)',
  );
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  await page.clock.runFor(121_000);
  await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread');
  await page.evaluate(
    (key) => localStorage.setItem(key, '{"timing":{"reminderLeadTime":"3hours"},"visual":{"duration":0}}'),
    KEYS.preferences,
  );
  await page.reload();
  await waitForLaterParts(page);
  await expect(toasts(page)).toContainText('starting at 7:41 PM');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 3 unread');
});

test('groups several reminders into one toast that opens the list', async ({ page }) => {
  const shifts = ['17:00', '18:00', '19:00', '20:00'].map((time) => shiftAt('Maya Lindqvist', time, '23:00'));
  await start(page, shifts, storedWith({ visual: { duration: 0 } }));
  await expect(toasts(page).getByText('4 shifts start soon')).toBeVisible();
  await expect(toasts(page).getByText(/^Reminder/)).toHaveCount(0);
  await toasts(page).getByRole('button', { name: 'Show' }).click();
  await expect(list(page).getByRole('listitem')).toHaveCount(4);
  await expect(toasts(page)).toHaveText('');
});

test('drops news of a disabled category, but always shows reports of user actions', async ({ page }) => {
  const held = CATEGORIES.map((category) => ({
    message: `About ${category}`,
    category,
    heldUntil: NINE_TOMORROW - 86_400_000,
  }));
  await start(page, [OWEN]);
  for (const off of [...CATEGORIES, 'reminders', 'everything']) {
    const isAllOff = off === 'everything';
    const preferences = isAllOff ? { enabled: false } : { types: { [off]: false } };
    const stored = storedWith({ ...preferences, timing: { deliveryFormat: 'digest' } }, held);
    await page.evaluate((texts) => Object.assign(localStorage, texts), stored);
    await page.reload();
    await waitForLaterParts(page);
    const expected = isAllOff ? [] : [...CATEGORIES, 'reminders'].filter((category) => category !== off);
    const count = expected.length;
    await expect(bell(page)).toHaveAccessibleName(
      count > 0 ? `Notifications, ${count} unread` : 'Notifications',
    );
    const messages = await page.evaluate((key) => localStorage.getItem(key) ?? '', KEYS.list);
    const shown = (JSON.parse(messages) as { category: string }[]).map(({ category }) => category);
    expect(shown.sort()).toEqual(expected.sort());
  }
  await refuse(page);
  await expect(toasts(page).getByText('Please enter a name')).toBeVisible();
});

test('holds back the digest until its time and then delivers it', async ({ page }) => {
  const held = [1, 2, 3, 4].map(() => ({ category: 'scheduleChanges', heldUntil: NINE_TOMORROW }));
  const info: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'info') info.push(message.text());
  });
  await start(page, [], storedWith({ timing: { deliveryFormat: 'digest' } }, held));
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await page.clock.runFor('05:01');
  await expect.poll(() => info).toContain('Notifications: running, 0 in the list, 4 held.');
  await page.clock.fastForward(NINE_TOMORROW - Date.parse('2026-11-19T16:47:00-05:00'));
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await page.clock.runFor(240_000);
  await expect(bell(page)).toHaveAccessibleName('Notifications, 4 unread');
  await bell(page).click();
  await expect(list(page).getByRole('listitem')).toHaveCount(4);
});

for (const duration of [3000, 5000, 10_000]) {
  test(`shows a toast for ${duration} ms and does not add it to the list`, async ({ page }) => {
    await start(page, [], storedWith({ visual: { duration } }));
    await page.getByRole('button', { name: 'Add Employee' }).first().click();
    const form = dialog(page, 'Add Employee');
    await expect(form).toBeVisible();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5000));
    await form.getByRole('button', { name: 'Save' }).click();
    const notice = toasts(page).getByText('Please enter a name');
    await expect(notice).toBeVisible();
    await page.clock.runFor(duration - 100);
    await expect(notice).toBeVisible();
    await page.clock.runFor(200);
    await expect(notice).toBeHidden();
    await page.clock.resume();
    await page.keyboard.press('Escape');
    await expect(bell(page)).toHaveAccessibleName('Notifications');
  });
}

// Only in the deep run; every run tests the standard style.
if (process.env.ROUNDS !== undefined) {
  test('keeps a toast without a duration until it is closed, in every style', async ({ page }) => {
    await start(page, []);
    for (const style of ['minimal', 'standard', 'prominent']) {
      const colorCoded = style !== 'standard';
      const texts = storedWith({ visual: { duration: 0, style, colorCoded } });
      await page.evaluate((stored) => Object.assign(localStorage, stored), texts);
      await page.reload();
      await waitForLaterParts(page);
      await refuse(page);
      await expect(toasts(page).getByText('Please enter a name')).toBeVisible();
      await expect(toasts(page).locator('[data-style]')).toHaveAttribute('data-style', style);
      const status = colorCoded ? 'Canceled' : 'Neutral';
      await expect(toasts(page).locator('[data-status]')).toHaveAttribute('data-status', status);
      await expectAccessible(page);
      await page.clock.runFor(60_000);
      await toasts(page).getByText('Please enter a name').click();
      await expect(bell(page)).toHaveAccessibleName('Notifications');
      await toasts(page).getByRole('button', { name: 'Close' }).click();
      await expect(toasts(page)).toHaveText('');
    }
  });
}

test('counts unread news and marks, removes and clears them by keyboard across two tabs', async ({
  page,
  context,
}) => {
  const notices = [
    { message: 'First' },
    { message: 'Second', type: 'error' },
    { message: 'Third', read: true },
    { message: 'Fourth' },
  ];
  await start(page, [], storedWith({}, notices));
  const other = await context.newPage();
  await other.goto('/employees');
  await expect(bell(other)).toHaveAccessibleName('Notifications, 3 unread');
  await expect(bell(page)).toHaveText('3');
  await bell(page).focus();
  await page.keyboard.press('Enter');
  const items = list(page).getByRole('listitem');
  await expect(items).toHaveText([/^Fourth/, /^Third/, /^Second/, /^First/]);
  await expect(list(page).getByRole('heading', { name: 'Notifications' })).toBeFocused();
  await expectAccessible(page);

  await list(page)
    .getByRole('button', { name: /^Second/ })
    .press('Enter');
  await expect(bell(other)).toHaveAccessibleName('Notifications, 2 unread');
  const removals = list(page).getByRole('button', { name: 'Remove' });
  await removals.nth(3).press('Enter');
  await expect(items).toHaveCount(3);
  await expect(removals.nth(2)).toBeFocused();
  await expect(bell(other)).toHaveAccessibleName('Notifications, 1 unread');
  await page.keyboard.press('Escape');
  await expect(bell(page)).toBeFocused();

  // A user action is reported in the tab where it was made, and is no news in either tab.
  await refuse(other);
  await expect(toasts(other).getByText('Please enter a name')).toHaveCount(1);
  await refuse(other);
  await expect(toasts(other).getByText('Please enter a name')).toHaveCount(1);
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  await expect(toasts(page)).toHaveText('');
  await bell(page).press('Enter');
  await list(page).getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bell(other)).toHaveAccessibleName('Notifications');
  await list(page).getByRole('button', { name: 'Clear all' }).click();
  await expect(list(page).getByText('No notifications')).toBeVisible();
  await expect(list(page).getByRole('heading', { name: 'Notifications' })).toBeFocused();
  await expectAccessible(page);
});

// Only in the deep run; the test above covers the list.
if (process.env.ROUNDS !== undefined) {
  test('shows the list as a sheet on a phone, without badges and colors if they are off', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const look = { visual: { showBadges: false, colorCoded: false } };
    await start(page, [OWEN], storedWith(look, [{ message: 'First', detail: 'Owen Kessler' }]));
    await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread');
    await expect(bell(page)).toHaveText('');
    await bell(page).click();
    await expect(list(page).getByText(OWENS_REMINDER)).toBeVisible();
    await expect(list(page).locator('[data-status]:not([data-status="Neutral"])')).toHaveCount(0);
    await expectAccessible(page);
    await list(page).getByRole('button', { name: 'Close' }).click();
    await expect(bell(page)).toBeFocused();
  });
}

test('shows a reminder as a system notification when allowed and the page is hidden', async ({ page }) => {
  await page.addInitScript(() => {
    const shown: string[] = [];
    Object.assign(window, { shownOnSystem: shown });
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    navigator.serviceWorker.getRegistration = async () =>
      ({ showNotification: async (title: string) => shown.push(title) }) as never;
  });
  await start(page, [OWEN]);
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'shownOnSystem')))
    .toEqual([OWENS_REMINDER]);
});
