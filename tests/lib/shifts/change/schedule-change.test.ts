import {
  awaitingRepairAfter,
  awaitingRepairEntry,
  employeeEntry,
  invertChange,
  repeatChange,
  shiftEntry,
  templateEntry,
} from '@/lib/shifts/change/schedule-change';
import { changeOf, employeeOf, shiftAt, templateOf } from '@/tests/support/records';

const before = shiftAt('09:00-17:00', { id: 'shift-1' });
const after = { ...before, notes: 'Later' };

describe('a change entry', () => {
  test('has no before for an added record and no after for a removed one', () => {
    expect(shiftEntry(undefined, after)).toEqual({ kind: 'shift', id: 'shift-1', after });
    expect('before' in shiftEntry(undefined, after)).toBe(false);
    expect(shiftEntry(before, undefined)).toEqual({ kind: 'shift', id: 'shift-1', before });
    expect('after' in shiftEntry(before, undefined)).toBe(false);
  });

  test('has the kind and the id of its record', () => {
    const ana = employeeOf('Ana');
    const late = templateOf('Late');
    expect(employeeEntry(ana, ana)).toEqual({ kind: 'employee', id: ana.id, before: ana, after: ana });
    expect(templateEntry(undefined, late)).toEqual({ kind: 'template', id: late.id, after: late });
    const waiting = { id: 'u', stored: { date: 'garbage' } };
    expect(awaitingRepairEntry(waiting, undefined)).toEqual({ kind: 'undated', id: 'u', before: waiting });
  });

  test('throws without a record on either side', () => {
    expect(() => shiftEntry(undefined, undefined)).toThrow('A change entry needs a record');
  });
});

describe('invertChange', () => {
  test('reverses every entry in the opposite order, with a new id and time, and refers to the original', () => {
    const waiting = { id: 'u', stored: { date: 'garbage' } };
    const ana = employeeOf('Ana');
    const late = templateOf('Late');
    const change = changeOf([
      shiftEntry(before, after),
      employeeEntry(undefined, ana),
      templateEntry(late, undefined),
      awaitingRepairEntry(waiting, undefined),
    ]);
    expect(invertChange(change, 'undo-1', 99)).toEqual({
      id: 'undo-1',
      at: 99,
      origin: 'undo',
      of: 'change-1',
      entries: [
        awaitingRepairEntry(undefined, waiting),
        templateEntry(undefined, late),
        employeeEntry(ana, undefined),
        shiftEntry(after, before),
      ],
    });
  });

  test('does not mutate the original change', () => {
    const change = changeOf([shiftEntry(before, after), shiftEntry(after, undefined)]);
    const copy = JSON.stringify(change);
    invertChange(change, 'undo-1', 99);
    expect(JSON.stringify(change)).toBe(copy);
  });

  test('returns the original entries when applied twice', () => {
    const change = changeOf([shiftEntry(before, after), employeeEntry(undefined, employeeOf('Ana'))]);
    const twice = invertChange(invertChange(change, 'undo-1', 99), 'undo-2', 100);
    expect(twice).toEqual({ ...change, id: 'undo-2', at: 100, origin: 'undo', of: 'undo-1' });
  });
});

describe('repeatChange', () => {
  test('keeps the entries, with a new id and time, and refers to the original', () => {
    const change = changeOf([shiftEntry(before, after), employeeEntry(undefined, employeeOf('Ana'))]);
    expect(repeatChange(change, 'redo-1', 99)).toEqual({
      id: 'redo-1',
      at: 99,
      entries: change.entries,
      origin: 'redo',
      of: 'change-1',
    });
  });
});

describe('awaitingRepairAfter', () => {
  const waiting = ['shift-1', 'shift-2', 'shift-3'].map((id) => ({ id, stored: { id, date: 'garbage' } }));
  const [one, two, three] = waiting;
  const fourth = { id: 'shift-4', stored: { date: 'garbage' } };
  const waitingAfter = (...entries: Parameters<typeof changeOf>[0]) =>
    awaitingRepairAfter(waiting, { entries });

  test('removes a settled record, and keeps order and content of the other records', () => {
    expect(waitingAfter(awaitingRepairEntry(two, undefined))).toEqual([one, three]);
    expect(waitingAfter({ kind: 'undated', id: 'shift-2' })).toEqual([one, three]);
    expect(waitingAfter(awaitingRepairEntry(one, undefined), awaitingRepairEntry(three, undefined))).toEqual([
      two,
    ]);
  });

  test('appends a new record, and replaces a record with the same id in place', () => {
    expect(waitingAfter(awaitingRepairEntry(undefined, fourth))).toEqual([...waiting, fourth]);
    const changed = { id: 'shift-2', stored: { id: 'shift-2', date: 'other garbage' } };
    expect(waitingAfter(awaitingRepairEntry(two, changed))).toEqual([one, changed, three]);
  });

  test('removes a repaired shift, and adds the shift again when the repair is undone', () => {
    const change = changeOf([
      awaitingRepairEntry(two, undefined),
      shiftEntry(undefined, { ...after, id: 'shift-2' }),
    ]);
    const repaired = awaitingRepairAfter(waiting, change);
    expect(repaired).toEqual([one, three]);
    expect(awaitingRepairAfter(repaired, invertChange(change, 'undo-1', 99))).toEqual([one, three, two]);
  });

  test('gives the same result when a change is applied twice', () => {
    const change = changeOf([awaitingRepairEntry(one, undefined), awaitingRepairEntry(undefined, fourth)]);
    const once = awaitingRepairAfter(waiting, change);
    expect(awaitingRepairAfter(once, change)).toEqual(once);
  });

  test('ignores shifts, employees and templates with the same id', () => {
    const entries = [
      shiftEntry(undefined, after),
      employeeEntry(undefined, employeeOf('Ana', { id: 'shift-1' })),
      templateEntry(templateOf('Late', { id: 'shift-2' }), undefined),
    ];
    expect(awaitingRepairAfter(waiting, { entries })).toBe(waiting);
    expect(awaitingRepairAfter(waiting, { entries: [] })).toBe(waiting);
  });

  test('does not mutate the given list', () => {
    const copy = JSON.stringify(waiting);
    waitingAfter(awaitingRepairEntry(two, undefined), awaitingRepairEntry(undefined, fourth));
    expect(JSON.stringify(waiting)).toBe(copy);
  });
});
