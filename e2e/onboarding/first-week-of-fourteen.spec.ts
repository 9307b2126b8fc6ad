import { expect, type Locator, type Page, test } from '@playwright/test';
import { finger, type Hands, mouse } from '@/e2e/support/hands';
import { dialog, shiftCards } from '@/e2e/support/shift-form';
import { FIRST_SHIFT_DELAY_MS, PUBLISH_BUTTON_MS, PUBLISH_HANDLING_MS } from '@/lib/timing';

/** Monday at 9 AM, before the week starts. */
const MONDAY = new Date('2026-11-16T09:00:00-05:00');

const card = (page: Page) => page.getByRole('region', { name: /Welcome|Add Your Team|Create Your|Explore/ });
const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true });

/** The team of a restaurant as pasted from a list or message. */
const CREW = [
  'Elena Marchetti, Manager',
  'David Okafor, Manager',
  ...['Maya', 'Theo', 'Priya', 'Jonah', 'Camille'].map((name) => `${name} Berg, Server`),
  ...['Marcus', 'Rosa', 'Kenji'].map((name) => `${name} Costa, Cook`),
  'Lucy Tran, Host',
  ...['Sam', 'Nia'].map((name) => `${name} Adeyemi, Bartender`),
  'Owen Kessler, Front Desk',
].join('\n');

/** From the first visit to the last press of the onboarding, which opens the employee grid. */
async function comeToPlanning(hands: Hands): Promise<void> {
  const { page } = hands;
  await page.clock.install({ time: MONDAY });
  await page.goto('/');
  await hands.press(button(card(page), 'Get Started'));
  await hands.press(button(card(page), 'Add employees'));
  const form = dialog(page, 'Add several employees');
  await hands.type(form.getByLabel('Names and roles, a line each'), CREW);
  await hands.press(button(form, 'Add 14 employees'));
  await hands.press(button(page, 'Back to the calendar'));
  await hands.press(button(card(page), 'Add Shift'));
}

async function publish({ page, press }: Hands): Promise<void> {
  await press(page.getByRole('button', { name: /^Publish Nov/ }).first());
  await page.clock.runFor(PUBLISH_BUTTON_MS);
  await page.clock.runFor(PUBLISH_HANDLING_MS);
  await expect(dialog(page, 'Schedule Published!')).toBeVisible();
}

test('plans 68 shifts of fourteen people in at most 130 presses, and the next week in two', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const hands = mouse(page);
  await comeToPlanning(hands);

  /** Types the times at the focus and repeats them for the people below. */
  const plan = async (times: string, people: number) => {
    const field = page.getByLabel(/^Times for /);
    if ((await field.count()) === 0) await page.keyboard.type(times.slice(0, 1));
    await hands.type(field, times);
    await hands.key('Enter');
    for (let more = 1; more < people; more += 1) await hands.key('r');
  };
  const cells = (name: string) => page.getByRole('row').filter({ hasText: name }).locator('[data-grid-cell]');
  await expect(page.getByLabel('Times for Elena Marchetti, Monday, November 16')).toBeFocused();
  for (let day = 0; day < 5; day += 1) {
    if (day > 0) await hands.press(cells('Elena Marchetti').nth(day));
    await plan('9-5', 2);
    await plan('11-2:30+5:30-10', 2);
    await plan('11-7', 3);
    await plan('5-1', 3);
  }
  await hands.press(cells('Lucy Tran').nth(5));
  await plan('10-6', 4);
  // After the last person comes the next day.
  for (let row = 0; row < 10; row += 1) await hands.key('ArrowDown');
  await expect(cells('Lucy Tran').nth(6)).toBeFocused();
  await plan('10-6', 4);
  await expect(shiftCards(page)).toHaveCount(68);
  await publish(hands);
  expect(hands.interactions()).toBeLessThanOrEqual(130);
  test.info().annotations.push({ type: 'interactions', description: String(hands.interactions()) });

  // The celebration is followed by the Share dialog.
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'Share')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'Share')).toHaveCount(0);
  const before = hands.interactions();
  await hands.press(page.getByRole('button', { name: 'Next week' }));
  await hands.press(page.getByRole('button', { name: 'Copy from Nov 16 - Nov 22 (68 shifts)' }));
  await expect(shiftCards(page)).toHaveCount(68);
  await expect(page.getByRole('grid', { name: 'Week of Nov 23 - Nov 29' })).toBeVisible();
  expect(hands.interactions() - before).toBe(2);
});

test.describe('planning a week by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('plans the same week by touch in at most 180 taps', async ({ page }) => {
    test.setTimeout(90_000);
    const hands = finger(page);
    await comeToPlanning(hands);
    const person = page.getByRole('main').getByRole('heading', { level: 2 });
    const field = page.getByLabel('Type times');
    const add = (day: number) =>
      page.getByRole('button', { name: new RegExp(`^Add shift: .*November ${day}$`) });
    /** Types the times into the field, which moves on to the next day after Enter. */
    const plan = async (times: string, days: number) => {
      for (let day = 0; day < days; day += 1) {
        await hands.type(field, times);
        await hands.key('Enter');
        await expect(field).toHaveValue('');
      }
    };
    const next = async (name: string) => {
      await hands.press(button(page, 'Next person'));
      await expect(person).toContainText(name);
    };

    await expect(person).toContainText('Elena Marchetti');
    await expect(field).toBeFocused();
    await plan('9-5', 5);
    await next('David Okafor');
    await page.clock.runFor(FIRST_SHIFT_DELAY_MS);
    await hands.press(button(dialog(page, 'Congratulations!'), 'Maybe Later'));
    await hands.press(add(16));
    await plan('9-5', 5);
    for (const [name, times] of [
      ['Maya', '11-2:30+5:30-10'],
      ['Theo', '11-2:30+5:30-10'],
      ['Priya', '11-7'],
      ['Jonah', '11-7'],
      ['Camille', '11-7'],
      ['Marcus', '5-1'],
      ['Rosa', '5-1'],
      ['Kenji', '5-1'],
    ] as const) {
      await next(name);
      await hands.press(add(16));
      await plan(times, 5);
    }
    for (const name of ['Lucy', 'Sam', 'Nia', 'Owen']) {
      await next(name);
      await hands.press(add(21));
      await hands.type(field, '10-6');
      await hands.key('Enter');
      await hands.type(field, '10-6');
      await hands.key('Enter');
      await expect(shiftCards(page)).toHaveCount(2);
    }
    await publish(hands);
    await expect(page.getByText('68 shifts', { exact: true }).last()).toBeVisible();
    test.info().annotations.push({ type: 'taps', description: String(hands.interactions()) });
    expect(hands.interactions()).toBeLessThanOrEqual(180);
  });
});
