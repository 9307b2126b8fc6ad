import { join } from 'node:path';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import base from '../../playwright.config';

const root = join(import.meta.dirname, '..', '..');

/** Tests take two to four times as long through these drivers as in Chromium. */
process.env.E2E_PATIENCE ??= '4';

/**
 * The tests of the main configuration in a browser that a program of scripts/browsers drives. Playwright
 * takes that program for a Firefox and speaks WebDriver BiDi with it.
 */
export function browserConfig(
  name: 'firefox' | 'webkit',
  preferences: Readonly<Record<string, string | number | boolean>> = {},
): PlaywrightTestConfig {
  return defineConfig({
    ...base,
    testDir: '..',
    // The scenarios beside this file run only in these browsers.
    testMatch: ['**/*.spec.ts', '**/*.scenario.ts'],
    outputDir: join(root, 'test-results', name),
    reporter: [['line'], ['json', { outputFile: join(root, 'test-results', `${name}.json`) }]],
    // Two runs may print at the same time, so each line names its browser.
    projects: [{ name }],
    workers: 1,
    timeout: 90_000,
    expect: { timeout: 12_000 },
    use: {
      ...base.use,
      browserName: 'firefox',
      channel: 'moz-firefox',
      actionTimeout: 15_000,
      launchOptions: {
        executablePath: join(root, 'scripts', 'browsers', `${name}.mjs`),
        firefoxUserPrefs: preferences,
      },
    },
    webServer: [base.webServer ?? []]
      .flat()
      .map((server) => ({ ...server, cwd: root, reuseExistingServer: true })),
  });
}
