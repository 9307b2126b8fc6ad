/** The least hours between two working days that are asked for unless a person sets others; the law of the EU. */
export const DEFAULT_REST_HOURS = 11;

export const MAX_REST_HOURS = 24;

/** Whether the number can be the setting: whole hours, 0 (asks for no rest) to 24. */
export function isRestHours(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_REST_HOURS;
}
