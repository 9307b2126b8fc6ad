import { allShifts, shiftsOn } from '@/lib/shifts/schedule-index';
import type { Shift } from '@/lib/shifts/shift';
import { COPY_DELAY_MS, COPY_STAGGER_MS } from '@/lib/timing';
import { copyShift } from '@/stores/copy-shift';
import { checkReminders, setReminderCheck } from '@/stores/reminder-port';
import { makeShift, openTab } from '@/tests/support/brigade';
import { MemoryStorage } from '@/tests/support/memory-storage';
import { day, sortedById } from '@/tests/support/records';

const COPIES: readonly Shift[] = ['2026-11-20', '2026-11-21', '2026-11-22'].map((date, index) =>
  makeShift({ id: `copy-${index}`, date }),
);

function tabWithShift(storage = new MemoryStorage()) {
  const tab = openTab(storage);
  tab.schedule.load(tab.today);
  const shifts = () => sortedById(allShifts(tab.schedule.getState().schedule.shifts));
  return { ...tab, shifts };
}

describe('copying a shift', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
    setReminderCheck(() => {});
  });

  test('waits, puts all copies in as one step, counts them one by one, and has them checked', async () => {
    const { schedule, shifts } = tabWithShift();
    const counts: number[] = [];
    const checked = jest.fn();
    setReminderCheck(checked);
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
    const change = await copying;
    expect(checked.mock.calls).toEqual([[COPIES]]);
    expect(schedule.getState().history.undo.at(-1)?.id).toBe(change?.id);
    schedule.undo();
    expect(shifts()).toEqual([]);
  });

  test('a page closed right after the submit finds every copy at its next start', () => {
    const storage = new MemoryStorage();
    void copyShift(tabWithShift(storage).schedule, COPIES, () => {});
    const next = tabWithShift(storage);
    expect(next.shifts()).toEqual(COPIES);
  });

  test('what cannot be stored is no copy, and nothing is checked', async () => {
    const { schedule, scheduleStorage, shifts } = tabWithShift();
    const checked = jest.fn();
    setReminderCheck(checked);
    jest.spyOn(scheduleStorage, 'writeAhead').mockReturnValue(false);
    const copying = copyShift(schedule, COPIES, () => {});
    await jest.advanceTimersByTimeAsync(COPY_DELAY_MS);
    expect(await copying).toBeUndefined();
    expect(shifts()).toEqual([]);
    expect(checked).not.toHaveBeenCalled();
  });

  test('a change that the disk refuses afterwards is taken out again', async () => {
    const { schedule } = tabWithShift();
    const withdraw = jest.fn();
    const copying = copyShift(
      { ...schedule, whenStored: () => Promise.resolve(false), withdraw },
      COPIES,
      () => {},
    );
    await jest.advanceTimersByTimeAsync(COPY_DELAY_MS + 2 * COPY_STAGGER_MS);
    expect(await copying).toBeUndefined();
    expect(withdraw).toHaveBeenCalledTimes(1);
  });

  test('without anybody who checks, nothing happens', () => {
    expect(() => checkReminders(COPIES)).not.toThrow();
    expect(shiftsOn(tabWithShift().schedule.getState().schedule.shifts, day('2026-11-20'))).toEqual([]);
  });
});
