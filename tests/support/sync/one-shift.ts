import { employeeEntry, requestEntry, shiftEntry } from '@/lib/shifts/change/schedule-change';
import { findShift } from '@/lib/shifts/change/schedule-index';
import { employeeOf, requestOf, shiftAt } from '@/tests/support/records';
import { TODAY } from '@/tests/support/storage/database-tabs';
import { type Device, expectSame, openDevice, settle, share } from './devices';
import { createMemoryRelay } from './memory-relay';

export const SHIFT = shiftAt('09:00-17:00', { id: 's', date: TODAY, employeeName: 'Ana' });
const ANA = employeeOf('Ana');
const BEN = employeeOf('Ben', { role: 'Cook', color: 'red' });
export const ASKED = requestOf('ana-1');

/** The shift as the device shows it. */
export const shown = ({ tab }: Device) => findShift(tab.schedule.getState().schedule.shifts, 's');
export const teamOn = ({ tab }: Device) => [...tab.schedule.getState().schedule.employees.values()];

/** Edits the shift on the device. */
export function change(device: Device, fields: Partial<typeof SHIFT>) {
  const before = shown(device);
  if (!before) throw new Error('The shift is gone.');
  return device.tab.schedule.commit([shiftEntry(before, { ...before, ...fields })]);
}

export function rename(device: Device, from: string, to: string): void {
  const person = teamOn(device).find(({ name }) => name === from);
  if (!person) throw new Error(`Nobody is called ${from}.`);
  const { role, color } = person;
  device.tab.employees.updateEmployee(person.id, { name: to, role, color }, TODAY);
}

/** Devices that sync a schedule of Ana's shift, a cook and a request. */
export async function syncDevices(names: readonly string[]) {
  const hub = createMemoryRelay();
  const devices: Device[] = [];
  for (const [index, name] of names.entries()) {
    const seed = 31 + index;
    const opened = await openDevice(seed);
    if (index === 0) {
      opened.tab.schedule.commit([
        employeeEntry(undefined, ANA),
        employeeEntry(undefined, BEN),
        shiftEntry(undefined, SHIFT),
        requestEntry(undefined, ASKED),
      ]);
      await opened.browser.settle();
    }
    const secret = devices[0] && (await devices[0].state()).secret;
    devices.push(await share(opened, hub, { seed, secret }, name));
    await settle(devices);
  }
  const [laptop, phone] = devices;
  if (!laptop || !phone) throw new Error('Two devices are needed.');
  return { hub, devices, laptop, phone };
}

/** Runs `act` while both devices are offline, then connects the laptop, then the phone. */
export async function editOffline(act: (both: { laptop: Device; phone: Device }) => void | Promise<void>) {
  const both = await syncDevices(['laptop', 'phone']);
  const { laptop, phone, devices } = both;
  laptop.relay.cut();
  phone.relay.cut();
  await act(both);
  await settle(devices);
  laptop.relay.join();
  await settle(devices);
  phone.relay.join();
  await settle(devices);
  expectSame(devices);
  return { ...both, conflicts: await phone.database.conflicts() };
}
