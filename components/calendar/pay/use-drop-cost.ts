'use client';

import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { useMoney } from '@/components/parts/money/use-money';
import type { DropCheck } from '@/lib/shifts/change/drop-check';
import { uiStore } from '@/stores/app/ui-store';
import { payOfChange } from '@/stores/pay/change-pay';
import { useIsAnybodyPaid } from '@/stores/pay/is-anybody-paid';
import { useCurrency } from '@/stores/pay/use-currency';

/** What a drop adds to the cost of the weeks, in words; empty where nothing changes, or money is hidden. */
export function useDropCost(): (check: DropCheck) => string {
  const t = useTranslations('drag');
  const money = useMoney(useCurrency());
  const isPaid = useIsAnybodyPaid();
  return useCallback(
    (check) => {
      if (!isPaid || !('shifts' in check) || uiStore.getState().moneyHidden) return '';
      const { cost, overtimeCost } = payOfChange(
        check.shifts.flatMap(({ before }) => before ?? []),
        check.shifts.map(({ shift }) => shift),
      );
      if (cost === 0) return '';
      if (cost < 0) return t('savesCost', { amount: money.exact(-cost) });
      const amount = money.exact(cost);
      return overtimeCost > 0
        ? t('addsCostOver', { amount, overtime: money.exact(overtimeCost) })
        : t('addsCost', { amount });
    },
    [t, money, isPaid],
  );
}
