import { addDays, type LocalDate } from '@/lib/time/local-date';
import type { PublicationFigures } from './publication-figures';

/** What of a publication still has to reach the team. */
export interface HandOn {
  /** The publication, by its epoch milliseconds. */
  readonly at: number;
  /** The first days of the weeks to hand on, in order; none once everything is handed on. */
  readonly weeks: readonly LocalDate[];
}

/**
 * What is to be handed on after a publication: its weeks, and those that an earlier one left. Weeks that are over need
 * nobody's attention, unless nothing else was published.
 */
export function handOnAfter(
  before: HandOn | null,
  { weeks }: Pick<PublicationFigures, 'weeks'>,
  { at, today }: { readonly at: number; readonly today: LocalDate },
): HandOn {
  const all = new Set([...(before?.weeks ?? []), ...weeks.map(({ firstDay }) => firstDay)]);
  const coming = [...all].filter((firstDay) => addDays(firstDay, 6) >= today);
  return { at, weeks: (coming.length > 0 ? coming : [...all]).sort() };
}

/** The same without a week that everybody has got; the same object if it was not to be handed on. */
export function withHandedOn(handOn: HandOn, firstDay: LocalDate): HandOn {
  if (!handOn.weeks.includes(firstDay)) return handOn;
  return { ...handOn, weeks: handOn.weeks.filter((week) => week !== firstDay) };
}
