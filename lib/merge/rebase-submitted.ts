import { recordAt } from '@/lib/shifts/change/record-at';
import type { ChangeEntry, ScheduleChange } from '@/lib/shifts/change/schedule-change';
import type { WholeSchedule } from '@/lib/shifts/history/schedule-before';
import { editRecord } from './merge-form';

/**
 * The change onto the records as they are now: a field that was edited while the change waited keeps that edit, unless
 * the change edits its group too. Removed records come back.
 */
export function rebaseSubmitted(change: ScheduleChange, now: WholeSchedule): ScheduleChange {
  const entries = change.entries.map((entry) => rebasedEntry(entry, now));
  return entries.every((entry, index) => entry === change.entries[index]) ? change : { ...change, entries };
}

function rebasedEntry(entry: ChangeEntry, now: WholeSchedule): ChangeEntry {
  const { kind, id, before, after } = entry;
  if (kind === 'publication' || !before || !after) return entry;
  const current = recordAt(now, kind, id);
  if (!current || current === before) return entry;
  const merged = editRecord<object>(kind, current, { made: after, untouched: before });
  // Still the same kind and id.
  return { kind, id, before: current, after: merged } as ChangeEntry;
}
