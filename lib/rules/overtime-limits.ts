/** More than this in a week, however the week is counted, is overtime (SPEC section 9). */
export const WEEK_OVERTIME_MINUTES = 40 * 60;

/** More than this in a month is overtime (SPEC section 9). */
export const MONTH_OVERTIME_MINUTES = 160 * 60;
