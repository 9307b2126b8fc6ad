import { applyChange, type Schedule } from '@/lib/shifts/change/schedule';
import {
  awaitingRepairAfter,
  type ChangeEntry,
  type ScheduleChange,
} from '@/lib/shifts/change/schedule-change';
import { NOTHING_UNPUBLISHED } from '@/lib/shifts/publication/publication';
import type { ShiftAwaitingRepair } from '@/lib/shifts/shift/shift';

/** The whole schedule at one moment, with the shifts awaiting repair. */
export interface WholeSchedule {
  readonly schedule: Schedule;
  readonly awaitingRepair: readonly ShiftAwaitingRepair[];
}

/**
 * The schedule as it was just before the change of that id. `now` is the schedule as it stands, and `logged` the unbroken
 * end of the log, undos, redos, imports and publications included. What was published then is not part of it: the log
 * does not keep what a publication replaced, so it comes without one. Undefined where it cannot be known: the change is
 * not in the log, it says nothing of what it changed, or a record's last state before it is older than the log.
 */
export function scheduleBefore(
  now: WholeSchedule,
  logged: readonly ScheduleChange[],
  changeId: string,
): WholeSchedule | undefined {
  const position = logged.findIndex(({ id }) => id === changeId);
  if (!logged[position]?.entries.length) return undefined;
  const then = new Map<string, ChangeEntry>();
  for (const { entries } of logged.slice(0, position)) {
    for (const entry of recordsIn(entries)) then.set(keyOf(entry), entry);
  }
  for (const { entries, of } of logged.slice(position)) {
    for (const entry of recordsIn(entries)) {
      if (then.has(keyOf(entry))) continue;
      // An undo of one step among several names what that step left, not what is there by then.
      if (of !== undefined) return undefined;
      then.set(keyOf(entry), asBefore(entry));
    }
  }
  const entries = [...then.values()];
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

/** An entry that puts the record as it was before the given one. */
function asBefore({ kind, id, before }: ChangeEntry): ChangeEntry {
  // The side of one kind and id.
  return { kind, id, ...(before && { after: before }) } as ChangeEntry;
}
