import { expect, test } from '@playwright/test';
import { fakeFolderPicker, folderFiles } from '@/e2e/support/storage/fake-folder';
import { median } from './median';
import { BIG_TEAM, bigSchedule } from './week-data';

const SHIFTS = 20_000;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);

test('measures a backup of 20,000 shifts into the folder and how long it blocks the page', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await fakeFolderPicker(page);
  await page.goto('/icon.svg');
  const texts = {
    employees: BIG_TEAM.map((employee, index) => ({ id: `e-${index}`, ...employee })),
    shifts: bigSchedule(SHIFTS / 250, '2026-11-16').map((shift, index) => ({
      id: `s-${index}`,
      role: 'Server',
      status: 'Confirmed',
      ...shift,
    })),
  };
  await page.evaluate((stored) => {
    for (const [key, records] of Object.entries(stored)) localStorage.setItem(key, JSON.stringify(records));
  }, texts);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Choose folder' }).click();
  const save = page.getByRole('button', { name: 'Save now' });
  await expect(save).toBeVisible({ timeout: 60_000 });
  const runs: { total: number; longest: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const run = save.evaluate(async (button: HTMLElement) => {
      let longest = 0;
      const watch = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
      });
      watch.observe({ entryTypes: ['longtask'] });
      const start = performance.now();
      button.click();
      const isBusy = () => button.getAttribute('aria-busy') === 'true';
      const nextFrame = () => new Promise(requestAnimationFrame);
      while (!isBusy()) await nextFrame();
      while (isBusy()) await nextFrame();
      const total = performance.now() - start;
      await nextFrame();
      watch.disconnect();
      return { total, longest };
    });
    runs.push(await run);
  }
  const { 'brigade-backup.json': text = '' } = await folderFiles(page);
  expect(JSON.parse(text).shifts).toHaveLength(SHIFTS);
  console.log(
    `${(text.length / 1e6).toFixed(1)} MB twice in ${median(runs.map(({ total }) => total)).toFixed(0)} ms; ` +
      `the longest task took ${median(runs.map(({ longest }) => longest)).toFixed(0)} ms (0: none over 50 ms)`,
  );
});
