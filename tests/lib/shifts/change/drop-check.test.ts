import type { RuleContext } from '@/lib/rules/rule-break';
import { checkDrop } from '@/lib/shifts/change/drop-check';
import type { ShiftMove } from '@/lib/shifts/change/shift-moves';
import type { Shift } from '@/lib/shifts/shift/shift';
import { day, employeeOf, shiftAt } from '@/tests/support/records';
import { DEFAULT_RULES } from '@/tests/support/rule-weeks';

const [friday, saturday] = [day('2026-11-20'), day('2026-11-21')];
const TEAM = [employeeOf('Ana'), employeeOf('Ben'), employeeOf('Cleo', { role: 'Cook', color: 'red' })];
const early = shiftAt('09:00-17:00', { id: 'early', date: friday });
const late = shiftAt('18:00-22:00', { id: 'late', date: friday });
const bens = shiftAt('10:00-14:00', { id: 'bens', employeeName: 'Ben', date: friday });

function check(shifts: readonly Shift[], moves: readonly ShiftMove[], isCopy = false) {
  const contextFor = (name: string): RuleContext => ({
    employee: TEAM.find((person) => person.name === name),
    shiftsOn: (date) => shifts.filter((shift) => shift.employeeName === name && shift.date === date),
    ...DEFAULT_RULES,
    restHours: 0,
  });
  const found = checkDrop(
    moves,
    { find: (id) => shifts.find((shift) => shift.id === id), employees: TEAM, contextFor },
    isCopy,
  );
  if (!('shifts' in found)) return found.kind;
  return [found.kind, ...found.shifts.flatMap(({ breaks }) => breaks.map(({ rule }) => rule))].join(' ');
}

test('checkDrop reports that the place is the same, fits, or breaks a rule', () => {
  expect(check([early], [{ shiftId: 'early' }])).toBe('same');
  expect(check([early], [{ shiftId: 'early', date: saturday }])).toBe('fits');
  expect(check([early, bens], [{ shiftId: 'early', employeeName: 'Ben' }])).toBe('warns overlap');
});

test('checkDrop rejects a person with another role, and a shift that does not exist', () => {
  expect(check([early], [{ shiftId: 'early', employeeName: 'Cleo' }])).toBe('refused');
  expect(check([], [{ shiftId: 'early', date: saturday }])).toBe('refused');
});

test('checkDrop checks a copy against its original', () => {
  const longer = { shiftId: 'early', endTime: shiftAt('09:00-18:00').endTime };
  expect(check([early], [longer])).toBe('fits');
  expect(check([early], [longer], true)).toBe('warns overlap');
});

test('checkDrop checks several shifts at their new places, not at their old places', () => {
  const onSaturday = shiftAt('12:00-16:00', { id: 'there', date: saturday });
  const toSaturday = [early, late].map(({ id }) => ({ shiftId: id, date: saturday }));
  expect(check([early, late], toSaturday)).toBe('fits');
  expect(check([early, late, onSaturday], toSaturday)).toBe('warns overlap');
  // The shift that would overlap moves away in the same drop.
  const swap = [
    { shiftId: 'early', date: saturday },
    { shiftId: 'there', date: day('2026-11-22') },
  ];
  expect(check([early, onSaturday], swap)).toBe('fits');
  // Two shifts of different people end at the same place.
  const both = [
    { shiftId: 'early', employeeName: 'Ben', date: saturday },
    { shiftId: 'bens', date: saturday },
  ];
  expect(check([early, bens], both)).toBe('warns overlap overlap');
});
