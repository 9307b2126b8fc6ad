import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = process.platform === 'win32' ? ['nats-server.exe'] : ['nats-server'];

/**
 * The path of an installed NATS server; undefined without a server. Debian installs the server in a folder
 * for administrators.
 */
export function findRelay() {
  const named = process.env.NATS_SERVER_PATH;
  if (named) return existsSync(named) ? named : undefined;
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/bin'];
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}

/** Tries the package managers that have a NATS server; a missing command does nothing. */
function installFromSystem() {
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const tasks = [
    [...prefix, 'apt-get', 'install', '-y', 'nats-server'],
    [...prefix, 'apt-get', 'update'],
    [...prefix, 'apt-get', 'install', '-y', 'nats-server'],
    ['brew', 'install', 'nats-server'],
  ];
  for (const [command, ...args] of tasks) {
    spawnSync(command, args, { stdio: 'inherit' });
    if (findRelay()) return;
  }
}

/** Instructions for a computer without a NATS server. */
export const missingRelay = `No nats-server was found. Install one, or name it with NATS_SERVER_PATH:
  Debian, Ubuntu   apt-get install nats-server
  macOS            brew install nats-server
  others           a release from github.com/nats-io/nats-server`;

/** Finds or installs a NATS server; throws with instructions if neither works. */
export function ensureRelay() {
  const named = process.env.NATS_SERVER_PATH;
  if (named && !existsSync(named))
    throw new Error(`NATS_SERVER_PATH is ${named}, but this file does not exist.`);
  if (!findRelay()) installFromSystem();
  const path = findRelay();
  if (path) return path;
  throw new Error(missingRelay);
}
