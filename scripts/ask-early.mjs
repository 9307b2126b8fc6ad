import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { basePath } from './support/build-stamp.mjs';
import { askEarly, findWordScripts } from './support/early-words.mjs';
import { root } from './support/run.mjs';

const CHUNKS = '_next/static/chunks';

const readAll = (folder, ending) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

/**
 * Lets every page of the export ask for its words before the first script has run. It is done to the finished pages,
 * because the names of the scripts are known only then; and before `protectPages`, which notes every script in them.
 */
export function askForWordsEarly(out = join(root, 'out')) {
  const catalogues = Object.fromEntries(
    readAll(join(root, 'lib/i18n/messages'), '.json').map(({ name, text }) => [
      basename(name, '.json'),
      JSON.parse(text),
    ]),
  );
  const names = findWordScripts(catalogues, readAll(join(out, CHUNKS), '.js'));
  const addresses = Object.fromEntries(
    Object.entries(names).map(([language, name]) => [language, `${basePath}/${CHUNKS}/${name}`]),
  );
  for (const name of readdirSync(out, { recursive: true })) {
    if (!name.endsWith('.html')) continue;
    const path = join(out, name);
    writeFileSync(path, askEarly(readFileSync(path, 'utf8'), addresses));
  }
}
