import { expect, type Page, test } from '@playwright/test';
import { isOfTheTest } from '@/e2e/support/page-watch';
import { TEAM } from '@/e2e/support/sample-team';
import { dialog } from '@/e2e/support/shift-form';
import { startWith } from '@/e2e/support/storage/starting-state';

declare global {
  interface Window {
    /** The volume of each started sound. */
    heard: number[];
  }
}

interface Heard {
  /** Requested sounds by file name, in order. */
  readonly files: string[];
  /** Scripts requested so far. */
  readonly scripts: string[];
  readonly foreign: string[];
  readonly said: string[];
  readonly errors: string[];
}

/** Records requests, console messages and errors of the page. */
function listen(page: Page, baseURL = ''): Heard {
  const heard: Heard = { files: [], scripts: [], foreign: [], said: [], errors: [] };
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(baseURL)) heard.foreign.push(url);
    const file = /\/sounds\/(.+)\.wav$/.exec(url)?.[1];
    if (file) heard.files.push(file);
    if (url.endsWith('.js')) heard.scripts.push(url);
  });
  page.on('console', (message) => {
    if (!isOfTheTest(message)) heard.said.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => heard.errors.push(error.message));
  return heard;
}

/** Records the volume of each started sound, because the machine may have no audio output. */
async function spyOnStarts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.heard = [];
    let volume = 0;
    const setValue = AudioParam.prototype.setValueAtTime;
    AudioParam.prototype.setValueAtTime = function (value, time) {
      volume = value;
      return setValue.call(this, value, time);
    };
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...times) {
      // A single empty sample unlocks the audio and is inaudible.
      if ((this.buffer?.length ?? 0) > 1) window.heard.push(Math.round(volume * 100) / 100);
      return start.apply(this, times);
    };
  });
}

async function addEmployee(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Employee' }).first().click();
  await dialog(page, 'Add Employee').getByLabel('Name').fill(name);
  await dialog(page, 'Add Employee').getByLabel('Name').press('Enter');
  await expect(page.getByRole('rowheader', { name, exact: true })).toBeVisible();
  await expect(page.getByText(/^Employee added successfully/).first()).toBeVisible();
}

const starts = (page: Page) => page.evaluate(() => window.heard);

test("loads a sound when an action first plays it, and only from the app's origin", async ({
  page,
  baseURL,
}) => {
  const heard = listen(page, baseURL);
  await spyOnStarts(page);
  await startWith(page, { team: TEAM, path: '/employees' });
  await expect(page.getByRole('button', { name: 'Add Employee' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(heard.files).toEqual([]);

  await addEmployee(page, 'Zoe Quinn');
  await expect.poll(() => starts(page)).toEqual([0.7]);
  expect(heard.files).toEqual(['success']);
  await addEmployee(page, 'Ines Roy');
  await expect.poll(() => starts(page)).toEqual([0.7, 0.7]);
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect.poll(() => starts(page)).toEqual([0.7, 0.7, 0.7]);
  expect(heard).toMatchObject({ files: ['success', 'toggle'], foreign: [], said: [], errors: [] });
});

test('loads neither sounds nor their player with sound effects off', async ({ page }) => {
  const heard = listen(page);
  await spyOnStarts(page);
  await startWith(page, { path: '/employees', stored: { 'brigade-sound-effects': 'false' } });
  await page.getByRole('button', { name: 'Switch to dark mode' }).waitFor();
  await page.waitForLoadState('networkidle');
  const before = heard.scripts.length;
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect(page.getByRole('button', { name: 'Switch to light mode' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(heard.scripts).toHaveLength(before);
  expect(await starts(page)).toEqual([]);
  expect(heard.files).toEqual([]);
});

test('plays previews in the chosen set and volume even with all sounds off', async ({ page }) => {
  const heard = listen(page);
  await spyOnStarts(page);
  const sound = { enabled: false, type: 'distinct', volume: 0.3 };
  await startWith(page, {
    path: '/settings',
    stored: {
      'brigade-sound-effects': 'false',
      'brigade-notification-preferences': JSON.stringify({ sound }),
    },
  });
  const volume = page.getByRole('slider', { name: 'Volume' });
  await expect(volume).toHaveValue('0.3');
  await page.getByRole('radio', { name: 'Subtle' }).check();
  await page.getByRole('button', { name: 'Try the sound: Subtle' }).click();
  await expect.poll(() => starts(page)).toEqual([0.3]);
  await volume.press('ArrowRight');
  await page.getByRole('radio', { name: 'Distinct' }).check();
  await page.getByRole('button', { name: 'Try the sound: Distinct' }).click();
  await expect.poll(() => starts(page)).toEqual([0.3, 0.4]);
  expect(heard).toMatchObject({ files: ['notification-subtle', 'notification-distinct'], errors: [] });
});

for (const missing of ['the audio', 'the file'] as const) {
  test(`keeps working without ${missing} and logs one warning`, async ({ page }) => {
    const heard = listen(page);
    if (missing === 'the file') await page.route('**/sounds/*.wav', (route) => route.abort());
    else {
      await page.addInitScript(() => {
        for (const name of ['AudioContext', 'webkitAudioContext', 'Audio'])
          Reflect.deleteProperty(window, name);
      });
    }
    await startWith(page, { path: '/employees' });
    const log = () => heard.said.filter((line) => line.startsWith('warning: Failed to play a sound.'));
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    await expect.poll(() => log()).toHaveLength(1);
    await addEmployee(page, 'Zoe Quinn');
    await page.getByRole('button', { name: 'Switch to light mode' }).click();
    await expect(page.getByRole('button', { name: 'Switch to dark mode' })).toBeVisible();
    expect(log()).toHaveLength(1);
    expect(heard.errors).toEqual([]);
  });
}
