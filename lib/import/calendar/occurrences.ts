import type ICAL from 'ical.js';
import { IMPORT_LIMITS } from '@/lib/import/file/limits';
import { type LocalDate, localDateOf } from '@/lib/time/local-date';

const MAX_DAYS = 366;
/** Iteration limit: more than daily for a year, plus excluded dates. */
const MAX_STEPS = 2000;
/** Iteration limit for a span that may begin decades after the event. */
const MAX_STEPS_TO_SPAN = 20_000;
/** Maximum number of rules and dates per event. */
const MOST = { rules: 10, dates: 2000 };

export interface SearchBudget {
  steps: number;
}

/** Three times the allowed shifts, because other occurrences may be moved or excluded. */
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

const PLAIN_PARTS: Readonly<Record<string, readonly string[]>> = {
  DAILY: ['BYDAY'],
  WEEKLY: ['BYDAY'],
  MONTHLY: ['BYDAY', 'BYMONTHDAY'],
  YEARLY: ['BYDAY', 'BYMONTH', 'BYMONTHDAY'],
};
const MAX_INTERVAL = 500;
/** Maximum number of values per part of a rule. */
const MAX_VALUES = 100;
const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const SHORTEST_MONTH = 28;
const WEEKDAY = /^(?:MO|TU|WE|TH|FR|SA|SU)$/;
const NUMBERED_DAY = /^(?:[+-]?[1-4]|-1)?(?:MO|TU|WE|TH|FR|SA|SU)$/;

/**
 * Whether the value is an RRULE (RFC 5545) that finds its next time soon; the search of other rules may never
 * end.
 */
function isPlainRule(value: unknown): boolean {
  const rule = value as Partial<ICAL.Recur> | null;
  const allowed = PLAIN_PARTS[rule?.freq ?? ''];
  if (!rule || !allowed) return false;
  const { interval = 1, parts = {} } = rule;
  if (!Number.isInteger(interval) || interval < 1 || interval > MAX_INTERVAL) return false;
  // An interval of whole weeks always lands on the same weekday, which BYDAY may exclude forever.
  if (rule.freq === 'DAILY' && 'BYDAY' in parts && interval % 7 === 0) return false;
  const longest = dayInEveryMonth(parts.BYMONTH);
  return Object.entries(parts).every(([name, values]) => {
    if (!allowed.includes(name) || !Array.isArray(values) || values.length > MAX_VALUES) return false;
    if (name === 'BYMONTH') return longest !== undefined;
    if (name === 'BYDAY') {
      // A fourth Friday that is also the first of a month never occurs.
      const isNumbered = /^(?:MONTHLY|YEARLY)$/.test(rule.freq ?? '') && !('BYMONTHDAY' in parts);
      return values.every((day) => (isNumbered ? NUMBERED_DAY : WEEKDAY).test(String(day)));
    }
    if (longest === undefined) return false;
    return values.every((day) => (Number(day) >= 1 && Number(day) <= longest) || Number(day) === -1);
  });
}

/** The last day that all months have in every year; undefined for an invalid month. */
function dayInEveryMonth(months: unknown): number | undefined {
  if (months === undefined) return SHORTEST_MONTH;
  if (!Array.isArray(months)) return undefined;
  const lengths = months.map((month) => MONTH_LENGTHS[Number(month) - 1] ?? 0);
  const least = Math.min(...lengths);
  return lengths.length > 0 && lengths.length <= MONTH_LENGTHS.length && least > 0 ? least : undefined;
}
