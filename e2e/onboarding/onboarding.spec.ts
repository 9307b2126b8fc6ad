import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { DINNER_SHIFT, TEAM } from '@/e2e/support/sample-team';
import { dialog, fillBasicInfo, openForm, saveNewShift, shiftCards } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';
import { FIRST_SHIFT_DELAY_MS, ONBOARDING_CELEBRATION_MS } from '@/lib/timing';

// Most people have animations on: see docs/decisions/0046-reduced-motion-in-short-e2e-run.md.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const PAUSED = new Date('2026-11-19T16:41:00-05:00');

/** A first visit with a controlled clock. */
async function visit(page: Page, state: Parameters<typeof startWith>[1] = {}): Promise<void> {
  await startWith(page, { onboarding: 'new', clock: 'controlled', ...state });
  await page.clock.pauseAt(PAUSED);
}

const card = (page: Page) =>
  page.getByRole('region', {
    name: /^(Welcome|Add Your Team Members|Create Your First Shift|Explore Advanced Features)$/,
  });
const press = (page: Page, name: string) => card(page).getByRole('button', { name, exact: true }).click();
const runningStep = (page: Page) => page.evaluate(() => sessionStorage.getItem('brigade-tutorial-step'));
const sampleWeek = (page: Page) => page.getByText('61 shifts', { exact: true });
const prompt = (page: Page) => dialog(page, 'Congratulations!');
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

async function expectStep(page: Page, title: string, number: number): Promise<void> {
  await expect(card(page).getByRole('heading', { name: title })).toBeVisible();
  await expect(card(page).getByRole('status')).toContainText(`Step ${number} of 4`);
  await expect(card(page).locator('[aria-current="step"]')).toContainText(title);
}

async function addFirstShift(page: Page): Promise<void> {
  const form = await openForm(page);
  await fillBasicInfo(form, DINNER_SHIFT);
  await saveNewShift(page, form);
}

test('goes through the four steps with every button, a reload at each and actions on other pages', async ({
  page,
}) => {
  await visit(page);
  await expectStep(page, 'Welcome', 1);
  await expect(card(page).getByRole('button', { name: 'Back' })).toHaveCount(0);
  await press(page, 'Get Started');
  await expectStep(page, 'Add Your Team Members', 2);
  await expect(card(page).getByRole('heading')).toBeFocused();
  await page.reload();
  await expectStep(page, 'Add Your Team Members', 2);
  await press(page, 'Back');
  await expectStep(page, 'Welcome', 1);
  await page.reload();
  await expectStep(page, 'Welcome', 1);
  await press(page, 'Skip');
  await press(page, 'Add employees');
  await expect(page).toHaveURL(/\/employees/);
  const form = dialog(page, 'Add several employees');
  await form.getByLabel('Names and roles').fill('Ana Reyes, Cook\nBen Cho');
  await page.keyboard.press('Control+Enter');
  await expect(form).toBeHidden();
  // The button that was pressed is on another page; the focus must still be on this page.
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  await page.getByRole('button', { name: 'Back to the calendar' }).click();
  await expectStep(page, 'Create Your First Shift', 3);
  await page.reload();
  await expectStep(page, 'Create Your First Shift', 3);
  // The employee grid, with the first empty cell ready to type; on a phone the first person's day.
  await press(page, 'Add Shift');
  await expect(page.getByLabel('Times for Ben Cho, Thursday, November 19')).toBeFocused();
  await expect(card(page)).toHaveCount(0);
  await page.reload();
  await expectStep(page, 'Create Your First Shift', 3);
  await page.setViewportSize({ width: 390, height: 844 });
  await press(page, 'Add Shift');
  await expect(
    page.getByRole('region', { name: /^Thursday, November 19/ }).getByLabel('Type times'),
  ).toBeFocused();
  await page.reload();
  await page.setViewportSize({ width: 1280, height: 720 });
  await expectStep(page, 'Create Your First Shift', 3);
  await press(page, 'Skip');
  await expectStep(page, 'Explore Advanced Features', 4);
  await page.reload();
  await expectStep(page, 'Explore Advanced Features', 4);
  await press(page, 'Skip');
  await expect(card(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await stored(page, 'brigade-onboarding-completed')).toBe('true');
  expect(await stored(page, 'brigade-onboarding-current-step')).toBeNull();
});

test('hides the onboarding for good on Dismiss and fires an event', async ({ page }) => {
  await visit(page);
  await page.evaluate(() =>
    window.addEventListener('onboardingDismissed', () => {
      document.title = 'heard';
    }),
  );
  await press(page, 'Dismiss');
  await expect(card(page)).toHaveCount(0);
  await expect(page).toHaveTitle('heard');
  await page.reload();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByText('No shifts').first()).toBeVisible();
  await expect(card(page)).toHaveCount(0);
});

