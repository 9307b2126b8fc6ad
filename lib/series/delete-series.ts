import type { Schedule } from '@/lib/shifts/change/schedule';
import { type ChangeEntry, shiftEntry, templateEntry } from '@/lib/shifts/change/schedule-change';
import type { Shift } from '@/lib/shifts/shift/shift';
import { addDays } from '@/lib/time/local-date';
import { findSeries, occurrenceOf } from './occurrence';
import { withSeries } from './series';

export const SERIES_SCOPES = ['this', 'following', 'all'] as const;

export type SeriesScope = (typeof SERIES_SCOPES)[number];

/** Removes the occurrences in the scope. Ends the series the day before, or removes a series left empty. */
export function deleteOccurrenceEntries(
  schedule: Schedule,
  shift: Shift,
  scope: SeriesScope,
): readonly ChangeEntry[] {
  const found = scope === 'this' ? undefined : findSeries(schedule, shift);
  const at = occurrenceOf(shift)?.seriesDate;
  if (!found || !at) return [shiftEntry(shift, undefined)];
  const { template, series, occurrences } = found;
  const gone = occurrences.filter(({ seriesDate }) => scope === 'all' || seriesDate >= at);
  const isEmpty = gone.length === occurrences.length;
  const ended = withSeries(template, { ...series, rule: { ...series.rule, until: addDays(at, -1) } });
  const others = gone.filter((one) => one.shift.id !== shift.id);
  return [
    shiftEntry(shift, undefined),
    ...others.map((one) => shiftEntry(one.shift, undefined)),
    templateEntry(template, isEmpty ? undefined : ended),
  ];
}
