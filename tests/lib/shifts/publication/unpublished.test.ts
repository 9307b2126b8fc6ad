import fc from 'fast-check';
import { applyChange, EMPTY_SCHEDULE, type Schedule } from '@/lib/shifts/change/schedule';
import {
  type ChangeEntry,
  employeeEntry,
  invertChange,
  publicationEntry,
  shiftEntry,
} from '@/lib/shifts/change/schedule-change';
import { allShifts, findShift } from '@/lib/shifts/change/schedule-index';
import { PUBLICATION_ID, publicationNow } from '@/lib/shifts/publication/publication';
import { unpublishedChanges } from '@/lib/shifts/publication/unpublished-changes';
import type { Shift } from '@/lib/shifts/shift/shift';
import { changeOf, day, employeeOf, scheduleOf, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const ANAS = shiftAt('09:00-17:00', { id: 'anas' });
const BENS = shiftAt('12:00-20:00', { id: 'bens', employeeName: 'Ben' });

function published(schedule: Schedule): Schedule {
  const { shiftCount } = schedule.shifts;
  const publication = { id: PUBLICATION_ID, at: 7, shiftCount, since: [] };
  return applyChange(schedule, changeOf([publicationEntry(undefined, publication)]));
}

const edited = (schedule: Schedule, entries: readonly ChangeEntry[]) =>
  applyChange(schedule, changeOf(entries));
const changesOf = (schedule: Schedule) =>
  unpublishedChanges(schedule.unpublished, (id) => findShift(schedule.shifts, id)).map(
    ({ id, kind }) => `${kind} ${id}`,
  );

describe('unpublished changes after a publication', () => {
  const start = published(scheduleOf({ shifts: [ANAS, BENS] }));

  test('are empty at first', () => {
    expect(start.publication).toMatchObject({ at: 7, shiftCount: 2 });
    expect(changesOf(start)).toEqual([]);
  });

  test('list added, changed and removed shifts by day and time', () => {
    const late = shiftAt('18:00-23:00', { id: 'late', date: day('2026-11-19') });
    const schedule = edited(start, [
      shiftEntry(ANAS, { ...ANAS, status: 'Canceled' }),
      shiftEntry(BENS, undefined),
      shiftEntry(undefined, late),
    ]);
    expect(changesOf(schedule)).toEqual(['added late', 'changed anas', 'removed bens']);
  });

  test('omit a shift that is set back to its published version', () => {
    const moved = { ...ANAS, date: day('2026-11-21') };
    const there = edited(start, [shiftEntry(ANAS, moved)]);
    expect(changesOf(there)).toEqual(['changed anas']);
    expect(changesOf(edited(there, [shiftEntry(moved, ANAS)]))).toEqual([]);
    const gone = edited(there, [shiftEntry(moved, undefined)]);
    expect(changesOf(gone)).toEqual(['removed anas']);
    expect(changesOf(edited(gone, [shiftEntry(undefined, ANAS)]))).toEqual([]);
  });

  test('omit a shift that is added and removed again', () => {
    const extra = shiftAt('06:00-07:00', { id: 'extra' });
    const there = edited(start, [shiftEntry(undefined, extra)]);
    expect(changesOf(edited(there, [shiftEntry(extra, undefined)]))).toEqual([]);
  });

  test('ignore notes and colors', () => {
    expect(
      edited(start, [shiftEntry(ANAS, { ...ANAS, notes: 'Late?', color: 'red' })]).unpublished.size,
    ).toBe(0);
  });

  test('ignore a rename of the employee, but not a reassignment', () => {
    const rename = employeeEntry(employeeOf('Ana'), { ...employeeOf('Ana'), name: 'Anna' });
    const renamed = edited(start, [rename, shiftEntry(ANAS, { ...ANAS, employeeName: 'Anna' })]);
    expect(changesOf(renamed)).toEqual([]);
    expect(changesOf(edited(start, [shiftEntry(ANAS, { ...ANAS, employeeName: 'Ben' })]))).toEqual([
      'changed anas',
    ]);
  });

  test('keep a changed shift when its employee is renamed, and store the new name', () => {
    const later = { ...ANAS, endTime: BENS.endTime };
    const rename = employeeEntry(employeeOf('Ana'), { ...employeeOf('Ana'), name: 'Anna' });
    const schedule = edited(edited(start, [shiftEntry(ANAS, later)]), [
      rename,
      shiftEntry(later, { ...later, employeeName: 'Anna' }),
    ]);
    expect(schedule.unpublished.get('anas')?.published?.employeeName).toBe('Anna');
    expect(changesOf(edited(schedule, [shiftEntry(later, { ...ANAS, employeeName: 'Anna' })]))).toEqual([]);
  });

  test('use the new name in the published version of a reassigned or removed shift', () => {
    const bens = { ...ANAS, employeeName: 'Ben' };
    const rename = employeeEntry(employeeOf('Ana'), { ...employeeOf('Ana'), name: 'Anna' });
    const again = { ...ANAS, employeeName: 'Anna' };
    const given = edited(edited(start, [shiftEntry(ANAS, bens)]), [rename]);
    expect(changesOf(given)).toEqual(['changed anas']);
    expect(changesOf(edited(given, [shiftEntry(bens, again)]))).toEqual([]);
    const gone = edited(edited(start, [shiftEntry(ANAS, undefined)]), [rename]);
    expect(changesOf(edited(gone, [shiftEntry(undefined, again)]))).toEqual([]);
  });

  test('keep the published name of a shift if another employee with the same name key is renamed', () => {
    const namesake = employeeOf('ana');
    const employees = [employeeOf('Ana'), namesake];
    const begun = published(scheduleOf({ shifts: [ANAS, BENS], employees }));
    const late = { ...ANAS, endTime: BENS.endTime };
    const renamed = edited(edited(begun, [shiftEntry(ANAS, late)]), [
      employeeEntry(namesake, { ...namesake, name: 'Bea' }),
    ]);
    expect(renamed.unpublished.get('anas')?.published?.employeeName).toBe('Ana');
  });
});

test('a schedule stores no unpublished changes before the first publication', () => {
  const schedule = scheduleOf({ shifts: [ANAS] });
  expect(schedule.publication).toBeUndefined();
  expect(schedule.unpublished).toBe(EMPTY_SCHEDULE.unpublished);
});

test('a stored publication restores the unpublished changes when applied', () => {
  const start = published(scheduleOf({ shifts: [ANAS, BENS] }));
  const changed = edited(start, [shiftEntry(ANAS, undefined)]);
  const elsewhere = edited(scheduleOf({ shifts: [BENS] }), [
    publicationEntry(undefined, publicationNow(changed)),
  ]);
  expect(changesOf(elsewhere)).toEqual(['removed anas']);
});

describe('unpublished changes after any edits', () => {
  const anyShift: fc.Arbitrary<Shift> = fc
    .record({
      id: fc.constantFrom('a', 'b', 'c', 'd'),
      employeeName: fc.constantFrom('Ana', 'Ben'),
      times: fc.constantFrom('09:00-17:00', '12:00-20:00'),
      notes: fc.constantFrom('', 'x'),
    })
    .map(({ times, ...fields }) => shiftAt(times, fields));
  const anyEdit = fc.record({ shift: anyShift, isRemoved: fc.boolean() });

  test('are exactly the differences between the published and the current shifts', () => {
    fc.assert(
      fc.property(
        fc.array(anyShift, { maxLength: 4 }),
        fc.array(anyEdit, { maxLength: 12 }),
        (first, edits) => {
          const start = published(scheduleOf({ shifts: first }));
          const entry = (shift: Shift | undefined) => shift && { ...shift, notes: '', color: '' };
          let schedule = start;
          for (const { shift, isRemoved } of edits) {
            const before = findShift(schedule.shifts, shift.id);
            if (isRemoved && !before) continue;
            schedule = edited(schedule, [shiftEntry(before, isRemoved ? undefined : shift)]);
          }
          const ids = new Set(
            [...allShifts(start.shifts), ...allShifts(schedule.shifts)].map(({ id }) => id),
          );
          const differing = [...ids].filter(
            (id) =>
              JSON.stringify(entry(findShift(start.shifts, id))) !==
              JSON.stringify(entry(findShift(schedule.shifts, id))),
          );
          expect([...schedule.unpublished.keys()].sort()).toEqual(differing.sort());
          for (const { id, published: was } of schedule.unpublished.values()) {
            expect(entry(was)).toEqual(entry(findShift(start.shifts, id)));
          }
        },
      ),
      { numRuns: rounds(300), ...seed },
    );
  });

  test('are empty after the edits are undone', () => {
    fc.assert(
      fc.property(fc.array(anyShift, { maxLength: 4 }), anyEdit, (first, { shift, isRemoved }) => {
        const start = published(scheduleOf({ shifts: first }));
        const before = findShift(start.shifts, shift.id);
        if (isRemoved && !before) return;
        const change = changeOf([shiftEntry(before, isRemoved ? undefined : shift)]);
        const there = applyChange(start, change);
        expect(applyChange(there, invertChange(change, 'back', 2)).unpublished.size).toBe(0);
      }),
      { numRuns: rounds(100), ...seed },
    );
  });
});
