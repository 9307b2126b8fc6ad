import fc from 'fast-check';
import { applyChange, EMPTY_SCHEDULE, type Schedule } from '@/lib/shifts/change/schedule';
import {
  dayEntry,
  employeeEntry,
  invertChange,
  requestEntry,
  shiftEntry,
  templateEntry,
} from '@/lib/shifts/change/schedule-change';
import { findShift } from '@/lib/shifts/change/schedule-index';
import { anyEdits, changeFor, type Edit } from '@/tests/support/arbitraries';
import {
  changeOf,
  dayOf,
  employeeOf,
  plain,
  requestOf,
  scheduleOf,
  shiftAt,
  templateOf,
} from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

/** A reference implementation that keeps the records in plain maps. */
function naive(groups: readonly (readonly Edit[])[]) {
  const records = {
    shift: new Map(),
    employee: new Map(),
    template: new Map(),
    day: new Map(),
    request: new Map(),
    setting: new Map(),
  };
  for (const { kind, item, isRemoval } of groups.flat()) {
    if (isRemoval) records[kind].delete(item.id);
    else records[kind].set(item.id, item);
  }
  const sorted = (kind: Edit['kind']) => [...records[kind].keys()].sort().map((id) => records[kind].get(id));
  return {
    shiftCount: records.shift.size,
    shifts: sorted('shift'),
    employees: sorted('employee'),
    templates: sorted('template'),
    days: sorted('day'),
    requests: sorted('request'),
    settings: sorted('setting'),
  };
}

function scheduleAfter(groups: readonly (readonly Edit[])[]): Schedule {
  return groups.reduce<Schedule>(
    (schedule, edits) => applyChange(schedule, changeFor(schedule, edits)),
    EMPTY_SCHEDULE,
  );
}

describe('applyChange', () => {
  test('adds, replaces and removes shifts, employees and templates in one step', () => {
    const shift = shiftAt('09:00-17:00', { id: 'shift-1' });
    const [ana, ben] = [employeeOf('Ana'), employeeOf('Ben')];
    const late = templateOf('Late');
    const party = dayOf('2026-11-20', { note: 'Party' });
    const schedule = scheduleOf({ shifts: [shift], employees: [ana] });
    const moved = { ...shift, notes: 'Moved' };
    const changed = applyChange(schedule, {
      entries: [
        shiftEntry(shift, moved),
        employeeEntry(ana, undefined),
        employeeEntry(undefined, ben),
        templateEntry(undefined, late),
        dayEntry(undefined, party),
        requestEntry(undefined, requestOf('ana-1')),
      ],
    });
    expect(plain(changed)).toEqual({
      shiftCount: 1,
      shifts: [moved],
      employees: [ben],
      templates: [late],
      days: [party],
      requests: [requestOf('ana-1')],
      settings: [],
    });
  });

  test('does not mutate the given schedule', () => {
    fc.assert(
      fc.property(anyEdits, anyEdits, (first, second) => {
        const schedule = scheduleAfter([first]);
        const before = JSON.stringify(plain(schedule));
        applyChange(schedule, changeFor(schedule, second));
        expect(JSON.stringify(plain(schedule))).toBe(before);
      }),
      { numRuns: rounds(150), ...seed },
    );
  });

  test('keeps the identity of parts of the schedule that have no entry', () => {
    const schedule = scheduleOf({ employees: [employeeOf('Ana')], templates: [templateOf('Late')] });
    const changed = applyChange(schedule, { entries: [shiftEntry(undefined, shiftAt('09:00-17:00'))] });
    expect(changed.employees).toBe(schedule.employees);
    expect(changed.templates).toBe(schedule.templates);
    expect(changed.shifts).not.toBe(schedule.shifts);
    const renamed = applyChange(schedule, { entries: [employeeEntry(undefined, employeeOf('Ben'))] });
    expect(renamed.shifts).toBe(schedule.shifts);
    expect(renamed.employees).not.toBe(schedule.employees);
  });

  test('changes nothing for a change without entries', () => {
    const schedule = scheduleOf({ shifts: [shiftAt('09:00-17:00')], employees: [employeeOf('Ana')] });
    expect(applyChange(schedule, changeOf([]))).toEqual(schedule);
  });

  test('ignores the removal of a missing record', () => {
    const change = {
      entries: [{ kind: 'shift', id: 'gone' } as const, { kind: 'employee', id: 'gone' } as const],
    };
    expect(plain(applyChange(EMPTY_SCHEDULE, change))).toEqual(plain(EMPTY_SCHEDULE));
  });

  test('keeps the last of two entries with the same id', () => {
    const shift = shiftAt('09:00-17:00', { id: 'shift-1' });
    const later = { ...shift, notes: 'Later' };
    const changed = applyChange(EMPTY_SCHEDULE, {
      entries: [shiftEntry(undefined, shift), shiftEntry(shift, later)],
    });
    expect(findShift(changed.shifts, 'shift-1')).toBe(later);
    expect(changed.shifts.shiftCount).toBe(1);
  });
});

describe('applyChange for any edits', () => {
  test('leaves the same records as plain maps', () => {
    fc.assert(
      fc.property(fc.array(anyEdits, { maxLength: 8 }), (groups) => {
        expect(plain(scheduleAfter(groups))).toEqual(naive(groups));
      }),
      { numRuns: rounds(200), ...seed },
    );
  });

  test('restores the schedule when a change is undone', () => {
    fc.assert(
      fc.property(fc.array(anyEdits, { maxLength: 3 }), anyEdits, (groups, edits) => {
        const schedule = scheduleAfter(groups);
        const change = changeFor(schedule, edits);
        const undone = applyChange(applyChange(schedule, change), invertChange(change, 'undo', 2));
        expect(plain(undone)).toEqual(plain(schedule));
      }),
      { numRuns: rounds(300), ...seed },
    );
  });

  test('empties the schedule when all changes are undone, the latest first', () => {
    fc.assert(
      fc.property(fc.array(anyEdits, { maxLength: 6 }), (groups) => {
        let schedule = EMPTY_SCHEDULE;
        const changes = groups.map((edits) => {
          const change = changeFor(schedule, edits);
          schedule = applyChange(schedule, change);
          return change;
        });
        for (const change of changes.reverse()) {
          schedule = applyChange(schedule, invertChange(change, 'undo', 2));
        }
        expect(plain(schedule)).toEqual(plain(EMPTY_SCHEDULE));
      }),
      { numRuns: rounds(150), ...seed },
    );
  });

  test('gives the same result when a change is applied twice', () => {
    fc.assert(
      fc.property(anyEdits, anyEdits, (first, second) => {
        const schedule = scheduleAfter([first]);
        const change = changeFor(schedule, second);
        const once = applyChange(schedule, change);
        expect(plain(applyChange(once, change))).toEqual(plain(once));
      }),
      { numRuns: rounds(300), ...seed },
    );
  });

  test('undoes all entries of a change that touches one shift twice', () => {
    const shift = shiftAt('09:00-17:00', { id: 'shift-1' });
    const later = shiftAt('10:00-18:00', { id: 'shift-1' });
    const change = changeOf([shiftEntry(undefined, shift), shiftEntry(shift, later)]);
    const undone = applyChange(applyChange(EMPTY_SCHEDULE, change), invertChange(change, 'undo', 2));
    expect(undone.shifts.shiftCount).toBe(0);
  });
});
