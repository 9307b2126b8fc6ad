import type { Employee } from './employee';

const HOURS_OF_WEEK = 168;

/** The most hours a week that this person is to work; undefined where none, or nothing readable, is stored. */
export function ownWeekHours({ maxWeekHours }: Pick<Employee, 'maxWeekHours'>): number | undefined {
  return isWeekHours(maxWeekHours) ? maxWeekHours : undefined;
}

/**
 * The hours in a typed text, with a comma or point before at most two decimals; undefined unless they are more than 0
 * and at most the 168 of a week.
 */
export function parseWeekHours(text: string): number | undefined {
  const typed = text.trim().replace(',', '.');
  if (!/^\d{1,3}(?:\.\d{1,2})?$/.test(typed)) return undefined;
  const hours = Number(typed);
  return isWeekHours(hours) ? hours : undefined;
}

/** Whether the number is possible hours of a week: more than 0, at most its 168. */
export function isWeekHours(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && value <= HOURS_OF_WEEK;
}
