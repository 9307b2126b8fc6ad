/** @jest-environment jsdom */

import type { Formats } from '@/lib/i18n/formats';
import { historyAfter } from '@/lib/shifts/change/history';
import { invertChange, type ScheduleChange, shiftEntry } from '@/lib/shifts/change/schedule-change';
import type { Shift } from '@/lib/shifts/shift/shift';
import { notificationsStore } from '@/stores/app/notifications-store';
import { liveSchedule, scheduleStorage } from '@/stores/app/schedule-store';
import { savedAfter } from '@/stores/browser-storage/keys/saved-schedule';
import { announce } from '@/stores/notifications/announce';
import { announceOrWithdraw } from '@/stores/notifications/announce-or-withdraw';
import { onReminderCheck } from '@/stores/notifications/reminder-port';
import { redoStep, undoStep } from '@/stores/schedule/steps';
import { openSchedule } from '@/tests/support/app-schedule';
import { makeShift } from '@/tests/support/brigade';

const ADDED = makeShift({ id: 'added' });
const NOTICE = { category: 'shifts', act: 'shiftSaved', words: { message: 'added' } } as const;
const GONE = { ...NOTICE, gone: 'gone' };
const FAILURE = { message: 'failed', detail: 'why', category: 'general', act: 'dataNotSaved' } as const;

const notices = () => notificationsStore.getState().toasts;
const change = (shift: Shift): ScheduleChange | undefined =>
  liveSchedule.commit([shiftEntry(undefined, shift)]);

