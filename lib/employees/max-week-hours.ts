import type { Employee } from './employee';

const HOURS_OF_WEEK = 168;

/** Maximum hours a week; undefined if unset or unreadable. */
export function maxWeekHoursOf({ maxWeekHours }: Pick<Employee, 'maxWeekHours'>): number | undefined {
  return isWeekHours(maxWeekHours) ? maxWeekHours : undefined;
}

/** At most two decimals after a comma or point; undefined unless above 0 and at most 168. */
export function parseWeekHours(text: string): number | undefined {
  const typed = text.trim().replace(',', '.');
  if (!/^\d{1,3}(?:\.\d{1,2})?$/.test(typed)) return undefined;
  const hours = Number(typed);
  return isWeekHours(hours) ? hours : undefined;
}

export function isWeekHours(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && value <= HOURS_OF_WEEK;
}
