/** @jest-environment node */
import { MAX_FRAME_BYTES, RelayFailure } from '@/lib/sync/relay';
import { natsRelay } from '@/stores/sync/relays/nats-relay';
import {
  bytes,
  newRoom,
  problemOf,
  push,
  relayContext,
  startRelay,
  textsIn,
  until,
} from '@/tests/support/sync/relay-steps';

describe('a relay that is cut off', () => {
  const context = relayContext();
  const { enter } = context;

  test('reconnects after the server was killed and restarted, with all acknowledged frames', async () => {
    const relay = await enter();
    const room = newRoom();
    const isUp: boolean[] = [];
    relay.onUp((is) => isUp.push(is));
    const stop = relay.follow(room, () => {});
    const acknowledged: string[] = [];
    for (let n = 0; n < 20; n += 1) {
      await push(relay, room, `${n}`);
      acknowledged.push(`${n}`);
    }
    const reading = Promise.all([relay.read(room, 1).catch(() => []), context.server.kill()]);
    await until(() => !relay.isUp());
    await reading;
    expect(await problemOf(relay.read(room, 1))).toBe('unreachable');
    expect(await problemOf(relay.append(room, bytes('x'), { last: 0 }))).toBe('unreachable');
    expect(await problemOf(relay.getPart(room, 'x'))).toBe('unreachable');
    await context.server.restart();
    await until(() => relay.isUp());
    expect(isUp).toEqual([false, true]);
    expect(await textsIn(relay, room)).toEqual(acknowledged);
    await push(relay, room, 'after');
    expect(await textsIn(relay, room)).toEqual([...acknowledged, 'after']);
    stop();
  });

  test('loses no acknowledged frame while the server is killed three times', async () => {
    const relay = await enter();
    const room = newRoom();
    const acknowledged: string[] = [];
    let tried = 0;
    let isOver = false;
    async function write() {
      let last = 0;
      while (!isOver) {
        await until(() => relay.isUp());
        const text = `${tried}`;
        tried += 1;
        try {
          const place = await relay.append(room, bytes(text), { last });
          if (place !== undefined) acknowledged.push(text);
          // A frame in flight during a cut may have been stored without an answer.
          last = place ?? (await relay.read(room, 1)).at(-1)?.place ?? 0;
        } catch (error) {
          expect(error).toEqual(new RelayFailure('unreachable'));
        }
      }
    }
    const stop = relay.follow(room, () => {});
    const writing = write();
    for (let cuts = 0; cuts < 3; cuts += 1) {
      const before = acknowledged.length;
      await until(() => acknowledged.length > before + 20);
      await context.server.kill();
      await until(() => !relay.isUp());
      await context.server.restart();
    }
    isOver = true;
    await writing;
    await until(() => relay.isUp());
    const texts = await textsIn(relay, room);
    expect(texts.filter((text) => acknowledged.includes(text ?? ''))).toEqual(acknowledged);
    expect(new Set(texts).size).toBe(texts.length);
    stop();
  });

  test('continues to follow a room after the server restarted', async () => {
    const relay = await enter();
    const room = newRoom();
    let calls = 0;
    relay.follow(room, () => {
      calls += 1;
    });
    await push(relay, room, 'one');
    await until(() => calls > 0);
    await context.server.kill();
    await until(() => !relay.isUp());
    await context.server.restart();
    await until(() => relay.isUp());
    const before = calls;
    await until(async () => {
      await push(relay, room, 'x');
      return calls > before;
    });
  });

  test('reads nothing after the server lost everything, and accepts a new start of the room', async () => {
    const relay = await enter();
    const room = newRoom();
    const last = await push(relay, room, 'one');
    const isUp: boolean[] = [];
    relay.onUp((is) => isUp.push(is));
    relay.follow(room, () => {});
    await context.server.wipe();
    await until(() => isUp.includes(false) && relay.isUp());
    expect(await relay.read(room, 1)).toEqual([]);
    expect(await relay.append(room, bytes('two'), { last })).toBeUndefined();
    expect(await relay.append(room, bytes('all'), { last: 0, isRollup: true })).toBeGreaterThan(0);
    expect(await textsIn(relay, room)).toEqual(['all']);
  });

  test('fails with "unreachable" if no server runs', async () => {
    const gone = await startRelay();
    await gone.stop();
    expect(await problemOf(natsRelay(gone.tickets.bistro))).toBe('unreachable');
  });

  test('closes within three seconds while the server is down, and stays closed', async () => {
    const relay = await enter();
    const isUp: boolean[] = [];
    relay.onUp((is) => isUp.push(is));
    const started = performance.now();
    const appending = problemOf(relay.append(newRoom(), new Uint8Array(MAX_FRAME_BYTES), { last: 0 }));
    await context.server.kill();
    await relay.close();
    expect(performance.now() - started).toBeLessThan(3000);
    await appending;
    await context.server.restart();
    expect(isUp).toEqual([false]);
    expect(relay.isUp()).toBe(false);
    expect(await problemOf(relay.read(newRoom(), 1))).toBe('unreachable');
    relay.follow(newRoom(), () => {})();
  });
});
