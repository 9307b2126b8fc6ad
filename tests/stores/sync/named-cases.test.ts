/** @jest-environment node */
import { seriesOf, seriesTemplate } from '@/lib/series/series';
import { employeeEntry, requestEntry, shiftEntry, templateEntry } from '@/lib/shifts/change/schedule-change';
import { findShift } from '@/lib/shifts/change/schedule-index';
import { publicationOfDays } from '@/lib/shifts/publication/publish-days';
import { weekShiftsFrom, weekShiftsOf, weekTemplate } from '@/lib/templates/week/week-template';
import { addDays } from '@/lib/time/local-date';
import { clock, employeeOf } from '@/tests/support/records';
import { TODAY } from '@/tests/support/storage/database-tabs';
import { expectSame, settle } from '@/tests/support/sync/devices';
import {
  ASKED,
  change,
  editOffline,
  rename,
  SHIFT,
  shown,
  syncDevices,
  teamOn,
} from '@/tests/support/sync/one-shift';

test('keeps the later edit of a field that both devices changed, and reports a conflict with both versions', async () => {
  const { laptop, conflicts } = await editOffline(({ laptop: one, phone }) => {
    change(one, { startTime: clock('10:00') });
    change(phone, { startTime: clock('11:00') });
  });
  expect(conflicts).toHaveLength(1);
  const [conflict] = conflicts;
  expect(conflict).toMatchObject({ kind: 'shift', recordId: 's', group: 'when', state: 'open' });
  expect([conflict?.mine?.startTime, conflict?.theirs?.startTime]).toEqual(['11:00', '10:00']);
  expect(shown(laptop)?.startTime).toBe(conflict?.stood === 'mine' ? '11:00' : '10:00');
  expect(conflict?.by).toBe((await laptop.state()).device);
});

test('keeps edits of different fields of one shift without a conflict', async () => {
  const { phone, conflicts } = await editOffline(({ laptop, phone: other }) => {
    change(laptop, { notes: 'Keys' });
    change(other, { status: 'Pending' });
  });
  expect(shown(phone)).toMatchObject({ notes: 'Keys', status: 'Pending' });
  expect(conflicts).toEqual([]);
});

test('assigns a shift created under the old name to the renamed employee', async () => {
  const { phone } = await editOffline(({ laptop, phone: other }) => {
    rename(laptop, 'Ana', 'Anna');
    other.tab.schedule.commit([shiftEntry(undefined, { ...SHIFT, id: 'new' })]);
  });
  const { shifts } = phone.tab.schedule.getState().schedule;
  expect(findShift(shifts, 'new')?.employeeName).toBe('Anna');
  expect(shown(phone)?.employeeName).toBe('Anna');
});

// The laptop is the first to connect again.
test.each([
  { renamedOn: 'laptop', savedOn: 'phone' },
  { renamedOn: 'phone', savedOn: 'laptop' },
] as const)(
  'puts the new name in a week template and a series saved offline on the $savedOn when the $renamedOn renamed',
  async ({ renamedOn, savedOn }) => {
    const { devices } = await editOffline((both) => {
      rename(both[renamedOn], 'Ana', 'Anna');
      const { id: _id, date, ...look } = SHIFT;
      const rule = { from: date, interval: 1, weekdays: [1], weekStart: 'monday' as const };
      both[savedOn].tab.schedule.commit([
        templateEntry(undefined, weekTemplate({ id: 'w', name: 'Week' }, weekShiftsFrom([SHIFT], false))),
        templateEntry(undefined, seriesTemplate('r', { rule, shift: look, madeUntil: date })),
      ]);
    });
    for (const { tab } of devices) {
      const { templates } = tab.schedule.getState().schedule;
      const week = templates.get('w');
      const series = templates.get('r');
      expect(week && weekShiftsOf(week).map(({ employeeName }) => employeeName)).toEqual(['Anna']);
      expect(series && seriesOf(series)?.shift.employeeName).toBe('Anna');
    }
  },
);

test('keeps a shift reassigned to another employee when its former employee is renamed', async () => {
  const { phone, conflicts } = await editOffline(({ laptop, phone: other }) => {
    rename(laptop, 'Ana', 'Anna');
    change(other, { employeeName: 'Ben', role: 'Cook', color: 'red' });
  });
  expect(shown(phone)).toMatchObject({ employeeName: 'Ben', role: 'Cook' });
  expect(conflicts).toEqual([]);
});

test('merges an employee added on both devices into one, with the shifts of both', async () => {
  const { phone, devices } = await editOffline(({ laptop, phone: other }) => {
    for (const [device, id] of [
      [laptop, 'cid-1'],
      [other, 'cid-2'],
    ] as const) {
      device.tab.schedule.commit([employeeEntry(undefined, employeeOf('Cid', { id }))]);
      device.tab.schedule.commit([shiftEntry(undefined, { ...SHIFT, id: `of-${id}`, employeeName: 'Cid' })]);
    }
  });
  expect(teamOn(phone).filter(({ name }) => name === 'Cid')).toHaveLength(1);
  const { shifts } = phone.tab.schedule.getState().schedule;
  expect(['of-cid-1', 'of-cid-2'].map((id) => findShift(shifts, id)?.employeeName)).toEqual(['Cid', 'Cid']);
  expectSame(devices);
});

