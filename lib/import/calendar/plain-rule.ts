import type ICAL from 'ical.js';

const PLAIN_PARTS: Readonly<Record<string, readonly string[]>> = {
  DAILY: ['BYDAY'],
  WEEKLY: ['BYDAY'],
  MONTHLY: ['BYDAY', 'BYMONTHDAY'],
  YEARLY: ['BYDAY', 'BYMONTH', 'BYMONTHDAY'],
};
const MAX_INTERVAL = 500;
/** Per part of a rule. */
const MOST_VALUES = 100;
const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const SHORTEST_MONTH = 28;
const WEEKDAY = /^(?:MO|TU|WE|TH|FR|SA|SU)$/;
const NUMBERED_DAY = /^(?:[+-]?[1-4]|-1)?(?:MO|TU|WE|TH|FR|SA|SU)$/;

/** Whether the value is an RRULE (RFC 5545) that finds its next time soon; others may never end. */
export function isPlainRule(value: unknown): boolean {
  const rule = value as Partial<ICAL.Recur> | null;
  const allowed = PLAIN_PARTS[rule?.freq ?? ''];
  if (!rule || !allowed) return false;
  const { interval = 1, parts = {} } = rule;
  if (!Number.isInteger(interval) || interval < 1 || interval > MAX_INTERVAL) return false;
  // An interval of whole weeks always lands on the same weekday, which BYDAY may exclude forever.
  if (rule.freq === 'DAILY' && 'BYDAY' in parts && interval % 7 === 0) return false;
  const longest = dayInEveryMonth(parts.BYMONTH);
  return Object.entries(parts).every(([name, values]) => {
    if (!allowed.includes(name) || !Array.isArray(values) || values.length > MOST_VALUES) return false;
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
