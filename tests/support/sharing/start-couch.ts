import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { RelayTicket } from '@/lib/sharing/relay';
import { probePort } from '@/scripts/support/ports.mjs';
import { type CouchAnswer, CouchDatabase } from './couch-database';
import { forEachUser, type RelayServer } from './relay-server';

interface CouchOptions<User extends string> {
  readonly users: readonly User[];
  readonly version?: string;
  /** What a host's quota may be. */
  readonly mostDocuments?: number;
}

const UNKNOWN = { status: 401, body: { error: 'unauthorized', reason: 'Name or password is incorrect.' } };
const FORBIDDEN = {
  status: 403,
  body: { error: 'forbidden', reason: 'You are not allowed to access this db.' },
};
const NO_DATABASE = { status: 404, body: { error: 'not_found', reason: 'Database does not exist.' } };

async function readBody(request: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString('utf8') || '{}');
}

function send(request: IncomingMessage, response: ServerResponse, { status, body }: CouchAnswer): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'access-control-allow-origin': request.headers.origin ?? '*',
    'access-control-allow-headers': 'accept, authorization, content-type',
    'access-control-allow-methods': 'GET, PUT, POST, HEAD, DELETE',
  });
  response.end(JSON.stringify(body));
}

/** A server that answers as CouchDB does, at a free port; each user has a database of its own. */
export async function startCouch<const User extends string>({
  users,
  version = '3.3.3',
  mostDocuments = Number.POSITIVE_INFINITY,
}: CouchOptions<User>): Promise<RelayServer<User>> {
  const port = await probePort(0);
  const address = `http://127.0.0.1:${port}`;
  const tickets: Readonly<Record<User, RelayTicket>> = forEachUser(users, (user) => ({
    address: `${address}/brigade-${user}`,
    user,
    password: `password-of-${user}`,
  }));
  const create = () =>
    new Map<string, CouchDatabase>(
      users.map((user) => [`brigade-${user}`, new CouchDatabase(mostDocuments)]),
    );
  let databases = create();

  async function answer(request: IncomingMessage): Promise<CouchAnswer> {
    const { pathname, searchParams } = new URL(request.url ?? '/', address);
    const [, name = '', ...rest] = pathname.split('/').map(decodeURIComponent);
    const encoded = (request.headers.authorization ?? '').replace(/^Basic /, '');
    const credentials = Buffer.from(encoded, 'base64').toString('utf8');
    const user = users.find((known) => credentials === `${known}:${tickets[known].password}`);
    if (user === undefined && credentials !== '') return UNKNOWN;
    if (name === '') return { status: 200, body: { couchdb: 'Welcome', version } };
    const database = databases.get(name);
    if (user === undefined) return UNKNOWN;
    if (!database) return NO_DATABASE;
    if (name !== `brigade-${user}`) return FORBIDDEN;
    const id = rest.join('/');
    switch (`${request.method} ${id}`) {
      case 'GET ':
        return { status: 200, body: { db_name: name } };
      case 'GET _all_docs':
        return database.allDocs(searchParams);
      case 'GET _changes':
        return database.changes(searchParams);
      case 'POST _bulk_docs':
        return database.bulkDocs(await readBody(request));
    }
    return request.method === 'PUT' ? database.write(id, await readBody(request)) : database.read(id);
  }

  async function listen(): Promise<Server> {
    const server = createServer((request, response) => {
      if (request.method === 'OPTIONS') return send(request, response, { status: 204, body: {} });
      answer(request).then(
        (given) => send(request, response, given),
        (error) =>
          send(request, response, { status: 400, body: { error: 'bad_request', reason: String(error) } }),
      );
    });
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    return server;
  }

  let server = await listen();
  // It runs within the tests: what can be ended at once are its connections.
  const kill = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
      for (const database of databases.values()) database.release();
    });
  return {
    address,
    tickets,
    kill,
    async restart() {
      server = await listen();
    },
    async wipe() {
      await kill();
      databases = create();
      server = await listen();
    },
    stop: kill,
  };
}
