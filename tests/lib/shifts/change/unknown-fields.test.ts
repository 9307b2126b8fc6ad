import { isSameData } from '@/lib/saved-data/records/same-data';
import { EMPTY_INDEX, shiftsOn, withEntries, withSharedDays } from '@/lib/shifts/change/schedule-index';
import { plannedCopies, plannedMoves, plannedSwap } from '@/lib/shifts/change/shift-moves';
import { copiesOfShift } from '@/lib/shifts/copy/copy-shift';
import { planWeekCopy } from '@/lib/shifts/copy/copy-week';
import { knownFieldsOf } from '@/lib/shifts/shift/known-fields';
import type { Shift } from '@/lib/shifts/shift/shift';
import { shiftFromTemplate } from '@/lib/templates/shift-from-template';
import { accepted, clock, day, employeeOf, shiftAt, templateOf } from '@/tests/support/records';

/** Fields that a newer build has stored on a shift. */
const MORE = { wage: 12, tags: ['late'] };
const withMore = (shift: Shift): Shift => ({ ...shift, ...{ ...MORE, tags: [...MORE.tags] } });
const ANAS = withMore(shiftAt('09:00-17:00', { id: 'ana' }));
const BENS = withMore(shiftAt('09:00-17:00', { id: 'ben', employeeName: 'Ben' }));
const TEAM = [employeeOf('Ana'), employeeOf('Ben')];
const SHIFTS = [ANAS, BENS];
const context = { find: (id: string) => SHIFTS.find((shift) => shift.id === id), employees: TEAM };
const indexOf = (shifts: readonly Shift[]) =>
  withEntries(
    EMPTY_INDEX,
    shifts.map((after) => ({ id: after.id, after })),
  );
let ids = 0;
const newId = () => {
  ids += 1;
  return `new-${ids}`;
};

describe('fields of a newer build on a shift', () => {
  test('are kept by any move, swap and change of person', () => {
    const moves = [
      { shiftId: 'ana', date: day('2026-11-21'), startTime: clock('10:00'), status: 'Pending' },
      { shiftId: 'ben', employeeName: '' },
    ];
    const moved = [
      ...accepted(plannedMoves(moves, context)),
      ...accepted(plannedSwap('ana', 'ben', context)),
    ];
    expect(moved).toHaveLength(4);
    for (const { after } of moved) expect(after).toMatchObject(MORE);
  });

  test('are omitted in copies and in shifts from templates', () => {
    const index = indexOf(SHIFTS);
    const weeks = planWeekCopy({
      ...{ index, employees: TEAM, from: ANAS.date, weekStart: 'monday', targets: [day('2026-11-27')] },
      ...{ include: { kind: 'everything' }, clash: 'add', newId },
    });
    const template = Object.assign(templateOf('Late', { employeeName: 'Ana' }), MORE);
    const place = { date: ANAS.date, shiftId: 'made' };
    const copies = [
      ...accepted(copiesOfShift(ANAS, [day('2026-11-27')], TEAM, newId)),
      ...accepted(plannedCopies([{ shiftId: 'ana', date: day('2026-11-27') }], context, newId)),
      ...weeks.weeks.flatMap(({ created }) => created),
      accepted(shiftFromTemplate(template, place, TEAM)).shift,
    ];
    expect(copies).toHaveLength(5);
    for (const copy of copies) expect(copy).toStrictEqual(knownFieldsOf(copy));
  });

  test('are compared by value when the same shifts are read again', () => {
    expect(isSameData(ANAS, withMore(ANAS))).toBe(true);
    expect(isSameData(ANAS, { ...withMore(ANAS), ...{ tags: [] } })).toBe(false);
    expect(isSameData(ANAS, knownFieldsOf(ANAS))).toBe(false);
    expect(isSameData(knownFieldsOf(ANAS), ANAS)).toBe(false);
    const shown = indexOf(SHIFTS);
    const again = withSharedDays(indexOf(SHIFTS.map(withMore)), shown);
    expect(shiftsOn(again, ANAS.date)).toBe(shiftsOn(shown, ANAS.date));
  });
});
