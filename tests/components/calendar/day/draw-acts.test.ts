/** @jest-environment jsdom */

import { drawActs } from '@/components/calendar/day/plan/drags';
import { drawnTimes } from '@/lib/insights/timeline-drag';
import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import { addDays } from '@/lib/time/local-date';
import { liveSchedule } from '@/stores/app/schedule-store';
import { undoStep } from '@/stores/schedule/steps';
import { closeDialog, getOpenDialog } from '@/stores/ui/dialogs';
import { openSchedule, THURSDAY } from '@/tests/support/app-schedule';
import { employeeOf, shiftAt } from '@/tests/support/records';

const FRIDAY = addDays(THURSDAY, 1);
const acts = drawActs(liveSchedule, { message: (count) => `${count} added` });

function drawn(from: number, to: number) {
  const times = drawnTimes(THURSDAY, from, to);
  if (!times) throw new Error('The stretch is too short.');
  return times;
}

const shiftsOf = (date = THURSDAY) =>
  shiftsOn(liveSchedule.getState().schedule.shifts, date).map(
    ({ employeeName, role, startTime, endTime, status }) =>
      `${employeeName} ${role} ${startTime}-${endTime} ${status}`,
  );

beforeEach(() => {
  const late = shiftAt('15:00-23:00', { date: addDays(THURSDAY, -1) });
  openSchedule([late]);
  localStorage.setItem(
    'employees',
    JSON.stringify([employeeOf('Ana'), employeeOf('Ben', { role: 'Cook', color: 'red' })]),
  );
  liveSchedule.load(THURSDAY);
  closeDialog();
});

test("adds a confirmed shift with the employee's role in one undoable step", () => {
  expect(acts.colorFor('Ben')).toBe('red');
  expect(acts.check('Ben', drawn(540, 1020)).kind).toBe('fits');
  acts.add('Ben', drawn(540, 1020));
  expect(shiftsOf()).toEqual(['Ben Cook 09:00-17:00 Confirmed']);
  expect(getOpenDialog()).toBeNull();
  undoStep(liveSchedule);
  expect(shiftsOf()).toEqual([]);
});

test('checks the rules while a shift is drawn without changing the schedule', () => {
  const check = acts.check('Ana', drawn(480, 720));
  expect(check).toMatchObject({ kind: 'warns', shifts: [{ before: undefined, breaks: [{ rule: 'rest' }] }] });
  expect(acts.check('Ana', drawn(600, 720)).kind).toBe('fits');
  expect(shiftsOf()).toEqual([]);
});

test('dates a drawn shift by the day on which it starts when it crosses midnight', () => {
  acts.add('Ben', drawn(1320, 1800));
  acts.add('Ben', drawn(1920, 2100));
  expect(shiftsOf()).toEqual(['Ben Cook 22:00-06:00 Confirmed']);
  expect(shiftsOf(FRIDAY)).toEqual(['Ben Cook 08:00-11:00 Confirmed']);
});

test.each([
  ['an open shift', ''],
  ['a name that is not on the team', 'Stranger'],
])('opens the shift form with day and times for %s', (_name, employeeName) => {
  expect(acts.check(employeeName, drawn(540, 1020)).kind).toBe('fits');
  acts.add(employeeName, drawn(1500, 1740));
  expect(liveSchedule.getState().selectedDate).toBe(FRIDAY);
  expect(getOpenDialog()).toEqual({
    name: 'addShift',
    employeeName,
    times: { startTime: '01:00', endTime: '05:00' },
  });
  expect(shiftsOf(FRIDAY)).toEqual([]);
});
