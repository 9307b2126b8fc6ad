/** Wall-clock minutes of a day: always 24 hours, even when the clocks change. */
export const DAY_MINUTES = 1440;
export const HOUR_MINUTES = 60;
/** Milliseconds. */
export const SECOND_MS = 1000;
export const MINUTE_MS = 60_000;
/** Milliseconds of a UTC day, which always has 24 hours. */
export const DAY_MS = 86_400_000;
