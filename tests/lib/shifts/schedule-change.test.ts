import {
  employeeEntry,
  invertChange,
  shiftEntry,
  templateEntry,
  undatedAfter,
} from '@/lib/shifts/schedule-change';
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
  });

  test('without a record on either side is a fault of the program', () => {
    expect(() => shiftEntry(undefined, undefined)).toThrow('A change entry needs a record');
  });
});

describe('the change that takes another back', () => {
  test('turns every entry round, in the opposite order, under its own id and time', () => {
    const ana = employeeOf('Ana');
    const late = templateOf('Late');
    const change = changeOf([
      shiftEntry(before, after),
      employeeEntry(undefined, ana),
      templateEntry(late, undefined),
    ]);
    expect(invertChange(change, 'undo-1', 99)).toEqual({
      id: 'undo-1',
      at: 99,
      entries: [templateEntry(undefined, late), employeeEntry(ana, undefined), shiftEntry(after, before)],
    });
  });

  test('leaves the first one as it was', () => {
    const change = changeOf([shiftEntry(before, after), shiftEntry(after, undefined)]);
    const copy = JSON.stringify(change);
    invertChange(change, 'undo-1', 99);
    expect(JSON.stringify(change)).toBe(copy);
  });

  test('taken back itself is the first one again', () => {
    const change = changeOf([shiftEntry(before, after), employeeEntry(undefined, employeeOf('Ana'))]);
    expect(invertChange(invertChange(change, 'undo-1', 99), change.id, change.at)).toEqual(change);
  });
});

describe('the shifts that wait for repair, after a change', () => {
  const waiting = ['shift-1', 'shift-2', 'shift-3'].map((id) => ({ id, stored: { id, date: 'garbage' } }));
  const idsAfter = (...entries: Parameters<typeof changeOf>[0]) =>
    undatedAfter(waiting, { entries }).map(({ id }) => id);

  test('the one that it puts into the schedule waits no longer', () => {
    expect(idsAfter(shiftEntry(undefined, after))).toEqual(['shift-2', 'shift-3']);
  });

  test('the one that it removes waits no longer', () => {
    expect(idsAfter({ kind: 'shift', id: 'shift-2' })).toEqual(['shift-1', 'shift-3']);
    expect(idsAfter(shiftEntry(before, undefined))).toEqual(['shift-2', 'shift-3']);
  });

  test('several are settled at once, the others keep their order and content', () => {
    const entries = [shiftEntry(undefined, after), { kind: 'shift', id: 'shift-3' } as const];
    expect(undatedAfter(waiting, { entries })).toEqual([waiting[1]]);
  });

  test('settling twice is the same as once', () => {
    const change = changeOf([shiftEntry(undefined, after)]);
    const once = undatedAfter(waiting, change);
    expect(undatedAfter(once, change)).toBe(once);
  });

  test('an employee or a template under the same id settles nothing', () => {
    const entries = [
      employeeEntry(undefined, employeeOf('Ana', { id: 'shift-1' })),
      templateEntry(templateOf('Late', { id: 'shift-2' }), undefined),
    ];
    expect(undatedAfter(waiting, { entries })).toBe(waiting);
  });

  test('a change of other shifts, or of nothing, leaves the very same list', () => {
    expect(undatedAfter(waiting, { entries: [shiftEntry(undefined, shiftAt('09:00-17:00'))] })).toBe(waiting);
    expect(undatedAfter(waiting, { entries: [] })).toBe(waiting);
  });

  test('where none waits none waits afterwards', () => {
    const none: typeof waiting = [];
    expect(undatedAfter(none, changeOf([shiftEntry(undefined, after)]))).toBe(none);
  });
});
