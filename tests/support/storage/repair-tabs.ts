import { allShifts, findShift } from '@/lib/shifts/change/schedule-index';
import { openTab } from '@/tests/support/brigade';
import { MemoryStorage } from './memory-storage';

/** A storage with these records as its shifts. */
export function storageOf(...records: readonly unknown[]): MemoryStorage {
  return new MemoryStorage({ shifts: JSON.stringify(records) });
}

export function storedShifts(storage: MemoryStorage): unknown {
  return JSON.parse(storage.texts.get('shifts') ?? 'null');
}

/** A tab that has just started on that storage. */
export function loadedTab(storage: MemoryStorage) {
  const tab = openTab(storage);
  tab.schedule.load(tab.today);
  return tab;
}

export type Tab = ReturnType<typeof loadedTab>;

/** The ids of the shifts awaiting repair. */
export const waitingIn = (tab: Tab) => tab.schedule.getState().awaitingRepair.map(({ id }) => id);
export const shiftsIn = (tab: Tab) => [...allShifts(tab.schedule.getState().schedule.shifts)];
export const shiftIn = (tab: Tab, id: string) => findShift(tab.schedule.getState().schedule.shifts, id);
