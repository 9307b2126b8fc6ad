/** @jest-environment node */
import { restartSync } from '@/stores/browser-storage/database/outbox';
import { type Device, expectSame, openDevice, settle, share } from '@/tests/support/sync/devices';
import { change, rename, shown, syncDevices } from '@/tests/support/sync/one-shift';

/** Like a full restore: this device's content is to replace that of all devices. */
async function restore(device: Device, notes: string): Promise<void> {
  change(device, { notes });
  await device.browser.settle();
  await device.database.notifyAll();
}

test('keeps a restore made offline after the other devices moved to a new room', async () => {
  const { laptop, phone, devices } = await syncDevices(['laptop', 'phone', 'tablet']);
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

test('settles two concurrent restores on one state, also after the relay lost everything', async () => {
  const { hub, laptop, phone, devices } = await syncDevices(['laptop', 'phone']);
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

test('sends an edit made after an offline restore and keeps edits of the other device', async () => {
  const { laptop, phone, devices } = await syncDevices(['laptop', 'phone']);
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

test('reports "removed" and "noRoom" to a device that joins by an outdated invitation', async () => {
  const { hub, laptop, phone, devices } = await syncDevices(['laptop', 'phone']);
  const { secret } = await laptop.state();
  await laptop.engine.remove((await phone.state()).device);
  await settle(devices);
  const late = await share(await openDevice(91), hub, { seed: 91, secret }, 'late');
  await settle([late]);
  expect(late.status()).toMatchObject({ ended: 'removed', problem: 'noRoom' });
  expect(shown(late)).toBeUndefined();
});

test('keeps a settings text that one device could not apply, until it chooses another', async () => {
  const { laptop, phone, devices } = await syncDevices(['laptop', 'phone']);
  await laptop.engine.noteTexts({ workplace: 'of a newer build' });
  await settle(devices);
  // The phone's page did not apply the text, and reports all texts at its next start.
  await phone.database.putState((state) => ({
    ...state,
    houseApplied: { ...state.houseApplied, workplace: null },
  }));
  await phone.engine.noteTexts({ workplace: null });
  await settle(devices);
  expect((await laptop.state()).house.workplace?.text).toBe('of a newer build');
  await phone.engine.noteTexts({ workplace: 'aaaaaaaaaaa' });
  await settle(devices);
  expect((await laptop.state()).house.workplace?.text).toBe('aaaaaaaaaaa');
});

test('writes nothing when sync is off', async () => {
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
