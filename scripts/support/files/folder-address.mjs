import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The address of a folder's page with the trailing slash that the page's relative links need; undefined if
 * the address needs no slash. The app's pages are files beside their folders and need no slash.
 */
export function folderAddress(url, root) {
  const [path, ...query] = url.split('?');
  const isPlain = /^(\/[\w-]+)+$/.test(path);
  if (!isPlain || existsSync(join(root, `${path}.html`))) return undefined;
  return existsSync(join(root, path, 'index.html')) ? [`${path}/`, ...query].join('?') : undefined;
}
