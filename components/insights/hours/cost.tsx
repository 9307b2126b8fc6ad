'use client';

import { useTranslations } from 'use-intl';
import { withLaterWords } from '@/components/parts/later-words';
import { Amount } from '@/components/parts/money/amount';
import { useMoney } from '@/components/parts/money/use-money';
import { useFormats } from '@/components/ui/use-formats';
import type { Pay } from '@/lib/pay/pay';
import { useCurrency } from '@/stores/pay/use-currency';
import { useUi } from '@/stores/ui/use-ui';

interface CostProps {
  pay: Pay;
  /** True for the total: a sentence that includes the shifts without a wage. */
  isTotal?: boolean;
}

/** The cost of one person's hours, or of all; not printed. */
export const HoursCost = withLaterWords(CostInWords);

function CostInWords({ pay, isTotal = false }: CostProps) {
  const t = useTranslations('money');
  const formats = useFormats();
  const money = useMoney(useCurrency());
  const isHidden = useUi((state) => state.moneyHidden);
  const amount = money.exact(pay.cost);
  const overtime = money.exact(pay.overtimeCost);
  const missing = pay.unpriced > 0 ? t('unpriced', { count: pay.unpriced }) : '';
  if (isTotal) {
    return (
      <span className="tnum print:hidden">
        {!isHidden && t('total', { amount, overtime })} {missing && `(${missing})`}
      </span>
    );
  }
  const hours = formats.exactDuration(pay.regular);
  return (
    <span className="tnum text-ink-2 print:hidden">
      <span className="sr-only">{t('cost')}: </span>
      {pay.cost === 0 && missing ? (
        t('noneKnown')
      ) : (
        <Amount
          text={pay.overtimeCost > 0 ? t('rowOver', { amount, overtime, hours }) : amount}
          isHidden={isHidden}
        />
      )}
    </span>
  );
}
