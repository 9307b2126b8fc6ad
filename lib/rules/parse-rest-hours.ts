import { parseLimit } from './parse-limit';
import { isRestHours } from './rest-hours';

/** Undefined unless the text is a whole number from 0 to 24. */
export function parseRestHours(text: string): number | undefined {
  return parseLimit(text, isRestHours);
}
