/** @jest-environment jsdom */
import { shiftEntry } from '@/lib/shifts/change/schedule-change';
import { findShift } from '@/lib/shifts/change/schedule-index';
import { putDayBack } from '@/lib/shifts/history/put-back';
import { notificationsStore } from '@/stores/app/notifications-store';
import { houseStore, scheduleStorage, scheduleStore } from '@/stores/app/schedule-store';
import { backToNow, lookBack, putBackNow } from '@/stores/look-back/look-back';
import { lookedBackStore, seekMoment } from '@/stores/look-back/looked-back';
import { loadLanguage } from '@/stores/preferences/save-settings';
import { draggableShift } from '@/stores/schedule/shift-drag';
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

/** Asks for a moment with the calendar on screen. */
function seekOnCalendar() {
  const sought = seekMoment();
  sought.arrive();
  return sought;
}

/** Deletes Maya's shift, and looks at what was there before it. */
async function lookBeforeDeletion() {
  const change = houseStore.commit([shiftEntry(MAYA, undefined)]);
  if (!change) throw new Error('Nothing was deleted.');
  jest
    .spyOn(scheduleStorage, 'withDatabase')
    .mockImplementation(async (task) => task({ readUnbroken: async () => [change] } as never));
  await lookBack(change, seekOnCalendar(), WORDS);
  return change;
}

beforeEach(async () => {
  openSchedule([MAYA, THEO]);
  await loadLanguage();
});
afterEach(() => {
  backToNow();
  jest.restoreAllMocks();
});

test('shows the schedule as it was, from the day that the step touched, until one goes back to now', async () => {
  await lookBeforeDeletion();
  expect(findShift(scheduleStore.getState().schedule.shifts, 'a')).toEqual(MAYA);
  expect(scheduleStore.getState().selectedDate).toBe('2026-11-19');
  expect(lookedBackStore.getState().looked).toMatchObject({ moment: WORDS.moment, step: 'Deleted' });
  expect(houseStore.getState().schedule.shifts.shiftCount).toBe(1);
  backToNow();
  expect(scheduleStore.getState().schedule).toBe(houseStore.getState().schedule);
});

test('no verb, drag or dialog changes anything there, and each attempt says why', async () => {
  await lookBeforeDeletion();
  const { schedule } = houseStore.getState();
  const then = scheduleStore.getState().schedule;
  expect(scheduleStore.commit([shiftEntry(THEO, undefined)])).toBeUndefined();
  expect(scheduleStore.submit([shiftEntry(THEO, undefined)])).toBeUndefined();
  scheduleStore.clearShifts();
  scheduleStore.publish();
  scheduleStore.undo();
  expect(draggableShift('a')).toBeUndefined();
  openDialog({ name: 'addShift' });
  expect(getOpenDialog()).toBeNull();
  openDialog({ name: 'filter' });
  expect(getOpenDialog()).toEqual({ name: 'filter' });
  closeDialog();
  expect(houseStore.getState().schedule).toBe(schedule);
  expect(scheduleStore.getState().schedule).toBe(then);
  expect(notices()).toContain('As it was');
  backToNow();
  openDialog({ name: 'addShift' });
  expect(getOpenDialog()).toEqual({ name: 'addShift' });
  closeDialog();
});

test('what is put back is one step of the present schedule, which its undo takes away', async () => {
  await lookBeforeDeletion();
  const then = lookedBackStore.getState().looked?.then;
  if (!then) throw new Error('Nothing is looked at.');
  const before = houseStore.getState();
  putBackNow(putDayBack(before.schedule, then, MAYA.date), MAYA.date, 'Restored');
  expect(lookedBackStore.getState().looked).toBeUndefined();
  expect(findShift(scheduleStore.getState().schedule.shifts, 'a')).toEqual(MAYA);
  expect(scheduleStore.getState().history.undo).toHaveLength(before.history.undo.length + 1);
  scheduleStore.undo();
  expect(findShift(houseStore.getState().schedule.shifts, 'a')).toBeUndefined();
});

test('is refused where it is not known how it was', async () => {
  const change = await lookBeforeDeletion();
  backToNow();
  jest
    .spyOn(scheduleStorage, 'withDatabase')
    .mockImplementation(async (task) => task({ readUnbroken: async () => [] } as never));
  await lookBack(change, seekOnCalendar(), WORDS);
  expect(lookedBackStore.getState().looked).toBeUndefined();
  expect(notices()).toContain('Nobody knows');
  jest.spyOn(scheduleStorage, 'withDatabase').mockResolvedValue(undefined);
  await lookBack(change, seekOnCalendar(), WORDS);
  expect(lookedBackStore.getState().looked).toBeUndefined();
  expect(scheduleStore.getState().schedule).toBe(houseStore.getState().schedule);
});

describe('what was asked for is not shown', () => {
  const isShown = () => lookedBackStore.getState().looked !== undefined;

  test('before the calendar is on screen', async () => {
    const change = await lookBeforeDeletion();
    backToNow();
    const sought = seekMoment();
    const done = lookBack(change, sought, WORDS);
    await new Promise((resolve) => setTimeout(resolve));
    expect(isShown()).toBe(false);
    sought.arrive();
    await done;
    expect(isShown()).toBe(true);
  });

  test('where another moment was asked for since', async () => {
    const change = await lookBeforeDeletion();
    backToNow();
    const earlier = lookBack(change, seekOnCalendar(), WORDS);
    const later = seekMoment();
    await earlier;
    expect(isShown()).toBe(false);
    later.arrive();
    await lookBack(change, later, { ...WORDS, step: 'Later' });
    expect(lookedBackStore.getState().looked?.step).toBe('Later');
  });

  test('where a dialog has opened since, or one went back to now', async () => {
    const change = await lookBeforeDeletion();
    backToNow();
    const underDialog = lookBack(change, seekOnCalendar(), WORDS);
    openDialog({ name: 'addShift' });
    await underDialog;
    expect(isShown()).toBe(false);
    expect(getOpenDialog()).toEqual({ name: 'addShift' });
    closeDialog();
    const given = lookBack(change, seekOnCalendar(), WORDS);
    backToNow();
    await given;
    expect(isShown()).toBe(false);
  });
});
