import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { basePath } from '../support/export/build-stamp.mjs';
import { findMessageScripts, withMessagePreload } from '../support/export/message-preload.mjs';
import { root } from '../support/run.mjs';

const CHUNKS = '_next/static/chunks';

const readAll = (folder, ending) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

/** The folder of a page's messages: the staff page and the app have different messages. */
const messageFolderOf = (page) => (/^share(?:\.html|\/index\.html)$/.test(page) ? 'staff' : '');

/** The script URL of each language's messages in that folder. */
function messageUrls(folder, scripts) {
  const catalogs = Object.fromEntries(
    readAll(join(root, 'lib/i18n/messages', folder), '.json').map(({ name, text }) => [
      basename(name, '.json'),
      JSON.parse(text),
    ]),
  );
  return Object.fromEntries(
    Object.entries(findMessageScripts(catalogs, scripts)).map(([language, name]) => [
      language,
      `${basePath}/${CHUNKS}/${name}`,
    ]),
  );
}

/**
 * Lets every page of the export preload its messages before the first script runs. Works on finished pages,
 * because script names are known only then. Must run before `protectPages`, which hashes every inline script.
 */
export function preloadMessages(out = join(root, 'out')) {
  const scripts = readAll(join(out, CHUNKS), '.js');
  const addresses = { '': messageUrls('', scripts), staff: messageUrls('staff', scripts) };
  for (const name of readdirSync(out, { recursive: true })) {
    if (!name.endsWith('.html')) continue;
    const path = join(out, name);
    const page = name.replaceAll(sep, '/');
    writeFileSync(path, withMessagePreload(readFileSync(path, 'utf8'), addresses[messageFolderOf(page)]));
  }
}
