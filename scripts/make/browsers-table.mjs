import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { browsersTable, withTable } from '../browsers/docs-table.mjs';
import { root } from '../support/run.mjs';

// Updates the table of docs/browsers.md from scripts/browsers/scenario-files.mjs.
const path = join(root, 'docs', 'browsers.md');
writeFileSync(path, withTable(readFileSync(path, 'utf8'), browsersTable()));
