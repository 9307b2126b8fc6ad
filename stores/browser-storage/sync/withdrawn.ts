import { isSameData } from '@/lib/saved-data/records/same-data';
import type { History } from '@/lib/shifts/change/history';
import { type ChangeEntry, invertChange, type ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { findShift } from '@/lib/shifts/change/schedule-index';
import { publicationNow } from '@/lib/shifts/publication/publication';
import type { SavedSchedule } from '@/stores/browser-storage/keys/saved-schedule';

/** The change that takes back what is stored of a withdrawn one; undefined if nothing of it is. */
export function withdrawn(change: ScheduleChange, stored: SavedSchedule): ScheduleChange | undefined {
  const entries = change.entries.filter((entry) => isSameData(storedAt(stored, entry), entry.after));
  if (entries.length === 0) return undefined;
  return invertChange({ ...change, entries }, `withdrawn-${change.id}`, change.at);
}

/** The history as if that step had never been made. */
export function withoutStep({ undo, redo }: History, changeId: string): History {
  const without = (steps: readonly ScheduleChange[]) => steps.filter(({ id }) => id !== changeId);
  return { undo: without(undo), redo: without(redo) };
}

function storedAt({ schedule, awaitingRepair }: SavedSchedule, { kind, id }: ChangeEntry): unknown {
  switch (kind) {
    case 'shift':
      return findShift(schedule.shifts, id);
    case 'employee':
      return schedule.employees.get(id);
    case 'template':
      return schedule.templates.get(id);
    case 'day':
      return schedule.days.get(id);
    case 'request':
      return schedule.requests.get(id);
    case 'undated':
      return awaitingRepair.find((shift) => shift.id === id);
    case 'publication':
      return publicationNow(schedule);
  }
}
