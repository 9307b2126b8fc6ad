import { isWhole } from './limits';

/** Minimum hours between two working days; EU law (Working Time Directive). */
export const DEFAULT_REST_HOURS = 11;

export const MAX_REST_HOURS = 24;

/** 0 means no limit. */
export function isRestHours(value: unknown): value is number {
  return isWhole(value, MAX_REST_HOURS);
}
