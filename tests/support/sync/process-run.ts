import { type ChildProcess, spawn } from 'node:child_process';
import { connect } from 'node:net';

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    const end = (isThere: boolean) => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });
}

/** Starts a program and waits until it listens at the port. Throws its output if it ends before that. */
export async function startProgram(
  path: string,
  args: readonly string[],
  port: number,
): Promise<ChildProcess> {
  const child = spawn(path, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.on('data', (chunk) => {
    output = `${output}${chunk}`.slice(-4000);
  });
  while (!(await isOpen(port))) {
    if (child.exitCode !== null) throw new Error(output);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return child;
}

/** Kills the program without a chance to clean up and waits for its exit. */
export function killProgram(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}
