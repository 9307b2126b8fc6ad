import './web-socket.mjs';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AuthorizationError, wsconnect } from '@nats-io/nats-core';
import { root } from '../support/run.mjs';

/** The only stream of a relay; `nats stream add` reads the same file. */
const stream = JSON.parse(readFileSync(join(root, 'deploy', 'relay', 'nats', 'stream.json'), 'utf8'));

async function connect({ address, user, password }, tries) {
  try {
    return await wsconnect({ servers: address, user, pass: password });
  } catch (error) {
    if (tries <= 1 || error instanceof AuthorizationError) throw error;
    await new Promise((resolve) => setTimeout(resolve, 100));
    return connect({ address, user, password }, tries - 1);
  }
}

/**
 * Creates the stream of a relay with the operator's ticket. An equal existing stream stays. Waits for a
 * server that is still starting.
 */
export async function makeStream(ticket, changes = {}) {
  const nats = await connect(ticket, 50);
  try {
    const body = JSON.stringify({ ...stream, ...changes });
    const { error } = (await nats.request(`$JS.API.STREAM.CREATE.${stream.name}`, body)).json();
    if (error) throw new Error(error.description);
  } finally {
    await nats.close();
  }
}
