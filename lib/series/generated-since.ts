import type { Schedule } from '@/lib/shifts/change/schedule';
import { type ChangeEntry, type ScheduleChange, shiftEntry } from '@/lib/shifts/change/schedule-change';
import { fromUtcDate } from '@/lib/time/local-date';
import { occurrencesIn } from './occurrence';
import { seriesOf } from './series';
import { isEditedSeparately } from './series-values';

/** Extends the undo of a series step: also removes future, unedited occurrences generated since the step. */
export function removeGeneratedSince(change: ScheduleChange, schedule: Schedule): ScheduleChange {
  const touched = new Set(change.entries.map(({ id }) => id));
  const today = fromUtcDate(new Date(change.at));
  const removed = change.entries.flatMap((entry): readonly ChangeEntry[] => {
    if (entry.kind !== 'template' || !entry.before) return [];
    const left = seriesOf(entry.before);
    const template = schedule.templates.get(entry.id);
    const current = template && seriesOf(template);
    if (!left || !current || current.madeUntil <= left.madeUntil) return [];
    return occurrencesIn(schedule.shifts, entry.id)
      .filter((one) => one.seriesDate > left.madeUntil && one.seriesDate >= today)
      .filter((one) => !touched.has(one.shift.id) && !isEditedSeparately(one, current.shift))
      .map(({ shift }) => shiftEntry(shift, undefined));
  });
  return removed.length > 0 ? { ...change, entries: [...change.entries, ...removed] } : change;
}
