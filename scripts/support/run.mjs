import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');

const isWindows = process.platform === 'win32';

/**
 * Runs a program of the project or the system from the root of the repository. With `quiet` the output is
 * collected and returned; otherwise it goes to the terminal.
 */
export function run(command, args = [], { env = {}, quiet = false } = {}) {
  const started = performance.now();
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);

  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', PATH: path, ...env },
      // Windows finds the .cmd files of node_modules/.bin only through a shell.
      shell: isWindows,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    let output = '';
    const collect = (chunk) => {
      output += chunk;
    };
    const finish = (code) => resolve({ code, output, seconds: (performance.now() - started) / 1000 });

    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('error', (error) => {
      output += error.message;
      if (!quiet) console.error(error.message);
      finish(1);
    });
    // A program ended by a signal has no exit code, which counts as a failure.
    child.on('close', (code) => finish(code ?? 1));
  });
}