test('follows a step that is completed in another tab', async ({ page, context }) => {
  await visit(page);
  await press(page, 'Get Started');
  const other = await context.newPage();
  await other.goto('/employees');
  await other.getByRole('button', { name: 'Add Employee' }).first().click();
  const form = dialog(other, 'Add Employee');
  await form.getByLabel('Name').fill('Ana Reyes');
  await form.getByRole('button', { name: 'Save' }).click();
  await expectStep(page, 'Create Your First Shift', 3);
});

test('celebrates the last step for 5 s, then starts the tutorial', async ({ page }) => {
  await visit(page, { stored: { 'brigade-onboarding-current-step': 'explore' } });
  const celebration = dialog(page, 'You’re all set!');
  await press(page, 'Start Tutorial');
  await expect(celebration).toBeVisible();
  await page.clock.runFor(ONBOARDING_CELEBRATION_MS - 1);
  await expect(celebration).toBeVisible();
  expect(await runningStep(page)).toBeNull();
  await page.clock.runFor(1);
  await expect(celebration).toHaveCount(0);
  await expect.poll(() => runningStep(page)).toBe('0');
  expect(await stored(page, 'brigade-onboarding-completed')).toBe('true');
});

test('ends the celebration on a key, and skips it with quick effects', async ({ page }) => {
  await visit(page, { stored: { 'brigade-onboarding-current-step': 'explore' } });
  await press(page, 'Start Tutorial');
  await expect(dialog(page, 'You’re all set!')).toBeVisible();
  await page.keyboard.press('x');
  await expect(dialog(page, 'You’re all set!')).toHaveCount(0);
  await expect.poll(() => runningStep(page)).toBe('0');
  await page.evaluate(() => {
    sessionStorage.removeItem('brigade-tutorial-step');
    localStorage.removeItem('brigade-onboarding-completed');
    localStorage.setItem('brigade-onboarding-current-step', 'explore');
    localStorage.setItem('brigade-effects', 'quick');
  });
  await page.reload();
  await press(page, 'Start Tutorial');
  await expect.poll(() => runningStep(page)).toBe('0');
  await expect(dialog(page, 'You’re all set!')).toHaveCount(0);
});

test('adds and removes the sample restaurant with one click each, and keeps real data', async ({ page }) => {
  await visit(page);
  await press(page, 'Try with a sample restaurant');
  await expect(page.getByText('Sample restaurant loaded')).toBeVisible();
  await expect(card(page)).toHaveCount(0);
  await expect(sampleWeek(page)).toBeVisible();
  expect(await stored(page, 'brigade-first-shift-added')).toBeNull();
  await page.getByRole('link', { name: 'Employees' }).first().click();
  await page.getByRole('button', { name: 'Add Employee' }).first().click();
  const form = dialog(page, 'Add Employee');
  await form.getByLabel('Name').fill('Ana Reyes');
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Remove sample' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Ana Reyes' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Elena Marchetti' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Remove sample' })).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByRole('row').filter({ hasText: 'Elena Marchetti' })).toBeVisible();
});

