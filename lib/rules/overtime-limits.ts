/** Overtime above this in a week, in any way of counting (SPEC section 9). */
export const WEEK_OVERTIME_MINUTES = 40 * 60;

/** Overtime above this in a month (SPEC section 9). */
export const MONTH_OVERTIME_MINUTES = 160 * 60;
