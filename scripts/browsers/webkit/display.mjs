import { execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';
import { findProgram } from '../ensure-programs.mjs';
import { endWithParent } from './children.mjs';

// A little larger than the largest window of a scenario with its frame.
const SCREEN = '1920x1400x24';

let display;

/** The number of a private X11 display; starts it on the first call. */
export function ensureDisplay() {
  display ??= new Promise((resolve, reject) => {
    const args = ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'];
    const server = endWithParent(
      spawn(findProgram('Xvfb'), args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] }),
    );
    server.once('error', reject);
    server.stdio[3].once('data', (number) => resolve(`:${number.toString().trim()}`));
  });
  return display;
}

/**
 * A PNG of that part of the screen. WebKitWebDriver's own screenshot never arrives if the page draws nothing
 * new.
 */
export async function takePicture({ x, y, width, height }) {
  const part = `${Math.round(width)}x${Math.round(height)}+${Math.round(x)}+${Math.round(y)}`;
  const args = ['-display', await ensureDisplay(), '-window', 'root', '-crop', part, '+repage', 'png:-'];
  const { stdout } = await promisify(execFile)(findProgram('import'), args, {
    encoding: 'buffer',
    maxBuffer: 1 << 28,
  });
  return stdout;
}
