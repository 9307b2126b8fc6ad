import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/ensure-browser.mjs';

const port = process.env.E2E_PORT ?? '3210';
const url = `http://localhost:${port}${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}`;
const executablePath = findBrowser();

/**
 * The first three are pages of the address bar, which cost each window as much work as the app. Chromium uses
 * only the last such switch, so the list repeats the features that Playwright disables.
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
  // Benchmarks are not tests: only `npm run bench` runs them.
  testMatch: process.env.BENCH ? '**/*.bench.ts' : '**/*.spec.ts',
  // A separate folder, because Playwright empties it, and test-results has the reports of other runners.
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
    // Each scenario has a new browser, which would first install the entire app. Scenarios about the worker
    // allow it.
    serviceWorkers: 'block',
    // The same zone as in jest.config.mjs; UTC would hide mistakes about midnight.
    timezoneId: 'America/New_York',
    trace: process.env.TRACE ? 'on' : 'off',
    viewport: { width: 1440, height: 900 },
    // A click waits until animations end. The deep run and the scenarios about motion keep the usual motion.
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
