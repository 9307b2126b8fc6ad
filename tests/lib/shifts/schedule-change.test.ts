import { employeeEntry, invertChange, shiftEntry, templateEntry } from '@/lib/shifts/schedule-change';
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
