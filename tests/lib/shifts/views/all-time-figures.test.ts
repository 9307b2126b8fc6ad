import fc from 'fast-check';
import { nameKey } from '@/lib/employees/employee';
import { applyChange, EMPTY_SCHEDULE } from '@/lib/shifts/change/schedule';
import { invertChange, type ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { allShifts, EMPTY_INDEX, withEntries } from '@/lib/shifts/change/schedule-index';
import { addExcludableMinutes, NO_EXCLUDABLE_MINUTES } from '@/lib/shifts/counting';
import { isCounted, type Shift, shiftMinutes } from '@/lib/shifts/shift/shift';
import { type AllTimeFigures, NO_FIGURES } from '@/lib/shifts/views/all-time-figures';
import { anyEdits, changeFor } from '@/tests/support/arbitraries';
import { shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

/** The same figures, computed from every shift. */
function scanned(shifts: readonly Shift[]): AllTimeFigures {
  const counted = shifts.filter(isCounted);
  return {
    countedMinutes: counted.reduce((sum, shift) => sum + shiftMinutes(shift), 0),
    excludable: shifts.reduce(
      (excludable, shift) => addExcludableMinutes(excludable, shift, 1),
      NO_EXCLUDABLE_MINUTES,
    ),
    byStatus: counts(shifts.map(({ status }) => status)),
    byRole: counts(counted.map(({ role }) => role)),
    byPerson: counts(counted.map(({ employeeName }) => nameKey(employeeName))),
  };
}

function counts(keys: readonly string[]): ReadonlyMap<string, number> {
  return new Map([...new Set(keys)].map((key) => [key, keys.filter((other) => other === key).length]));
}

test('the figures of the index equal a full scan after any changes and undos', () => {
  const anySteps = fc.array(fc.record({ edits: anyEdits, isUndo: fc.boolean() }), { maxLength: 8 });
  fc.assert(
    fc.property(anySteps, (steps) => {
      let schedule = EMPTY_SCHEDULE;
      const done: ScheduleChange[] = [];
      for (const { edits, isUndo } of steps) {
        const last = isUndo ? done.pop() : undefined;
        const change = last ? invertChange(last, 'undo', 2) : changeFor(schedule, edits);
        if (!last) done.push(change);
        const before = schedule.shifts.figures;
        const beforeScan = scanned([...allShifts(schedule.shifts)]);
        schedule = applyChange(schedule, change);
        expect(schedule.shifts.figures).toEqual(scanned([...allShifts(schedule.shifts)]));
        // The earlier index must not be mutated.
        expect(before).toEqual(beforeScan);
      }
    }),
    { numRuns: rounds(150), ...seed },
  );
});

test('the index counts a shift with two entries in one change once, and a canceled shift only by status', () => {
  const shift = shiftAt('22:00-06:00', { id: 'a1' });
  const index = withEntries(EMPTY_INDEX, [
    { id: 'a1', after: shift },
    { id: 'a1', after: { ...shift, status: 'Canceled' } },
  ]);
  expect(index.figures).toEqual({ ...NO_FIGURES, byStatus: new Map([['Canceled', 1]]) });
  expect(withEntries(index, [{ id: 'a1' }, { id: 'a1' }])).toEqual(EMPTY_INDEX);
});
