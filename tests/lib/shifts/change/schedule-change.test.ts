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

describe('an entry', () => {
  test('of something new has no before, of something removed no after', () => {
    expect(shiftEntry(undefined, after)).toEqual({ kind: 'shift', id: 'shift-1', after });
    expect('before' in shiftEntry(undefined, after)).toBe(false);
    expect(shiftEntry(before, undefined)).toEqual({ kind: 'shift', id: 'shift-1', before });
    expect('after' in shiftEntry(before, undefined)).toBe(false);
  });

  test('carries its kind and the id of its record', () => {
    const ana = employeeOf('Ana');
    const late = templateOf('Late');
    expect(employeeEntry(ana, ana)).toEqual({ kind: 'employee', id: ana.id, before: ana, after: ana });
    expect(templateEntry(undefined, late)).toEqual({ kind: 'template', id: late.id, after: late });
    const waiting = { id: 'u', stored: { date: 'garbage' } };
    expect(awaitingRepairEntry(waiting, undefined)).toEqual({ kind: 'undated', id: 'u', before: waiting });
  });

  test('without a record on either side is a fault of the program', () => {
    expect(() => shiftEntry(undefined, undefined)).toThrow('A change entry needs a record');
  });
});

describe('the change that takes another back', () => {
  test('turns every entry round, in the opposite order, under its own id and time, and names it', () => {
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

  test('leaves the first one as it was', () => {
    const change = changeOf([shiftEntry(before, after), shiftEntry(after, undefined)]);
    const copy = JSON.stringify(change);
    invertChange(change, 'undo-1', 99);
    expect(JSON.stringify(change)).toBe(copy);
  });

  test('taken back itself has the entries of the first one again', () => {
    const change = changeOf([shiftEntry(before, after), employeeEntry(undefined, employeeOf('Ana'))]);
    const twice = invertChange(invertChange(change, 'undo-1', 99), 'undo-2', 100);
    expect(twice).toEqual({ ...change, id: 'undo-2', at: 100, origin: 'undo', of: 'undo-1' });
  });
});

describe('the change that brings another again', () => {
  test('has the same entries, under its own id and time, and names it', () => {
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

describe('the shifts that wait for repair, after a change', () => {
  const waiting = ['shift-1', 'shift-2', 'shift-3'].map((id) => ({ id, stored: { id, date: 'garbage' } }));
  const [one, two, three] = waiting;
  const fourth = { id: 'shift-4', stored: { date: 'garbage' } };
  const waitingAfter = (...entries: Parameters<typeof changeOf>[0]) =>
    awaitingRepairAfter(waiting, { entries });

  test('the one that ends to wait is gone, the others keep their order and content', () => {
    expect(waitingAfter(awaitingRepairEntry(two, undefined))).toEqual([one, three]);
    expect(waitingAfter({ kind: 'undated', id: 'shift-2' })).toEqual([one, three]);
    expect(waitingAfter(awaitingRepairEntry(one, undefined), awaitingRepairEntry(three, undefined))).toEqual([
      two,
    ]);
  });

  test('one that begins to wait stands last, one that is replaced where it was', () => {
    expect(waitingAfter(awaitingRepairEntry(undefined, fourth))).toEqual([...waiting, fourth]);
    const changed = { id: 'shift-2', stored: { id: 'shift-2', date: 'other garbage' } };
    expect(waitingAfter(awaitingRepairEntry(two, changed))).toEqual([one, changed, three]);
  });

  test('a repair settles its shift, and taking it back lets the shift wait again', () => {
    const change = changeOf([
      awaitingRepairEntry(two, undefined),
      shiftEntry(undefined, { ...after, id: 'shift-2' }),
    ]);
    const repaired = awaitingRepairAfter(waiting, change);
    expect(repaired).toEqual([one, three]);
    expect(awaitingRepairAfter(repaired, invertChange(change, 'undo-1', 99))).toEqual([one, three, two]);
  });

  test('the same change twice is the same as once', () => {
    const change = changeOf([awaitingRepairEntry(one, undefined), awaitingRepairEntry(undefined, fourth)]);
    const once = awaitingRepairAfter(waiting, change);
    expect(awaitingRepairAfter(once, change)).toEqual(once);
  });

  test('a shift, an employee or a template under the same id settles nothing', () => {
    const entries = [
      shiftEntry(undefined, after),
      employeeEntry(undefined, employeeOf('Ana', { id: 'shift-1' })),
      templateEntry(templateOf('Late', { id: 'shift-2' }), undefined),
    ];
    expect(awaitingRepairAfter(waiting, { entries })).toBe(waiting);
    expect(awaitingRepairAfter(waiting, { entries: [] })).toBe(waiting);
  });

  test('the list it was applied to stays as it was', () => {
    const copy = JSON.stringify(waiting);
    waitingAfter(awaitingRepairEntry(two, undefined), awaitingRepairEntry(undefined, fourth));
    expect(JSON.stringify(waiting)).toBe(copy);
  });
});
