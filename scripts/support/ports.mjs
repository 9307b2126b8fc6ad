import { createServer } from 'node:net';

/** Binds a port for a moment and returns its number; 0 means any free port. */
export function probePort(port) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, () => {
      const taken = server.address().port;
      server.close(() => resolve(taken));
    });
  });
}
