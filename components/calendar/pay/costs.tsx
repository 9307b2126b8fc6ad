'use client';

import './costs.css';
import { useTranslations } from 'use-intl';
import { useIsFiltering } from '@/components/calendar/filter/use-filter';
import { useShiftsOn, useWeekDays } from '@/components/calendar/week/use-week';
import { LaterWords } from '@/components/parts/later-words';
import { Amount } from '@/components/parts/money/amount';
import { useMoney } from '@/components/parts/money/use-money';
import { PAY_CATALOGUES } from '@/lib/i18n/pay-messages';
import { NO_PAY, type Pay, sumOf } from '@/lib/pay/pay';
import type { LocalDate } from '@/lib/time/local-date';
import { useCurrency } from '@/stores/pay/use-currency';
import { useWeekPay } from '@/stores/pay/week-pay';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useUi } from '@/stores/ui/use-ui';

/** What the day costs; with a filter its shown shifts, without salaries. */
export function DayCostText({ date }: { date: LocalDate }) {
  const days = useWeekDays();
  const week = useWeekPay(date);
  const shown = useShiftsOn(date);
  const isFiltering = useIsFiltering();
  const pay = isFiltering
    ? sumOf(shown.flatMap(({ id }) => week.shifts.get(id) ?? []))
    : (week.byDay[days.indexOf(date)] ?? NO_PAY);
  return <Cost pay={pay} />;
}

/** What the person's week costs. */
export function PersonCostText({ personKey }: { personKey: string }) {
  const date = useSchedule((state) => state.selectedDate);
  const pay = useWeekPay(date).people.get(personKey);
  if (!pay || (pay.cost === 0 && pay.unpriced > 0)) return null;
  return (
    <span className="pay-of-person">
      {' · '}
      <Cost pay={pay} />
    </span>
  );
}

/** What the shown week costs, with the shifts that have no wage. */
export function WeekCostText() {
  const date = useSchedule((state) => state.selectedDate);
  const { total } = useWeekPay(date);
  return (
    <>
      {' · '}
      <Cost pay={total} isWhole />
    </>
  );
}

interface CostProps {
  pay: Pay;
  /** Says how many shifts have no wage. */
  isWhole?: boolean;
}

function Cost(props: CostProps) {
  return (
    <LaterWords catalogues={PAY_CATALOGUES}>
      <CostInWords {...props} />
    </LaterWords>
  );
}

function CostInWords({ pay: { cost, overtimeCost, unpriced }, isWhole = false }: CostProps) {
  const t = useTranslations('money');
  const money = useMoney(useCurrency());
  const isHidden = useUi((state) => state.moneyHidden);
  const missing = unpriced > 0 ? t('unpriced', { count: unpriced }) : '';
  const over = overtimeCost > 0 && !isHidden ? t('withOvertime', { amount: money.exact(overtimeCost) }) : '';
  return (
    <span className="pay-cost tnum" title={[over, missing].filter(Boolean).join(', ') || undefined}>
      <span className="sr-only">{t('cost')}: </span>
      <Amount text={money.rounded(cost)} isHidden={isHidden} />
      {missing && (isWhole ? ` (${missing})` : <span className="sr-only"> ({missing})</span>)}
    </span>
  );
}
