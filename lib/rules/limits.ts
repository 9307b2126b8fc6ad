/** Settings for the limits; 0 disables a limit. */
export interface RuleLimits {
  readonly dayHours: number;
  readonly daysRunning: number;
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

export const MAX_DAY_HOURS = 24;
export const MAX_DAYS_RUNNING = 31;

/** 0 means no limit. */
export function isDayHours(value: unknown): value is number {
  return isWhole(value, MAX_DAY_HOURS);
}

/** 0 means no limit. */
export function isDaysRunning(value: unknown): value is number {
  return isWhole(value, MAX_DAYS_RUNNING);
}

export function isWhole(value: unknown, max: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= max;
}
