import fc from 'fast-check';
import { compareText } from '@/lib/order';
import { type Shift, shiftMinutes } from '@/lib/shifts/shift/shift';
import { groupByEmployee } from '@/lib/shifts/views/staff-day';
import { groupByStation, staffByStation } from '@/lib/shifts/views/station-groups';
import { shiftsOfOneDay } from '@/tests/support/arbitraries';
import { day, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const DATE = day('2026-11-30');
const at = (id: string, station?: string): Shift =>
  shiftAt('09:00-17:00', { id, date: DATE, ...(station !== undefined && { station }) });

test("groupByStation sorts stations in the business's order, then others by name, then shifts without a station", () => {
  const shifts = [at('a', 'Terrace'), at('b'), at('c', 'Bar'), at('d', 'Attic'), at('e', 'Bar')];
  const groups = groupByStation(shifts, ['Bar', 'Pass'], compareText);
  expect(groups.map(({ station, items }) => [station, items.map(({ id }) => id)])).toEqual([
    ['Bar', ['c', 'e']],
    ['Attic', ['d']],
    ['Terrace', ['a']],
    ['', ['b']],
  ]);
  expect(groupByStation([], ['Bar'], compareText)).toEqual([]);
});

test('groupByStation puts each shift under its station once, without changing the total minutes of the day', () => {
  fc.assert(
    fc.property(shiftsOfOneDay, (shifts) => {
      const groups = groupByStation(shifts, ['Bar'], compareText);
      expect(groups.flatMap(({ items }) => items.map(({ id }) => id)).sort()).toEqual(
        shifts.map(({ id }) => id).sort(),
      );
      for (const { station, items } of groups) {
        expect(items.every((shift) => (shift.station ?? '') === station)).toBe(true);
      }
      const people = groupByEmployee(shifts);
      const staff = staffByStation(people, DATE, {
        stations: ['Bar'],
        minutesOf: shiftMinutes,
        compareNames: compareText,
      });
      const sum = (all: typeof people) => all.reduce((minutes, group) => minutes + group.minutes, 0);
      expect(sum(staff.flatMap(({ items }) => items))).toBe(sum(people));
      for (const { items } of staff) {
        for (const { shifts: own, roles } of items) {
          expect(roles.map(({ role }) => role).sort()).toEqual(
            [...new Set(own.map(({ role }) => role))].sort(),
          );
        }
      }
    }),
    { numRuns: rounds(100), ...seed },
  );
});
