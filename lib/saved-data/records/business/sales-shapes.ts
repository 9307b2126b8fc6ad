import { isAmount } from '@/lib/pay/amount';
import { BUDGET_KINDS } from '@/lib/pay/budget-kinds';
import { custom, fallback, looseObject, optional, picklist, record } from '@/lib/saved-data/records/shape';
import { DAY_MINUTES } from '@/lib/time/units';

const amount = optional(custom<number>(isAmount));
const upTo = (most: number) =>
  optional(custom<number>((value) => typeof value === 'number' && value > 0 && value <= most));
/** A thousand people for the entire week. */
const MAX_MINUTES = 7000 * DAY_MINUTES;

export const DAY_SALES_SHAPE = looseObject({ expected: amount, actual: amount });

/** Expected and actual sales by date. */
export const SALES_SHAPE = record(DAY_SALES_SHAPE);

/** The weekly labor budget; an unreadable figure counts as absent. */
export const BUDGET_SHAPE = looseObject({
  kind: fallback(picklist(BUDGET_KINDS), 'none'),
  money: fallback(amount, undefined),
  minutes: fallback(upTo(MAX_MINUTES), undefined),
  percent: fallback(upTo(100), undefined),
  salesPerHour: fallback(amount, undefined),
});
