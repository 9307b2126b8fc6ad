import { type Page, test } from '@playwright/test';
import { median } from './median';
import { BIG_TEAM, bigSchedule } from './week-data';

const SIZES = [1000, 20_000];
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const EDITS = 6;

/** This week's Monday by the real clock, which the measurements of loading run on. */
function thisMonday(): string {
  const now = new Date();
  const monday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - ((now.getDay() + 6) % 7), 12);
  return monday.toISOString().slice(0, 10);
}

/** A page with that many shifts around today, and the real clock. */
async function openWith(page: Page, size: number): Promise<void> {
  await page.goto('/icon.svg');
  const texts = {
    employees: BIG_TEAM.map((employee, index) => ({ id: `e-${index}`, ...employee })),
    shifts: bigSchedule(size / 250, thisMonday()).map((shift, index) => ({
      id: `s-${index}`,
      role: 'Server',
      status: 'Confirmed',
      ...shift,
    })),
  };
  await page.evaluate((stored) => {
    for (const [key, records] of Object.entries(stored)) localStorage.setItem(key, JSON.stringify(records));
  }, texts);
  await page.goto('/');
  await page.locator('[data-shift-id]').first().waitFor();
  await page.waitForFunction(() => localStorage.getItem('brigade-stamp') !== null);
}

/** Milliseconds from the navigation's start until this week's shifts stand in the page. */
async function reloadToShifts(page: Page): Promise<number> {
  await page.reload();
  await page.locator('[data-shift-id]').first().waitFor();
  return page.evaluate(() => Reflect.get(window, 'shiftsSeenAt'));
}

/** Milliseconds of the task in which a confirmed delete changes, draws and journals the schedule. */
async function deleteOne(page: Page): Promise<number> {
  await page.locator('[data-shift-id]').first().focus();
  await page.keyboard.press('Delete');
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Delete Shift' });
  const taken = await confirm.evaluate(async (element: HTMLElement) => {
    const start = performance.now();
    element.click();
    await Promise.resolve();
    return performance.now() - start;
  });
  await confirm.waitFor({ state: 'detached' });
  await page.getByText('Shift deleted').first().waitFor();
  return taken;
}

test('one edit on the main thread, and from navigation to shifts', async ({ browser }) => {
  test.setTimeout(300_000);
  const edits = new Map<number, number[]>(SIZES.map((size) => [size, []]));
  const loads = new Map<number, number[]>(SIZES.map((size) => [size, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const size of SIZES) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      const page = await context.newPage();
      await page.addInitScript(() => {
        const observer = new MutationObserver(() => {
          if (!document.querySelector('[data-shift-id]')) return;
          Object.assign(window, { shiftsSeenAt: performance.now() });
          observer.disconnect();
        });
        observer.observe(document, { childList: true, subtree: true });
      });
      await openWith(page, size);
      for (let edit = 0; edit < EDITS; edit += 1) {
        const taken = await deleteOne(page);
        if (edit > 0) edits.get(size)?.push(taken);
      }
      for (let load = 0; load < 3; load += 1) loads.get(size)?.push(await reloadToShifts(page));
      await context.close();
    }
  }
  for (const [what, samples] of [
    ['one edit', edits],
    ['navigation to shifts', loads],
  ] as const) {
    const [small = 0, large = 0] = SIZES.map((size) => median(samples.get(size) ?? []));
    const ratio = (large / small).toFixed(2);
    console.log(`${what}: ${small.toFixed(1)} ms at 1,000, ${large.toFixed(1)} ms at 20,000, ratio ${ratio}`);
  }
});

test('an edit in one tab, on screen in another', async ({ context, page }) => {
  await openWith(page, 1000);
  const other = await context.newPage();
  await other.goto('/');
  await other.locator('[data-shift-id]').first().waitFor();
  await other.waitForLoadState('networkidle');
  const samples: number[] = [];
  for (let edit = 0; edit < 12; edit += 1) {
    const gone = other.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const count = document.querySelectorAll('[data-shift-id]').length;
          const observer = new MutationObserver(() => {
            if (document.querySelectorAll('[data-shift-id]').length === count) return;
            observer.disconnect();
            resolve(Date.now());
          });
          observer.observe(document.body, { childList: true, subtree: true });
        }),
    );
    await page.locator('[data-shift-id]').first().focus();
    await page.keyboard.press('Delete');
    const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Delete Shift' });
    const start = await confirm.evaluate((element: HTMLElement) => {
      const now = Date.now();
      element.click();
      return now;
    });
    samples.push((await gone) - start);
  }
  console.log(`median from tab to tab: ${median(samples).toFixed(0)} ms`);
});
