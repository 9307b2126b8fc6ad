export const DAY_HOURS = 24;
/** The most people of a role that can be asked for in an hour. */
export const MOST_NEEDED = 99;

/** How many people are needed in each hour of a day, from midnight on: 24 whole numbers. */
export type HoursNeed = readonly number[];

/** The need of one day by the key of a role; a role that is absent is not needed. */
export type DayNeed = Readonly<Record<string, HoursNeed>>;

/** How many of a role are needed when: a pattern of the week, and dates that are different altogether. */
export interface Demand {
  /** By weekday as in ISO 8601: `1` is Monday, `7` is Sunday. */
  readonly week: Readonly<Record<string, DayNeed>>;
  /** By date, `YYYY-MM-DD`; such a day follows the pattern in nothing. */
  readonly dates: Readonly<Record<string, DayNeed>>;
}

export const NO_DEMAND: Demand = { week: {}, dates: {} };

/** Whether any need is said: without one nothing of it is shown. */
export function hasDemand({ week, dates }: Pick<Demand, 'week' | 'dates'>): boolean {
  return Object.keys(week).length > 0 || Object.keys(dates).length > 0;
}
