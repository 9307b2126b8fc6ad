import { createServer } from 'node:net';

/** Takes a port for a moment and hands its number back; 0 asks the system for any free one. */
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
