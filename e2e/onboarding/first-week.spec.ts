import { expect, type Locator, type Page, test } from '@playwright/test';
import { finger, type Hands, keyboard, mouse } from '@/e2e/support/hands';
import { dialog, shiftCards } from '@/e2e/support/shift-form';
import {
  COPY_DELAY_MS,
  COPY_STAGGER_MS,
  FIRST_SHIFT_DELAY_MS,
  PUBLISH_BUTTON_MS,
  PUBLISH_HANDLING_MS,
  SHIFT_SAVE_DELAY_MS,
} from '@/lib/timing';

/** Monday at 9 AM, before the week starts. */
const MONDAY = new Date('2026-11-16T09:00:00-05:00');
const TEAM = [
  { name: 'Elena Marchetti', role: 'Manager' },
  { name: 'Maya Lindqvist', role: 'Server' },
  { name: 'Marcus Bell', role: 'Cook' },
];

/** The acts that differ between mouse, keyboard and touch. */
interface Ways {
  readonly hands: Hands;
  /** From the onboarding to the first shift. */
  firstShift(): Promise<void>;
  newShift(): Promise<void>;
  openCopy(name: string): Promise<void>;
  publish(): Promise<void>;
}

const card = (page: Page) => page.getByRole('region', { name: /Welcome|Add Your Team|Create Your|Explore/ });
const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true });
const shiftOf = (page: Page, name: string) => shiftCards(page).filter({ hasText: name }).first();

async function addTeam({ page, type, press }: Hands): Promise<void> {
  const form = dialog(page, 'Add several employees');
  await type(
    form.getByLabel('Names and roles, a line each'),
    TEAM.map(({ name, role }) => `${name}, ${role}`).join('\n'),
  );
  await expect(form.getByRole('listitem')).toHaveText(TEAM.map(({ name, role }) => `${name}${role}`));
  await press(button(form, 'Add 3 employees'));
  await expect(form).toBeHidden();
}

/** From the open form to the stored shift; day and times are already right. */
async function addShift(hands: Hands, name: string): Promise<void> {
  const { page } = hands;
  const form = dialog(page, 'Add Shift');
  await hands.type(form.getByLabel('Employee', { exact: true }), name);
  await hands.key('Enter');
  await hands.submit(button(form, 'Next'));
  await hands.submit(button(form, 'Add Shift'));
  await page.clock.runFor(SHIFT_SAVE_DELAY_MS);
  await expect(form.getByText('Shift Added Successfully!')).toBeVisible();
}

/**
 * On desktop, the onboarding opens the employee grid for the first shift. Then the day layout shows its card.
 */
async function typeFirstShift(hands: Hands, goByDay: () => Promise<void>): Promise<void> {
  const { page } = hands;
  await hands.press(button(card(page), 'Add Shift'));
  const field = page.getByLabel('Times for Elena Marchetti, Monday, November 16');
  await expect(field).toBeFocused();
  await hands.type(field, '9-5');
  await hands.key('Enter');
  await expect(shiftCards(page)).toHaveCount(1);
  await goByDay();
}

/** Repeats the shift of this person on the next four days, as the form proposes. */
async function repeatShift({ hands, openCopy }: Ways, name: string): Promise<void> {
  const { page } = hands;
  await openCopy(name);
  const form = dialog(page, 'Copy Shift');
  if (hands.hasArrowTabs) {
    await hands.press(form.getByRole('tab', { selected: true }));
    await hands.key('End');
  } else await hands.press(form.getByRole('tab', { name: 'Recurring Pattern' }));
  await hands.choose(form.getByRole('radio', { name: 'Daily' }));
  await hands.press(button(form, 'Generate Dates'));
  await hands.press(button(form, 'Copy Shift to 4 Date(s)'));
  await page.clock.runFor(COPY_DELAY_MS + 5 * COPY_STAGGER_MS);
  await expect(form).toBeHidden();
}

