export const DAY_HOURS = 24;
/** Maximum per role and hour. */
export const MAX_NEEDED = 99;

/** People needed in each hour from midnight: 24 whole numbers. */
export type HoursNeed = readonly number[];

/** By role key; an absent role is not needed. */
export type DayNeed = Readonly<Record<string, HoursNeed>>;

/** A weekly pattern, and dates that replace the pattern. */
export interface Demand {
  /** ISO 8601 weekdays: `1` is Monday. */
  readonly week: Readonly<Record<string, DayNeed>>;
  /** By `YYYY-MM-DD`; such a date ignores the pattern entirely. */
  readonly dates: Readonly<Record<string, DayNeed>>;
}

export const NO_DEMAND: Demand = { week: {}, dates: {} };

export function hasDemand({ week, dates }: Pick<Demand, 'week' | 'dates'>): boolean {
  return Object.keys(week).length > 0 || Object.keys(dates).length > 0;
}
