import { isSameData, isSameList } from '@/lib/saved-data/records/same-data';
import type { ChangeEntry, ScheduleChange } from '@/lib/shifts/change/schedule-change';
import type { FullSchedule } from '@/lib/shifts/history/schedule-before';
import { mergeEntry } from './merge-entry';
import { recordIn } from './merge-state';

/**
 * Merges a change that waited since its submission with the current records. Field groups that only newer edits changed
 * keep the newer values. Returns the same change if nothing differs.
 */
export function mergeSubmitted(change: ScheduleChange, full: FullSchedule): ScheduleChange {
  const keys = new Set(change.entries.map(({ kind, id }) => `${kind} ${id}`));
  // If a change has one record twice, the second entry applies to the result of the first.
  if (keys.size < change.entries.length) return change;
  const step = {
    change: { ...change, device: '', n: 0, clock: change.at },
    conflicts: [],
    writers: new Map(),
  };
  const entries = change.entries.flatMap((entry): readonly ChangeEntry[] => {
    if (entry.kind === 'publication') return [entry];
    const now = recordIn(full, entry.kind, entry.id);
    // Another tab may have stored the entry from the journal already.
    const isAsKnown = isSameData(now, entry.before) || isSameData(now, entry.after);
    return isAsKnown ? [entry] : [mergeEntry(entry, now, step) ?? []].flat();
  });
  return isSameList(entries, change.entries) ? change : { ...change, entries };
}
