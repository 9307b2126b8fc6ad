/** @jest-environment jsdom */

import { employeeEntry, type ScheduleChange, shiftEntry } from '@/lib/shifts/change/schedule-change';
import { findShift } from '@/lib/shifts/change/schedule-index';
import { notificationsStore } from '@/stores/app/notifications-store';
import { liveSchedule } from '@/stores/app/schedule-store';
import { onReminderCheck } from '@/stores/notifications/reminder-port';
import { saveSettings } from '@/stores/preferences/save-settings';
import {
  copyShifts,
  type MoveOutcome,
  moveShifts,
  notifyMoveRefusal,
  removeShifts,
  swapShifts,
} from '@/stores/schedule/move-shifts';
import { undoStep } from '@/stores/schedule/steps';
import { openSchedule, THURSDAY } from '@/tests/support/app-schedule';
import { accepted, day, employeeOf, plain, shiftAt } from '@/tests/support/records';

const FRIDAY = day('2026-11-20');
const notices = () => notificationsStore.getState().toasts;
const steps = () => liveSchedule.getState().history.undo;
const shift = (id: string) => findShift(liveSchedule.getState().schedule.shifts, id);

beforeAll(() => saveSettings({ language: 'en', timezone: 'system' }));
beforeEach(() => {
  openSchedule([]);
  liveSchedule.commit([
    employeeEntry(undefined, employeeOf('Ana')),
    employeeEntry(undefined, employeeOf('Ben', { color: 'blue' })),
    employeeEntry(undefined, employeeOf('Cleo', { role: 'Cook', color: 'yellow' })),
    shiftEntry(undefined, shiftAt('09:00-17:00', { id: 'ana', date: THURSDAY })),
    shiftEntry(
      undefined,
      shiftAt('17:00-01:00', { id: 'ben', date: FRIDAY, employeeName: 'Ben', color: 'blue' }),
    ),
  ]);
  notificationsStore.clearAll();
  jest.spyOn(liveSchedule, 'whenStored').mockResolvedValue(true);
});
afterEach(() => jest.restoreAllMocks());

/** Expects `act` to make one step that is announced in these words and fully undone by undo. */
async function expectOneStep(
  act: () => ScheduleChange | undefined,
  message: string,
  detail: string,
  category = 'shifts',
) {
  const before = plain(liveSchedule.getState().schedule);
  const stepCount = steps().length;
  const change = act();
  expect(steps().length - stepCount).toBe(1);
  expect(change).toBe(steps().at(-1));
  await Promise.resolve();
  expect(notices()).toMatchObject([{ message, detail, category, type: 'success', changeId: change?.id }]);
  const after = plain(liveSchedule.getState().schedule);
  undoStep(liveSchedule, change?.id);
  expect(plain(liveSchedule.getState().schedule)).toEqual(before);
  // The toast is removed with the step.
  expect(notices()).toEqual([]);
  return after;
}

const step = (outcome: MoveOutcome) => accepted(outcome);

test('moves a shift in one announced step', async () => {
  await expectOneStep(
    () => step(moveShifts(liveSchedule, [{ shiftId: 'ana', date: FRIDAY }])),
    'Shift moved',
    'Ana, Fri Nov 20, 9:00 AM - 5:00 PM',
  );
});

test('changes several shifts in one step with one toast that counts them', async () => {
  await expectOneStep(
    () =>
      step(
        moveShifts(liveSchedule, [
          { shiftId: 'ana', status: 'Pending' },
          { shiftId: 'ben', status: 'Pending' },
        ]),
      ),
    'Status of 2 shifts changed',
    'Nov 19 - Nov 20',
  );
});

test.each([
  [{ employeeName: 'Ben' }, 'Shift assigned', 'Ben, Thu Nov 19, 9:00 AM - 5:00 PM'],
  [{ employeeName: '' }, 'Shift opened for anybody', 'Open shift, Thu Nov 19, 9:00 AM - 5:00 PM'],
  [{ endTime: shiftAt('09:00-15:00').endTime }, 'Shift times changed', 'Ana, Thu Nov 19, 9:00 AM - 3:00 PM'],
  [{ employeeName: 'Ben', date: FRIDAY }, 'Shift moved', 'Ben, Fri Nov 20, 9:00 AM - 5:00 PM'],
  [{ status: 'Pending', date: FRIDAY }, 'Shift changed', 'Ana, Fri Nov 20, 9:00 AM - 5:00 PM'],
])('announces the move %j as "%s"', async (move, message, detail) => {
  await expectOneStep(() => step(moveShifts(liveSchedule, [{ shiftId: 'ana', ...move }])), message, detail);
});

test('swaps two shifts in one step with the category shiftSwap', async () => {
  await expectOneStep(
    () => step(swapShifts(liveSchedule, 'ana', 'ben')),
    'Shifts swapped',
    'Ben, Thu Nov 19, 9:00 AM - 5:00 PM; Ana, Fri Nov 20, 5:00 PM - 1:00 AM',
    'shiftSwap',
  );
});

test('copies and removes shifts in one step each', async () => {
  const copied = await expectOneStep(
    () => step(copyShifts(liveSchedule, [{ shiftId: 'ana', date: FRIDAY }])),
    'Shift copied',
    'Ana, Fri Nov 20, 9:00 AM - 5:00 PM',
  );
  expect(copied.shiftCount).toBe(3);
  notificationsStore.clearAll();
  await expectOneStep(
    () => removeShifts(liveSchedule, ['ana', 'ana', 'ben', 'none']),
    '2 shifts deleted',
    'Nov 19 - Nov 20',
  );
});

test('makes no step and no toast for a move that changes nothing', async () => {
  const stepCount = steps().length;
  expect(moveShifts(liveSchedule, [{ shiftId: 'ana', date: THURSDAY }])).toEqual({
    isOk: true,
    value: undefined,
  });
  expect(removeShifts(liveSchedule, ['none'])).toBeUndefined();
  expect(steps()).toHaveLength(stepCount);
  await Promise.resolve();
  expect(notices()).toEqual([]);
});

test('changes nothing when a move is refused, and shows the specified reason', () => {
  const stepCount = steps().length;
  const refusal = moveShifts(liveSchedule, [
    { shiftId: 'ben', date: THURSDAY },
    { shiftId: 'ana', employeeName: 'Cleo' },
  ]);
  expect(steps()).toHaveLength(stepCount);
  expect(shift('ben')?.date).toBe(FRIDAY);
  if (refusal.isOk) throw new Error('It was not refused.');
  notifyMoveRefusal(liveSchedule, refusal.error);
  expect(notices()).toMatchObject([
    { message: 'Role mismatch: Cleo is a Cook, not a Server.', type: 'warning' },
  ]);
});

test('checks reminders of a stored move and announces no unstored one', async () => {
  const check = jest.fn();
  onReminderCheck(check);
  moveShifts(liveSchedule, [{ shiftId: 'ana', date: FRIDAY }]);
  await Promise.resolve();
  expect(check.mock.calls).toEqual([[[expect.objectContaining({ id: 'ana', date: FRIDAY })]]]);
  jest.spyOn(liveSchedule, 'whenStored').mockResolvedValue(false);
  moveShifts(liveSchedule, [{ shiftId: 'ben', date: THURSDAY }]);
  await Promise.resolve();
  expect(notices()).toHaveLength(1);
});
