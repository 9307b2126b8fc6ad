/** @jest-environment node */
import { shiftEntry } from '@/lib/shifts/change/schedule-change';
import { expectSame, openDevice, settle, share } from '@/tests/support/sync/devices';
import { change, SHIFT, shown, syncDevices } from '@/tests/support/sync/one-shift';

test('reports "removed" on a removed device and moves the other devices to a new room', async () => {
  const { hub, laptop, phone, devices } = await syncDevices(['laptop', 'phone', 'tablet']);
  const [, , tablet] = devices;
  if (!tablet) throw new Error('Three devices are needed.');
  const rooms = [...hub.rooms.keys()];
  await laptop.engine.remove((await phone.state()).device);
  await settle(devices);
  change(laptop, { notes: 'Not for the phone' });
  await settle(devices);
  expect(phone.status()?.ended).toBe('removed');
  expect(shown(phone)?.notes).toBe('');
  expectSame([laptop, tablet]);
  expect([...hub.rooms.keys()].filter((room) => !rooms.includes(room))).toHaveLength(1);
  // Later edits of the removed device stay on that device.
  change(phone, { notes: 'Alone' });
  await settle(devices);
  expect(shown(laptop)?.notes).toBe('Not for the phone');
  expect(
    Object.values(laptop.status()?.roster ?? {})
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['laptop', 'tablet']);
});

test('sends 500 edits after a device was offline for 90 days', async () => {
  const { laptop, phone, devices } = await syncDevices(['laptop', 'phone']);
  phone.relay.cut();
  for (let count = 0; count < 500; count += 1)
    phone.tab.schedule.commit([shiftEntry(undefined, { ...SHIFT, id: `away-${count}` })]);
  await settle(devices);
  expect(phone.status()?.waiting).toBe(500);
  change(laptop, { notes: 'Meanwhile' });
  await settle(devices);
  phone.clock += 90 * 86_400_000;
  phone.relay.join();
  await settle(devices);
  expectSame(devices);
  expect(laptop.tab.schedule.getState().schedule.shifts.shiftCount).toBe(501);
}, 120_000);

test('sends no name and no time of the schedule to the relay in plain text', async () => {
  const { hub } = await syncDevices(['laptop', 'phone']);
  const all = [...hub.rooms].flatMap(([room, { frames }]) => [
    room,
    ...frames.map(({ frame }) => Buffer.from(frame).toString('latin1')),
  ]);
  for (const text of all)
    for (const word of ['Ana', 'Ben', 'Server', '09:00', 'laptop']) expect(text).not.toContain(word);
});

describe('a settings text outside the history', () => {
  test('gets its latest version on every device, including one that joins later', async () => {
    const { laptop, phone, devices, hub } = await syncDevices(['laptop', 'phone']);
    await laptop.engine.noteTexts({ workplace: 'aaaaaaaaaaa', replyKey: 'one' });
    await settle(devices);
    expect(phone.house).toMatchObject({ workplace: 'aaaaaaaaaaa', replyKey: 'one' });
    laptop.relay.cut();
    phone.relay.cut();
    await laptop.engine.noteTexts({ workplace: 'bbbbbbbbbbb' });
    await phone.engine.noteTexts({ replyKey: 'two', workplace: 'ccccccccccc' });
    laptop.relay.join();
    await settle(devices);
    phone.relay.join();
    await settle(devices);
    const [one, other] = await Promise.all([laptop.state(), phone.state()]);
    expect(one.house).toEqual(other.house);
    expect(one.house.replyKey?.text).toBe('two');
    const secret = one.secret;
    const tablet = await share(await openDevice(77), hub, { seed: 77, secret }, 'tablet');
    await settle([...devices, tablet]);
    expect(tablet.house).toMatchObject({ workplace: one.house.workplace?.text, replyKey: 'two' });
  });

  test('is sent again after the relay has lost the text', async () => {
    const { laptop, phone, devices, hub } = await syncDevices(['laptop', 'phone']);
    const back = hub.copy();
    await laptop.engine.noteTexts({ workplace: 'aaaaaaaaaaa' });
    await settle(devices);
    back();
    change(phone, { notes: 'Anything' });
    await settle(devices);
    const tablet = await share(await openDevice(78), hub, {
      seed: 78,
      secret: (await laptop.state()).secret,
    });
    await settle([...devices, tablet]);
    expect(tablet.house.workplace).toBe('aaaaaaaaaaa');
    expectSame([...devices, tablet]);
  });
});
