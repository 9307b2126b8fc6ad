import fc from 'fast-check';
import { nameKey } from '@/lib/employees/employee';
import { ROLES } from '@/lib/employees/role';
import { hasSample, isSampleId, MAX_SAMPLE_SHIFTS, ownProgress } from '@/lib/sample/is-sample';
import { removeSampleEntries, sampleEntries } from '@/lib/sample/sample-restaurant';
import { applyChange, EMPTY_SCHEDULE, type Schedule } from '@/lib/shifts/change/schedule';
import { employeeEntry, invertChange, shiftEntry } from '@/lib/shifts/change/schedule-change';
import { allShifts, findShift, shiftsOn } from '@/lib/shifts/change/schedule-index';
import { overlappingShiftIds } from '@/lib/shifts/shift/overlap';
import { weekOf } from '@/lib/time/week';
import { anyEdits, changeFor } from '@/tests/support/arbitraries';
import { makeShift } from '@/tests/support/brigade';
import { day } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const TODAY = day('2026-11-19');
const entries = sampleEntries(TODAY, 'monday');
const sample = applyChange(EMPTY_SCHEDULE, { entries });
const shifts = [...allShifts(sample.shifts)];

let lastId = 0;
const newId = () => {
  lastId += 1;
  return `own-${lastId}`;
};
const without = (schedule: Schedule) =>
  applyChange(schedule, { entries: removeSampleEntries(schedule, newId) });

test('the sample restaurant has fourteen people in all roles and a planned week around today', () => {
  const team = [...sample.employees.values()];
  expect(team).toHaveLength(14);
  expect(new Set(team.map(({ role }) => role))).toEqual(new Set(ROLES));
  expect(shifts.length).toBeGreaterThanOrEqual(58);
  expect(shifts.length).toBeLessThanOrEqual(MAX_SAMPLE_SHIFTS);
  expect(shifts).toHaveLength(entries.length - 14);
  for (const date of weekOf(TODAY, 'monday'))
    expect(shiftsOn(sample.shifts, date).length).toBeGreaterThanOrEqual(5);
  const count = (status: string) => shifts.filter((shift) => shift.status === status).length;
  expect([count('Pending'), count('Canceled')]).toEqual([3, 1]);
  expect(shifts.some(({ startTime, endTime }) => endTime < startTime)).toBe(true);
  expect(
    weekOf(TODAY, 'monday').flatMap((date) => [...overlappingShiftIds(shiftsOn(sample.shifts, date))]),
  ).toHaveLength(2);
  for (const { id } of entries) expect(isSampleId(id)).toBe(true);
});

test('the sample restaurant does not count as progress of the user, and can be removed completely', () => {
  expect(ownProgress(sample)).toEqual({ hasEmployees: false, hasShifts: false });
  expect(hasSample(sample)).toBe(true);
  const after = without(sample);
  expect([after.employees.size, after.shifts.shiftCount]).toEqual([0, 0]);
  expect(hasSample(after)).toBe(false);
});

test('removeSampleEntries removes new shifts of sample people too, and keeps real people and their shifts', () => {
  const ana = { id: 'e-1', name: 'Ana', role: 'Server', color: 'purple' } as const;
  const handedOver = shifts[0];
  if (!handedOver) throw new Error('The sample has no shift.');
  const mixed = applyChange(sample, {
    entries: [
      employeeEntry(undefined, ana),
      shiftEntry(undefined, makeShift({ id: 'own', employeeName: 'Ana' })),
      shiftEntry(undefined, makeShift({ id: 'trial', employeeName: 'Maya Lindqvist' })),
      shiftEntry(handedOver, { ...handedOver, employeeName: 'Ana' }),
    ],
  });
  const after = without(mixed);
  expect([...after.employees.values()]).toEqual([ana]);
  const kept = [...allShifts(after.shifts)];
  expect(kept.map(({ employeeName }) => employeeName)).toEqual(['Ana', 'Ana']);
  expect(kept.some(({ id }) => isSampleId(id))).toBe(false);
  expect(findShift(after.shifts, 'own')).toBeDefined();
});

test('removeSampleEntries keeps a sample person who was renamed to a real name', () => {
  const maya = [...sample.employees.values()].find(({ name }) => name === 'Maya Lindqvist');
  if (!maya) throw new Error('There is no Maya.');
  const zoe = { ...maya, name: 'Zoë' };
  const renamed = applyChange(sample, {
    entries: [
      employeeEntry(maya, zoe),
      ...shifts
        .filter(({ employeeName }) => employeeName === maya.name)
        .map((shift) => shiftEntry(shift, { ...shift, employeeName: 'Zoë' })),
    ],
  });
  const after = without(renamed);
  expect([...after.employees.values()].map(({ name }) => name)).toEqual(['Zoë']);
  expect(after.shifts.shiftCount).toBe(5);
  expect(hasSample(after)).toBe(false);
});

test('removeSampleEntries removes nothing real from any schedule, and undo restores the sample', () => {
  fc.assert(
    fc.property(anyEdits, (edits) => {
      const mixed = applyChange(sample, changeFor(sample, edits));
      const change = { id: 'c', at: 1, entries: removeSampleEntries(mixed, newId) };
      const after = applyChange(mixed, change);
      const names = new Set([...sample.employees.values()].map(({ name }) => nameKey(name)));
      for (const employee of mixed.employees.values()) {
        expect(after.employees.get(employee.id)).toEqual(isSampleId(employee.id) ? undefined : employee);
      }
      for (const shift of allShifts(mixed.shifts)) {
        const isReal = !isSampleId(shift.id) && !names.has(nameKey(shift.employeeName));
        expect(findShift(after.shifts, shift.id)).toEqual(isReal ? shift : undefined);
      }
      const back = applyChange(after, invertChange(change, 'u', 2));
      expect(new Map(back.employees)).toEqual(new Map(mixed.employees));
      expect(back.shifts.shiftCount).toBe(mixed.shifts.shiftCount);
    }),
    { numRuns: rounds(60), ...seed },
  );
});
