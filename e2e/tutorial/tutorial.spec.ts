import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { byDepth } from '@/e2e/support/depth';
import { TEAM, WEEK_SHIFTS } from '@/e2e/support/sample-team';
import { startWith } from '@/e2e/support/storage/starting-state';

const TITLES = [
  'Welcome to Brigade',
  'Your schedule',
  'Your team',
  'Add your first shift',
  'Repeat what works',
  'Save time with templates',
  'See how the week adds up',
  'Help is always here',
  'You’re ready',
];
const EMPLOYEE_STEP = 2;
const SHIFT_STEP = 3;

const card = (page: Page, step: number) => page.getByRole('dialog', { name: TITLES[step] ?? '' });
const cardButton = (page: Page, name: string) =>
  page.locator('[data-tutorial-card]').getByRole('button', { name, exact: true });
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const employeesLink = (page: Page) => page.getByRole('link', { name: 'Employees' });

/** Collects console warnings about missing targets. */
function listenForWarnings(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('Tutorial:')) warnings.push(message.text());
  });
  return warnings;
}

async function open(page: Page, state: Parameters<typeof startWith>[1] = {}): Promise<void> {
  await startWith(page, { team: TEAM, shifts: WEEK_SHIFTS, ...state });
  await expect(page.getByRole('button', { name: 'Help' })).toBeVisible();
}

async function toggle(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('toggleTutorial')));
}

/** Expects the spotlight around the control, with the card's arrow pointing at it. */
async function expectSpotAround(page: Page, control: Locator): Promise<void> {
  const centerOf = async (locator: Locator) => {
    const box = await locator.boundingBox();
    return [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2].map(Math.round);
  };
  const spot = page.locator('.tutorial-spot');
  await expect.poll(() => centerOf(spot)).toEqual(await centerOf(control));
}

/** Opens the app as if the tutorial was ended at the previous step. */
async function openAt(page: Page, step: number, state: Parameters<typeof startWith>[1] = {}): Promise<void> {
  const ended = { hasSeenTutorial: 'true', lastCompletedStep: String(step - 1) };
  await open(page, { ...state, stored: { ...ended, ...state.stored } });
  await toggle(page);
  await expect(card(page, step)).toBeVisible();
}

const SIZES = [
  [1440, 900],
  [340, 640],
  [390, 844],
] as const;

for (const [width, height] of byDepth(SIZES, 2)) {
  test(`goes through all nine tutorial steps at ${width} px, each beside an existing target`, async ({
    page,
  }) => {
    const warnings = listenForWarnings(page);
    await page.setViewportSize({ width, height });
    // An empty restaurant has every target too.
    await open(page, width === 340 ? { shifts: [] } : {});
    await toggle(page);
    for (const [step, title] of TITLES.entries()) {
      await expect(page.getByRole('heading', { name: title })).toBeFocused();
      await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(step * 12.5));
      const counter = page.locator('.tutorial-counter', { hasText: `${step + 1} of 9` });
      await expect(counter).toBeVisible({ visible: width > 350 });
      const box = await card(page, step).boundingBox();
      expect(box?.width).toBe(width >= 1024 ? 400 : 320);
      await expect(card(page, step)).toBeInViewport({ ratio: 1 });
      await expect(page.locator('.tutorial-arrow')).toHaveCount(step === 0 || step === 8 ? 0 : 1);
      if (step === EMPLOYEE_STEP) {
        await expect(cardButton(page, 'Next')).toBeDisabled();
        await employeesLink(page).click();
        await expect(page.getByText('That’s it. Choose Next to go on.')).toBeVisible();
        await expect(page).toHaveURL('/employees');
      }
      await cardButton(page, step === 8 ? 'Finish' : 'Next').click();
      if (step === SHIFT_STEP) {
        // The second part of the same step, at the layout switch.
        const second = page.getByRole('dialog', { name: 'By employee' });
        await expect(second.getByRole('heading')).toBeFocused();
        await expect(counter).toBeVisible({ visible: width > 350 });
        await expectSpotAround(page, page.locator('[data-tutorial="week-layout"]'));
        await cardButton(page, 'Next').click();
      }
    }
    await expect(card(page, 8)).toBeHidden();
    await expect(page).toHaveURL('/');
    expect(await stored(page, 'hasSeenTutorial')).toBe('true');
    expect(await stored(page, 'lastCompletedStep')).toBe('8');
    expect(JSON.parse((await stored(page, 'viewedTutorialSteps')) ?? '[]')).toHaveLength(9);
    expect(warnings).toEqual([]);
  });
}

