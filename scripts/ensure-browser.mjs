import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const downloadLimit = 180_000;

function findOnSystem() {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}

/** The path of an installed Chromium; undefined if Playwright should use a downloaded Chromium. */
export function findBrowser() {
  return process.env.CHROMIUM_PATH || findOnSystem();
}

function hasBrowser() {
  return existsSync(findBrowser() ?? chromium.executablePath());
}

function attempt(command, args, timeout) {
  spawnSync(command, args, { shell: process.platform === 'win32', stdio: 'inherit', timeout });
  return hasBrowser();
}

function installFromSystem() {
  const isRoot = process.getuid?.() === 0;
  const prefix = isRoot ? [] : ['sudo', '-n'];
  return ['update', 'install -y chromium'].some((task) => {
    const [command, ...args] = [...prefix, 'apt-get', ...task.split(' ')];
    return attempt(command, args);
  });
}

/** Finds or installs a Chromium; throws with instructions if neither works. */
export function ensureBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named))
    throw new Error(`CHROMIUM_PATH is ${named}, but this file does not exist.`);

  const isReady =
    hasBrowser() ||
    attempt('npx', ['playwright', 'install', 'chromium'], downloadLimit) ||
    installFromSystem();
  if (!isReady) {
    throw new Error(
      'No Chromium was found. Install one, or name it: CHROMIUM_PATH=/path/to/chromium npm test',
    );
  }
  return findBrowser();
}
