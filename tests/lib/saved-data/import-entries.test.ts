import fc from 'fast-check';
import { importEntries } from '@/lib/saved-data/import-entries';
import { applyChange, EMPTY_SCHEDULE, type Schedule } from '@/lib/shifts/change/schedule';
import {
  awaitingRepairEntry,
  employeeEntry,
  shiftEntry,
  templateEntry,
} from '@/lib/shifts/change/schedule-change';
import type { ShiftAwaitingRepair } from '@/lib/shifts/shift/shift';
import { anyEdits, changeFor } from '@/tests/support/arbitraries';
import { employeeOf, plain, scheduleOf, shiftAt, templateOf } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const saved = (schedule: Schedule, awaitingRepair: readonly ShiftAwaitingRepair[] = []) => ({
  schedule,
  awaitingRepair: awaitingRepair,
});
const NOTHING = saved(EMPTY_SCHEDULE);
const SHIFT = shiftAt('09:00-17:00');
const CHANGED = { ...SHIFT, notes: 'changed' };
const WAITING: ShiftAwaitingRepair = { id: 'w', stored: { id: 'w', date: 'soon' } };

describe('importEntries', () => {
  test('adds new shifts, employees, templates and shifts awaiting repair', () => {
    const [employee, template] = [employeeOf('Ana'), templateOf('Early')];
    const found = scheduleOf({ shifts: [SHIFT], employees: [employee], templates: [template] });
    expect(importEntries(NOTHING, saved(found, [WAITING]), 'missing')).toEqual([
      shiftEntry(undefined, SHIFT),
      employeeEntry(undefined, employee),
      templateEntry(undefined, template),
      awaitingRepairEntry(undefined, WAITING),
    ]);
  });

  test('changes differing records, unless only missing records are imported', () => {
    const current = saved(scheduleOf({ shifts: [SHIFT] }), [WAITING]);
    const other = { id: 'w', stored: { id: 'w', date: 'later' } };
    const found = saved(scheduleOf({ shifts: [CHANGED] }), [other]);
    expect(importEntries(current, found, 'all')).toEqual([
      shiftEntry(SHIFT, CHANGED),
      awaitingRepairEntry(WAITING, other),
    ]);
    expect(importEntries(current, found, 'missing')).toEqual([]);
  });

  test('does not quarantine a repaired shift again', () => {
    const current = saved(scheduleOf({ shifts: [{ ...SHIFT, id: 'w' }] }));
    expect(importEntries(current, saved(EMPTY_SCHEDULE, [WAITING]), 'all')).toEqual([]);
  });

  const anySchedule = anyEdits.map((edits) =>
    applyChange(
      EMPTY_SCHEDULE,
      changeFor(
        EMPTY_SCHEDULE,
        edits.map((edit) => ({ ...edit, isRemoval: false })),
      ),
    ),
  );

  test('removes no record, leaves records as imported, and returns nothing on a second import', () => {
    fc.assert(
      fc.property(anySchedule, anySchedule, fc.constantFrom('all', 'missing'), (current, found, takes) => {
        const entries = importEntries(saved(current), saved(found), takes);
        const after = applyChange(current, { entries });
        const winner = takes === 'all' ? found : current;
        const loser = takes === 'all' ? current : found;
        const expected = plain(after);
        // Fields that the import lacks keep their known values.
        const overKnown = <Item extends { id: string }>(won: readonly Item[], known: readonly Item[]) =>
          takes === 'all' ? won.map((item) => ({ ...known.find(({ id }) => id === item.id), ...item })) : won;
        const [kept, lost] = [plain(winner), plain(loser)];
        const wonOf = {
          shifts: overKnown(kept.shifts, lost.shifts),
          employees: overKnown(kept.employees, lost.employees),
          templates: overKnown(kept.templates, lost.templates),
        };
        for (const kind of ['shifts', 'employees', 'templates'] as const) {
          const won = wonOf[kind];
          const ids = new Set(won.map(({ id }) => id));
          const rest = plain(loser)[kind].filter(({ id }) => !ids.has(id));
          expect(expected[kind]).toHaveLength(won.length + rest.length);
          expect(expected[kind]).toEqual(expect.arrayContaining([...won, ...rest]));
        }
        expect(importEntries(saved(after), saved(found), takes)).toEqual([]);
      }),
      { numRuns: rounds(100), ...seed },
    );
  });
});
