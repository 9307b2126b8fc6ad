import { isRestHours } from './rest-hours';

/** The hours in a typed text; undefined unless it is a whole number from 0 to 24. */
export function parseRestHours(text: string): number | undefined {
  const typed = text.trim();
  if (!/^\d{1,2}$/.test(typed)) return undefined;
  const hours = Number(typed);
  return isRestHours(hours) ? hours : undefined;
}
