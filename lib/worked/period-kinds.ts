import type { LocalDate } from '@/lib/time/local-date';

/** How often people are paid. */
export const PERIOD_KINDS = ['weekly', 'everyTwoWeeks', 'twiceMonthly', 'monthly'] as const;

export type PeriodKind = (typeof PERIOD_KINDS)[number];

/** How often, and from when on. */
export interface PayPeriods {
  readonly kind: PeriodKind;
  /**
   * A day on which a period begins. Weeks and two weeks are counted from it; of months its day counts, from 1 to 28, and the second half of one begins
   * fifteen days later.
   */
  readonly start: LocalDate;
}
