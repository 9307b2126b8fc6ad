import { addDays, type LocalDate } from '@/lib/time/local-date';
import type { PublicationFigures } from './publication-figures';

export interface WeeksToShare {
  /** Identifies the publication, in epoch milliseconds. */
  readonly at: number;
  /** First days of the weeks still to share with the team, in order; empty when done. */
  readonly weeks: readonly LocalDate[];
}

/**
 * The weeks to share: the published weeks, and weeks left from earlier publications. Skips past weeks unless
 * all are past.
 */
export function weeksToShareAfter(
  before: WeeksToShare | null,
  { weeks }: Pick<PublicationFigures, 'weeks'>,
  { at, today }: { readonly at: number; readonly today: LocalDate },
): WeeksToShare {
  const all = new Set([...(before?.weeks ?? []), ...weeks.map(({ firstDay }) => firstDay)]);
  const coming = [...all].filter((firstDay) => addDays(firstDay, 6) >= today);
  return { at, weeks: (coming.length > 0 ? coming : [...all]).sort() };
}

/** Removes a shared week; the same object if the week was not listed. */
export function withoutWeek(send: WeeksToShare, firstDay: LocalDate): WeeksToShare {
  if (!send.weeks.includes(firstDay)) return send;
  return { ...send, weeks: send.weeks.filter((week) => week !== firstDay) };
}
