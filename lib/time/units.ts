/** Minutes of a day on the wall clock, which counts 24 hours also on the days on which the clocks change. */
export const DAY_MINUTES = 1440;
export const HOUR_MINUTES = 60;
/** Milliseconds. */
export const MINUTE_MS = 60_000;
/** Milliseconds of a day in UTC, where every day has 24 hours. */
export const DAY_MS = 86_400_000;
