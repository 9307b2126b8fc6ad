import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { BIG_TEAM, bigSchedule } from '@/e2e/bench/week-data';
import { expectWithinBudget } from '@/e2e/support/hosts/budget';
import { ROUTES, routeSize } from '@/e2e/support/hosts/route-sizes';
import { countRenders, type Renders } from '@/e2e/support/render-count';
import { dialog, editFocused, shiftCards } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';
import { countWritten } from '@/e2e/support/storage/written-bytes';
import { DATA_VERSION } from '@/lib/saved-data/saved-keys';

// After a change that makes something smaller: BUDGET=write npx playwright test e2e/whole-app/budget.spec.ts
// --workers=1

/** Data as written by this build, because older data would load the migration script. */
const QUICK = { 'brigade-effects': 'quick', 'brigade-data-version': String(DATA_VERSION) };
const STAMP = 'brigade-stamp';

/** Opens a schedule of four weeks with 250 shifts each. */
async function openWeeks(page: Page): Promise<void> {
  await startWith(page, { team: BIG_TEAM, shifts: bigSchedule(4), stored: QUICK });
  await expect(shiftCards(page)).toHaveCount(250);
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), STAMP)).not.toBeNull();
}

/** Acts and waits until the change is stored for the first frame of the next start. */
async function untilKept(page: Page, act: () => Promise<void>): Promise<void> {
  const readStamp = () => page.evaluate((key) => localStorage.getItem(key), STAMP);
  const before = await readStamp();
  await act();
  await expect.poll(readStamp).not.toBe(before);
}

const elementCount = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);

const rendersOf = (action: string, { components, cards }: Renders) => ({
  [`components drawn by ${action}`]: components,
  [`cards drawn by ${action}`]: cards,
});

test('keeps the initial scripts and styles of each page within their budget', () => {
  for (const route of ROUTES) {
    const { script, style } = routeSize(route);
    expectWithinBudget({
      [`bytes of script, gzip, ${route}`]: script,
      [`bytes of style, gzip, ${route}`]: style,
    });
  }
});

test('keeps the scripts that the home page loads at rest within their budget', async ({ page }) => {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('.js')) return;
    sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  await openWeeks(page);
  await page.waitForLoadState('networkidle');
  const script = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expectWithinBudget({ 'bytes of script, gzip, index at rest': script });
});

/** Waits twice, because the first idle moment may come before work that a keystroke deferred. */
async function untilIdle(page: Page): Promise<void> {
  for (const _ of [1, 2]) {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  }
}

test('keeps the number of elements of a week within its budget', async ({ page }) => {
  await openWeeks(page);
  expectWithinBudget({ 'elements of a week of 250': await elementCount(page) });
});

test('keeps the number of elements of a week of two thousand shifts within its budget', async ({ page }) => {
  const week = Array.from({ length: 8 }, () => bigSchedule(1)).flat();
  await startWith(page, { team: BIG_TEAM, shifts: week, stored: QUICK });
  await expect(shiftCards(page)).toHaveCount(700);
  expectWithinBudget({ 'elements of a week of 2000': await elementCount(page) });
});

test('keeps renders and writes of common actions within their budget', async ({ page }) => {
  const takeRenders = await countRenders(page);
  const takeWritten = await countWritten(page);
  await openWeeks(page);

  await test.step('changing the week', async () => {
    await takeRenders();
    await page
      .getByRole('button', { name: 'Next week' })
      .evaluate((button) => button instanceof HTMLElement && button.click());
    await expect(page.getByRole('button', { name: /^(?!Publish).*Nov 23 - Nov 29/ })).toBeVisible();
    expectWithinBudget(rendersOf('a week change', await takeRenders()));
  });

  await test.step('editing a shift', async () => {
    const confirmCard = async (position: number) => {
      await shiftCards(page).nth(position).focus();
      await editFocused(page);
      const form = dialog(page, 'Edit Shift');
      await form.getByRole('button', { name: 'Next' }).click();
      await form.getByRole('radio', { name: 'Pending' }).check();
      await takeRenders();
      await takeWritten();
      await untilKept(page, () => form.getByRole('button', { name: 'Update Shift' }).click());
      await expect(form).toHaveCount(0);
    };
    // The first edit of a day also stores a restore point.
    await confirmCard(40);
    await confirmCard(50);
    const { keys, database } = await takeWritten();
    expectWithinBudget({
      // How often the dialog and the toast render until then depends on the machine; the cards do not.
      'cards drawn by an edit': (await takeRenders()).cards,
      'characters into the database by an edit': database,
      ...Object.fromEntries(
        Object.entries(keys).map(([key, count]) => [`characters under ${key} by an edit`, count]),
      ),
    });
  });

  await test.step('deleting a shift', async () => {
    await shiftCards(page).nth(60).focus();
    await page.keyboard.press('Delete');
    const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Delete Shift' });
    await expect(confirm).toBeVisible();
    // Waits for work deferred by the edit and the question, which does not belong to the click.
    await untilIdle(page);
    await takeRenders();
    let drawn: Renders | undefined;
    await untilKept(page, async () => {
      drawn = await confirm.evaluate(async (button) => {
        if (button instanceof HTMLElement) button.click();
        await Promise.resolve();
        return Reflect.get(window, 'takeRenders')();
      });
    });
    if (drawn) expectWithinBudget(rendersOf('a delete in its click', drawn));
    expectWithinBudget({ 'cards drawn after a delete': (await takeRenders()).cards });
  });

  await test.step('typing a letter in the search of the list view', async () => {
    await page.getByRole('tab', { name: 'List', exact: true }).click();
    const field = page.getByRole('searchbox', { name: 'Search shifts' });
    await field.pressSequentially('pers');
    await untilIdle(page);
    await takeRenders();
    await field.press('o');
    await expect(field).toHaveValue('perso');
    await untilIdle(page);
    expectWithinBudget(rendersOf('a letter in the search', await takeRenders()));
  });
});
