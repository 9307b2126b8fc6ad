import { isSameData } from '@/lib/saved-data/records/same-data';
import type { Schedule } from '@/lib/shifts/change/schedule';
import {
  awaitingRepairEntry,
  type ChangeEntry,
  dayEntry,
  employeeEntry,
  publicationEntry,
  requestEntry,
  settingEntry,
  shiftEntry,
  templateEntry,
} from '@/lib/shifts/change/schedule-change';
import { allShifts, findShift } from '@/lib/shifts/change/schedule-index';
import { publicationNow } from '@/lib/shifts/publication/publication';
import type { ShiftAwaitingRepair } from '@/lib/shifts/shift/shift';

interface Saved {
  readonly schedule: Schedule;
  readonly awaitingRepair: readonly ShiftAwaitingRepair[];
}

/**
 * The entries that merge `found` into `current` by id. Adds new records, and changes different records unless
 * `takes` is `missing`. Removes neither records nor fields: an absent field may be unknown to the writer.
 */
export function importEntries(
  current: Saved,
  found: Saved,
  takes: 'all' | 'missing',
): readonly ChangeEntry[] {
  const isWanted = (before: object | undefined, after: object) =>
    before === undefined || (takes === 'all' && !isSameData(before, after));
  const entries: ChangeEntry[] = [];
  const unrepaired = new Map(current.awaitingRepair.map((shift) => [shift.id, shift]));
  for (const shift of allShifts(found.schedule.shifts)) {
    const before = findShift(current.schedule.shifts, shift.id);
    const after = { ...before, ...shift };
    if (isWanted(before, after)) entries.push(shiftEntry(before, after));
    // The shift was repaired by hand.
    const repaired = unrepaired.get(shift.id);
    if (repaired) entries.push(awaitingRepairEntry(repaired, undefined));
  }
  for (const employee of found.schedule.employees.values()) {
    const before = current.schedule.employees.get(employee.id);
    const after = { ...before, ...employee };
    if (isWanted(before, after)) entries.push(employeeEntry(before, after));
  }
  for (const template of found.schedule.templates.values()) {
    const before = current.schedule.templates.get(template.id);
    const after = { ...before, ...template };
    if (isWanted(before, after)) entries.push(templateEntry(before, after));
  }
  for (const day of found.schedule.days.values()) {
    const before = current.schedule.days.get(day.id);
    const after = { ...before, ...day };
    if (isWanted(before, after)) entries.push(dayEntry(before, after));
  }
  for (const request of found.schedule.requests.values()) {
    const before = current.schedule.requests.get(request.id);
    const after = { ...before, ...request };
    if (isWanted(before, after)) entries.push(requestEntry(before, after));
  }
  for (const setting of found.schedule.settings.values()) {
    const before = current.schedule.settings.get(setting.id);
    const after = { ...before, ...setting };
    if (isWanted(before, after)) entries.push(settingEntry(before, after));
  }
  for (const shift of found.awaitingRepair) {
    const before = unrepaired.get(shift.id);
    const isRepaired = findShift(current.schedule.shifts, shift.id) !== undefined;
    if (!isRepaired && isWanted(before, shift)) entries.push(awaitingRepairEntry(before, shift));
  }
  const published = publicationNow(found.schedule);
  // The publication is last, because it lists the changes since publication, including these entries.
  if (published && published.at > (current.schedule.publication?.at ?? 0)) {
    entries.push(publicationEntry(publicationNow(current.schedule), published));
  }
  return entries;
}
