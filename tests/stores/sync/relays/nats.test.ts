/** @jest-environment node */
import { type NatsConnection, wsconnect } from '@nats-io/nats-core';
import { type FollowedFrame, MAX_FRAME_BYTES } from '@/lib/sync/relay';
import { natsRelay, placeOf } from '@/stores/sync/relays/nats-relay';
import { problemOf } from '@/tests/support/sync/relay-steps';
import { startNats } from '@/tests/support/sync/start-nats';

type Server = Awaited<ReturnType<typeof startNats<'bistro' | 'bar'>>>;

const frame = new Uint8Array([1, 2, 3]);
describe('a relay on NATS', () => {
  let server: Server;

  beforeAll(async () => {
    server = await startNats({ users: ['bistro', 'bar'] });
  });
  afterAll(() => server.stop());

  test('sends each frame with its place and the place of the previous frame in the room', async () => {
    const relay = await natsRelay(server.tickets.bistro);
    const followed: FollowedFrame[] = [];
    const stop = relay.follow('live', (told) => followed.push(told));
    await relay.append('other', frame, { last: 0 });
    const first = (await relay.append('live', frame, { last: 0 })) ?? 0;
    await relay.append('other2', frame, { last: 0 });
    const second = (await relay.append('live', frame, { last: first })) ?? 0;
    const all = (await relay.append('live', frame, { last: second, isRollup: true })) ?? 0;
    await relay.read('live', 1);
    while (followed.length < 3) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(followed).toEqual([
      { place: first, last: 0, frame },
      { place: second, last: first, frame },
      { place: all, last: second, frame },
    ]);
    stop();
    await relay.append('live', frame, { last: all });
    await relay.read('live', 1);
    expect(followed).toHaveLength(3);
    await relay.close();
  });

  describe('with the ticket of another restaurant', () => {
    let nats: NatsConnection;

    beforeAll(async () => {
      const relay = await natsRelay(server.tickets.bistro);
      await relay.append('secret', frame, { last: 0 });
      await relay.putPart('secret', 'a', frame);
      await relay.close();
      const { address, user, password } = server.tickets.bar;
      nats = await wsconnect({ servers: address, user, pass: password, inboxPrefix: '_INBOX_bar' });
    });
    afterAll(() => nats.close());

    const config = { deliver_policy: 'all', ack_policy: 'none', filter_subject: 'brigade.bistro.secret.log' };
    const create = '$JS.API.CONSUMER.CREATE.BRIGADE';
    test.each([
      ['write', 'brigade.bistro.secret.log', ''],
      ['get', '$JS.API.DIRECT.GET.BRIGADE.brigade.bistro.secret.log', ''],
      ['get by number', '$JS.API.DIRECT.GET.BRIGADE', '{"seq":1}'],
      ['get without a limit', '$JS.API.STREAM.MSG.GET.BRIGADE', '{"seq":1}'],
      ['read', `${create}.n.brigade.bistro.secret.log`, JSON.stringify({ stream_name: 'BRIGADE', config })],
      ['read without a subject', `${create}.n`, JSON.stringify({ stream_name: 'BRIGADE', config })],
      ['remove', '$JS.API.STREAM.PURGE.BRIGADE', ''],
      ['look at the stream', '$JS.API.STREAM.INFO.BRIGADE', ''],
    ])('denies to %s', async (_what, subject, body) => {
      await expect(nats.request(subject, body, { timeout: 2000 })).rejects.toThrow(/permissions violation/i);
    });

    test('refuses a read request whose subject names the own restaurant but whose body names the log of the other', async () => {
      const subject = `${create}.n.brigade.bar.secret.log`;
      const body = JSON.stringify({ stream_name: 'BRIGADE', config: { ...config, name: 'n' } });
      const answer = (await nats.request(subject, body)).json<{ error?: { code: number } }>();
      expect(answer.error?.code).toBe(400);
    });

    test.each(['live.brigade.bistro.>', 'brigade.>', '_INBOX_bistro.>', '>'])(
      'denies to subscribe to %s',
      async (subject) => {
        const error = await new Promise((resolve) => {
          nats.subscribe(subject, { callback: resolve });
        });
        expect(String(error)).toMatch(/permissions violation/i);
      },
    );
  });

  test('closes within three seconds when the server hangs', async () => {
    const relay = await natsRelay(server.tickets.bistro);
    server.freeze();
    const lost = Array.from({ length: 20 }, () =>
      problemOf(relay.append('frozen', new Uint8Array(MAX_FRAME_BYTES), { last: 0 })),
    );
    const started = performance.now();
    await relay.close();
    expect(performance.now() - started).toBeLessThan(3000);
    expect(new Set(await Promise.all(lost))).toEqual(new Set(['unreachable']));
    server.thaw();
  });
});

test.each([
  ['JetStream', { hasJetStream: false }],
  ['the stream', { hasStream: false }],
  ['a way to get a part', { stream: { allow_direct: false } }],
])('fails with "old" if the server lacks %s', async (_what, options) => {
  const server = await startNats({ users: ['bistro'], ...options });
  try {
    expect(await problemOf(natsRelay(server.tickets.bistro))).toBe('old');
  } finally {
    await server.stop();
  }
});

test('fails with "refused" and goes down after the ticket is revoked during use', async () => {
  const server = await startNats({ users: ['bistro'] });
  try {
    const relay = await natsRelay(server.tickets.bistro);
    await server.forget('bistro');
    while ((await problemOf(relay.read('room', 1))) !== 'refused')
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect(relay.isUp()).toBe(false);
    await relay.close();
  } finally {
    await server.stop();
  }
});

test.each([
  ['$JS.ACK.BRIGADE.r1.1.42.7.1700000000000000000.5'],
  ['$JS.ACK.hub.ACCHASH.BRIGADE.r1.1.42.7.1700000000000000000.5'],
  ['$JS.ACK._.ACCHASH.BRIGADE.r1.1.42.7.1700000000000000000.5.random'],
])('reads place and pending count from %s', (reply) => {
  expect(placeOf(reply)).toEqual({ place: 42, pending: 5 });
});
