import { HOUR_MINUTES } from '@/lib/time/units';
import type { Amount } from './amount';
import type { Budget } from './budget-kinds';

/** What was planned, and what it brings; `sales` undefined where nothing is said of them. */
export interface Figures {
  readonly cost: Amount;
  readonly minutes: number;
  readonly sales: Amount | undefined;
}

/** A budget as it stands: in amounts, or in minutes where it is of hours. */
export interface BudgetState {
  readonly unit: 'money' | 'minutes';
  readonly limit: number;
  readonly used: number;
  /** Above the limit; 0 up to it. */
  readonly over: number;
}

/** How the figures stand to the budget; undefined where there is none, or it is of sales that are not known. */
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

/** The share of the sales that is paid for work, 0 to 1 and above; undefined without sales. */
export function labourShare({ cost, sales }: Figures): number | undefined {
  return sales ? cost / sales : undefined;
}

/** The sales for each hour of work; undefined without either. */
export function salesPerHour({ minutes, sales }: Figures): Amount | undefined {
  return sales !== undefined && minutes > 0 ? Math.round((sales * HOUR_MINUTES) / minutes) : undefined;
}

/** Whether the day's or week's share or sales per hour miss their goal; of shares only where the budget is one. */
export function missesGoal(
  budget: Budget,
  figures: Figures,
): { readonly share: boolean; readonly perHour: boolean } {
  const share = labourShare(figures);
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
