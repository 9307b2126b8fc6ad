import { join } from 'node:path';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import base from '../../playwright.config';

const root = join(import.meta.dirname, '..', '..');

/** The stories take two to four times as long behind a driver as in Chromium. */
process.env.E2E_PATIENCE ??= '4';

/**
 * The stories of the main configuration, in a browser that a program of scripts/browsers drives: Playwright takes it for a Firefox and
 * speaks WebDriver BiDi with it.
 */
export function browserConfig(
  name: 'firefox' | 'webkit',
  preferences: Readonly<Record<string, string | number | boolean>> = {},
): PlaywrightTestConfig {
  return defineConfig({
    ...base,
    testDir: '..',
    // The stories beside this file are for these browsers alone.
    testMatch: ['**/*.spec.ts', '**/*.scenario.ts'],
    outputDir: join(root, 'test-results', name),
    reporter: [['line'], ['json', { outputFile: join(root, 'test-results', `${name}.json`) }]],
    // Two runs may write beside each other: each line names its own.
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
