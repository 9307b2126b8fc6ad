import { parseLimit } from './parse-limit';
import { isRestHours } from './rest-hours';

/** The hours in a typed text; undefined unless it is a whole number from 0 to 24. */
export function parseRestHours(text: string): number | undefined {
  return parseLimit(text, isRestHours);
}
