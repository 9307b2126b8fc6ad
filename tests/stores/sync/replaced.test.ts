/** @jest-environment node */
import { restartSync } from '@/stores/browser-storage/database/outbox';
import { type Device, expectSame, openDevice, settle, share } from '@/tests/support/sync/devices';
import { change, rename, sharedBy, shown } from '@/tests/support/sync/one-shift';

/** As a restore of everything does: what is here then is to be everywhere. */
async function restore(device: Device, notes: string): Promise<void> {
  change(device, { notes });
  await device.browser.settle();
  await device.database.notifyAll();
}

test('a restore on a device that was away stands, also where the room was rolled up or left meanwhile', async () => {
  const { laptop, phone, devices } = await sharedBy(['laptop', 'phone', 'tablet']);
  const [, , tablet] = devices;
  if (!tablet) throw new Error('Three devices are needed.');
  phone.relay.cut();
  await settle(devices);
  await restore(phone, 'As it was in May');
  await laptop.engine.remove((await tablet.state()).device);
  change(laptop, { status: 'Pending' });
  await settle(devices);
  phone.relay.join();
  await settle([laptop, phone]);
  expect(shown(phone)?.notes).toBe('As it was in May');
  expect(shown(laptop)?.notes).toBe('As it was in May');
  expectSame([laptop, phone]);
});

test('of two restores the one that comes last stands on both, and they come to rest', async () => {
  const { hub, laptop, phone, devices } = await sharedBy(['laptop', 'phone']);
  laptop.relay.cut();
  phone.relay.cut();
  await restore(laptop, 'Of the laptop');
  await restore(phone, 'Of the phone');
  laptop.relay.join();
  await settle(devices);
  hub.wipe();
  phone.relay.join();
  await settle(devices);
  laptop.relay.cut();
  laptop.relay.join();
  await settle(devices);
  expectSame(devices);
  const before = (await laptop.state()).snapshots + (await phone.state()).snapshots;
  for (const { engine } of devices) engine.push();
  await settle(devices);
  expect((await laptop.state()).snapshots + (await phone.state()).snapshots).toBe(before);
  change(laptop, { status: 'Pending' });
  await settle(devices);
  expectSame(devices);
});

test('an edit after a restore is no part of it and reaches the others too', async () => {
  const { laptop, phone, devices } = await sharedBy(['laptop', 'phone']);
  phone.relay.cut();
  await restore(phone, 'As it was in May');
  rename(phone, 'Ben', 'Benno');
  await settle(devices);
  change(laptop, { status: 'Pending' });
  await settle(devices);
  phone.relay.join();
  await settle(devices);
  expectSame(devices);
  expect(shown(laptop)).toMatchObject({ notes: 'As it was in May', status: 'Pending' });
  const names = [...laptop.tab.schedule.getState().schedule.employees.values()].map(({ name }) => name);
  expect(names.sort()).toEqual(['Ana', 'Benno']);
});

test('an invitation from before a device was removed leads nowhere, and says so', async () => {
  const { hub, laptop, phone, devices } = await sharedBy(['laptop', 'phone']);
  const { secret } = await laptop.state();
  await laptop.engine.remove((await phone.state()).device);
  await settle(devices);
  const late = await share(await openDevice(91), hub, { seed: 91, secret }, 'late');
  await settle([late]);
  expect(late.status()).toMatchObject({ ended: 'removed', problem: 'noRoom' });
  expect(shown(late)).toBeUndefined();
});

test('a text that a device does not understand stays as the others have it', async () => {
  const { laptop, phone, devices } = await sharedBy(['laptop', 'phone']);
  await laptop.engine.noteTexts({ workplace: 'of a newer build' });
  await settle(devices);
  // The page of the phone has left its key as it was, and says all of them at its next start.
  await phone.database.putState((state) => ({
    ...state,
    houseApplied: { ...state.houseApplied, workplace: null },
  }));
  await phone.engine.noteTexts({ workplace: null });
  await settle(devices);
  expect((await laptop.state()).house.workplace?.text).toBe('of a newer build');
  // What is chosen there is another thing.
  await phone.engine.noteTexts({ workplace: 'aaaaaaaaaaa' });
  await settle(devices);
  expect((await laptop.state()).house.workplace?.text).toBe('aaaaaaaaaaa');
});

test('nothing is done where nothing is shared', async () => {
  const puts: unknown[] = [];
  const store = {
    get: async () => undefined,
    put: (record: unknown) => puts.push(record),
    clear: () => puts.push('clear'),
  };
  const transaction = { objectStore: () => store };
  await restartSync(transaction as unknown as Parameters<typeof restartSync>[0]);
  expect(puts).toEqual([]);
});
