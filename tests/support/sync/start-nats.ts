import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RelayTicket } from '@/lib/sync/relay';
import { ensureRelay } from '@/scripts/ensure-relay.mjs';
import { natsConfig, operatorTicket } from '@/scripts/relay/nats-config.mjs';
import { makeStream } from '@/scripts/relay/stream.mjs';
import { probePort } from '@/scripts/support/ports.mjs';
import { killProgram, startProgram } from './process-run';

interface NatsOptions<User extends string> {
  readonly users: readonly User[];
  /** Replaces limits of deploy/relay. */
  readonly stream?: Readonly<Record<string, string | number | boolean>>;
  readonly hasJetStream?: boolean;
  readonly hasStream?: boolean;
}

/** A relay for tests, with a ticket for each of its users. */
export interface NatsServer<User extends string> {
  readonly address: string;
  readonly tickets: Readonly<Record<User, RelayTicket>>;
  /** Kills the server without a chance to clean up. Acknowledged frames stay. */
  kill(): Promise<void>;
  /** Starts the server again at the same address, after `kill`. */
  restart(): Promise<void>;
  /** Kills the server, removes its data and starts it again. */
  wipe(): Promise<void>;
  /** Kills the server and removes its files. */
  stop(): Promise<void>;
  /** Revokes the user's ticket while the server runs. */
  forget(user: User): Promise<void>;
  /** Suspends the process until `thaw`. */
  freeze(): boolean;
  thaw(): boolean;
}

/** Starts a local NATS server at a free port. */
export async function startNats<const User extends string>({
  users,
  stream,
  hasJetStream = true,
  hasStream = hasJetStream,
}: NatsOptions<User>): Promise<NatsServer<User>> {
  const folder = await mkdtemp(join(tmpdir(), 'relay-'));
  const store = join(folder, 'store');
  const config = join(folder, 'relay.conf');
  const port = await probePort(0);
  const address = `ws://127.0.0.1:${port}`;
  const operator = operatorTicket(address, 'operator-password');
  const tickets = Object.fromEntries(
    users.map((user): readonly [User, RelayTicket] => [
      user,
      { address, user, password: `password-of-${user}` },
    ]),
  ) as Record<User, RelayTicket>;
  const configure = (known: readonly User[]) => {
    const restaurants = known.map((user) => tickets[user]);
    const options = { port, folder: store, operatorPassword: operator.password, restaurants, hasJetStream };
    return writeFile(config, natsConfig(options));
  };
  await configure(users);

  const run = () => startProgram(ensureRelay(), ['-c', config], port);
  const prepare = async () => {
    if (hasStream) await makeStream(operator, stream);
  };
  let child = await run();
  await prepare();
  return {
    address,
    tickets,
    kill: () => killProgram(child),
    async restart() {
      child = await run();
    },
    async wipe() {
      await killProgram(child);
      await rm(store, { force: true, recursive: true });
      child = await run();
      await prepare();
    },
    async forget(user) {
      await configure(users.filter((known) => known !== user));
      child.kill('SIGHUP');
    },
    freeze: () => child.kill('SIGSTOP'),
    thaw: () => child.kill('SIGCONT'),
    async stop() {
      await killProgram(child);
      await rm(folder, { force: true, recursive: true });
    },
  };
}
