import { isRestHours } from './rest-hours';

/** The hours that a typed text means, or undefined where it is no whole number from 0 to 24. */
export function parseRestHours(text: string): number | undefined {
  const typed = text.trim();
  if (!/^\d{1,2}$/.test(typed)) return undefined;
  const hours = Number(typed);
  return isRestHours(hours) ? hours : undefined;
}
