import { isSameData } from '@/lib/saved-data/records/same-data';
import type { History } from '@/lib/shifts/change/history';
import { recordAt } from '@/lib/shifts/change/record-at';
import { invertChange, type ScheduleChange } from '@/lib/shifts/change/schedule-change';
import type { SavedSchedule } from '@/stores/browser-storage/keys/saved-schedule';

/** The change that takes back what is stored of a withdrawn one; undefined if nothing of it is. */
export function withdrawn(change: ScheduleChange, stored: SavedSchedule): ScheduleChange | undefined {
  const entries = change.entries.filter((entry) =>
    isSameData(recordAt(stored, entry.kind, entry.id), entry.after),
  );
  if (entries.length === 0) return undefined;
  return invertChange({ ...change, entries }, `withdrawn-${change.id}`, change.at);
}

/** The history as if that step had never been made. */
export function withoutStep({ undo, redo }: History, changeId: string): History {
  const without = (steps: readonly ScheduleChange[]) => steps.filter(({ id }) => id !== changeId);
  return { undo: without(undo), redo: without(redo) };
}
