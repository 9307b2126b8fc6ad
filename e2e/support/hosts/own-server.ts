import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.wav': 'audio/wav',
  '.woff2': 'font/woff2',
};

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
  /**
   * Sends no content length and closes the connection after that many bytes, which a browser takes for a
   * complete answer.
   */
  readonly cutAfter?: number;
}

/** A static host for one test: it can be stopped, switched to another build, and made to fail as hosts do. */
export interface OwnServer {
  readonly url: string;
  /** Serves that folder from now on. */
  serve(folder: string): void;
  /** Overrides the answer for that path; without an answer, serves from the folder again. */
  answer(path: string, answer?: Answer): void;
  /** Overrides the answers for all paths, as a network with a sign-in page does; without an answer, no longer. */
  answerAll(answer?: Answer): void;
  /** Cuts every connection after that many more bytes, and accepts none until called with undefined. */
  cutAfter(bytes: number | undefined): void;
  /** Whether it accepts no connections because of that. */
  isCut(): boolean;
  stop(): Promise<void>;
  /** On the same port as before. */
  start(): Promise<void>;
  /** The paths requested since the last call. */
  takeRequests(): readonly string[];
}

/**
 * How a host maps page URLs: `clean` redirects `/insights.html` to `/insights`; `plain` knows only files and folders,
 * and redirects `/insights` to `/insights/`.
 */
export type HostKind = 'clean' | 'plain';

/** Starts a server on a free port. */
export async function startOwnServer(folder: string, kind: HostKind = 'clean'): Promise<OwnServer> {
  const sockets = new Set<Socket>();
  const answers = new Map<string, Answer>();
  let answerToAll: Answer | undefined;
  let served = folder;
  let port = 0;
  let bytesLeft: number | undefined;
  let requests: string[] = [];

  const isFile = (name: string) => existsSync(join(served, name)) && statSync(join(served, name)).isFile();
  const isFolder = (name: string) =>
    existsSync(join(served, name)) && statSync(join(served, name)).isDirectory();

  /** The redirect target for that path; undefined when it is answered directly. */
  function redirectOf(path: string): string | undefined {
    if (kind === 'plain') return !path.endsWith('/') && isFolder(path) ? `${path}/` : undefined;
    if (path.endsWith('/index.html')) return path.slice(0, -'index.html'.length);
    return path.endsWith('.html') && isFile(path) ? path.slice(0, -'.html'.length) : undefined;
  }

  function find(path: string): string | undefined {
    const clean = path.replace(/\/$/, '');
    const candidates =
      kind === 'plain' ? [path, `${path}index.html`] : [path, `${clean}.html`, `${clean}/index.html`];
    const name = candidates.find(isFile);
    return name && join(served, name);
  }

  function send(response: ServerResponse, status: number, type: string, body: Buffer): void {
    response.writeHead(status, {
      'Content-Type': type,
      'Content-Length': body.length,
      'Cache-Control': 'no-cache',
    });
    if (bytesLeft === undefined || bytesLeft >= body.length) {
      if (bytesLeft !== undefined) bytesLeft -= body.length;
      response.end(body);
      return;
    }
    response.write(body.subarray(0, bytesLeft), () => response.destroy());
    bytesLeft = 0;
  }

  function sendCut(response: ServerResponse, { type, body }: Answer, bytes: number): void {
    const head = `HTTP/1.0 200 OK\r\nContent-Type: ${type}\r\nConnection: close\r\n\r\n`;
    response.socket?.end(Buffer.concat([Buffer.from(head), Buffer.from(body).subarray(0, bytes)]));
  }

  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
    requests.push(path);
    if (bytesLeft === 0) {
      response.destroy();
      return;
    }
    const given = answerToAll ?? answers.get(path);
    const redirect = given ? undefined : redirectOf(path);
    if (redirect) {
      response.writeHead(308, { Location: redirect, 'Content-Length': 0 }).end();
      return;
    }
    const file = find(path);
    const isHead = request.method === 'HEAD';
    if (given?.cutAfter !== undefined) sendCut(response, given, given.cutAfter);
    else if (given) send(response, given.status, given.type, Buffer.from(isHead ? '' : given.body));
    else {
      const name = file ?? join(served, '404.html');
      const type = TYPES[extname(name)] ?? 'application/octet-stream';
      send(response, file ? 200 : 404, type, isHead ? Buffer.alloc(0) : readFileSync(name));
    }
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });

  const ownServer: OwnServer = {
    get url() {
      return `http://localhost:${port}`;
    },
    serve(next) {
      served = next;
    },
    answer(path, answer) {
      if (answer) answers.set(path, answer);
      else answers.delete(path);
    },
    answerAll(answer) {
      answerToAll = answer;
    },
    cutAfter(bytes) {
      bytesLeft = bytes;
    },
    isCut: () => bytesLeft === 0,
    async stop() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    async start() {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, () => {
          server.off('error', reject);
          resolve();
        });
      });
      port = (server.address() as AddressInfo).port;
    },
    takeRequests() {
      const taken = requests;
      requests = [];
      return taken;
    },
  };
  await ownServer.start();
  return ownServer;
}
