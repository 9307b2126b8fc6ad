import { updateEmployeeEntries } from '@/lib/employees/employee-changes';
import { mergeNamesakesEntries } from '@/lib/employees/merge-namesakes';
import { createSeriesEntries } from '@/lib/series/create-series';
import { extendEntries } from '@/lib/series/extend-series';
import { seriesOf } from '@/lib/series/series';
import { applyChange } from '@/lib/shifts/change/schedule';
import { plannedMoves } from '@/lib/shifts/change/shift-moves';
import { copiesOfShift } from '@/lib/shifts/copy/copy-shift';
import { isSameForTeam } from '@/lib/shifts/publication/unpublished';
import { knownFieldsOf } from '@/lib/shifts/shift/known-fields';
import { addDays } from '@/lib/time/local-date';
import { accepted, clock, day, employeeOf, plain, scheduleOf, shiftAt } from '@/tests/support/records';

const TODAY = day('2026-11-20');
const RULE = { interval: 1, weekdays: [5], weekStart: 'monday' as const };
const ANA = employeeOf('Ana');

function made(employees = [ANA]) {
  const schedule = scheduleOf({ employees });
  const shift = shiftAt('09:00-17:00', { station: 'Bar' });
  const entries = createSeriesEntries({ schedule, shift, rule: RULE, today: TODAY, seriesId: 's' });
  return applyChange(schedule, { entries });
}

const namesIn = (schedule: ReturnType<typeof made>) => [
  ...new Set(plain(schedule).shifts.map(({ employeeName, role }) => `${employeeName} ${role}`)),
];
const seriesIn = (schedule: ReturnType<typeof made>) => {
  const template = schedule.templates.get('s');
  return template && seriesOf(template)?.shift;
};

test('a series and its later shifts get a new name and role of the person', () => {
  const schedule = made();
  const draft = { name: 'Anna', role: 'Cook', color: 'red' } as const;
  const entries = accepted(updateEmployeeEntries(schedule, ANA, draft, TODAY));
  const renamed = applyChange(schedule, { entries });
  expect(seriesIn(renamed)).toMatchObject({ employeeName: 'Anna', role: 'Cook', station: 'Bar' });
  const later = applyChange(renamed, { entries: extendEntries(renamed, addDays(TODAY, 70)) });
  expect(later.shifts.shiftCount).toBe(37);
  expect(namesIn(later)).toEqual(['Anna Cook']);
});

test('one series remains under the remaining name when namesakes are merged', () => {
  const other = employeeOf('ana', { id: 'other' });
  const schedule = made([ANA, other]);
  const merged = applyChange(schedule, { entries: mergeNamesakesEntries(schedule, [ANA, other], other) });
  expect(seriesIn(merged)?.employeeName).toBe('ana');
  expect(namesIn(merged)).toEqual(['ana Server']);
});

test('a shift stays in its series when moved, reassigned or retimed', () => {
  const schedule = made([ANA, employeeOf('Ben')]);
  const [shift] = plain(schedule).shifts;
  if (!shift) throw new Error('There is no shift.');
  const place = { date: addDays(TODAY, 2), employeeName: 'Ben', startTime: clock('11:00') };
  const context = { find: () => shift, employees: schedule.employees.values() };
  const [moved] = accepted(plannedMoves([{ shiftId: shift.id, ...place }], context));
  expect(moved?.after).toMatchObject({ ...place, seriesId: 's', seriesDate: shift.seriesDate });
});

test('the series of a shift is not copied with the shift, and is no change for the team', () => {
  const [shift] = plain(made()).shifts;
  if (!shift) throw new Error('There is no shift.');
  const copies = accepted(copiesOfShift(shift, [addDays(TODAY, 1)], [ANA], () => 'copy'));
  expect([copies[0]?.seriesId, knownFieldsOf(shift).seriesDate]).toEqual([undefined, undefined]);
  expect(isSameForTeam(shift, knownFieldsOf(shift))).toBe(true);
});
