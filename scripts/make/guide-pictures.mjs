import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../support/run.mjs';

/*
 * Takes the pictures of the user guide from the built export (`npm run build` first), in every language, and
 * writes the guide's pages: `node scripts/make/guide-pictures.mjs`.
 */

mkdirSync(join(root, 'public', 'guide', 'pictures'), { recursive: true });
const { code } = await run('playwright', ['test', '--config', 'e2e/pictures/playwright.config.ts', 'guide']);
process.exitCode = code === 0 ? (await run(process.execPath, ['scripts/make/guide.mjs'])).code : code;
