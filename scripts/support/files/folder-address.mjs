import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The address of a folder's page with the slash that it needs for what it names beside it; undefined where the address
 * needs none. The pages of the app lie beside their folders, and are served without.
 */
export function folderAddress(url, root) {
  const [path, ...query] = url.split('?');
  const isPlain = /^(\/[\w-]+)+$/.test(path);
  if (!isPlain || existsSync(join(root, `${path}.html`))) return undefined;
  return existsSync(join(root, path, 'index.html')) ? [`${path}/`, ...query].join('?') : undefined;
}
