'use client';

import { Coins, Percent, Timer, Wallet } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { LaterWords } from '@/components/parts/later-words';
import { useMoney } from '@/components/parts/money/use-money';
import { useFormats } from '@/components/ui/use-formats';
import { budgetState, laborShare, missesGoal, salesPerHour } from '@/lib/pay/budget';
import { salesOfDays } from '@/lib/sales/sales';
import { budgetSetting, salesSetting } from '@/lib/settings/money-settings';
import type { LocalDate } from '@/lib/time/local-date';
import { useIsAnybodyPaid } from '@/stores/pay/is-anybody-paid';
import { useCurrency } from '@/stores/pay/use-currency';
import { useWeekPay } from '@/stores/pay/week-pay';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useSetting } from '@/stores/settings/use-setting';
import { useUi } from '@/stores/ui/use-ui';
import { FigureGrid, OverviewFigure, OverviewSection } from './card';

/** The shown week's cost against its sales and its budget; not printed. */
export function OverviewMoney({ days }: { days: readonly LocalDate[] }) {
  return (
    <LaterWords>
      <div className="mt-6 print:hidden phone:mt-4">
        <MoneyInWords days={days} />
      </div>
    </LaterWords>
  );
}

/** Shown if a figure is unknown or hidden. */
const NO_FIGURE = '–';

function MoneyInWords({ days }: { days: readonly LocalDate[] }) {
  const t = useTranslations('sales');
  const words = useTranslations('money');
  const formats = useFormats();
  const money = useMoney(useCurrency());
  const isHidden = useUi((state) => state.moneyHidden);
  const isPaid = useIsAnybodyPaid();
  const budget = useSetting(budgetSetting);
  const sales = useSetting(salesSetting, (sales) => salesOfDays(sales, days));
  const { total } = useWeekPay(useSchedule((state) => state.selectedDate));
  const figures = { cost: total.cost, minutes: total.minutes, sales };
  const share = isPaid ? laborShare(figures) : undefined;
  const perHour = salesPerHour(figures);
  const misses = missesGoal(budget, figures);
  const state = budgetState(budget, figures);
  const amount = (value: number) => (isHidden ? words('hidden') : money.rounded(value));
  const missed = (isMissed: boolean) => (isMissed ? `⚠ ${t('missed')}` : '');
  const inUnit = (value: number) => (state?.unit === 'minutes' ? formats.duration(value) : amount(value));
  const unpriced = total.unpriced > 0 ? words('unpriced', { count: total.unpriced }) : '';
  return (
    <OverviewSection title={t('costAndSales')}>
      <FigureGrid>
        <OverviewFigure
          icon={<Wallet aria-hidden="true" />}
          label={words('cost')}
          figure={isPaid ? amount(total.cost) : NO_FIGURE}
          note={[
            total.overtimeCost > 0 && words('withOvertime', { amount: amount(total.overtimeCost) }),
            unpriced,
          ]
            .filter(Boolean)
            .join(', ')}
        />
        <OverviewFigure
          icon={<Percent aria-hidden="true" />}
          label={t('ofSales')}
          figure={share === undefined || isHidden ? NO_FIGURE : formats.percent(share)}
          note={[sales === undefined ? t('unknown') : `${t('title')} ${amount(sales)}`, missed(misses.share)]
            .filter(Boolean)
            .join(' · ')}
        />
        <OverviewFigure
          icon={<Timer aria-hidden="true" />}
          label={t('salesPerHour')}
          figure={perHour === undefined ? NO_FIGURE : amount(perHour)}
          note={missed(misses.perHour)}
        />
        <OverviewFigure
          icon={<Coins aria-hidden="true" />}
          label={t('ofBudget')}
          figure={state ? formats.percent(state.used / Math.max(state.limit, 1)) : NO_FIGURE}
          note={
            !state
              ? ''
              : state.over > 0
                ? `⚠ ${t('overBy', { amount: inUnit(state.over) })}`
                : t('under', { amount: inUnit(state.used), limit: inUnit(state.limit) })
          }
        />
      </FigureGrid>
    </OverviewSection>
  );
}
