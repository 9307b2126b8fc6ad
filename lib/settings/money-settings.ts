import { NO_BUDGET } from '@/lib/pay/budget-kinds';
import type { DaySales } from '@/lib/sales/sales';
import { CURRENCY_SHAPE } from '@/lib/saved-data/records/business/pay-shapes';
import { BUDGET_SHAPE, DAY_SALES_SHAPE } from '@/lib/saved-data/records/business/sales-shapes';
import { isLocalDate } from '@/lib/time/local-date';
import { eachField, oneField, readEach, type Setting } from './setting';

export const currencySetting = oneField('currency', CURRENCY_SHAPE, '');

export const budgetSetting = eachField('budget', BUDGET_SHAPE, NO_BUDGET);

/** One field per date and one record per month, so that an edit does not rewrite years of figures. */
export const salesSetting: Setting<'sales'> = {
  id: 'sales',
  otherwise: {},
  toValue(fields) {
    const days = [...readEach<DaySales>(fields, '', DAY_SALES_SHAPE)];
    return Object.fromEntries(days.filter(([date]) => isLocalDate(date)));
  },
  isSplit: true,
};
