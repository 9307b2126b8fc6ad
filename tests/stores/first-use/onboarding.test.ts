import type { OnboardingProgress } from '@/lib/onboarding/onboarding';
import { advance, applyProgress, goBack } from '@/lib/onboarding/onboarding-moves';
import { applyExternalValues } from '@/stores/browser-storage/persisted-values';
import { watchFirstShift } from '@/stores/first-use/first-shift';
import { createOnboardingStore } from '@/stores/first-use/onboarding';
import { makeShift, openTab } from '@/tests/support/brigade';
import { day } from '@/tests/support/records';
import { MemoryStorage } from '@/tests/support/storage/memory-storage';
import { openValues } from '@/tests/support/storage/open-values';

const getStarted = (onboarding: Parameters<typeof advance>[0], progress: OnboardingProgress) =>
  advance(onboarding, progress, true);

function openGuide(storage = new MemoryStorage(), progress = { hasEmployees: false, hasShifts: false }) {
  const values = openValues(storage);
  const store = createOnboardingStore(values, () => progress);
  const hearOtherTab = () => applyExternalValues(values, null);
  return { storage, store, hearOtherTab, shown: () => store.getState().onboarding };
}

describe('onboarding', () => {
  test('stores its steps under their keys and reads them again', () => {
    const { storage, store, shown } = openGuide();
    store.move(getStarted);
    expect(storage.getItem('brigade-onboarding-current-step')).toBe('add-employees');
    expect(storage.getItem('brigade-onboarding-completed-steps')).toBe('["welcome"]');
    expect(openGuide(storage).shown()).toEqual(shown());
    store.move(goBack);
    expect(openGuide(storage).shown().currentStep).toBe('welcome');
  });

  test('moves on from the step that another tab has stored', () => {
    const one = openGuide();
    const other = openGuide(one.storage);
    one.store.move(getStarted);
    other.store.move(getStarted);
    expect(other.shown().currentStep).toBe('create-shift');
    one.hearOtherTab();
    expect(one.shown()).toEqual(other.shown());
  });

  test('stores no step when ignored, and removes it when completed', () => {
    const { storage, store } = openGuide(new MemoryStorage(), { hasEmployees: true, hasShifts: false });
    store.move(applyProgress);
    expect(storage.getItem('brigade-onboarding-current-step')).toBeNull();
    for (let step = 0; step < 2; step += 1) store.move(getStarted);
    expect(storage.getItem('brigade-onboarding-completed')).toBe('true');
    expect(storage.getItem('brigade-onboarding-current-step')).toBeNull();
  });

  test('continues in memory if nothing can be stored', () => {
    const storage = new MemoryStorage();
    storage.failsFor = () => true;
    const { store, shown, hearOtherTab } = openGuide(storage);
    store.move(getStarted);
    store.move(getStarted);
    hearOtherTab();
    expect(shown().currentStep).toBe('create-shift');
  });
});

describe('watchFirstShift', () => {
  function watch(storage = new MemoryStorage()) {
    const tab = openTab(storage);
    tab.schedule.load(day('2026-11-19'));
    const onFirst = jest.fn();
    const whenStored = jest.fn(async () => true);
    const stop = watchFirstShift({
      values: openValues(storage),
      schedule: { ...tab.schedule, whenStored },
      onFirst,
    });
    return { ...tab, storage, onFirst, whenStored, stop };
  }
  const settle = async () => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };

  test('ignores shifts read from the database after the start', async () => {
    const { schedule, onFirst, gateway } = watch();
    const other = openTab(new MemoryStorage());
    other.schedule.load(day('2026-11-19'));
    for (const id of ['one', 'two']) other.schedule.addShift(makeShift({ id }));
    const { schedule: stored, history } = other.schedule.getState();
    schedule.setState({ schedule: stored, history });
    await settle();
    expect(onFirst).not.toHaveBeenCalled();
    expect(gateway.readValue('firstShiftAdded')).toBe(true);
  });

  test('reports the first shift once, also after all shifts were deleted', async () => {
    const { schedule, storage, onFirst } = watch();
    schedule.addShift(makeShift({ id: 'a' }));
    await settle();
    expect(onFirst).toHaveBeenCalledTimes(1);
    expect(storage.getItem('brigade-first-shift-added')).toBe('true');
    schedule.clearShifts();
    schedule.addShift(makeShift({ id: 'b' }));
    schedule.undo();
    schedule.redo();
    await settle();
    expect(onFirst).toHaveBeenCalledTimes(1);
    const again = watch(storage);
    again.schedule.clearShifts();
    again.schedule.addShift(makeShift({ id: 'c' }));
    await settle();
    expect(again.onFirst).not.toHaveBeenCalled();
  });

  test('ignores the sample’s shifts, and records shifts of several days without a report', async () => {
    const { schedule, storage, onFirst } = watch();
    schedule.addShift(makeShift({ id: 'sample-shift-00' }));
    await settle();
    expect(storage.getItem('brigade-first-shift-added')).toBeNull();
    const entries = [18, 19].map((date) => {
      const id = `on-${date}`;
      return { kind: 'shift', id, after: makeShift({ id, date: day(`2026-11-${date}`) }) } as const;
    });
    schedule.commit(entries);
    await settle();
    expect(onFirst).not.toHaveBeenCalled();
    expect(storage.getItem('brigade-first-shift-added')).toBe('true');
  });

  test('reports several shifts added at once for one person on one day', async () => {
    const { schedule, storage, onFirst } = watch();
    const entries = ['x', 'y'].map((id) => ({ kind: 'shift', id, after: makeShift({ id }) }) as const);
    schedule.commit(entries);
    await settle();
    expect(onFirst).toHaveBeenCalledTimes(1);
    expect(storage.getItem('brigade-first-shift-added')).toBe('true');
  });

  test('reports a first shift beside the sample', async () => {
    const { schedule, onFirst } = watch();
    schedule.addShift(makeShift({ id: 'sample-shift-00' }));
    schedule.addShift(makeShift({ id: 'a' }));
    await settle();
    expect(onFirst).toHaveBeenCalledTimes(1);
  });

  test('ignores a shift that could not be stored', async () => {
    const { schedule, storage, onFirst, whenStored } = watch();
    whenStored.mockResolvedValueOnce(false);
    schedule.addShift(makeShift({ id: 'a' }));
    schedule.deleteShift('a');
    await settle();
    expect(onFirst).not.toHaveBeenCalled();
    expect(storage.getItem('brigade-first-shift-added')).toBeNull();
  });

  test('records shifts found at the start without a report', async () => {
    const storage = new MemoryStorage({ shifts: JSON.stringify([makeShift({ id: 'old' })]) });
    const { onFirst } = watch(storage);
    await settle();
    expect(storage.getItem('brigade-first-shift-added')).toBe('true');
    expect(onFirst).not.toHaveBeenCalled();
  });
});
