/** @jest-environment node */
import { MAX_FRAME_BYTES } from '@/lib/sync/relay';
import { natsRelay } from '@/stores/sync/relays/nats-relay';
import {
  bytes,
  newRoom,
  problemOf,
  push,
  relayContext,
  startRelay,
  textOf,
  textsIn,
  until,
} from '@/tests/support/sync/relay-steps';

describe('a relay', () => {
  const context = relayContext();
  const { enter } = context;

  test('keeps the frames of a room in one order', async () => {
    const [relay, other] = [await enter(), await enter()];
    const room = newRoom();
    expect(await relay.read(room, 1)).toEqual([]);
    const first = await relay.append(room, bytes('one'), { last: 0 });
    expect(first).toBeGreaterThan(0);
    const second = await other.append(room, bytes('two'), { last: first ?? 0 });
    expect(second).toBeGreaterThan(first ?? 0);
    await push(relay, newRoom(), 'elsewhere');
    expect(await textsIn(other, room)).toEqual(['one', 'two']);
    expect(await relay.read(room, (first ?? 0) + 1)).toEqual([{ place: second, frame: bytes('two') }]);
    expect(await relay.read(room, (second ?? 0) + 1)).toEqual([]);
  });

  test('appends nothing if another frame was appended first', async () => {
    const relay = await enter();
    const room = newRoom();
    const first = await push(relay, room, 'one');
    expect(await relay.append(room, bytes('late'), { last: 0 })).toBeUndefined();
    expect(await relay.append(room, bytes('early'), { last: first + 1 })).toBeUndefined();
    expect(
      await relay.append(newRoom(), bytes('of a relay that lost everything'), { last: 7 }),
    ).toBeUndefined();
    expect(await textsIn(relay, room)).toEqual(['one']);
  });

  test('appends the frames of two concurrent writers, each in its order', async () => {
    const room = newRoom();
    const writers = [await enter(), await enter()];
    const places = await Promise.all(
      writers.map(async (relay, writer) => {
        const appended: number[] = [];
        for (let n = 0; n < 15; n += 1) appended.push(await push(relay, room, `${writer}-${n}`));
        return appended;
      }),
    );
    const texts = await textsIn(await enter(), room);
    expect(new Set(places.flat()).size).toBe(30);
    for (const writer of [0, 1])
      expect(texts.filter((text) => text?.startsWith(`${writer}-`))).toEqual(
        Array.from({ length: 15 }, (_, n) => `${writer}-${n}`),
      );
    expect(texts).toHaveLength(30);
  });

  test('replaces all earlier frames by a frame with isRollup', async () => {
    const [relay, behind] = [await enter(), await enter()];
    const room = newRoom();
    const first = await push(relay, room, 'one');
    const second = await push(relay, room, 'two');
    const all = await relay.append(room, bytes('all'), { last: second, isRollup: true });
    expect(await textsIn(relay, room)).toEqual(['all']);
    expect(await textsIn(behind, room, second)).toEqual(['all']);
    await push(relay, room, 'three');
    expect(await textsIn(relay, room)).toEqual(['all', 'three']);
    expect(await textsIn(relay, room, (all ?? 0) + 1)).toEqual(['three']);
    // Writers that know only replaced frames are refused, also at places that are free again.
    for (const last of [0, first, second])
      expect(await behind.append(room, bytes('late'), { last })).toBeUndefined();
    expect(await textsIn(relay, room)).toEqual(['all', 'three']);
  });

  test('keeps the parts of a room by name', async () => {
    const relay = await enter();
    const room = newRoom();
    expect(await relay.getPart(room, 'a')).toBeUndefined();
    await relay.putPart(room, 'a', bytes('old'));
    await relay.putPart(room, 'a', bytes('new'));
    const large = new Uint8Array(MAX_FRAME_BYTES).fill(7);
    await relay.putPart(room, 'b', large);
    expect(textOf(await relay.getPart(room, 'a'))).toBe('new');
    expect(Buffer.compare((await relay.getPart(room, 'b')) ?? bytes(''), large)).toBe(0);
    expect(await relay.getPart(newRoom(), 'a')).toBeUndefined();
    expect(await relay.read(room, 1)).toEqual([]);
  });

  test('sends each frame to followers with the place of the previous frame', async () => {
    const [relay, other] = [await enter(), await enter()];
    const room = newRoom();
    await push(other, room, 'before');
    const received: string[] = [];
    let calls = 0;
    let known = 0;
    const stop = relay.follow(room, (followed) => {
      calls += 1;
      if (followed) {
        received.push(`${followed.last} ${followed.place} ${textOf(followed.frame)}`);
        known = followed.place;
      }
    });
    // Following is active once a later request is answered.
    await relay.read(room, 1);
    await until(async () => {
      await push(other, room, 'x');
      return calls > 1;
    });
    await push(other, newRoom(), 'elsewhere');
    const before = (await other.read(room, 1)).at(-1)?.place ?? 0;
    await until(() => received.length === 0 || known === before);
    const place = await push(other, room, 'last');
    if (received.length > 0) {
      await until(() => known === place);
      expect(received.at(-1)).toBe(`${before} ${place} last`);
    }
    stop();
    const [many, ofAll] = [calls, await push(other, room, 'after the end')];
    await relay.read(room, ofAll);
    expect(calls).toBeLessThanOrEqual(many + 1);
  });

  test('reads a thousand frames in order', async () => {
    const relay = await enter();
    const room = newRoom();
    let last = 0;
    for (let n = 0; n < 1000; n += 1) last = (await relay.append(room, bytes(`${n}`), { last })) ?? -1;
    const texts = await textsIn(await enter(), room);
    expect(texts).toEqual(Array.from({ length: 1000 }, (_, n) => `${n}`));
    expect(await textsIn(relay, room, last)).toEqual(['999']);
  }, 60_000);

  test('reads twelve frames of the largest size in order', async () => {
    const relay = await enter();
    const room = newRoom();
    let last = 0;
    for (let n = 0; n < 12; n += 1)
      last = (await relay.append(room, new Uint8Array(MAX_FRAME_BYTES).fill(n), { last })) ?? -1;
    const frames = await relay.read(room, 1);
    expect(frames.map(({ frame }) => `${frame.length} ${frame[0]}`)).toEqual(
      Array.from({ length: 12 }, (_, n) => `${MAX_FRAME_BYTES} ${n}`),
    );
  }, 60_000);

  test('refuses a wrong ticket', async () => {
    const { bistro } = context.server.tickets;
    expect(await problemOf(natsRelay({ ...bistro, password: 'wrong' }))).toBe('refused');
    expect(await problemOf(natsRelay({ ...bistro, user: 'nobody' }))).toBe('refused');
    expect(await problemOf(natsRelay({ ...bistro, user: 'bi.*' }))).toBe('refused');
  });

  test('keeps the rooms of two restaurants apart', async () => {
    const relay = await enter();
    const room = newRoom();
    const last = await push(relay, room, 'one');
    await relay.putPart(room, 'a', bytes('part'));
    const other = await enter(context.server.tickets.bar);
    expect(await other.read(room, 1)).toEqual([]);
    expect(await other.getPart(room, 'a')).toBeUndefined();
    expect(await other.append(room, bytes('x'), { last })).toBeUndefined();
    await other.append(room, bytes('all'), { last: 0, isRollup: true });
    expect(await textsIn(relay, room)).toEqual(['one']);
  });

  test('refuses a frame that is too large and stays connected', async () => {
    const relay = await enter();
    const room = newRoom();
    const large = new Uint8Array(MAX_FRAME_BYTES + 1);
    expect(await problemOf(relay.append(room, large, { last: 0 }))).toBe('failed');
    expect(await problemOf(relay.putPart(room, 'a', large))).toBe('failed');
    await push(relay, room, 'one');
    expect(relay.isUp()).toBe(true);
  });

  test('fails with "full" at the message limit and keeps the frames', async () => {
    const small = await startRelay({ max_msgs_per_subject: 3 });
    try {
      const relay = await enter(small.tickets.bistro);
      const room = newRoom();
      let last = 0;
      for (let n = 0; n < 3; n += 1) last = await push(relay, room, `${n}`);
      expect(await problemOf(relay.append(room, bytes('more'), { last }))).toBe('full');
      expect(await textsIn(relay, room)).toEqual(['0', '1', '2']);
    } finally {
      await small.stop();
    }
  });
});
