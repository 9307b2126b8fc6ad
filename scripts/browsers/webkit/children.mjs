const children = new Set();

/** Ends the child process when this process ends. */
export function endWithParent(child) {
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

export function endChildren() {
  for (const child of children) child.kill('SIGKILL');
}

process.on('exit', endChildren);
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => process.exit(0));
