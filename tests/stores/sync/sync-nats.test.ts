/** @jest-environment node */
import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { lateRelay } from '@/stores/sync/relays/late-relay';
import { rounds } from '@/tests/support/rounds';
import { type CutRelay, cutRelay } from '@/tests/support/sync/cut-relay';
import { expectSame, openDevice, type SyncDevice, settle, shareBy } from '@/tests/support/sync/devices';
import { createDice, type Dice, randomEdit } from '@/tests/support/sync/random-edits';
import { startNats } from '@/tests/support/sync/start-nats';

const FIRST_SEED = Number(process.env.SEED ?? 1) % 1000;
/** A deep run makes a thousand edits on each of twenty seeds. */
const IS_DEEP = Number(process.env.ROUNDS ?? 1) > 1;
const EDITS = Number(process.env.EDITS ?? (IS_DEEP ? 1000 : 120));
const SEEDS = Array.from({ length: IS_DEEP ? rounds(1) : 3 }, (_, index) => FIRST_SEED + index);
const PATIENCE_MS = 240_000;

type Server = Awaited<ReturnType<typeof startNats<'house'>>>;
interface Held {
  readonly device: SyncDevice<CutRelay>;
  readonly relay: CutRelay;
}

interface Kills {
  count: number;
  /** Resolves when the relay runs again. */
  back: Promise<void> | undefined;
}

const NAMES = ['laptop', 'phone', 'tablet'];

async function threeDevices(server: Server): Promise<readonly Held[]> {
  const held: Held[] = [];
  for (const [index, name] of NAMES.entries()) {
    const seed = 201 + index;
    const secret = held[0] && (await held[0].device.state()).secret;
    const ticket = server.tickets.house;
    const relay = cutRelay(() => lateRelay(ticket));
    const device = await shareBy(await openDevice(seed), relay, { seed, secret, name });
    held.push({ device, relay });
    await rest(held);
  }
  return held;
}

/** Waits in real time, because the relay is another process. */
const moment = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function isDone(held: readonly Held[]): Promise<boolean> {
  const states = await Promise.all(held.map(({ device }) => device.state()));
  const waiting = await Promise.all(held.map(({ device }) => device.database.outboxCount()));
  const [first] = states;
  const isJoined = states.every(({ isJoining, mustTellAll }) => !isJoining && !mustTellAll);
  return (
    isJoined && waiting.every((count) => count === 0) && states.every(({ place }) => place === first?.place)
  );
}

async function rest(held: readonly Held[]): Promise<void> {
  const end = Date.now() + 60_000;
  for (let calm = 0; calm < 3 && Date.now() < end; ) {
    await moment(100);
    for (const { device } of held) {
      device.runTimers();
      device.engine.push();
    }
    await settle(held.map(({ device }) => device));
    calm = (await isDone(held)) ? calm + 1 : 0;
  }
}

async function disturb({ device, relay }: Held, server: Server, dice: Dice, kills: Kills): Promise<void> {
  const roll = dice.next();
  if (roll < 0.02) await relay.cut();
  else if (roll < 0.06) relay.join();
  else if (roll < 0.075) await device.crash();
  else if (roll < 0.085) {
    kills.count += 1;
    await kills.back;
    await server.kill();
    kills.back = moment(dice.next() * 200).then(() => server.restart());
  } else if (roll < 0.4) await device.browser.settle();
  if (dice.next() < 0.3) await moment(dice.next() * 20);
}

test.each(SEEDS)(
  'brings all devices to one state on a NATS server that is killed repeatedly, seed %i',
  async (seed) => {
    const server = await startNats({ users: ['house'] });
    try {
      const held = await threeDevices(server);
      const devices = held.map(({ device }) => device);
      const dice = createDice(seed);
      const made = new Map<string, ScheduleChange>();
      const kills: Kills = { count: 0, back: undefined };
      for (let count = 0; count < EDITS; count += 1) {
        const one = dice.pick(held);
        const change = one && randomEdit(one.device, dice);
        if (change) made.set(change.id, change);
        const other = dice.pick(held);
        if (other) await disturb(other, server, dice, kills);
      }
      await kills.back;
      for (const { relay } of held) relay.join();
      await rest(held);
      expectSame(devices);
      const states = await Promise.all(devices.map((device) => device.state()));
      for (const { vector } of states)
        for (const { device, n } of states) expect(vector[device] ?? 0).toBe(n);
      if (process.env.TELL)
        console.log(JSON.stringify({ seed, made: made.size, kills: kills.count, place: states[0]?.place }));
      for (const { relay } of held) await relay.close();
    } finally {
      await server.stop();
    }
  },
  PATIENCE_MS,
);