test('runs the tutorial to the end by keyboard with the shortcuts of its steps, and returns the focus', async ({
  page,
}) => {
  await open(page);
  const help = page.getByRole('button', { name: 'Help' });
  await help.focus();
  await page.keyboard.press('Shift+T');
  for (const [step, title] of TITLES.toSpliced(SHIFT_STEP + 1, 0, 'By employee').entries()) {
    await expect(page.getByRole('heading', { name: title })).toBeFocused();
    if (step === EMPLOYEE_STEP) {
      await page.keyboard.press('Shift+E');
      await expect(page).toHaveURL('/employees');
    }
    // Close, Skip and Back come before Next, if the step has them.
    for (const name of [...(step < TITLES.length ? ['Skip'] : []), ...(step > 0 ? ['Back'] : [])]) {
      await page.keyboard.press('Tab');
      await expect(cardButton(page, name)).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  }
  await expect(page.locator('[data-tutorial-card]')).toHaveCount(0);
  await expect(help).toBeFocused();
});

test('the tutorial goes back on Back, ends on Skip and Escape, and continues on Shift+T', async ({
  page,
}) => {
  await open(page);
  await toggle(page);
  await expect(cardButton(page, 'Back')).toHaveCount(0);
  await cardButton(page, 'Next').click();
  await cardButton(page, 'Back').click();
  await expect(card(page, 0)).toBeVisible();
  await cardButton(page, 'Next').click();
  await cardButton(page, 'Skip').click();
  await expect(card(page, 1)).toBeHidden();
  expect(await stored(page, 'lastCompletedStep')).toBe('1');
  await toggle(page);
  await expect(page.getByRole('heading', { name: TITLES[2] ?? '' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card(page, 2)).toBeHidden();
  expect(await stored(page, 'lastCompletedStep')).toBe('2');
  await toggle(page);
  await expect(card(page, 3)).toBeVisible();
  await toggle(page);
  await expect(card(page, 3)).toBeHidden();
});

test('the tutorial survives navigation and a reload, and opens the page of a step', async ({ page }) => {
  const warnings = listenForWarnings(page);
  await openAt(page, EMPLOYEE_STEP, { path: '/settings' });
  await employeesLink(page).click();
  await expect(page).toHaveURL('/employees');
  await page.reload();
  await expect(card(page, EMPLOYEE_STEP)).toBeVisible();
  await cardButton(page, 'Next').click();
  await expect(page).toHaveURL('/');
  await expect(card(page, 3)).toBeVisible();
  await expectSpotAround(page, page.getByRole('main').getByRole('button', { name: 'Add Shift' }));
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL('/settings');
  await expect(card(page, 3)).toBeVisible();
  // The calendar's button is not on this page, so the link to the calendar is highlighted.
  await expectSpotAround(page, page.getByRole('link', { name: 'Calendar' }));
  expect(warnings).toEqual([]);
});

test('hides the tutorial below a dialog opened by a step shortcut, and shows the tutorial afterwards', async ({
  page,
}) => {
  await openAt(page, 3);
  await page.keyboard.press('Shift+N');
  await expect(page.getByRole('dialog', { name: 'Add Shift' })).toBeVisible();
  await expect(page.locator('[data-tutorial-card]')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Add Shift' })).toBeHidden();
  await expect(page.getByRole('heading', { name: TITLES[3] ?? '' })).toBeFocused();
});

test('shows the tutorial card in the center and logs a warning when the target is missing', async ({
  page,
}) => {
  const warnings = listenForWarnings(page);
  await open(page, { stored: { hasSeenTutorial: 'true', lastCompletedStep: '2' } });
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-tutorial="add-shift"]')) {
      element.removeAttribute('data-tutorial');
    }
  });
  await toggle(page);
  await expect(card(page, 3)).toBeVisible();
  expect(warnings).toEqual([expect.stringContaining('"add-shift" is missing')]);
  const box = await card(page, 3).boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(720, 0);
  expect((box?.y ?? 0) + (box?.height ?? 0) / 2).toBeCloseTo(450, 0);
});

for (const isDark of process.env.ROUNDS === undefined ? [false] : [false, true]) {
  test(`has no accessibility violation in ${isDark ? 'dark' : 'light'} mode`, async ({ page }) => {
    await openAt(page, EMPLOYEE_STEP, { isDark, shifts: WEEK_SHIFTS.slice(0, 2) });
    await expectAccessible(page);
  });
}
