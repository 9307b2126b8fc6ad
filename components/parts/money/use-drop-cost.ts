'use client';

import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import type { PayChange } from '@/lib/pay/cost-of-change';
import type { Currency } from '@/lib/pay/currency-code';
import type { DropCheck } from '@/lib/shifts/change/drop-check';
import { useMoney } from './use-money';

/** The added cost of a drop in words; empty if the drop costs nothing or the cost is unknown. */
export function useDropCost(
  payOf: (check: DropCheck) => PayChange | undefined,
  currency: Currency,
): (check: DropCheck) => string {
  const t = useTranslations('drag');
  const money = useMoney(currency);
  return useCallback(
    (check) => {
      const { cost, overtimeCost } = payOf(check) ?? { cost: 0, overtimeCost: 0 };
      if (cost === 0) return '';
      if (cost < 0) return t('savesCost', { amount: money.exact(-cost) });
      const amount = money.exact(cost);
      return overtimeCost > 0
        ? t('addsCostOver', { amount, overtime: money.exact(overtimeCost) })
        : t('addsCost', { amount });
    },
    [t, money, payOf],
  );
}
