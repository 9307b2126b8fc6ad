import { isWhole } from './limits';

/** Default minimum of hours between two working days; the law of the EU. */
export const DEFAULT_REST_HOURS = 11;

export const MAX_REST_HOURS = 24;

/** Whether the number is a valid setting: whole hours, 0 (no minimum) to 24. */
export function isRestHours(value: unknown): value is number {
  return isWhole(value, MAX_REST_HOURS);
}
