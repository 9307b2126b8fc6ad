import type { Amount } from './amount';

export const BUDGET_KINDS = ['none', 'money', 'hours', 'percent'] as const;

export type BudgetKind = (typeof BUDGET_KINDS)[number];

/** The budget of a week. Each kind keeps its figure, so that switching loses nothing. */
export interface Budget {
  readonly kind: BudgetKind;
  readonly money?: Amount | undefined;
  readonly minutes?: number | undefined;
  /** Of the sales, 1 to 100. */
  readonly percent?: number | undefined;
  readonly salesPerHour?: Amount | undefined;
}

export const NO_BUDGET: Budget = { kind: 'none' };
