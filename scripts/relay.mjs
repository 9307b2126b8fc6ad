import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureDependencies } from './ensure-dependencies.mjs';
import { findRelay, missingRelay } from './ensure-relay.mjs';

/*
 * Runs a relay on this computer for trying sync: `npm run relay`, or on another port, `PORT=4301 npm run
 * relay`. The relay has one restaurant and keeps no data after the script ends. docs/relay.md describes a
 * permanent relay.
 */

const port = Number(process.env.PORT ?? 4300);
const address = `ws://localhost:${port}`;
const newPassword = () => randomBytes(16).toString('base64url');

function end(message) {
  console.error(message);
  process.exit(1);
}

const path = findRelay() ?? end(missingRelay);
ensureDependencies();
// Imported late: on a first start, `ensureDependencies` above must first install the packages.
const { natsConfig, operatorTicket } = await import('./relay/nats-config.mjs');
const { relayFragment } = await import('./relay/invitation.mjs');
const { makeStream } = await import('./relay/stream.mjs');
const { probePort } = await import('./support/ports.mjs');
await probePort(port).catch(() => end(`Port ${port} is in use: PORT=${port + 1} npm run relay`));

const folder = mkdtempSync(join(tmpdir(), 'brigade-relay-'));
const config = join(folder, 'relay.conf');
const operatorPassword = newPassword();
const ticket = { user: 'restaurant', password: newPassword() };
const options = { port, folder: join(folder, 'store'), operatorPassword, restaurants: [ticket] };
writeFileSync(config, natsConfig(options), { mode: 0o600 });

const server = spawn(path, ['-c', config, '-l', join(folder, 'log.txt')], { stdio: 'inherit' });
server.on('exit', (code) => {
  rmSync(folder, { force: true, recursive: true });
  process.exit(code ?? 0);
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill('SIGTERM'));

await makeStream(operatorTicket(address, operatorPassword));
console.log(`A trial relay on this computer. Ctrl+C ends it and deletes its data.

  Address   ${address}
  User      ${ticket.user}
  Password  ${ticket.password}

Or open this in Brigade (npm start):

  http://localhost:3000/${relayFragment({ address, ...ticket })}
`);
