import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { TEAM, WEEK_SHIFTS } from '@/e2e/support/sample-team';
import { startWith } from '@/e2e/support/storage/starting-state';

const CHUNKS = 'out/_next/static/chunks';

/** The scripts of the export that contain the chart library. */
function chartScripts(): readonly string[] {
  return readdirSync(CHUNKS, { encoding: 'utf8', recursive: true }).filter(
    (name) => name.endsWith('.js') && readFileSync(join(CHUNKS, name), 'utf8').includes('recharts-surface'),
  );
}

test('loads the chart library only when a tab with a chart opens', async ({ page }) => {
  const scripts = chartScripts();
  expect(scripts.length).toBeGreaterThan(0);
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname.split('/').at(-1) ?? ''));
  const chartsAsked = () => scripts.filter((name) => asked.has(name.split('/').at(-1) ?? '')).length;

  await startWith(page, { team: TEAM, shifts: WEEK_SHIFTS });
  await page.getByRole('link', { name: 'Insights' }).first().click();
  for (const name of ['Overview', 'Heatmap', 'Hours', 'Timeline']) {
    await page.getByRole('tab', { name, exact: true }).click();
    await expect(
      page
        .getByRole('tabpanel', { name })
        .getByText(/Role Distribution|Each person|Overtime|Today/)
        .first(),
    ).toBeVisible();
  }
  expect(chartsAsked()).toBe(0);
  await page.getByRole('tab', { name: 'Staffing', exact: true }).click();
  await expect(
    page.getByRole('tabpanel', { name: 'Staffing' }).locator('.recharts-surface').first(),
  ).toBeVisible();
  expect(chartsAsked()).toBeGreaterThan(0);
});
