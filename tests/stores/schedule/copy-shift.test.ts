import { allShifts } from '@/lib/shifts/change/schedule-index';
import type { Shift } from '@/lib/shifts/shift/shift';
import { COPY_DELAY_MS, COPY_STAGGER_MS } from '@/lib/timing';
import { checkReminders, onReminderCheck } from '@/stores/notifications/reminder-port';
import { copyShift } from '@/stores/schedule/copy-shift';
import { makeShift, openTab } from '@/tests/support/brigade';
import { day, sortedById } from '@/tests/support/records';
import { MemoryStorage } from '@/tests/support/storage/memory-storage';

const COPIES: readonly Shift[] = ['2026-11-20', '2026-11-21', '2026-11-22'].map((date, index) =>
  makeShift({ id: `copy-${index}`, date }),
);

function tabWithShift(storage = new MemoryStorage()) {
  const tab = openTab(storage);
  tab.schedule.load(tab.today);
  const shifts = () => sortedById(allShifts(tab.schedule.getState().schedule.shifts));
  return { ...tab, shifts };
}

describe('copyShift', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('adds all copies in one step after the delay, counts them one by one, and checks reminders', async () => {
    const { schedule, shifts } = tabWithShift();
    const counts: number[] = [];
    const checked = jest.fn();
    onReminderCheck(checked);
    const copying = copyShift(schedule, COPIES, (count) => counts.push(count));
    await jest.advanceTimersByTimeAsync(COPY_DELAY_MS - 1);
    expect(shifts()).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(shifts()).toEqual(COPIES);
    expect(counts).toEqual([1]);
    expect(checked).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(COPY_STAGGER_MS);
    expect(counts).toEqual([1, 2]);
    await jest.advanceTimersByTimeAsync(COPY_STAGGER_MS);
    expect(counts).toEqual([1, 2, 3]);
    const outcome = await copying;
    expect(checked.mock.calls).toEqual([[COPIES]]);
    const change = schedule.getState().history.undo.at(-1);
    expect(outcome).toEqual({ state: 'copied', change });
    schedule.undo();
    expect(shifts()).toEqual([]);
  });

  test('replays all copies when the page was closed right after the submit', () => {
    const storage = new MemoryStorage();
    void copyShift(tabWithShift(storage).schedule, COPIES, () => {});
    const next = tabWithShift(storage);
    expect(next.shifts()).toEqual(COPIES);
  });

  test('fails and checks no reminders if the copies cannot be submitted', async () => {
    const { schedule, scheduleStorage, shifts } = tabWithShift();
    const checked = jest.fn();
    onReminderCheck(checked);
    jest.spyOn(scheduleStorage, 'writeAhead').mockReturnValue(false);
    const copying = copyShift(schedule, COPIES, () => {});
    await jest.advanceTimersByTimeAsync(COPY_DELAY_MS);
    expect(await copying).toEqual({ state: 'failed' });
    expect(shifts()).toEqual([]);
    expect(checked).not.toHaveBeenCalled();
  });

  test('withdraws the copies once if they could not be stored', async () => {
    const { schedule } = tabWithShift();
    const withdraw = jest.fn();
    const copying = copyShift(
      { ...schedule, whenStored: () => Promise.resolve(false), withdraw },
      COPIES,
      () => {},
    );
    await jest.advanceTimersByTimeAsync(COPY_DELAY_MS);
    expect(withdraw).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(2 * COPY_STAGGER_MS);
    expect(await copying).toEqual({ state: 'failed' });
    expect(withdraw).toHaveBeenCalledTimes(1);
  });

  test('returns "undone" and checks no reminders when the copies are undone while counted', async () => {
    const { schedule, shifts } = tabWithShift();
    const checked = jest.fn();
    onReminderCheck(checked);
    const copying = copyShift(schedule, COPIES, () => {});
    await jest.advanceTimersByTimeAsync(COPY_DELAY_MS);
    schedule.undo();
    await jest.advanceTimersByTimeAsync(2 * COPY_STAGGER_MS);
    expect(await copying).toEqual({ state: 'undone' });
    expect(shifts()).toEqual([]);
    expect(checked).not.toHaveBeenCalled();
  });

  test('checks reminders of the remaining copies in their current state', async () => {
    const { schedule } = tabWithShift();
    const checked = jest.fn();
    onReminderCheck(checked);
    const copying = copyShift(schedule, COPIES, () => {});
    await jest.advanceTimersByTimeAsync(COPY_DELAY_MS);
    const [first = makeShift({}), , last] = COPIES;
    const moved = { ...first, date: day('2026-11-25') };
    schedule.updateShift(moved);
    schedule.deleteShift('copy-1');
    await jest.advanceTimersByTimeAsync(2 * COPY_STAGGER_MS);
    expect(await copying).toMatchObject({ state: 'copied' });
    expect(checked.mock.calls).toEqual([[[moved, last]]]);
  });

  test('does nothing in checkReminders without a listener', () => {
    expect(() => checkReminders(COPIES)).not.toThrow();
  });
});
