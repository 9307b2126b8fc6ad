import type ICAL from 'ical.js';
import { IMPORT_LIMITS } from '@/lib/import/file/limits';

const MAX_DAYS = 366;
/** Limit of the iteration: more than daily for a year, plus excluded dates. */
const MAX_STEPS = 2000;
const PLAIN_PARTS: Readonly<Record<string, readonly string[]>> = {
  DAILY: ['BYDAY'],
  WEEKLY: ['BYDAY'],
  MONTHLY: ['BYDAY', 'BYMONTHDAY'],
  YEARLY: [],
};
const MAX_INTERVAL = 500;
/** Of one event: rules, values of one part of a rule, and dates that are excluded or added. */
const MOST = { rules: 10, values: 100, dates: 2000 };

/** How many steps the search may still take in all events of a file. */
export interface SearchBudget {
  steps: number;
}

/** Three times the shifts that a file may have; all others are moved or excluded. */
export const SEARCH_STEPS = 3 * IMPORT_LIMITS.rows;

/**
 * The event's start times, at most a year of them when it repeats, without excluded dates and those in `moved`.
 * Undefined for repetition that no schedule uses, searching some rules never ends, and where the budget is used up.
 */
export function occurrencesOf(
  event: ICAL.Event,
  moved: ReadonlySet<string>,
  budget: SearchBudget,
): readonly ICAL.Time[] | undefined {
  const { startDate } = event;
  if (event.isRecurrenceException() || !event.isRecurring()) return [startDate];
  const rules = event.component.getAllProperties('rrule').map((rule) => rule.getFirstValue());
  if (rules.length > MOST.rules || !rules.every(isPlain) || datesIn(event) > MOST.dates) return undefined;
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

function datesIn({ component }: ICAL.Event): number {
  const dates = ['exdate', 'rdate'].flatMap((name) => component.getAllProperties(name));
  return dates.reduce((sum, property) => sum + property.getValues().length, 0);
}

function isPlain(value: unknown): boolean {
  const rule = value as Partial<ICAL.Recur> | null;
  const allowed = PLAIN_PARTS[rule?.freq ?? ''];
  if (!rule || !allowed) return false;
  const { interval = 1, parts = {} } = rule;
  if (!Number.isInteger(interval) || interval < 1 || interval > MAX_INTERVAL) return false;
  return Object.entries(parts).every(([name, values]) => {
    if (!allowed.includes(name) || !Array.isArray(values) || values.length > MOST.values) return false;
    if (name === 'BYDAY')
      return values.every((day) => /^(?:[+-]?[1-4]|-1)?(?:MO|TU|WE|TH|FR|SA|SU)$/.test(String(day)));
    return values.every((day) => (Number(day) >= 1 && Number(day) <= 28) || Number(day) === -1);
  });
}
