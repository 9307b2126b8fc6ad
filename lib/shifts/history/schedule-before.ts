import { applyChange, type Schedule } from '@/lib/shifts/change/schedule';
import {
  awaitingRepairAfter,
  type ChangeEntry,
  type ScheduleChange,
} from '@/lib/shifts/change/schedule-change';
import { NOTHING_UNPUBLISHED } from '@/lib/shifts/publication/publication';
import type { ShiftAwaitingRepair } from '@/lib/shifts/shift/shift';

/** The schedule, and the stored shifts that await repair. */
export interface FullSchedule {
  readonly schedule: Schedule;
  readonly awaitingRepair: readonly ShiftAwaitingRepair[];
}

/**
 * Rebuilds the schedule before that change from `logged`, the unbroken end of the log. The result has no
 * publication, because the log does not keep replaced publications. Undefined if the change is not in the log
 * or has no entries, or if a record's last state is older than the log.
 */
export function scheduleBefore(
  now: FullSchedule,
  logged: readonly ScheduleChange[],
  changeId: string,
): FullSchedule | undefined {
  const position = logged.findIndex(({ id }) => id === changeId);
  if (!logged[position]?.entries.length) return undefined;
  const recordsBefore = new Map<string, ChangeEntry>();
  for (const { entries } of logged.slice(0, position)) {
    for (const entry of recordsIn(entries)) recordsBefore.set(keyOf(entry), entry);
  }
  for (const { entries, of } of logged.slice(position)) {
    for (const entry of recordsIn(entries)) {
      if (recordsBefore.has(keyOf(entry))) continue;
      // An undo of one step among several stores that step's result, not the state before the undo.
      if (of !== undefined) return undefined;
      recordsBefore.set(keyOf(entry), asBefore(entry));
    }
  }
  const entries = [...recordsBefore.values()];
  const unpublished = { ...now.schedule, publication: undefined, unpublished: NOTHING_UNPUBLISHED };
  return {
    schedule: applyChange(unpublished, { entries }),
    awaitingRepair: awaitingRepairAfter(now.awaitingRepair, { entries }),
  };
}

function recordsIn(entries: readonly ChangeEntry[]): readonly ChangeEntry[] {
  return entries.filter(({ kind }) => kind !== 'publication');
}

function keyOf({ kind, id }: ChangeEntry): string {
  return `${kind} ${id}`;
}

/** An entry that restores the record to its state before the given entry. */
function asBefore({ kind, id, before }: ChangeEntry): ChangeEntry {
  // Both sides have the same kind and id.
  return { kind, id, ...(before && { after: before }) } as ChangeEntry;
}
