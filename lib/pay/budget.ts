import { HOUR_MINUTES } from '@/lib/time/units';
import type { Amount } from './amount';
import type { Budget } from './budget-kinds';

export interface Figures {
  readonly cost: Amount;
  readonly minutes: number;
  readonly sales: Amount | undefined;
}

export interface BudgetState {
  readonly unit: 'money' | 'minutes';
  readonly limit: number;
  readonly used: number;
  /** The amount or minutes above the limit; 0 if the limit is not exceeded. */
  readonly over: number;
}

/** The limit and use of the budget; undefined without a budget, or if the budget depends on unknown sales. */
export function budgetState(budget: Budget, { cost, minutes, sales }: Figures): BudgetState | undefined {
  const state = (
    unit: BudgetState['unit'],
    limit: number | undefined,
    used: number,
  ): BudgetState | undefined =>
    limit === undefined ? undefined : { unit, limit, used, over: Math.max(used - limit, 0) };
  switch (budget.kind) {
    case 'none':
      return undefined;
    case 'money':
      return state('money', budget.money, cost);
    case 'hours':
      return state('minutes', budget.minutes, minutes);
    case 'percent':
      return state(
        'money',
        budget.percent === undefined || sales === undefined
          ? undefined
          : Math.floor((sales * budget.percent) / 100),
        cost,
      );
  }
}

/** Labor cost as a share of sales, 0 to 1 and above; undefined without sales. */
export function laborShare({ cost, sales }: Figures): number | undefined {
  return sales ? cost / sales : undefined;
}

/** Sales per hour of labor; undefined without sales or hours. */
export function salesPerHour({ minutes, sales }: Figures): Amount | undefined {
  return sales !== undefined && minutes > 0 ? Math.round((sales * HOUR_MINUTES) / minutes) : undefined;
}

/**
 * Whether the labor share exceeds its target, and whether sales per hour miss their target. An absent target
 * is never missed.
 */
export function missesGoal(
  budget: Budget,
  figures: Figures,
): { readonly share: boolean; readonly perHour: boolean } {
  const share = laborShare(figures);
  const perHour = salesPerHour(figures);
  return {
    share:
      budget.kind === 'percent' &&
      budget.percent !== undefined &&
      share !== undefined &&
      share * 100 > budget.percent,
    perHour: budget.salesPerHour !== undefined && perHour !== undefined && perHour < budget.salesPerHour,
  };
}
