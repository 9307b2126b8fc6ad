import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * The extended support release comes first, because Debian has this release, and because it changes least.
 */
const FIREFOX = ['firefox-esr', 'firefox'];

/** The programs that each browser needs, by possible names, and the Debian package of each program. */
const NEEDED = {
  firefox: [{ programs: FIREFOX, from: 'firefox-esr', override: 'FIREFOX_PATH' }],
  webkit: [
    { programs: ['WebKitWebDriver'], from: 'webkit2gtk-driver' },
    { programs: ['Xvfb'], from: 'xvfb' },
    { programs: ['import'], from: 'imagemagick' },
  ],
};

const folders = () => [...(process.env.PATH ?? '').split(delimiter), '/usr/bin'];

/** The path of the first installed program. */
export function findProgram(...names) {
  return names
    .flatMap((name) => folders().map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

/** The path in FIREFOX_PATH, else of an installed Firefox. */
export function findFirefox() {
  return process.env.FIREFOX_PATH ?? findProgram(...FIREFOX);
}

/** The missing packages for that browser. */
export function missingPackages(browser) {
  return NEEDED[browser]
    .filter(({ programs, override }) => !process.env[override ?? ''] && !findProgram(...programs))
    .map(({ from }) => from);
}

function aptGet(task) {
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const [command, ...args] = [...prefix, 'apt-get', ...task];
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

/** Installs the browsers' programs if the system allows it; otherwise throws with instructions. */
export function ensurePrograms(browsers) {
  const missing = () => browsers.flatMap(missingPackages);
  const wanted = missing();
  if (wanted.length === 0) return;
  console.log(`Installing ${wanted.join(', ')}…`);
  if (aptGet(['update'])) aptGet(['install', '-y', '--no-install-recommends', ...wanted]);
  const left = missing();
  if (left.length === 0) return;
  throw new Error(
    `These are missing: ${left.join(', ')}. On Debian: sudo apt-get install ${left.join(' ')}. ` +
      'Elsewhere only Firefox can be driven: FIREFOX_PATH=/path/to/firefox npm run test:browsers -- firefox',
  );
}
