/** @jest-environment node */

import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { NO_FRAME } from '@/lib/sync/frames/frame';
import { roomKeys } from '@/lib/sync/frames/room-keys';
import { changesIn, readFrames } from '@/stores/sync/engine/read-room';
import { sortedById } from '@/tests/support/records';
import { rounds } from '@/tests/support/rounds';
import { storedIn } from '@/tests/support/storage/database-tabs';
import { pageOf, shiftsIn } from '@/tests/support/storage/database-views';
import { type Device, expectSame, openDevice, settle, share } from '@/tests/support/sync/devices';
import { createMemoryRelay, type MemoryRelay } from '@/tests/support/sync/memory-relay';
import { createDice, type Dice, randomEdit } from '@/tests/support/sync/random-edits';
import { replay } from '@/tests/support/sync/shared-model';

const FIRST_SEED = Number(process.env.SEED ?? 1) % 1000;
const EDITS = Number(process.env.EDITS ?? 120);

async function threeDevices(hub: MemoryRelay, snapshotEvery: number): Promise<readonly Device[]> {
  const laptop = await share(await openDevice(101), hub, { seed: 101, snapshotEvery }, 'laptop');
  await settle([laptop]);
  const { secret } = await laptop.state();
  const devices = [laptop];
  for (const [index, name] of ['phone', 'tablet'].entries()) {
    const seed = 102 + index;
    devices.push(await share(await openDevice(seed), hub, { seed, secret, snapshotEvery }, name));
    await settle(devices);
  }
  return devices;
}

/** Cuts, joins or crashes the device, loses an answer, or lets it settle. */
async function disturb(device: Device, dice: Dice): Promise<void> {
  const roll = dice.next();
  if (roll < 0.05) device.relay.cut();
  else if (roll < 0.12) device.relay.join();
  else if (roll < 0.15) await device.crash();
  else if (roll < 0.18) device.relay.loseNextAnswer();
  else if (roll < 0.5) await device.browser.settle();
  else if (roll < 0.6) {
    await device.browser.settle();
    await device.engine.whenIdle();
    await device.browser.settle();
  }
}

async function end(devices: readonly Device[]): Promise<void> {
  for (const { relay } of devices) relay.join();
  for (let tries = 0; tries < 4; tries += 1) {
    for (const device of devices) device.runTimers();
    await settle(devices);
    for (const { engine } of devices) engine.push();
  }
  await settle(devices);
}

async function fresh(hub: MemoryRelay, devices: readonly Device[]): Promise<Device> {
  const [first] = devices;
  if (!first) throw new Error('No device syncs.');
  const { secret } = await first.state();
  const reader = await share(await openDevice(999), hub, { seed: 999, secret }, 'reader');
  await settle([...devices, reader]);
  return reader;
}

const SEEDS = Array.from({ length: rounds(3) }, (_, index) => FIRST_SEED + index);

test.each(SEEDS)(
  'brings three devices to one state and logs each edit, with cuts, crashes and lost answers, seed %i',
  async (seed) => {
    const hub = createMemoryRelay();
    const devices = await threeDevices(hub, 1_000_000);
    const dice = createDice(seed);
    const made = new Map<string, ScheduleChange>();
    for (let count = 0; count < EDITS; count += 1) {
      const device = dice.pick(devices) ?? devices[0];
      if (!device) throw new Error('No device syncs.');
      const change = randomEdit(device, dice);
      if (change) made.set(change.id, change);
      const other = dice.pick(devices);
      if (other) await disturb(other, dice);
    }
    await end(devices);
    for (const { browser, tab } of devices) {
      const { shifts, unpublished } = await storedIn(browser);
      expect(sortedById(pageOf(tab).unpublished)).toEqual(sortedById(unpublished));
      expect(shiftsIn(tab)).toEqual(
        sortedById(shifts).map(({ nameKey: _key, timeRange: _range, ...shift }) => shift),
      );
    }
    expectSame([...devices, await fresh(hub, devices)]);
    const [first] = devices;
    const keys = await roomKeys((await first?.state())?.secret ?? new Uint8Array(32));
    const placed = hub.rooms.get(keys.room)?.frames ?? [];
    const read = await readFrames(keys, placed, { hash: NO_FRAME, tip: NO_FRAME, place: 0 });
    const log = changesIn(read.frames).changes;
    const conflicts = (await Promise.all(devices.map(({ database }) => database.conflicts()))).flat();
    const { problems, groups } = replay({ log, made, conflicts });
    expect(problems).toEqual([]);
    if (process.env.TELL)
      console.log(JSON.stringify({ seed, made: made.size, frames: placed.length, ...groups }));
    for (const { log: told } of devices) expect(told.error).not.toHaveBeenCalled();
  },
);

/** Copies the relay, resets it to an earlier copy, or wipes it. */
function loseAtRelay(hub: MemoryRelay, dice: Dice, copies: (() => void)[]): void {
  const roll = dice.next();
  if (roll < 0.03) copies.push(hub.copy());
  else if (roll < 0.045) dice.pick(copies)?.();
  else if (roll < 0.05) hub.wipe();
}

test.each(SEEDS)(
  'brings three devices to one state with snapshots and a relay that loses data, seed %i',
  async (seed) => {
    const hub = createMemoryRelay();
    const devices = await threeDevices(hub, 8);
    const dice = createDice(seed + 7);
    const copies: (() => void)[] = [];
    for (let count = 0; count < EDITS; count += 1) {
      const device = dice.pick(devices);
      if (device) randomEdit(device, dice);
      const other = dice.pick(devices);
      if (other) await disturb(other, dice);
      loseAtRelay(hub, dice, copies);
    }
    await end(devices);
    const reader = await fresh(hub, devices);
    expectSame([...devices, reader]);
    const { vector } = await reader.state();
    for (const each of devices) {
      const state = await each.state();
      expect(vector[state.device] ?? 0).toBe(state.n);
    }
  },
);
