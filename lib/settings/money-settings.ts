import { NO_BUDGET } from '@/lib/pay/budget-kinds';
import type { DaySales } from '@/lib/sales/sales';
import { CURRENCY_SHAPE } from '@/lib/saved-data/records/business/pay-shapes';
import { BUDGET_SHAPE, DAY_SALES_SHAPE } from '@/lib/saved-data/records/business/sales-shapes';
import { isLocalDate } from '@/lib/time/local-date';
import { defineObjectSetting, defineValueSetting, readPrefixedFields, type Setting } from './setting';

export const currencySetting = defineValueSetting('currency', CURRENCY_SHAPE, '');

export const budgetSetting = defineObjectSetting('budget', BUDGET_SHAPE, NO_BUDGET);

/** One field per date and one record per month, so that an edit does not rewrite years of figures. */
export const salesSetting: Setting<'sales'> = {
  id: 'sales',
  defaultValue: {},
  toValue(fields) {
    const days = [...readPrefixedFields<DaySales>(fields, '', DAY_SALES_SHAPE)];
    return Object.fromEntries(days.filter(([date]) => isLocalDate(date)));
  },
  isSplit: true,
};