test('refuses a new name that another employee already has and reports a conflict', async () => {
  const { phone, conflicts } = await editOffline(({ laptop, phone: other }) => {
    rename(laptop, 'Ana', 'Cid');
    rename(other, 'Ben', 'Cid');
  });
  expect(
    teamOn(phone)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['Ben', 'Cid']);
  expect(conflicts).toMatchObject([
    { kind: 'employee', group: 'name', mine: { name: 'Cid' }, stood: 'theirs' },
  ]);
});

test('keeps an edited shift that the other device removed, in either order, and reports a conflict', async () => {
  const first = await editOffline(({ laptop, phone }) => {
    laptop.tab.schedule.deleteShift('s');
    change(phone, { notes: 'Needed' });
  });
  expect(shown(first.laptop)?.notes).toBe('Needed');
  expect(first.conflicts).toMatchObject([{ kind: 'shift', group: '', stood: 'mine' }]);
  const second = await editOffline(({ laptop, phone }) => {
    change(laptop, { notes: 'Needed' });
    phone.tab.schedule.deleteShift('s');
  });
  expect(shown(second.laptop)?.notes).toBe('Needed');
  expect(second.conflicts).toMatchObject([{ kind: 'shift', group: '', stood: 'theirs' }]);
});

test('undoes one edit and leaves a later edit of the same shift by another device', async () => {
  const { laptop, phone, devices } = await syncDevices(['laptop', 'phone']);
  change(laptop, { startTime: clock('10:00'), notes: 'First' });
  await settle(devices);
  change(phone, { notes: 'Second' });
  await settle(devices);
  laptop.tab.schedule.undo();
  await settle(devices);
  expectSame(devices);
  expect(shown(phone)).toMatchObject({ startTime: '09:00', notes: 'Second' });
});

test('applies an undo on the other device and adds no step to the history there', async () => {
  const { laptop, phone, devices } = await syncDevices(['laptop', 'phone']);
  change(laptop, { notes: 'Gone soon' });
  await settle(devices);
  expect(shown(phone)?.notes).toBe('Gone soon');
  laptop.tab.schedule.undo();
  await settle(devices);
  expect(shown(phone)?.notes).toBe('');
  expect(phone.tab.schedule.getState().history.undo).toEqual([]);
});

test('counts a remote edit as unpublished if it was unknown when the other device published', async () => {
  const { phone, laptop } = await editOffline(({ laptop: one, phone: other }) => {
    change(one, { startTime: clock('10:00') });
    const spans = [{ from: TODAY, to: addDays(TODAY, 6) }];
    other.tab.schedule.publish((at, schedule) =>
      publicationOfDays(at, schedule, { spans, holdsPendingBack: false }),
    );
  });
  for (const device of [phone, laptop]) {
    const { unpublished } = device.tab.schedule.getState().schedule;
    expect(unpublished.get('s')?.published?.startTime).toBe('09:00');
    expect(shown(device)?.startTime).toBe('10:00');
  }
});

test('drops the whole second decision on a request that both devices decided, and reports a conflict', async () => {
  const { laptop, conflicts } = await editOffline(({ laptop: one, phone }) => {
    for (const [device, state] of [
      [one, 'approved'],
      [phone, 'declined'],
    ] as const) {
      device.tab.schedule.commit([
        requestEntry(ASKED, { ...ASKED, state }),
        shiftEntry(shown(device), { ...SHIFT, notes: state }),
      ]);
    }
  });
  expect(laptop.tab.schedule.getState().schedule.requests.get(ASKED.id)?.state).toBe('approved');
  expect(shown(laptop)?.notes).toBe('approved');
  expect(conflicts).toMatchObject([{ kind: 'request', group: 'decision', stood: 'theirs' }]);
});

test('merges a bulk edit of 300 shifts with an edit of another field on one of them', async () => {
  const { phone } = await editOffline(({ laptop, phone: other }) => {
    const many = Array.from({ length: 300 }, (_, index) => ({ ...SHIFT, id: `many-${index}` }));
    laptop.tab.schedule.commit(many.map((shift) => shiftEntry(undefined, shift)));
    laptop.tab.schedule.commit([
      ...many.map((shift) => shiftEntry(shift, { ...shift, status: 'Canceled' })),
      shiftEntry(SHIFT, { ...SHIFT, status: 'Canceled' }),
    ]);
    change(other, { notes: 'One' });
  });
  expect(shown(phone)).toMatchObject({ status: 'Canceled', notes: 'One' });
  expect(phone.tab.schedule.getState().schedule.shifts.shiftCount).toBe(301);
});

test('lets later edits win over a device whose clock is a year ahead, and keeps the other clocks', async () => {
  const { laptop, phone, devices } = await syncDevices(['laptop', 'phone']);
  laptop.clock += 366 * 86_400_000;
  change(laptop, { notes: 'From the future' });
  await settle(devices);
  const edit = change(phone, { notes: 'Later all the same' });
  await settle(devices);
  expectSame(devices);
  expect(shown(laptop)?.notes).toBe('Later all the same');
  expect(edit?.at).toBeLessThan(laptop.clock - 300 * 86_400_000);
});

test('keeps unknown fields of a newer build when another device edits the shift', async () => {
  const { laptop, phone, devices } = await syncDevices(['laptop', 'phone']);
  const before = shown(laptop);
  laptop.tab.schedule.commit([shiftEntry(before, { ...SHIFT, ...{ weather: { is: ['rain'] } } })]);
  await settle(devices);
  change(phone, { notes: 'Umbrella' });
  await settle(devices);
  expect(shown(laptop)).toMatchObject({ weather: { is: ['rain'] }, notes: 'Umbrella' });
});
