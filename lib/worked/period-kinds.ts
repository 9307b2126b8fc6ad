import type { LocalDate } from '@/lib/time/local-date';

export const PERIOD_KINDS = ['weekly', 'everyTwoWeeks', 'twiceMonthly', 'monthly'] as const;

export type PeriodKind = (typeof PERIOD_KINDS)[number];

export interface PayPeriods {
  readonly kind: PeriodKind;
  /**
   * A day on which a period begins. For months only the day of the month counts, 1 to 28; a second half
   * begins fifteen days later.
   */
  readonly start: LocalDate;
}
