import type { Schedule } from '@/lib/shifts/change/schedule';
import { type ChangeEntry, shiftEntry } from '@/lib/shifts/change/schedule-change';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';
import { type ChosenRule, createSeriesEntries } from './create-series';
import type { SeriesScope } from './delete-series';
import { editOccurrenceEntries, stopRepeatingEntries } from './edit-series';
import { templateOfShift } from './occurrence';

/** What becomes of the repeating: as it is, none from here on, or that rule. */
export type Repeating = 'same' | 'none' | ChosenRule;

/** A shift as the form saves it. */
export interface SavedShift {
  readonly schedule: Schedule;
  readonly before: Shift | undefined;
  readonly after: Shift;
  readonly repeating: Repeating;
  /** Which of the occurrences it concerns, if it is one. */
  readonly scope: SeriesScope;
  readonly today: LocalDate;
  readonly newId: () => string;
}

/** The entries that save the shift, the shift itself first: alone, as an occurrence, or as the first of a new series. */
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
