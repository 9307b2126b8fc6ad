/** SPEC section 9. */
export const WEEK_OVERTIME_MINUTES = 40 * 60;

/** SPEC section 9. */
export const MONTH_OVERTIME_MINUTES = 160 * 60;
