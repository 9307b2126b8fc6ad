import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface OddHost {
  readonly origin: string;
  /** The paths requested since the last call. */
  takeRequests(): readonly string[];
  stop(): Promise<void>;
}

/** Starts a host whose answers the test defines. */
export async function startOddHost(
  answer: (path: string, response: ServerResponse) => void,
): Promise<OddHost> {
  let asked: string[] = [];
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '');
    asked.push(path);
    answer(path, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    takeRequests() {
      const taken = asked;
      asked = [];
      return taken;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Sends the text without a Content-Length and closes the connection after `length` characters. */
export function sendWithoutLength(
  response: ServerResponse,
  type: string,
  text: string,
  length = text.length,
) {
  response.socket?.end(
    `HTTP/1.0 200 OK\r\nContent-Type: ${type}\r\nConnection: close\r\n\r\n${text.slice(0, length)}`,
  );
}
