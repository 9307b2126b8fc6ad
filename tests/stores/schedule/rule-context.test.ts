/** @jest-environment jsdom */

import { ruleBreaks } from '@/lib/rules/rule-breaks';
import { employeeEntry, shiftEntry } from '@/lib/shifts/change/schedule-change';
import * as scheduleIndex from '@/lib/shifts/change/schedule-index';
import { addDays, daysBetween } from '@/lib/time/local-date';
import { liveSchedule } from '@/stores/app/schedule-store';
import { ruleContextFor } from '@/stores/schedule/rule-context';
import { distributedShifts, MONDAY, openSchedule, savedShift, THURSDAY } from '@/tests/support/app-schedule';
import { employeeOf, shiftAt } from '@/tests/support/records';
import { setSettings } from '@/tests/support/set-settings';

jest.mock('@/lib/shifts/change/schedule-index', () => {
  const actual = jest.requireActual<typeof scheduleIndex>('@/lib/shifts/change/schedule-index');
  return { ...actual, shiftsOn: jest.fn(actual.shiftsOn), allShifts: jest.fn(actual.allShifts) };
});
const shiftsOn = jest.mocked(scheduleIndex.shiftsOn);
const allShifts = jest.mocked(scheduleIndex.allShifts);

beforeEach(() => {
  openSchedule(distributedShifts(280));
  liveSchedule.commit([employeeEntry(undefined, employeeOf('P3'))]);
  shiftsOn.mockClear();
  allShifts.mockClear();
});

test('reads only the days of the shift’s week, and never all shifts', () => {
  const shift = savedShift(3);
  expect(ruleBreaks(shift, ruleContextFor(liveSchedule, 'P3'))).toEqual([]);
  const asked = shiftsOn.mock.calls.map(([, date]) => daysBetween(MONDAY, date));
  expect(asked.length).toBeGreaterThan(0);
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...asked)).toBeLessThanOrEqual(6);
  expect(allShifts).not.toHaveBeenCalled();
});

test('groups a day by employee once, and again when the day changes', () => {
  const monday = scheduleIndex.shiftsOn(liveSchedule.getState().schedule.shifts, MONDAY);
  const anasMonday = ruleContextFor(liveSchedule, 'P0').shiftsOn(MONDAY);
  expect(anasMonday).toEqual(monday.filter(({ employeeName }) => employeeName === 'P0'));
  expect(ruleContextFor(liveSchedule, ' p0 ').shiftsOn(MONDAY)).toBe(anasMonday);
  // An edit of another day keeps the groups of Monday.
  liveSchedule.commit([
    shiftEntry(undefined, shiftAt('09:00-17:00', { date: THURSDAY, employeeName: 'P0' })),
  ]);
  expect(ruleContextFor(liveSchedule, 'P0').shiftsOn(MONDAY)).toBe(anasMonday);
  expect(ruleContextFor(liveSchedule, 'P0').shiftsOn(THURSDAY)).toHaveLength(1);
  liveSchedule.deleteShift('P0');
  expect(ruleContextFor(liveSchedule, 'P0').shiftsOn(MONDAY)).toEqual([]);
});

test('reads each day’s shifts once for 40 employees on 7 days', () => {
  const filtered: string[] = [];
  for (let offset = 0; offset < 7; offset += 1) {
    const day = scheduleIndex.shiftsOn(liveSchedule.getState().schedule.shifts, addDays(MONDAY, offset));
    const iterate = day[Symbol.iterator].bind(day);
    Object.defineProperty(day, Symbol.iterator, {
      value() {
        filtered.push(addDays(MONDAY, offset));
        return iterate();
      },
    });
  }
  for (let person = 0; person < 40; person += 1) {
    const context = ruleContextFor(liveSchedule, `P${person}`);
    const shift = savedShift(person);
    for (let offset = 0; offset < 7; offset += 1) {
      ruleBreaks({ ...shift, date: addDays(MONDAY, offset) }, context);
    }
  }
  expect(new Set(filtered).size).toBe(7);
  expect(filtered).toHaveLength(7);
});

test('omits canceled shifts, and uses the current employee and rest hours', () => {
  const canceled = shiftAt('09:00-17:00', { date: MONDAY, employeeName: 'P3', status: 'Canceled' });
  liveSchedule.commit([shiftEntry(undefined, canceled)]);
  setSettings({ restHours: 9 });
  const context = ruleContextFor(liveSchedule, 'p3');
  expect(context.shiftsOn(MONDAY)).toEqual([]);
  expect(context.employee?.name).toBe('P3');
  expect(context.restHours).toBe(9);
  expect(ruleContextFor(liveSchedule, 'nobody').employee).toBeUndefined();
});
