/** @jest-environment node */
import { createServer } from 'node:http';
import type { Relay } from '@/lib/sharing/relay';
import { probePort } from '@/scripts/support/ports.mjs';
import { openRelay } from '@/stores/sharing/relays/open-relay';
import type { RelayServer } from '@/tests/support/sharing/relay-server';
import { bytes, problemOf } from '@/tests/support/sharing/relay-steps';
import { startCouch } from '@/tests/support/sharing/start-couch';

const realFetch = globalThis.fetch;

/** Does something right before the question that fits goes out, once. */
function rightBefore(
  fits: (address: string, method: string) => boolean,
  doing: () => Promise<unknown>,
): void {
  globalThis.fetch = async (input, init) => {
    if (fits(String(input), init?.method ?? 'GET')) {
      globalThis.fetch = realFetch;
      await doing();
    }
    return realFetch(input, init);
  };
}

describe('a relay on CouchDB', () => {
  let server: RelayServer<'bistro' | 'bar'>;
  let relay: Relay;
  let other: Relay;

  beforeAll(async () => {
    server = await startCouch({ users: ['bistro', 'bar'] });
    relay = await openRelay(server.tickets.bistro);
    other = await openRelay(server.tickets.bistro);
  });
  afterEach(() => {
    globalThis.fetch = realFetch;
  });
  afterAll(async () => {
    await Promise.all([relay.close(), other.close()]);
    await server.stop();
  });

  async function fill(room: string, count: number) {
    for (let n = 0; n < count; n += 1) await relay.append(room, bytes(`${n}`), { last: n });
  }
  async function namesOf(room: string): Promise<readonly string[]> {
    const { address, user, password } = server.tickets.bistro;
    const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
    const response = await realFetch(`${address}/_all_docs`, { headers: { authorization } });
    const { rows } = (await response.json()) as { readonly rows: readonly { readonly id: string }[] };
    return rows.map(({ id }) => id).filter((id) => id.startsWith(`${room}:`));
  }
  /** Until the removal, which nobody waits for, is done. */
  async function removed(room: string, left: number) {
    while ((await namesOf(room)).length > left) await new Promise((resolve) => setTimeout(resolve, 10));
  }
  async function rollUp(room: string, last: number) {
    await other.append(room, bytes('all'), { last, isAll: true });
    await removed(room, 1);
  }

  test('removes what a frame that holds everything has taken the place of, and no part', async () => {
    await fill('a', 5);
    await relay.putPart('a', 'x', bytes('part'));
    await fill('ab', 2);
    await relay.append('a', bytes('all'), { last: 5, isAll: true });
    await removed('a', 2);
    expect(await namesOf('a')).toEqual(['a:0000000006', 'a:part:x']);
    expect(await namesOf('ab')).toHaveLength(2);
  });

  test('a reader that began before is right', async () => {
    await fill('b', 250);
    // The second question of the reading: the first gave 200 frames.
    rightBefore(
      (address) => address.includes('0000000201'),
      () => rollUp('b', 250),
    );
    const read = await other.read('b', 1);
    expect(read).toEqual([{ place: 251, frame: bytes('all') }]);
  });

  test('a frame that comes to a place which was freed meanwhile is taken back', async () => {
    await fill('c', 2);
    rightBefore(
      (_address, method) => method === 'PUT',
      async () => {
        await other.append('c', bytes('3'), { last: 2 });
        await rollUp('c', 3);
      },
    );
    expect(await relay.append('c', bytes('late'), { last: 2 })).toBeUndefined();
    expect(await namesOf('c')).toEqual(['c:0000000004']);
  });

  test('a place that was emptied by hand may be taken again', async () => {
    await fill('d', 1);
    const { address, user, password } = server.tickets.bistro;
    const headers = { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` };
    const path = `${address}/d%3A0000000001`;
    const { _rev } = (await (await realFetch(path, { headers })).json()) as { readonly _rev: string };
    const docs = [{ _id: 'd:0000000001', _rev, _deleted: true }];
    const options = { method: 'POST', headers, body: JSON.stringify({ docs }) };
    await realFetch(`${address}/_bulk_docs`, options);
    expect(await relay.append('d', bytes('again'), { last: 0 })).toBe(1);
    expect(await relay.read('d', 1)).toEqual([{ place: 1, frame: bytes('again') }]);
  });

  test('follows the places of its room, and neither parts nor what is removed', async () => {
    await fill('e', 3);
    let calls = 0;
    const stop = relay.follow('e', () => {
      calls += 1;
    });
    while (calls === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    await other.putPart('e', 'x', bytes('part'));
    await other.append('f', bytes('elsewhere'), { last: 0 });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(calls).toBe(1);
    await other.append('e', bytes('4'), { last: 3 });
    while (calls === 1) await new Promise((resolve) => setTimeout(resolve, 10));
    stop();
  });

  test('is refused at the database of another restaurant', async () => {
    const { bistro, bar } = server.tickets;
    expect(await problemOf(openRelay({ ...bar, address: bistro.address }))).toBe('refused');
    expect(await problemOf(openRelay({ ...bar, address: `${server.address}/nothing` }))).toBe('old');
    const withSlash = await openRelay({ ...bar, address: `${bar.address}/` });
    expect(await withSlash.read('a', 1)).toEqual([]);
    await withSlash.close();
  });

  test('takes a password of any signs', async () => {
    const ticket = { ...server.tickets.bistro, password: 'wörd:€' };
    expect(await problemOf(openRelay(ticket))).toBe('refused');
  });
});

test('an old CouchDB lacks what sharing needs', async () => {
  const server = await startCouch({ users: ['bistro'], version: '2.3.1' });
  expect(await problemOf(openRelay(server.tickets.bistro))).toBe('old');
  await server.stop();
});

test.each([
  ['a page', 200, '<p>Hello</p>', 'old'],
  ['something else that speaks JSON', 200, '{"version":"9"}', 'old'],
  ['nothing', 404, 'Not found', 'old'],
  ['a server with nothing behind it', 502, 'Bad gateway', 'unreachable'],
  ['an error', 500, '{"error":"x"}', 'failed'],
])('an address with %s is told', async (_what, status, text, problem) => {
  const port = await probePort(0);
  const page = createServer((_request, response) => response.writeHead(status).end(text));
  await new Promise<void>((resolve) => page.listen(port, '127.0.0.1', resolve));
  const ticket = { address: `http://127.0.0.1:${port}/brigade`, user: 'a', password: 'b' };
  expect(await problemOf(openRelay(ticket))).toBe(problem);
  await new Promise((resolve) => page.close(resolve));
});
