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

test('connects later to a relay that was unreachable, and then follows the requested room', async () => {
  const { hub, relay, timers } = entering([new RelayFailure('unreachable')]);
  const states: boolean[] = [];
  const places: number[] = [];
  relay.onUp((isUp) => states.push(isUp));
  relay.follow('room', (frame) => places.push(frame?.place ?? 0));
  await later();
  expect(relay.isUp()).toBe(false);
  await expect(relay.read('room', 1)).rejects.toMatchObject({ problem: 'unreachable' });
  timers.shift()?.();
  await later();
  expect(states).toEqual([true]);
  expect(relay.isUp()).toBe(true);
  await hub.connect().append('room', new Uint8Array(3), { last: 0 });
  expect(places).toEqual([1]);
});

test('rejects each call while the relay refuses the ticket, and recovers once it accepts', async () => {
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

test('makes no further attempt after it is closed', async () => {
  const { relay, timers, tries } = entering([new RelayFailure('unreachable')]);
  await later();
  await relay.close();
  expect(timers).toEqual([]);
  expect(tries()).toBe(1);
});

test('opens a new connection after the ticket was refused during use', async () => {
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

test('asks a lost connection for its failure and opens a new one', async () => {
  const hub = createMemoryRelay();
  const timers: (() => void)[] = [];
  const made: ReturnType<typeof hub.connect>[] = [];
  const relay = lateRelay(TICKET, {
    async open() {
      const connection = hub.connect();
      made.push(connection);
      // Like the NATS client after its ticket is revoked: down, and each call fails with the reason.
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
  const states: boolean[] = [];
  await later();
  relay.onUp((isUp) => states.push(isUp));
  made[0]?.cut();
  expect(relay.isUp()).toBe(false);
  timers.shift()?.();
  await later();
  // It counts as up, so that each call rejects with "refused".
  expect([relay.isUp(), states]).toEqual([true, [false, true]]);
  await expect(relay.read('room', 1)).rejects.toMatchObject({ problem: 'refused' });
  timers.shift()?.();
  await later();
  expect(made).toHaveLength(2);
  expect(await relay.read('room', 1)).toEqual([]);
});
