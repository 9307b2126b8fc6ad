import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';

/** Takes the pictures of the user guide and of the manifest; see scripts/make/guide-pictures.mjs and scripts/make/icons.mjs. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.pictures.ts',
  outputDir: '../../test-results/pictures',
  reporter: 'line',
  timeout: 120_000,
  use: { ...base.use, viewport: { width: 1200, height: 750 } },
  webServer: { ...[base.webServer].flat()[0], cwd: '../..', command: 'node scripts/serve-cli.mjs' },
});
