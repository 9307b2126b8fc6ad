/** What the settings ask for beside the rest; 0 asks for nothing. */
export interface RuleLimits {
  /** The most hours of one person on one day. */
  readonly dayHours: number;
  /** The most working days in a row. */
  readonly daysRunning: number;
  /** The most hours of a minor on one day. */
  readonly minorDayHours: number;
  /** The hour of the day until which a minor may work; 24 is midnight. */
  readonly minorLatestHour: number;
}

export const DEFAULT_LIMITS: RuleLimits = {
  dayHours: 12,
  daysRunning: 6,
  minorDayHours: 8,
  minorLatestHour: 22,
};

export const MOST_DAY_HOURS = 24;
export const MOST_DAYS_RUNNING = 31;

/** Whether the number is a valid setting: whole hours, 0 (no limit) to 24. */
export function isDayHours(value: unknown): value is number {
  return isWhole(value, MOST_DAY_HOURS);
}

/** Whether the number is a valid setting: whole days, 0 (no limit) to 31. */
export function isDaysRunning(value: unknown): value is number {
  return isWhole(value, MOST_DAYS_RUNNING);
}

/** Whether it is a whole number from 0 to that. */
export function isWhole(value: unknown, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;
}
