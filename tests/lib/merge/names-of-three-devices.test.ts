import fc from 'fast-check';
import { nameKey } from '@/lib/employees/employee';
import { deleteEmployeeEntries, updateEmployeeEntries } from '@/lib/employees/employee-changes';
import { mergeNamesakesEntries } from '@/lib/employees/merge-namesakes';
import { namesakesOf } from '@/lib/employees/namesakes';
import {
  applyChangesToFull,
  applyChangeToFull,
  EMPTY_FULL_SCHEDULE,
  entriesBetween,
} from '@/lib/merge/merge-state';
import { type PlacedNews, rebase } from '@/lib/merge/rebase';
import type { SignedChange, Waiting } from '@/lib/merge/signed-change';
import { seriesTemplate } from '@/lib/series/series';
import { followerEntries, historyFollowing, renamesIn } from '@/lib/shifts/change/follow-renames';
import { EMPTY_HISTORY, type History, historyAfter } from '@/lib/shifts/change/history';
import { mapReferences } from '@/lib/shifts/change/map-references';
import { namesIn } from '@/lib/shifts/change/published-references';
import type { RecordKind, RecordOf } from '@/lib/shifts/change/schedule-change';
import {
  type ChangeEntry,
  employeeEntry,
  invertChange,
  requestEntry,
  settingEntry,
  shiftEntry,
  templateEntry,
} from '@/lib/shifts/change/schedule-change';
import { allShifts } from '@/lib/shifts/change/schedule-index';
import type { FullSchedule } from '@/lib/shifts/history/schedule-before';
import { renameStationEntries } from '@/lib/shifts/stations';
import { weekShiftsFrom, weekTemplate } from '@/lib/templates/week/week-template';
import { day, employeeOf, requestOf, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const TODAY = day('2026-11-20');
const NAMES = ['Ana', 'ANA', 'Ben', 'Cem', 'Dan', 'Eva'];
const STATIONS = ['Bar', 'Pub', 'Pass'];

interface Device {
  readonly name: string;
  shared: FullSchedule;
  /** How many changes of the order it has read. */
  read: number;
  outbox: readonly Waiting[];
  shown: FullSchedule;
  n: number;
  clock: number;
  history: History;
}

/** Three devices and the order of the relay, without anything of storage. */
function createRoom() {
  const order: SignedChange[] = [];
  /** The keys of the names of employees removed by any device, even if another device's edit won. */
  const removed = new Set<string>();
  const devices = ['a', 'b', 'c'].map(
    (name): Device => ({
      name,
      shared: EMPTY_FULL_SCHEDULE,
      read: 0,
      outbox: [],
      shown: EMPTY_FULL_SCHEDULE,
      n: 0,
      clock: 0,
      history: EMPTY_HISTORY,
    }),
  );

  function edit(device: Device, entries: readonly ChangeEntry[], step: Partial<SignedChange> = {}): void {
    if (entries.length === 0) return;
    // The database also stores renames in records that other devices planned under an old name.
    const { schedule } = applyChangeToFull(device.shown, { entries });
    const followers = followerEntries(schedule, namesIn(renamesIn([{ entries }])));
    for (const { kind, before, after } of entries)
      if (kind === 'employee' && before && !after) removed.add(nameKey(before.name));
    device.n += 1;
    device.clock += 1;
    const { name, n, clock } = device;
    const made: SignedChange = {
      id: `${name}${n}`,
      at: clock,
      device: name,
      n,
      clock,
      ...step,
      entries: [...entries, ...followers],
    };
    device.outbox = [...device.outbox, { made, since: device.read, now: made, conflicts: [] }];
    device.shown = applyChangeToFull(device.shown, made);
    device.history = historyAfter(device.history, made);
  }

  /** Reads changes of other devices, rebases the outbox onto them, and appends it. */
  function sync(device: Device): void {
    const unread = order.slice(device.read);
    device.shared = applyChangesToFull(device.shared, unread);
    device.clock = Math.max(device.clock, ...unread.map(({ clock }) => clock));
    device.read = order.length;
    const news = order.flatMap((change, at): readonly PlacedNews[] =>
      change.device === device.name ? [] : [{ place: at + 1, change }],
    );
    const { outbox, shown } = rebase(device.outbox, device.shared, news);
    order.push(...outbox.map(({ now }) => now));
    const arrival = {
      id: '',
      at: 0,
      origin: 'shared' as const,
      entries: entriesBetween(device.shown, shown),
    };
    device.history = historyFollowing(device.history, arrival);
    Object.assign(device, { outbox: [], shown, shared: shown, read: order.length });
  }

  return { order, removed, devices, edit, sync };
}

const at = <Item>(items: Iterable<Item>, index: number): Item | undefined => {
  const all = [...items];
  return all[index % Math.max(1, all.length)];
};

/** The entries of an edit, by two numbers that choose what is edited and how. */
const ACTS: Readonly<
  Record<string, (device: Device, pick: number, other: number, id: string) => readonly ChangeEntry[]>
> = {
  add: ({ shown }, pick, _other, id) => {
    const name = NAMES[pick % NAMES.length] ?? '';
    const isTaken = [...shown.schedule.employees.values()].some((one) => one.name === name);
    return isTaken ? [] : [employeeEntry(undefined, employeeOf(name, { id }))];
  },
  rename: ({ shown: { schedule } }, pick, other) => {
    const before = at(schedule.employees.values(), pick);
    const name = NAMES[other % NAMES.length] ?? '';
    const entries = before && updateEmployeeEntries(schedule, before, { ...before, name }, TODAY);
    return entries?.isOk ? entries.value : [];
  },
  remove: ({ shown: { schedule } }, pick, other) => {
    const before = at(schedule.employees.values(), pick);
    return before ? deleteEmployeeEntries(schedule, before, other % 2 ? 'keep' : 'delete', TODAY) : [];
  },
  merge: ({ shown: { schedule } }, pick, other) => {
    const namesakes = at(namesakesOf(schedule.employees.values()), pick);
    const staying = namesakes && at(namesakes, other);
    return namesakes && staying ? mergeNamesakesEntries(schedule, namesakes, staying) : [];
  },
  plan: ({ shown: { schedule } }, pick, other, id) => {
    const employeeName = at(schedule.employees.values(), pick)?.name ?? '';
    const station = at(stationsIn(schedule), other);
    return [shiftEntry(undefined, shiftAt('09:00-17:00', { id, employeeName, ...(station && { station }) }))];
  },
  note: ({ shown: { schedule } }, pick, other) => {
    const shift = at(allShifts(schedule.shifts), pick);
    return shift ? [shiftEntry(shift, { ...shift, notes: `Note ${other}` })] : [];
  },
  assign: ({ shown: { schedule } }, pick, other) => {
    const shift = at(allShifts(schedule.shifts), pick);
    const person = at(schedule.employees.values(), other);
    return shift && person ? [shiftEntry(shift, { ...shift, employeeName: person.name })] : [];
  },
  removeShift: ({ shown: { schedule } }, pick) => {
    const shift = at(allShifts(schedule.shifts), pick);
    return shift ? [shiftEntry(shift, undefined)] : [];
  },
  saveWeek: ({ shown: { schedule } }, _pick, _other, id) => {
    const week = weekTemplate({ id, name: id }, weekShiftsFrom(allShifts(schedule.shifts), false));
    return [templateEntry(undefined, week)];
  },
  repeat: ({ shown: { schedule } }, pick, other, id) => {
    const employeeName = at(schedule.employees.values(), pick)?.name ?? '';
    const station = at(stationsIn(schedule), other);
    const { id: _id, date, ...look } = shiftAt('09:00-17:00', { employeeName, ...(station && { station }) });
    const rule = { from: date, interval: 1, weekdays: [5], weekStart: 'monday' as const };
    return [templateEntry(undefined, seriesTemplate(id, { rule, shift: look, madeUntil: date }))];
  },
  ask: ({ shown: { schedule } }, pick, _other, id) => {
    const name = at(schedule.employees.values(), pick)?.name;
    return name === undefined ? [] : [requestEntry(undefined, requestOf(id, { name }))];
  },
  addStation: ({ shown: { schedule } }, pick) => {
    const [stations, name = ''] = [stationsIn(schedule), STATIONS[pick % STATIONS.length]];
    if (stations.includes(name)) return [];
    const before = schedule.settings.get('stations');
    return [settingEntry(before, { id: 'stations', value: [...stations, name] })];
  },
  renameStation: ({ shown: { schedule } }, pick, other) => {
    const stations = stationsIn(schedule);
    const [from, to = ''] = [at(stations, pick), STATIONS[other % STATIONS.length]];
    return from === undefined || stations.includes(to) ? [] : renameStationEntries(schedule, from, to);
  },
};

function stationsIn({ settings }: FullSchedule['schedule']): readonly string[] {
  return (settings.get('stations')?.value as readonly string[] | undefined) ?? [];
}

/** The key of every name of a person that a record has. */
function peopleIn({ schedule, awaitingRepair }: FullSchedule) {
  const people = new Set<string>();
  const read = <Kind extends RecordKind>(kind: Kind, records: Iterable<RecordOf<Kind>>) => {
    for (const record of records) {
      mapReferences(kind, record, {
        person: (name) => {
          people.add(nameKey(name));
          return name;
        },
      });
    }
  };
  read('shift', allShifts(schedule.shifts));
  read('template', schedule.templates.values());
  read('request', schedule.requests.values());
  read('undated', awaitingRepair);
  people.delete('');
  return people;
}

/** The keys of all names of those who were removed, by the changes in their order. */
function namesOfRemoved(order: readonly SignedChange[]): ReadonlySet<string> {
  const removed = new Set<string>();
  const names = new Map<string, Set<string>>();
  for (const { kind, id, after } of order.flatMap(({ entries }) => entries)) {
    if (kind !== 'employee') continue;
    if (after) names.set(id, (names.get(id) ?? new Set()).add(nameKey(after.name)));
    else for (const name of names.get(id) ?? []) removed.add(name);
  }
  return removed;
}

const anyStep = fc.record({
  device: fc.nat({ max: 2 }),
  act: fc.constantFrom(...Object.keys(ACTS), 'sync', 'sync', 'undo', 'redo'),
  pick: fc.nat({ max: 20 }),
  other: fc.nat({ max: 20 }),
});

test('no record has an unknown name after three devices rename, merge, remove and edit', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { minLength: 10, maxLength: 60, size: 'max' }), (steps) => {
      const { order, removed: removedHere, devices, edit, sync } = createRoom();
      const [first] = devices;
      if (first) {
        edit(first, [
          employeeEntry(undefined, employeeOf('Ana', { id: 'ana' })),
          employeeEntry(undefined, employeeOf('Ben', { id: 'ben' })),
          settingEntry(undefined, { id: 'stations', value: ['Bar'] }),
          shiftEntry(undefined, shiftAt('09:00-17:00', { id: 's', employeeName: 'Ana', station: 'Bar' })),
        ]);
      }
      for (const device of devices) sync(device);
      for (const [index, step] of steps.entries()) {
        const device = devices[step.device];
        if (!device) continue;
        if (step.act === 'sync') sync(device);
        else if (step.act === 'undo') {
          const done = device.history.undo.at(-1);
          if (done) edit(device, invertChange(done, 'undo', 0).entries, { of: done.id, origin: 'undo' });
        } else if (step.act === 'redo') {
          const undone = device.history.redo.at(-1);
          if (undone) edit(device, undone.entries, { of: undone.id, origin: 'redo' });
        } else edit(device, ACTS[step.act]?.(device, step.pick, step.other, `${step.act}${index}`) ?? []);
      }
      for (const device of [...devices, ...devices]) sync(device);
      const [one, ...others] = devices.map(({ shown }) => shown);
      if (!one) return;
      for (const other of others) expect(peopleIn(other)).toEqual(peopleIn(one));
      const team = new Set(Array.from(one.schedule.employees.values(), ({ name }) => nameKey(name)));
      const removed = new Set([...removedHere, ...namesOfRemoved(order)]);
      expect([...peopleIn(one)].filter((key) => !team.has(key) && !removed.has(key))).toEqual([]);
    }),
    { numRuns: rounds(300), ...seed },
  );
});