/** From the first visit to a published week of fifteen shifts. */
async function planFirstWeek(ways: Ways): Promise<void> {
  const { hands } = ways;
  const { page } = hands;
  await page.clock.install({ time: MONDAY });
  await page.goto('/');
  await hands.press(button(card(page), 'Get Started'));
  await hands.press(button(card(page), 'Add employees'));
  await addTeam(hands);
  // The employees page links back to the calendar.
  await hands.press(button(page, 'Back to the calendar'));

  await ways.firstShift();
  await page.clock.runFor(FIRST_SHIFT_DELAY_MS);
  await hands.press(button(dialog(page, 'Congratulations!'), 'Maybe Later'));
  // The dialog also completed the last onboarding step.
  await expect(card(page)).toHaveCount(0);

  await ways.newShift();
  await addShift(hands, 'Maya Lindqvist');
  await hands.press(button(dialog(page, 'Add Shift'), 'Add another'));
  await addShift(hands, 'Marcus Bell');
  await hands.key('Escape');
  await expect(dialog(page, 'Add Shift')).toBeHidden();
  for (const { name } of TEAM) await repeatShift(ways, name);
  await expect(shiftCards(page)).toHaveCount(15);

  await ways.publish();
  await page.clock.runFor(PUBLISH_BUTTON_MS);
  await page.clock.runFor(PUBLISH_HANDLING_MS);
  await expect(dialog(page, 'Schedule Published!')).toBeVisible();
  await expect(page.getByText('15 shifts', { exact: true }).last()).toBeVisible();
  test.info().annotations.push({ type: 'interactions', description: String(hands.interactions()) });
}

// Only in the deep run: the same week by forms and copies.
if (process.env.ROUNDS !== undefined) {
  test('plans the first week by mouse in at most 60 interactions', async ({ page }) => {
    test.setTimeout(90_000);
    const hands = mouse(page);
    await planFirstWeek({
      hands,
      firstShift: () => typeFirstShift(hands, () => hands.press(button(page, 'By day'))),
      newShift: () => hands.press(button(page, 'Add Shift').last()),
      async openCopy(name) {
        await shiftOf(page, name).hover();
        await hands.press(page.getByRole('button', { name: new RegExp(`^Copy shift: ${name}`) }).first());
      },
      publish: () => hands.press(page.getByRole('button', { name: /^Publish Nov/ })),
    });
    expect(hands.interactions()).toBeLessThanOrEqual(60);
  });
}

// Only in the deep run; employee-grid.spec.ts plans a week by keyboard in every run.
if (process.env.ROUNDS !== undefined) {
  test('plans the first week by keyboard in at most 218 interactions', async ({ page }) => {
    test.setTimeout(120_000);
    const hands = keyboard(page);
    await planFirstWeek({
      hands,
      firstShift: () => typeFirstShift(hands, () => hands.key('b')),
      newShift: () => hands.key('Shift+N'),
      async openCopy(name) {
        // The grid is one tab stop and focuses the element that had the focus last.
        await hands.enter(page.locator('[data-arrow-keys]'));
        await hands.key('Home');
        await hands.keyUntil('ArrowLeft', page.locator('[data-day-head="2026-11-16"]'));
        await hands.keyUntil('ArrowDown', shiftOf(page, name));
        await hands.key('c');
      },
      publish: () => hands.key('Shift+P'),
    });
    expect(hands.interactions()).toBeLessThanOrEqual(218);
  });
}

// Only in the deep run; other tests cover each act by touch.
if (process.env.ROUNDS !== undefined) {
  test.describe('first week by touch', () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

    test('plans the first week on a phone in at most 70 interactions', async ({ page }) => {
      test.setTimeout(90_000);
      const hands = finger(page);
      await planFirstWeek({
        hands,
        async firstShift() {
          await hands.press(button(card(page), 'Add Shift'));
          const field = page.getByLabel('Type times');
          await expect(field).toBeFocused();
          await hands.type(field, '9-5');
          await hands.key('Enter');
          await expect(shiftCards(page)).toHaveCount(1);
          await hands.press(button(page, 'By day'));
        },
        newShift: () => hands.press(button(page, 'Add Shift').last()),
        async openCopy(name) {
          await hands.press(shiftOf(page, name));
          await hands.press(page.getByRole('dialog').getByRole('button', { name: /^Copy shift:/ }));
        },
        publish: () => hands.press(page.getByRole('button', { name: /^Publish Nov/ }).first()),
      });
      expect(hands.interactions()).toBeLessThanOrEqual(70);
    });
  });
}
