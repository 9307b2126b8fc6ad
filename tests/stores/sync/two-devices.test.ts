/** @jest-environment node */
import { employeeEntry, shiftEntry } from '@/lib/shifts/change/schedule-change';
import { findShift } from '@/lib/shifts/change/schedule-index';
import { employeeOf, shiftAt } from '@/tests/support/records';
import { TODAY } from '@/tests/support/storage/database-tabs';
import { type Device, expectSame, openDevice, settle, share } from '@/tests/support/sync/devices';
import { createMemoryRelay } from '@/tests/support/sync/memory-relay';

const SHIFT = shiftAt('09:00-17:00', { id: 's', date: TODAY, employeeName: 'Ana', notes: '' });
const shown = ({ tab }: Device) => findShift(tab.schedule.getState().schedule.shifts, 's');

function change(device: Device, fields: Partial<typeof SHIFT>): void {
  const before = shown(device);
  if (before) device.tab.schedule.commit([shiftEntry(before, { ...before, ...fields })]);
}

async function twoDevices() {
  const hub = createMemoryRelay();
  const first = await openDevice(11);
  first.tab.schedule.commit([employeeEntry(undefined, employeeOf('Ana')), shiftEntry(undefined, SHIFT)]);
  await first.browser.settle();
  const laptop = await share(first, hub, { seed: 11 }, 'laptop');
  await settle([laptop]);
  const { secret } = await laptop.state();
  const phone = await share(await openDevice(12), hub, { seed: 12, secret }, 'phone');
  await settle([laptop, phone]);
  return { hub, laptop, phone };
}

test('gives a joining device the whole schedule and shows edits of either device on the other', async () => {
  const { laptop, phone } = await twoDevices();
  expectSame([laptop, phone]);
  expect(shown(phone)).toEqual(SHIFT);
  change(phone, { notes: 'Keys' });
  await settle([laptop, phone]);
  expect(shown(laptop)?.notes).toBe('Keys');
  change(laptop, { startTime: SHIFT.endTime, endTime: SHIFT.startTime });
  await settle([laptop, phone]);
  expectSame([laptop, phone]);
  expect(
    Object.values(phone.status()?.roster ?? {})
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['laptop', 'phone']);
  expect(laptop.log.warn).not.toHaveBeenCalled();
  expect(phone.log.warn).not.toHaveBeenCalled();
});

test('keeps offline edits of different fields of one shift from both devices', async () => {
  const { laptop, phone } = await twoDevices();
  laptop.relay.cut();
  phone.relay.cut();
  change(laptop, { notes: 'From the laptop' });
  change(phone, { status: 'Pending' });
  await settle([laptop, phone]);
  expect(phone.status()?.waiting).toBe(1);
  laptop.relay.join();
  phone.relay.join();
  await settle([laptop, phone]);
  expectSame([laptop, phone]);
  expect(shown(phone)).toMatchObject({ notes: 'From the laptop', status: 'Pending' });
});
