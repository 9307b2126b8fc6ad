import { isFollower, renamesIn } from './follow-renames';
import { type ChangeEntry, invertChange, type ScheduleChange } from './schedule-change';

/** At least one step, in the order in which single undos or redos would go. */
export type Steps = readonly [ScheduleChange, ...ScheduleChange[]];

/** Combines the undos of the steps, with the same result as single undos. `at` is epoch milliseconds. */
export function combineUndo(steps: Steps, id: string, at: number): ScheduleChange {
  const entries = steps.flatMap((step) => invertChange(step, id, at).entries);
  return { id, at, entries: netEntries(entries), origin: 'undo', ...namesOf(steps) };
}

export function combineRedo(steps: Steps, id: string, at: number): ScheduleChange {
  const entries = steps.flatMap((step) => step.entries);
  return { id, at, entries: netEntries(entries), origin: 'redo', ...namesOf(steps) };
}

function namesOf([first, ...others]: Steps): Pick<ScheduleChange, 'of' | 'also'> {
  return { of: first.id, ...(others.length > 0 && { also: others.map(({ id }) => id) }) };
}

/** One entry for each record, from its state before the first entry to its state after the last. */
export function netEntries(entries: readonly ChangeEntry[]): readonly ChangeEntry[] {
  const net = new Map<string, ChangeEntry>();
  for (const entry of entries) {
    const key = `${entry.kind} ${entry.id}`;
    const earlier = net.get(key);
    net.set(key, earlier ? joined(earlier, entry) : entry);
  }
  return [...net.values()].filter(({ before, after }) => before ?? after);
}

function joined(first: ChangeEntry, last: ChangeEntry): ChangeEntry {
  const { before: _before, ...end } = last;
  // Both entries have the same kind.
  return { ...end, ...(first.before && { before: first.before }) } as ChangeEntry;
}

/**
 * Whether an undo of that step loses no later edit: no later step has changed one of its records, except by a rename,
 * which the undo follows. False if there is no such step.
 */
export function canUndoSeparately(steps: readonly ScheduleChange[], id: string): boolean {
  const at = steps.findIndex((step) => step.id === id);
  const keyOf = ({ kind, id: recordId }: ChangeEntry) => `${kind} ${recordId}`;
  const touched = new Set(steps[at]?.entries.map(keyOf));
  const takesBack = (step: ScheduleChange) => {
    const entries = step.entries.filter((entry) => touched.has(keyOf(entry)));
    if (entries.length === 0) return false;
    const renames = renamesIn([step]);
    return !entries.every((entry) => isFollower(entry, renames));
  };
  return at >= 0 && !steps.slice(at + 1).some(takesBack);
}