test('returns to the first step when the removed sample was the only data, and undo restores the sample', async ({
  page,
}) => {
  await visit(page);
  await press(page, 'Try with a sample restaurant');
  await expect(sampleWeek(page)).toBeVisible();
  await page.getByRole('button', { name: 'Remove sample' }).click();
  await expectStep(page, 'Welcome', 1);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(sampleWeek(page)).toBeVisible();
});

test('shows the congratulations 1.5 s after the very first shift, and never again', async ({ page }) => {
  await visit(page, { team: TEAM });
  await addFirstShift(page);
  const toast = page.getByText("Ready to explore advanced features? You've completed the basics!");
  await page.clock.runFor(FIRST_SHIFT_DELAY_MS - 1);
  await expect(toast).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(toast).toBeVisible();
  await expect(prompt(page)).toContainText('Your first shift was created.');
  await expect(page.getByText('Shift Added Successfully!')).toHaveCount(0);
  expect(await stored(page, 'brigade-onboarding-completed-steps')).toContain('create-shift');
  await prompt(page).getByRole('button', { name: 'Maybe Later' }).click();
  await expect(prompt(page)).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(shiftCards(page)).toHaveCount(0);
  await page.reload();
  await addFirstShift(page);
  await page.clock.runFor(FIRST_SHIFT_DELAY_MS);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('does not interrupt a form in use with the congratulations', async ({ page }) => {
  await visit(page, { team: TEAM });
  await addFirstShift(page);
  const form = dialog(page, 'Add Shift');
  await form.getByRole('button', { name: 'Add another' }).click();
  await page.clock.runFor(FIRST_SHIFT_DELAY_MS);
  await expect(page.getByText(/^Ready to explore/)).toBeVisible();
  await expect(form.getByLabel('Date', { exact: true })).toBeVisible();
  await expect(prompt(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(prompt(page)).toBeVisible();
});

test('opens the congratulations on a page event, handles their buttons and closes them on the backdrop', async ({
  page,
}) => {
  await visit(page, { team: TEAM });
  const fire = async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('showTutorialPrompt')));
    await expect(prompt(page)).toBeVisible();
  };
  await expect(page.getByText('No shifts').first()).toBeVisible();
  await fire();
  await page.mouse.click(20, 450);
  await expect(prompt(page)).toHaveCount(0);
  await fire();
  await prompt(page).getByRole('button', { name: 'Show Advanced Features' }).click();
  await expect(page).toHaveURL(/\/templates/);
  await expect(prompt(page)).toHaveCount(0);
  await page.goto('/');
  await expect(page.getByText('No shifts').first()).toBeVisible();
  await fire();
  await prompt(page).getByRole('button', { name: 'Start Interactive Tutorial' }).click();
  await expect.poll(() => runningStep(page)).toBe('0');
});

const ALL_LOOKS = [
  { width: 390, isDark: true },
  { width: 1440, isDark: false },
  { width: 390, isDark: false },
  { width: 1440, isDark: true },
];
for (const { width, isDark } of process.env.ROUNDS === undefined ? ALL_LOOKS.slice(0, 1) : ALL_LOOKS) {
  const look = `${width} px, ${isDark ? 'dark' : 'light'}`;

  if (process.env.ROUNDS !== undefined) {
    test(`has no accessibility violation in the onboarding and the sample: ${look}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await startWith(page, { onboarding: 'new', isDark });
      await press(page, 'Get Started');
      await expectStep(page, 'Add Your Team Members', 2);
      await expectAccessible(page);
      await press(page, 'Try with a sample restaurant');
      await expect(shiftCards(page).first()).toBeVisible();
      await expectAccessible(page);
    });
  }

  test(`has no accessibility violation in the congratulations: ${look}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await startWith(page, { team: TEAM, isDark });
    await expect(page.getByText('No shifts').first()).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event('showTutorialPrompt')));
    await expect(prompt(page)).toBeVisible();
    await expectAccessible(page);
  });
}
