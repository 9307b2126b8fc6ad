import type { Amount } from './amount';

export const BUDGET_KINDS = ['none', 'money', 'hours', 'percent'] as const;

export type BudgetKind = (typeof BUDGET_KINDS)[number];

/** What a week may cost. Each kind keeps its own figure, so that trying another loses nothing. */
export interface Budget {
  readonly kind: BudgetKind;
  readonly money?: Amount | undefined;
  readonly minutes?: number | undefined;
  /** Of the sales, 1 to 100. */
  readonly percent?: number | undefined;
  /** The sales that an hour of work is to bring. */
  readonly salesPerHour?: Amount | undefined;
}

export const NO_BUDGET: Budget = { kind: 'none' };
