import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, type Page, test } from '@playwright/test';
import { createDice, SEED } from '@/e2e/support/dice';
import { dialog } from '@/e2e/support/shift-form';
import { findBrowser } from '@/scripts/ensure-browser.mjs';

const KILLS = process.env.ROUNDS === undefined ? 1 : 5 * Number(process.env.ROUNDS);

interface Running {
  readonly page: Page;
  /** Kills the whole process immediately, like a power cut. */
  readonly kill: () => Promise<void>;
}

/** Retries, because a browser killed a moment ago may keep the next one from answering. */
async function launch(profile: string, url: string, attempts = 3): Promise<Running> {
  const child: ChildProcess = spawn(
    findBrowser() ?? chromium.executablePath(),
    [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
    ],
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const endpoint = await new Promise<string>((resolve, reject) => {
    let text = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const found = /ws:\/\/\S+/.exec(text)?.[0];
      if (found) resolve(found);
    });
    child.once('exit', () => reject(new Error(`The browser did not start: ${text}`)));
  });
  const browser = await chromium.connectOverCDP(endpoint, { timeout: 10_000 }).catch(() => undefined);
  if (!browser) {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    if (attempts > 1) return launch(profile, url, attempts - 1);
    throw new Error('The browser does not respond.');
  }
  const context = browser.contexts()[0] ?? (await browser.newContext());
  const page = await context.newPage();
  await page.goto(url);
  return {
    page,
    async kill() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      await gone;
      await browser.close().catch(() => {});
    },
  };
}

/** Adds employees until the process is killed, and records each one whose success message was shown. */
async function editUntilKilled({ page }: Running, round: number, confirmed: Set<string>): Promise<void> {
  for (let number = 0; ; number += 1) {
    const name = `Round ${round} Person ${number}`;
    await page.getByRole('button', { name: 'Add Employee' }).first().click();
    await dialog(page, 'Add Employee').getByLabel('Name').fill(name);
    await dialog(page, 'Add Employee').getByLabel('Name').press('Enter');
    const notice = page.getByText('Employee added successfully').first();
    await notice.waitFor();
    confirmed.add(name);
    await page.getByRole('button', { name: 'Close' }).first().click();
    await notice.waitFor({ state: 'detached' });
  }
}

test('keeps edits reported as saved after the process is killed, even with localStorage cleared', async ({
  baseURL,
}) => {
  test.setTimeout(60_000 + KILLS * 20_000);
  const roll = createDice(SEED);
  const profile = mkdtempSync(join(tmpdir(), 'brigade-'));
  const url = `${baseURL}/employees`;
  const confirmed = new Set<string>();
  try {
    for (let round = 0; round < KILLS; round += 1) {
      const running = await launch(profile, url);
      await running.page.getByRole('button', { name: 'Add Employee' }).first().waitFor();
      const edits = editUntilKilled(running, round, confirmed).catch(() => {});
      // The first kill waits until there is something to lose, however slow the machine is.
      if (confirmed.size === 0)
        await expect.poll(() => confirmed.size, { timeout: 20_000 }).toBeGreaterThan(0);
      await new Promise((resolve) => setTimeout(resolve, 1500 + roll() * 2500));
      await running.kill();
      await edits;

      const after = await launch(profile, `${baseURL}/icon.svg`);
      await after.page.evaluate(() => localStorage.clear());
      await after.page.goto(url);
      for (const name of confirmed) {
        await expect(after.page.getByRole('rowheader', { name, exact: true })).toHaveCount(1);
      }
      await after.kill();
    }
    expect(confirmed.size).toBeGreaterThan(0);
    console.log(`${KILLS} kills survived, ${confirmed.size} confirmed edits found, seed ${SEED}`);
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
});
