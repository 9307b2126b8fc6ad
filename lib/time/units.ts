/** Always 24 hours, even when the clocks change. */
export const DAY_MINUTES = 1440;
export const HOUR_MINUTES = 60;
export const SECOND_MS = 1000;
export const MINUTE_MS = 60_000;
/** A UTC day, which always has 24 hours. */
export const DAY_MS = 86_400_000;
