import { test } from '@playwright/test';
import { median } from './median';
import { seed } from './seed';

test('measures how long an edit takes to show in another tab', async ({ context }) => {
  test.setTimeout(120_000);
  await seed(context, 1000);
  const [page, other] = [await context.newPage(), await context.newPage()];
  for (const tab of [page, other]) {
    await tab.goto('/');
    await tab.locator('[data-shift-id]').first().waitFor();
    await tab.waitForLoadState('networkidle');
  }
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
