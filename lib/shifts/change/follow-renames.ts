import { nameKey } from '@/lib/employees/employee';
import { withNewNamesBefore } from '@/lib/shifts/publication/publication';
import type { ChangeEntry, ScheduleChange } from './schedule-change';

/** From the key of an old name to the new name. */
export type Renames = ReadonlyMap<string, string>;

/** Collects the employee renames in order; a name renamed twice maps to the last. */
export function renamesIn(changes: readonly Pick<ScheduleChange, 'entries'>[]): Renames {
  const renames = new Map<string, string>();
  for (const { entries } of changes) {
    for (const entry of entries) {
      if (entry.kind !== 'employee' || !entry.after) continue;
      // From here on, the old name belongs to the newly added employee.
      if (!entry.before) {
        renames.delete(nameKey(entry.after.name));
        continue;
      }
      const [from, to] = [nameKey(entry.before.name), entry.after.name];
      if (from === nameKey(to)) continue;
      for (const [older, name] of renames) if (nameKey(name) === from) renames.set(older, to);
      renames.set(from, to);
      renames.delete(nameKey(to));
    }
  }
  return renames;
}

/** Applies the renames, also to a publication's earlier shifts. Same object if nothing changes. */
export function followRenames(change: ScheduleChange, renames: Renames): ScheduleChange {
  if (renames.size === 0) return change;
  const follow = (entry: ChangeEntry): ChangeEntry => {
    if (entry.kind === 'shift' && entry.after) {
      const name = renames.get(nameKey(entry.after.employeeName));
      return name === undefined ? entry : { ...entry, after: { ...entry.after, employeeName: name } };
    }
    if (entry.kind === 'template' && entry.after) {
      const name = renames.get(nameKey(entry.after.employeeName));
      return name === undefined ? entry : { ...entry, after: { ...entry.after, employeeName: name } };
    }
    if (entry.kind === 'publication' && entry.after) {
      const after = withNewNamesBefore(entry.after, renames);
      return after === entry.after ? entry : { ...entry, after };
    }
    return entry;
  };
  const entries = change.entries.map(follow);
  return entries.every((entry, index) => entry === change.entries[index]) ? change : { ...change, entries };
}
