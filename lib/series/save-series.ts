import type { Schedule } from '@/lib/shifts/change/schedule';
import { type ChangeEntry, shiftEntry } from '@/lib/shifts/change/schedule-change';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';
import { type ChosenRule, createSeriesEntries } from './create-series';
import type { SeriesScope } from './delete-series';
import { editOccurrenceEntries, stopRepeatingEntries } from './edit-series';
import { templateOfShift } from './occurrence';

/** `same` keeps the rule, `none` ends the repetition. */
export type Repeating = 'same' | 'none' | ChosenRule;

export interface SavedShift {
  readonly schedule: Schedule;
  readonly before: Shift | undefined;
  readonly after: Shift;
  readonly repeating: Repeating;
  readonly scope: SeriesScope;
  readonly today: LocalDate;
  readonly newId: () => string;
}

/** The shift's entry comes first. */
export function savedShiftEntries(saved: SavedShift): readonly ChangeEntry[] {
  const { schedule, before, after, repeating, scope, today, newId } = saved;
  if (before && templateOfShift(schedule, before)) {
    if (repeating === 'none') return stopRepeatingEntries(schedule, before, after);
    const rule = repeating === 'same' ? undefined : repeating;
    return editOccurrenceEntries({ schedule, before, after, scope, rule, today, newId });
  }
  if (typeof repeating === 'string') return [shiftEntry(before, after)];
  return createSeriesEntries({ schedule, shift: after, rule: repeating, today, seriesId: newId() });
}
