import { run } from '../support/run.mjs';

/*
 * Takes the README's pictures of the week, light and dark, from the built export (`npm run build` first):
 * `node scripts/make/readme-pictures.mjs`.
 */

const pictures = ['test', '--config', 'e2e/pictures/playwright.config.ts', 'readme'];
process.exitCode = (await run('playwright', pictures)).code;
