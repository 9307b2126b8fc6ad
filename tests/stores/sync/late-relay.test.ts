/** @jest-environment node */
import { RelayFailure } from '@/lib/sync/relay';
import { lateRelay } from '@/stores/sync/relays/late-relay';
import { TICKET } from '@/tests/support/sync/devices';
import { createMemoryRelay } from '@/tests/support/sync/memory-relay';

function entering(answers: readonly (RelayFailure | 'open')[]) {
  const hub = createMemoryRelay();
  const timers: (() => void)[] = [];
  let tries = 0;
  const relay = lateRelay(TICKET, {
    async open() {
      const answer = answers[tries] ?? 'open';
      tries += 1;
      if (answer !== 'open') throw answer;
      return hub.connect();
    },
    setTimer(act) {
      timers.push(act);
      return () => timers.splice(timers.indexOf(act), 1);
    },
  });
  return { hub, relay, timers, tries: () => tries };
}

const later = () => new Promise((resolve) => setImmediate(resolve));

test('what cannot be reached at first is entered later, and follows then what it was asked to', async () => {
  const { hub, relay, timers } = entering([new RelayFailure('unreachable')]);
  const told: boolean[] = [];
  const heard: number[] = [];
  relay.onUp((isUp) => told.push(isUp));
  relay.follow('room', (frame) => heard.push(frame?.place ?? 0));
  await later();
  expect(relay.isUp()).toBe(false);
  await expect(relay.read('room', 1)).rejects.toMatchObject({ problem: 'unreachable' });
  timers.shift()?.();
  await later();
  expect(told).toEqual([true]);
  expect(relay.isUp()).toBe(true);
  await hub.connect().append('room', new Uint8Array(3), { last: 0 });
  expect(heard).toEqual([1]);
});

test('one that refuses the ticket says so at every verb, until it does not', async () => {
  const { relay, timers } = entering([new RelayFailure('refused')]);
  await later();
  expect(relay.isUp()).toBe(true);
  await expect(relay.append('room', new Uint8Array(1), { last: 0 })).rejects.toMatchObject({
    problem: 'refused',
  });
  timers.shift()?.();
  await later();
  expect(await relay.append('room', new Uint8Array(1), { last: 0 })).toBe(1);
});

test('closed, it is entered no more', async () => {
  const { relay, timers, tries } = entering([new RelayFailure('unreachable')]);
  await later();
  await relay.close();
  expect(timers).toEqual([]);
  expect(tries()).toBe(1);
});

test('a ticket that is taken back while it is used is asked for again', async () => {
  const hub = createMemoryRelay();
  const timers: (() => void)[] = [];
  let isTaken = false;
  let entered = 0;
  const relay = lateRelay(TICKET, {
    async open() {
      entered += 1;
      const connection = hub.connect();
      return {
        ...connection,
        read: async (...given) => {
          if (isTaken) throw new RelayFailure('refused');
          return connection.read(...given);
        },
      };
    },
    setTimer(act) {
      timers.push(act);
      return () => {};
    },
  });
  await later();
  expect(await relay.read('room', 1)).toEqual([]);
  isTaken = true;
  await expect(relay.read('room', 1)).rejects.toMatchObject({ problem: 'refused' });
  await expect(relay.append('room', new Uint8Array(1), { last: 0 })).rejects.toMatchObject({
    problem: 'refused',
  });
  isTaken = false;
  timers.shift()?.();
  await later();
  expect(entered).toBe(2);
  expect(await relay.read('room', 1)).toEqual([]);
});

test('a connection that is gone for good is asked why, and entered anew', async () => {
  const hub = createMemoryRelay();
  const timers: (() => void)[] = [];
  const made: ReturnType<typeof hub.connect>[] = [];
  const relay = lateRelay(TICKET, {
    async open() {
      const connection = hub.connect();
      made.push(connection);
      // As the client of NATS does once its ticket is taken back: it is down, and says why to whoever asks.
      return {
        ...connection,
        async getPart(...given) {
          if (!connection.isUp()) throw new RelayFailure('refused');
          return connection.getPart(...given);
        },
      };
    },
    setTimer(act) {
      timers.push(act);
      return () => {};
    },
  });
  const told: boolean[] = [];
  await later();
  relay.onUp((isUp) => told.push(isUp));
  made[0]?.cut();
  expect(relay.isUp()).toBe(false);
  timers.shift()?.();
  await later();
  // It counts as there, so that every verb says that the ticket is refused.
  expect([relay.isUp(), told]).toEqual([true, [false, true]]);
  await expect(relay.read('room', 1)).rejects.toMatchObject({ problem: 'refused' });
  timers.shift()?.();
  await later();
  expect(made).toHaveLength(2);
  expect(await relay.read('room', 1)).toEqual([]);
});
