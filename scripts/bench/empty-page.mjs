import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../support/run.mjs';

const FOLDER = join('test-results', 'empty-page');

const FILES = {
  'next.config.mjs': `export default { output: 'export', turbopack: { root: ${JSON.stringify(root)} } };\n`,
  'package.json': '{ "private": true, "type": "module" }\n',
  'app/layout.jsx':
    'export default function Layout({ children }) {\n  return <html lang="en"><head><title>Empty</title></head><body>{children}</body></html>;\n}\n',
  'app/page.jsx': 'export default function Page() {\n  return <h1>Empty page</h1>;\n}\n',
};

/** Builds a page with only a heading, with the same versions; returns the folder of the export. */
export async function buildEmptyPage() {
  const folder = join(root, FOLDER);
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const { code, output } = await run('next', ['build', FOLDER], { quiet: true });
  if (code !== 0) throw new Error(output);
  return join(folder, 'out');
}
