/** @jest-environment node */

import { SETTINGS } from '@/lib/settings/all-settings';
import { readSetting, type Settings } from '@/lib/settings/setting';
import type { SettingId } from '@/lib/settings/setting-record';
import { settingEntries } from '@/lib/settings/write-setting';
import { sealFrame } from '@/lib/sync/frames/frame';
import { changesBody } from '@/lib/sync/frames/frame-body';
import { roomKeys } from '@/lib/sync/frames/room-keys';
import type { SealedTexts } from '@/lib/sync/sealed-texts';
import { DEFAULT_SETTINGS } from '@/tests/support/settings';
import { type Device, expectSame, openDevice, settle, share } from '@/tests/support/sync/devices';
import { syncDevices } from '@/tests/support/sync/one-shift';

const recordsOn = ({ tab }: Device) => tab.schedule.getState().schedule.settings;
const read = <Id extends SettingId>(device: Device, id: Id) => readSetting(recordsOn(device), SETTINGS[id]);

function set<Id extends SettingId>(device: Device, id: Id, value: Settings[Id]): void {
  device.tab.schedule.commit(settingEntries(recordsOn(device), SETTINGS[id], value));
}

const setLimits = (device: Device, limits: Partial<Settings['limits']>) =>
  set(device, 'limits', { ...read(device, 'limits'), ...limits });

async function editedApart(edits: readonly Partial<Settings['limits']>[]) {
  const { laptop, phone, devices } = await syncDevices(['laptop', 'phone']);
  for (const device of [laptop, phone]) device.relay.cut();
  for (const [index, device] of [laptop, phone].entries()) {
    setLimits(device, edits[index] ?? {});
    await settle(devices);
  }
  for (const device of [laptop, phone]) {
    device.relay.join();
    await settle(devices);
  }
  expectSame(devices);
  return { laptop, phone, devices };
}

/** Appends a frame in format version 6 after the last frame that the device knows. */
async function sendAsVersion6(device: Device, house: SealedTexts): Promise<void> {
  const { secret, hash, place } = await device.state();
  const keys = await roomKeys(secret);
  const body = { ...changesBody({ changes: [], roster: {} }), v: 6, house };
  await device.relay.append(keys.room, await sealFrame(keys, 'changes', hash, body), { last: place });
}

it('keeps both limits when two devices change different ones', async () => {
  const { laptop } = await editedApart([{ dayHours: 10 }, { daysRunning: 5 }]);
  expect(read(laptop, 'limits')).toEqual({ ...DEFAULT_SETTINGS.limits, dayHours: 10, daysRunning: 5 });
});

it('uses the later limit when two devices change the same one, and reports the conflict', async () => {
  const { laptop, phone } = await editedApart([{ dayHours: 10 }, { dayHours: 9 }]);
  const { dayHours } = read(laptop, 'limits');
  const conflicts = [...(await laptop.database.conflicts()), ...(await phone.database.conflicts())];
  expect(conflicts).toMatchObject([{ kind: 'setting', recordId: 'limits', group: 'dayHours' }]);
  const [{ mine, theirs, stood } = {}] = conflicts;
  expect([mine?.dayHours, theirs?.dayHours].sort()).toEqual([10, 9]);
  expect((stood === 'mine' ? mine : theirs)?.dayHours).toBe(dayHours);
});

it('undoes one limit and leaves the one that another device has set', async () => {
  const { laptop, phone, devices } = await syncDevices(['laptop', 'phone']);
  setLimits(laptop, { dayHours: 10 });
  await settle(devices);
  phone.relay.cut();
  setLimits(phone, { daysRunning: 5 });
  laptop.tab.schedule.undo();
  await settle(devices);
  phone.relay.join();
  await settle(devices);
  expectSame(devices);
  expect(read(laptop, 'limits')).toEqual({ ...DEFAULT_SETTINGS.limits, daysRunning: 5 });
});

it('gives every setting to a device that joins', async () => {
  const { laptop, devices, hub } = await syncDevices(['laptop', 'phone']);
  set(laptop, 'sales', { '2026-11-20': { expected: 100 } });
  set(laptop, 'weekStart', 'sunday');
  await settle(devices);
  const { secret } = await laptop.state();
  const tablet = await share(await openDevice(77), hub, { seed: 77, secret });
  await settle([...devices, tablet]);
  expect(read(tablet, 'sales')).toEqual({ '2026-11-20': { expected: 100 } });
  expect(read(tablet, 'weekStart')).toBe('sunday');
});

describe('a frame of an older build', () => {
  const text = { text: '{"dayHours":10,"daysRunning":6}', clock: 1, device: 'old' };

  it('becomes setting records on every device', async () => {
    const { laptop, phone, devices, hub } = await syncDevices(['laptop', 'phone']);
    await sendAsVersion6(laptop, { limits: text, houseName: { ...text, text: '"Trattoria"' } });
    await settle(devices);
    expectSame(devices);
    expect(read(phone, 'limits')).toMatchObject({ dayHours: 10 });
    expect(read(phone, 'businessName')).toBe('Trattoria');
    const { secret } = await laptop.state();
    const tablet = await share(await openDevice(78), hub, { seed: 78, secret });
    await settle([...devices, tablet]);
    expectSame([...devices, tablet]);
  });

  it('keeps an unsent later edit of this device and merges the values that it did not touch', async () => {
    const { laptop, phone, devices } = await syncDevices(['laptop', 'phone']);
    phone.relay.cut();
    setLimits(phone, { dayHours: 8, minorDayHours: 6 });
    await settle(devices);
    await sendAsVersion6(laptop, { limits: { ...text, text: '{"dayHours":10,"daysRunning":4}' } });
    await settle(devices);
    phone.relay.join();
    await settle(devices);
    expectSame(devices);
    expect(read(laptop, 'limits')).toMatchObject({ dayHours: 8, minorDayHours: 6, daysRunning: 4 });
  });
});
