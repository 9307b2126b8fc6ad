import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/ensure-browser.mjs';

const port = process.env.E2E_PORT ?? '3210';
const url = `http://localhost:${port}${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}`;
const executablePath = findBrowser();

/**
 * The first three: pages of the address bar that a window loads beside ours, as much work as the app itself. Chromium
 * heeds only the last such switch, so that what Playwright switches off is named once more.
 */
const switchedOff = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

export default defineConfig({
  testDir: 'e2e',
  // The measurements are no tests: `npm run bench` runs them alone.
  testMatch: process.env.BENCH ? '**/*.bench.ts' : '**/*.spec.ts',
  // A folder of its own, because Playwright empties it and the reports of the other runners lie beside it.
  outputDir: 'test-results/e2e',
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 30_000,
  expect: { timeout: 5_000 },
  use: {
    browserName: 'chromium',
    baseURL: url,
    locale: 'en-US',
    // Each story has a browser of its own, which would install the whole app first; those about the worker allow it.
    serviceWorkers: 'block',
    // The same zone as in jest.config.mjs, and not UTC, which would hide mistakes with midnight.
    timezoneId: 'America/New_York',
    trace: process.env.TRACE ? 'on' : 'off',
    viewport: { width: 1440, height: 900 },
    // A click waits until what moves stands still. The deep run and the stories about motion have it as most people do.
    ...(process.env.ROUNDS === undefined && { contextOptions: { reducedMotion: 'reduce' } }),
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        `--disable-features=${switchedOff.join(',')}`,
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: 'node scripts/serve-cli.mjs',
    env: { PORT: port },
    url,
    reuseExistingServer: !process.env.CI,
  },
});