beforeEach(() => {
  openSchedule([]);
  notificationsStore.setState({ notifications: [], toasts: [] });
  jest.spyOn(liveSchedule, 'whenStored').mockResolvedValue(true);
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('announces nothing and waits for nothing without a change', async () => {
  expect(await announce(liveSchedule, undefined, NOTICE)).toBe(false);
  expect(notices()).toEqual([]);
  expect(liveSchedule.whenStored).not.toHaveBeenCalled();
});

test('names the announced change for Undo, also after later steps', async () => {
  const announced = change(ADDED);
  const later = change(makeShift({ id: 'later' }));
  expect(await announce(liveSchedule, announced, NOTICE)).toBe(true);
  expect(liveSchedule.whenStored).toHaveBeenCalledWith(announced);
  expect(liveSchedule.getState().history.undo.at(-1)).toBe(later);
  expect(notices()).toMatchObject([
    { message: 'added', type: 'success', category: 'shifts', changeId: announced?.id },
  ]);
});

test('names no change without Undo', async () => {
  await announce(liveSchedule, change(ADDED), { ...NOTICE, canUndo: false });
  expect(notices()).toMatchObject([{ message: 'added' }]);
  expect(notices()[0]).not.toHaveProperty('changeId');
});

test('makes no words, toast or reminder check until the change is stored', async () => {
  const check = jest.fn();
  const words = jest.fn(() => ({ message: 'added' }));
  onReminderCheck(check);
  let store: (isStored: boolean) => void = () => {};
  jest.spyOn(liveSchedule, 'whenStored').mockReturnValue(
    new Promise((resolve) => {
      store = resolve;
    }),
  );
  const announced = announce(liveSchedule, change(ADDED), { ...NOTICE, words, reminders: [ADDED] });
  await Promise.resolve();
  expect([words.mock.calls, check.mock.calls, notices()]).toEqual([[], [], []]);
  store(true);
  await announced;
  expect(check.mock.calls).toEqual([[[ADDED]]]);
  expect(notices()).toHaveLength(1);
});

test('checks no reminders for a shift of a week template', async () => {
  const check = jest.fn();
  onReminderCheck(check);
  const week = { ...liveSchedule, editedWeek: { templateId: 'w', asFormats: (formats: Formats) => formats } };
  expect(await announce(week, change(ADDED), { ...GONE, reminders: [ADDED] })).toBe(true);
  expect(check).not.toHaveBeenCalled();
});

test('announces nothing if the change could not be stored', async () => {
  const check = jest.fn();
  onReminderCheck(check);
  jest.spyOn(liveSchedule, 'whenStored').mockResolvedValue(false);
  expect(await announce(liveSchedule, change(ADDED), { ...GONE, reminders: [ADDED] })).toBe(false);
  expect(notices()).toEqual([]);
  expect(check).not.toHaveBeenCalled();
});

test('announces that a record is gone, without Undo', async () => {
  change(ADDED);
  expect(await announce(liveSchedule, undefined, GONE)).toBe(false);
  expect(notices()).toMatchObject([{ message: 'gone', type: 'info', category: 'shifts' }]);
  expect(notices()[0]).not.toHaveProperty('changeId');
});

test('announces nothing when the data is read-only', async () => {
  jest.spyOn(scheduleStorage, 'canEdit').mockReturnValue(false);
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const { addShift, commit, publish } = liveSchedule;
  const done = [addShift(ADDED), commit([shiftEntry(undefined, ADDED)]), publish()];
  expect(done).toEqual([undefined, undefined, undefined]);
  expect(liveSchedule.getState().schedule.shifts.shiftCount).toBe(0);
  await announce(liveSchedule, done[0], GONE);
  expect(notices()).toEqual([]);
});

describe('a toast about shifts', () => {
  const toasts = () => notificationsStore.getState().toasts;
  const maya = (id: string, date: string, employeeName = 'Maya Lindqvist') =>
    makeShift({ id, employeeName, date, times: ['09:00', '17:00'] });
  const commit = (...shifts: readonly Shift[]) =>
    liveSchedule.commit(shifts.map((shift) => shiftEntry(undefined, shift)));

  beforeEach(() => notificationsStore.clearAll());

  test.each<[string, readonly Shift[]]>([
    ['Maya Lindqvist, Tue Dec 1, 9:00 AM - 5:00 PM', [maya('a', '2026-12-01')]],
    ['Maya Lindqvist, Dec 1 - Dec 4', [maya('a', '2026-12-04'), maya('b', '2026-12-01')]],
    ['Tue Dec 1', [maya('a', '2026-12-01'), maya('b', '2026-12-01', 'Theo Brandt')]],
    ['Dec 31 - Jan 1', [maya('a', '2027-01-01'), maya('b', '2026-12-31', 'Theo Brandt')]],
  ])('names the employee and the date range: %s', async (detail, shifts) => {
    await announce(liveSchedule, commit(...shifts), NOTICE);
    expect(notices()).toMatchObject([{ message: 'added', detail }]);
  });

  test('keeps its own detail, and has none in another category', async () => {
    await announce(liveSchedule, change(ADDED), { ...NOTICE, words: { message: 'added', detail: 'own' } });
    await announce(liveSchedule, change(maya('a', '2026-12-01')), { ...NOTICE, category: 'general' });
    expect(notices().map(({ detail }) => detail)).toEqual(['own', '']);
  });

  test('links to its shifts, the first day first, and is not stored in the list', async () => {
    const made = commit(maya('late', '2026-12-04'), maya('early', '2026-12-01'));
    await announce(liveSchedule, made, { ...NOTICE, canUndo: false });
    expect(toasts()).toMatchObject([
      { reports: made?.id, saved: { shiftId: 'early', dates: ['2026-12-01', '2026-12-04'] } },
    ]);
    expect(notificationsStore.getState().notifications).toEqual([]);
  });

  test('has no link after a deletion', async () => {
    change(ADDED);
    await announce(liveSchedule, liveSchedule.deleteShift(ADDED.id), NOTICE);
    expect(toasts()[0]).not.toHaveProperty('saved');
  });

  test('has no link in another category', async () => {
    await announce(liveSchedule, commit(maya('a', '2026-12-01')), { ...NOTICE, category: 'general' });
    expect(toasts()[0]).not.toHaveProperty('saved');
  });

  test('is removed when its change is undone, with or without Undo, while others stay', async () => {
    await announce(liveSchedule, change(maya('a', '2026-12-01')), { ...NOTICE, words: { message: 'first' } });
    await announce(liveSchedule, change(ADDED), { ...NOTICE, canUndo: false });
    undoStep(liveSchedule);
    expect(toasts().map(({ message }) => message)).toEqual(['first']);
    expect(notices().map(({ message }) => message)).toEqual(['first']);
    undoStep(liveSchedule);
    expect(toasts()).toEqual([]);
  });
});

describe('an undone change', () => {
  test('is announced after a redo, but not if undone before the change was stored', async () => {
    let store: (isStored: boolean) => void = () => {};
    const pending = () =>
      jest.spyOn(liveSchedule, 'whenStored').mockReturnValue(
        new Promise((resolve) => {
          store = resolve;
        }),
      );
    pending();
    const undone = announce(liveSchedule, change(ADDED), NOTICE);
    undoStep(liveSchedule);
    // Nothing is left to redo, but the change was undone.
    change(makeShift({ id: 'later' }));
    store(true);
    expect(await undone).toBe(true);
    expect(notices()).toEqual([]);
    pending();
    const redone = announce(liveSchedule, change(makeShift({ id: 'redone' })), NOTICE);
    undoStep(liveSchedule);
    redoStep(liveSchedule);
    store(true);
    await redone;
    expect(notices()).toHaveLength(1);
  });

  test('loses its toast when undone in another tab', async () => {
    const added = change(ADDED);
    await announce(liveSchedule, added, NOTICE);
    if (!added) throw new Error('Nothing was added.');
    const theirs = invertChange(added, 'theirs', 1);
    const { history, ...shown } = liveSchedule.getState();
    liveSchedule.show({ ...shown, ...savedAfter(shown, theirs), history: historyAfter(history, theirs) }, [
      { source: 'elsewhere', changes: [theirs] },
    ]);
    expect(notices()).toEqual([]);
  });
});

describe('announceOrWithdraw', () => {
  test('announces a stored change and does not withdraw it', async () => {
    const withdraw = jest.spyOn(liveSchedule, 'withdraw');
    expect(await announceOrWithdraw(liveSchedule, change(ADDED), NOTICE, FAILURE)).toBe(true);
    expect(notices()).toMatchObject([{ message: 'added', category: 'shifts' }]);
    expect(withdraw).not.toHaveBeenCalled();
  });

  test('withdraws a refused change and announces the failure', async () => {
    jest.spyOn(liveSchedule, 'whenStored').mockResolvedValue(false);
    const withdraw = jest.spyOn(liveSchedule, 'withdraw').mockImplementation(() => {});
    const refused = change(ADDED);
    expect(await announceOrWithdraw(liveSchedule, refused, NOTICE, FAILURE)).toBe(false);
    expect(withdraw).toHaveBeenCalledWith(refused);
    expect(notices()).toMatchObject([
      { message: 'failed', detail: 'why', type: 'error', category: 'general' },
    ]);
  });

  test('announces a failure if there is no change', async () => {
    const withdraw = jest.spyOn(liveSchedule, 'withdraw');
    expect(await announceOrWithdraw(liveSchedule, undefined, NOTICE, FAILURE)).toBe(false);
    expect(withdraw).not.toHaveBeenCalled();
    expect(notices()).toMatchObject([{ message: 'failed' }]);
  });
});
