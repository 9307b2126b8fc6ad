import type { EmployeeDraft } from '@/lib/employees/employee';
import { allShifts, findShift } from '@/lib/shifts/change/schedule-index';
import type { Shift } from '@/lib/shifts/shift/shift';
import { DatabaseRefused } from '@/stores/browser-storage/database/schedule-database';
import { makeShift } from '@/tests/support/brigade';
import { plainWithPublication, sortedById } from '@/tests/support/records';
import type { Browser, DatabaseTab } from './database-tabs';
import { MemoryStorage } from './memory-storage';

export const ANAS = makeShift({ id: 's1', employeeName: 'Ana' });
export const BENS = makeShift({ id: 's2', employeeName: 'Ben', times: ['12:00', '20:00'] });
const ANA = { id: 'e1', name: 'Ana', role: 'Server', color: 'purple' };

/** A storage with only the keys of the specification, none of Brigade's own. */
export function foreignStorage(): MemoryStorage {
  return new MemoryStorage({ shifts: JSON.stringify([ANAS, BENS]), employees: JSON.stringify([ANA]) });
}

export const employeeDraft = (name: string, role = 'Server'): EmployeeDraft => ({
  name,
  role,
  color: 'purple',
});

export const shiftsIn = (tab: DatabaseTab): readonly Shift[] =>
  sortedById(allShifts(tab.schedule.getState().schedule.shifts));
export const shiftIdsIn = (tab: DatabaseTab) => shiftsIn(tab).map(({ id }) => id);
/** The employee of each shift, by shift id. */
export const namesIn = (tab: DatabaseTab) =>
  Object.fromEntries(shiftsIn(tab).map(({ id, employeeName }) => [id, employeeName]));
export const notesIn = (tab: DatabaseTab, id: string) =>
  findShift(tab.schedule.getState().schedule.shifts, id)?.notes;
export const teamIn = (tab: DatabaseTab) =>
  Array.from(tab.schedule.getState().schedule.employees.values(), ({ name }) => name).sort();

/** Everything the tab shows, as plain data. */
export function pageOf(tab: DatabaseTab) {
  const { schedule, awaitingRepair } = tab.schedule.getState();
  return { ...plainWithPublication(schedule), awaitingRepair: sortedById(awaitingRepair) };
}

/** The parsed localStorage value of that key. */
export const textIn = ({ storage }: Pick<Browser, 'storage'>, key: string) =>
  JSON.parse(storage.texts.get(key) ?? 'null');

/** Makes the browser refuse to open the database from now on. */
export function refuse(browser: Browser, reason: 'refused' | 'newer' = 'refused'): void {
  browser.openDatabase = () => Promise.reject(new DatabaseRefused(reason, undefined));
}
