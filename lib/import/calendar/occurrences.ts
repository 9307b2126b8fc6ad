import type ICAL from 'ical.js';
import { IMPORT_LIMITS } from '@/lib/import/file/limits';
import { type LocalDate, localDateOf } from '@/lib/time/local-date';
import { isPlainRule } from './plain-rule';

const MAX_DAYS = 366;
/** Iteration limit: more than daily for a year, plus excluded dates. */
const MAX_STEPS = 2000;
/** For a span that may begin decades after the event. */
const MAX_STEPS_TO_SPAN = 20_000;
/** Per event. */
const MOST = { rules: 10, dates: 2000 };

export interface SearchBudget {
  steps: number;
}

/** Three times the allowed shifts; the other occurrences are moved or excluded. */
export const SEARCH_STEPS = 3 * IMPORT_LIMITS.rows;

/**
 * The event's start times, at most a year of a repeating event, without excluded dates and those in `moved`.
 * Undefined for unsupported repetition, because some rules never end, and for an exhausted budget.
 */
export function occurrencesOf(
  event: ICAL.Event,
  moved: ReadonlySet<string>,
  budget: SearchBudget,
): readonly ICAL.Time[] | undefined {
  const { startDate } = event;
  if (!repeats(event)) return [startDate];
  if (!isSearchable(event)) return undefined;
  const starts: ICAL.Time[] = [];
  const iterator = event.iterator();
  const first = startDate.toUnixTime();
  for (let step = 0; step < MAX_STEPS; step += 1) {
    if (budget.steps <= 0) return undefined;
    budget.steps -= 1;
    const next = iterator.next();
    if (!next || (next.toUnixTime() - first) / 86_400 >= MAX_DAYS) break;
    if (!moved.has(next.toString())) starts.push(next);
  }
  return starts;
}

/** Inclusive, in the event's zone. */
export interface SearchSpan {
  readonly first: LocalDate;
  readonly last: LocalDate;
}

/** The start times within the span. Undefined as in `occurrencesOf`, and if the span is too far away. */
export function occurrencesWithin(
  event: ICAL.Event,
  moved: ReadonlySet<string>,
  budget: SearchBudget,
  { first, last }: SearchSpan,
): readonly ICAL.Time[] | undefined {
  if (!repeats(event)) return [event.startDate];
  const { year, month, day: date } = event.startDate;
  if ((localDateOf(year, month, date) ?? first) > last) return [];
  if (!isSearchable(event)) return undefined;
  const starts: ICAL.Time[] = [];
  const iterator = event.iterator();
  for (let step = 0; step < MAX_STEPS_TO_SPAN; step += 1) {
    if (budget.steps <= 0) return undefined;
    budget.steps -= 1;
    const next = iterator.next();
    const day = next && localDateOf(next.year, next.month, next.day);
    if (!next || !day || day > last) return starts;
    if (day >= first && !moved.has(next.toString())) starts.push(next);
  }
  return undefined;
}

function repeats(event: ICAL.Event): boolean {
  return !event.isRecurrenceException() && event.isRecurring();
}

/** Whether the event has few rules and dates, and each rule finds its next time soon. */
function isSearchable(event: ICAL.Event): boolean {
  const rules = event.component.getAllProperties('rrule').map((rule) => rule.getFirstValue());
  return rules.length <= MOST.rules && rules.every(isPlainRule) && datesIn(event) <= MOST.dates;
}

function datesIn({ component }: ICAL.Event): number {
  const dates = ['exdate', 'rdate'].flatMap((name) => component.getAllProperties(name));
  return dates.reduce((sum, property) => sum + property.getValues().length, 0);
}
