/** @jest-environment jsdom */

import { shiftEntry } from '@/lib/shifts/change/schedule-change';
import { findShift } from '@/lib/shifts/change/schedule-index';
import { planDayRestore } from '@/lib/shifts/history/plan-restore';
import { notificationsStore } from '@/stores/app/notifications-store';
import { liveSchedule, scheduleStorage } from '@/stores/app/schedule-store';
import { requestAsOf, returnToNow } from '@/stores/as-of/as-of-request';
import { restoreAndReturnToNow, viewAsOf } from '@/stores/as-of/view-as-of';
import { loadLanguage } from '@/stores/preferences/save-settings';
import { draggableShift } from '@/stores/schedule/shift-drag';
import { shownSchedule } from '@/stores/schedule/use-schedule';
import { closeDialog, getOpenDialog, openDialog } from '@/stores/ui/dialogs';
import { openSchedule } from '@/tests/support/app-schedule';
import { makeShift } from '@/tests/support/brigade';

const MAYA = makeShift({ id: 'a' });
const THEO = makeShift({ id: 'b', employeeName: 'Theo', date: '2026-11-20' });
const WORDS = {
  moment: 'Thu Nov 19, 4:40 PM',
  step: 'Deleted',
  refused: { message: 'As it was' },
  unknown: 'Nobody knows',
};

const notices = () => notificationsStore.getState().toasts.map(({ message }) => message);

/** Requests a past state with the calendar on screen. */
function requestOnCalendar() {
  const request = requestAsOf();
  request.arrive();
  return request;
}

/** Deletes Maya's shift and shows the schedule as of before. */
async function lookBeforeDeletion() {
  const change = liveSchedule.commit([shiftEntry(MAYA, undefined)]);
  if (!change) throw new Error('Nothing was deleted.');
  jest
    .spyOn(scheduleStorage, 'withDatabase')
    .mockImplementation(async (task) => task({ readUnbroken: async () => [change] } as never));
  await viewAsOf(change, requestOnCalendar(), WORDS);
  return change;
}

beforeEach(async () => {
  openSchedule([MAYA, THEO]);
  await loadLanguage();
});
afterEach(() => {
  returnToNow();
  jest.restoreAllMocks();
});

test('shows the past schedule at the day of the step, until the user goes back to now', async () => {
  await lookBeforeDeletion();
  const past = shownSchedule.getState().open();
  expect(findShift(past.getState().schedule.shifts, 'a')).toEqual(MAYA);
  expect(past.getState().selectedDate).toBe('2026-11-19');
  expect(past.asOf).toMatchObject({ moment: WORDS.moment, step: 'Deleted' });
  expect(liveSchedule.getState().schedule.shifts.shiftCount).toBe(1);
  returnToNow();
  expect(shownSchedule.getState().open()).toBe(liveSchedule);
});

test('refuses actions, drags and dialogs in the past schedule, with a reason', async () => {
  await lookBeforeDeletion();
  const { schedule } = liveSchedule.getState();
  const past = shownSchedule.getState().open();
  const pastSchedule = past.getState().schedule;
  expect(past.commit([shiftEntry(THEO, undefined)])).toBeUndefined();
  expect(past.submit([shiftEntry(THEO, undefined)])).toBeUndefined();
  past.clearShifts();
  past.publish();
  past.undo();
  expect(draggableShift(past, 'a')).toBeUndefined();
  openDialog({ name: 'addShift' });
  expect(getOpenDialog()).toBeNull();
  openDialog({ name: 'filter' });
  expect(getOpenDialog()).toEqual({ name: 'filter' });
  closeDialog();
  expect(liveSchedule.getState().schedule).toBe(schedule);
  expect(past.getState().schedule).toBe(pastSchedule);
  expect(notices()).toContain('As it was');
  returnToNow();
  openDialog({ name: 'addShift' });
  expect(getOpenDialog()).toEqual({ name: 'addShift' });
  closeDialog();
});

test('restores a day in one step of the live schedule that can be undone', async () => {
  await lookBeforeDeletion();
  const pastState = shownSchedule.getState().open().asOf?.pastSchedule;
  if (!pastState) throw new Error('No past schedule is shown.');
  const before = liveSchedule.getState();
  restoreAndReturnToNow(planDayRestore(before.schedule, pastState, MAYA.date), MAYA.date, 'Restored');
  expect(shownSchedule.getState().kind).toBe('live');
  expect(findShift(liveSchedule.getState().schedule.shifts, 'a')).toEqual(MAYA);
  expect(liveSchedule.getState().history.undo).toHaveLength(before.history.undo.length + 1);
  liveSchedule.undo();
  expect(findShift(liveSchedule.getState().schedule.shifts, 'a')).toBeUndefined();
});

test('refuses to show a past state that the log does not cover', async () => {
  const change = await lookBeforeDeletion();
  returnToNow();
  jest
    .spyOn(scheduleStorage, 'withDatabase')
    .mockImplementation(async (task) => task({ readUnbroken: async () => [] } as never));
  await viewAsOf(change, requestOnCalendar(), WORDS);
  expect(shownSchedule.getState().kind).toBe('live');
  expect(notices()).toContain('Nobody knows');
  jest.spyOn(scheduleStorage, 'withDatabase').mockResolvedValue(undefined);
  await viewAsOf(change, requestOnCalendar(), WORDS);
  expect(shownSchedule.getState().kind).toBe('live');
});

describe('a requested past state', () => {
  const isShown = () => shownSchedule.getState().kind === 'asOf';

  test('is shown only once the calendar is on screen', async () => {
    const change = await lookBeforeDeletion();
    returnToNow();
    const request = requestAsOf();
    const done = viewAsOf(change, request, WORDS);
    await new Promise((resolve) => setTimeout(resolve));
    expect(isShown()).toBe(false);
    request.arrive();
    await done;
    expect(isShown()).toBe(true);
  });

  test('is not shown if another one was requested since', async () => {
    const change = await lookBeforeDeletion();
    returnToNow();
    const earlier = viewAsOf(change, requestOnCalendar(), WORDS);
    const later = requestAsOf();
    await earlier;
    expect(isShown()).toBe(false);
    later.arrive();
    await viewAsOf(change, later, { ...WORDS, step: 'Later' });
    expect(shownSchedule.getState().open().asOf?.step).toBe('Later');
  });

  test('is not shown if a dialog has opened since or the user went back to now', async () => {
    const change = await lookBeforeDeletion();
    returnToNow();
    const underDialog = viewAsOf(change, requestOnCalendar(), WORDS);
    openDialog({ name: 'addShift' });
    await underDialog;
    expect(isShown()).toBe(false);
    expect(getOpenDialog()).toEqual({ name: 'addShift' });
    closeDialog();
    const given = viewAsOf(change, requestOnCalendar(), WORDS);
    returnToNow();
    await given;
    expect(isShown()).toBe(false);
  });
});
