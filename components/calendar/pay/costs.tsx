'use client';

import './costs.css';
import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useIsFiltering } from '@/components/calendar/filter/use-filter';
import { useShiftsOn, useWeekDays } from '@/components/calendar/week/use-week';
import { LaterWords } from '@/components/parts/later-words';
import { Amount } from '@/components/parts/money/amount';
import { useMoney } from '@/components/parts/money/use-money';
import { useFormats } from '@/components/ui/use-formats';
import { PAY_CATALOGUES } from '@/lib/i18n/pay-messages';
import { budgetState, labourShare, missesGoal, salesPerHour } from '@/lib/pay/budget';
import { NO_PAY, type Pay, sumOf } from '@/lib/pay/pay';
import { salesOfDays, salesOn } from '@/lib/sales/sales';
import type { LocalDate } from '@/lib/time/local-date';
import { useIsAnybodyPaid } from '@/stores/pay/is-anybody-paid';
import { useCurrency } from '@/stores/pay/use-currency';
import { useWeekPay } from '@/stores/pay/week-pay';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useUi } from '@/stores/ui/use-ui';

/** What the day costs, and what of its sales that is; with a filter its shown shifts, without salaries. */
export function DayCostText({ date, isSpoken }: { date: LocalDate; isSpoken?: boolean }) {
  const days = useWeekDays();
  const week = useWeekPay(date);
  const shown = useShiftsOn(date);
  const isFiltering = useIsFiltering();
  const sales = useUi((state) => salesOn(state.sales, date));
  const pay = isFiltering
    ? sumOf(shown.flatMap(({ id }) => week.shifts.get(id) ?? []))
    : (week.byDay[days.indexOf(date)] ?? NO_PAY);
  return <Cost pay={pay} sales={isFiltering ? undefined : sales} isSpoken={isSpoken} />;
}

/** The same in words alone, for a heading whose figures are a picture. */
export function DayCostWords({ date }: { date: LocalDate }) {
  return (
    <>
      {', '}
      <DayCostText date={date} isSpoken />
    </>
  );
}

/** What the person's week costs. */
export function PersonCostText({ personKey }: { personKey: string }) {
  const date = useSchedule((state) => state.selectedDate);
  const pay = useWeekPay(date).people.get(personKey);
  if (!pay || (pay.cost === 0 && pay.unpriced > 0)) return null;
  return (
    <span className="pay-of-person">
      {' · '}
      <Cost pay={pay} sales={undefined} />
    </span>
  );
}

/** What the shown week costs, how it stands to the budget, and the shifts that have no wage. */
export function WeekCostText() {
  const date = useSchedule((state) => state.selectedDate);
  const days = useWeekDays();
  const { total } = useWeekPay(date);
  const sales = useUi((state) => salesOfDays(state.sales, days));
  return (
    <>
      {' · '}
      <Cost pay={total} sales={sales} isWhole />
    </>
  );
}

interface CostProps {
  pay: Pay;
  sales: number | undefined;
  /** Of the week: says how many shifts have no wage, and how it stands to the budget. */
  isWhole?: boolean;
  /** Words alone. */
  isSpoken?: boolean | undefined;
}

function Cost(props: CostProps) {
  return (
    <LaterWords catalogues={PAY_CATALOGUES}>
      <CostInWords {...props} />
    </LaterWords>
  );
}

function CostInWords({ pay, sales, isWhole = false, isSpoken = false }: CostProps) {
  const t = useTranslations('money');
  const ofSales = useTranslations('sales');
  const formats = useFormats();
  const money = useMoney(useCurrency());
  const isHidden = useUi((state) => state.moneyHidden);
  const budget = useUi((state) => state.budget);
  const isPaid = useIsAnybodyPaid();
  const figures = { cost: pay.cost, minutes: pay.minutes, sales };
  const share = isPaid ? labourShare(figures) : undefined;
  const perHour = salesPerHour(figures);
  const misses = missesGoal(budget, figures);
  const isOver = (budgetState(budget, figures)?.over ?? 0) > 0;
  const missing = isPaid && pay.unpriced > 0 ? t('unpriced', { count: pay.unpriced }) : '';
  const over =
    pay.overtimeCost > 0 && !isHidden ? t('withOvertime', { amount: money.exact(pay.overtimeCost) }) : '';
  const hourText =
    perHour === undefined || isHidden ? '' : ofSales('perHour', { amount: money.exact(perHour) });
  if (isSpoken) {
    const told = (isMissed: boolean, text: string) => (isMissed ? `${text}, ${ofSales('missed')}` : text);
    return [
      isPaid && `${t('cost')}: ${isHidden ? t('hidden') : money.rounded(pay.cost)}`,
      missing,
      share !== undefined &&
        !isHidden &&
        told(misses.share, ofSales('share', { share: formats.percent(share) })),
      hourText && told(misses.perHour, hourText),
    ]
      .filter(Boolean)
      .join(', ');
  }
  return (
    <span className="pay-cost tnum" title={[over, hourText, missing].filter(Boolean).join(', ') || undefined}>
      {isPaid && (
        <>
          <span className="sr-only">{t('cost')}: </span>
          <Amount text={money.rounded(pay.cost)} isHidden={isHidden} />
        </>
      )}
      {share !== undefined && !isHidden && !(isWhole && isOver) && (
        <Goal isMissed={misses.share} words={ofSales('share', { share: formats.percent(share) })}>
          {formats.percent(share)}
        </Goal>
      )}
      {!isWhole && hourText && (misses.perHour || (share === undefined && !isPaid)) && (
        <Goal isMissed={misses.perHour} words={hourText}>
          {ofSales('perHourShort', { amount: money.rounded(perHour ?? 0) })}
        </Goal>
      )}
      {isWhole && <OfBudget pay={pay} sales={sales} />}
      {missing && (isWhole && !isOver ? ` (${missing})` : <span className="sr-only"> ({missing})</span>)}
    </span>
  );
}

interface GoalProps {
  isMissed: boolean;
  words: string;
  children: string;
}

/** A figure of the sales; one that misses its goal has a sign. */
function Goal({ isMissed, words, children }: GoalProps) {
  const t = useTranslations('sales');
  return (
    <span className="pay-goal" data-missed={isMissed || undefined}>
      {isMissed && <TriangleAlert aria-hidden="true" size={11} />}
      <span aria-hidden="true">{children}</span>
      <span className="sr-only">
        , {words}
        {isMissed && `, ${t('missed')}`}
      </span>
    </span>
  );
}

/** How the week stands to its budget, in words where it is over. */
function OfBudget({ pay, sales }: Pick<CostProps, 'pay' | 'sales'>) {
  const t = useTranslations('sales');
  const formats = useFormats();
  const money = useMoney(useCurrency());
  const isHidden = useUi((state) => state.moneyHidden);
  const budget = useUi((state) => state.budget);
  const state = budgetState(budget, { cost: pay.cost, minutes: pay.minutes, sales });
  if (!state || (isHidden && state.unit === 'money')) return null;
  const text = (value: number) => (state.unit === 'money' ? money.rounded(value) : formats.duration(value));
  if (state.over === 0) return ` / ${text(state.limit)}`;
  return (
    <strong className="pay-goal" data-missed="">
      <TriangleAlert aria-hidden="true" size={13} />
      {t('overBy', { amount: text(state.over) })}
    </strong>
  );
}
