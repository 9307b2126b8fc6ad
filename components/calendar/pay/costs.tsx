'use client';

import { budgetSetting, salesSetting } from '@/lib/settings/money-settings';
import './costs.css';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useIsFiltering } from '@/components/calendar/filter/use-filter';
import { useShiftsOn, useWeekDays } from '@/components/calendar/week/use-week';
import { LaterWords } from '@/components/parts/later-words';
import { Amount } from '@/components/parts/money/amount';
import { useMoney } from '@/components/parts/money/use-money';
import { useFormats } from '@/components/ui/use-formats';
import { budgetState, laborShare, missesGoal, salesPerHour } from '@/lib/pay/budget';
import { NO_PAY, type Pay, sumOf } from '@/lib/pay/pay';
import { salesOfDays, salesOn } from '@/lib/sales/sales';
import type { LocalDate } from '@/lib/time/local-date';
import { useIsAnybodyPaid } from '@/stores/pay/is-anybody-paid';
import { useCurrency } from '@/stores/pay/use-currency';
import { useWeekPay } from '@/stores/pay/week-pay';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useSetting } from '@/stores/settings/use-setting';
import { useUi } from '@/stores/ui/use-ui';

/** The day's figures; with a filter those of its shown shifts, without salaries and sales. */
function useDay(date: LocalDate): Figures {
  const days = useWeekDays();
  const week = useWeekPay(date);
  const shown = useShiftsOn(date);
  const isFiltering = useIsFiltering();
  const sales = useSetting(salesSetting, (sales) => salesOn(sales, date));
  if (!isFiltering) return { pay: week.byDay[days.indexOf(date)] ?? NO_PAY, sales };
  return { pay: sumOf(shown.flatMap(({ id }) => week.shifts.get(id) ?? [])), sales: undefined };
}

/** The day's cost and its percentage of sales; also sales per hour, unless shown elsewhere. */
export function DayCostText({ date, isShort = false }: { date: LocalDate; isShort?: boolean }) {
  const figures = useDay(date);
  return (
    <LaterWords>
      <Cost {...figures}>{!isShort && <PerHour {...figures} />}</Cost>
    </LaterWords>
  );
}

export function DayPerHourText({ date }: { date: LocalDate }) {
  const figures = useDay(date);
  return (
    <LaterWords>
      <PerHour {...figures} />
    </LaterWords>
  );
}

/** Text only, for a heading that is a graphic. */
export function DayCostWords({ date }: { date: LocalDate }) {
  const figures = useDay(date);
  return (
    <LaterWords>
      <Words {...figures} />
    </LaterWords>
  );
}

export function PersonCostText({ personKey }: { personKey: string }) {
  const date = useSchedule((state) => state.selectedDate);
  const pay = useWeekPay(date).people.get(personKey);
  if (!pay || (pay.cost === 0 && pay.unpriced > 0)) return null;
  return (
    <LaterWords>
      <span className="pay-of-person">
        {' · '}
        <Cost pay={pay} sales={undefined} />
      </span>
    </LaterWords>
  );
}

/** The week's cost, its share of the budget, and the number of shifts without a wage. */
export function WeekCostText() {
  const date = useSchedule((state) => state.selectedDate);
  const days = useWeekDays();
  const { total } = useWeekPay(date);
  const sales = useSetting(salesSetting, (sales) => salesOfDays(sales, days));
  return (
    <LaterWords>
      {' · '}
      <Cost pay={total} sales={sales} isWhole>
        <OfBudget pay={total} sales={sales} />
      </Cost>
    </LaterWords>
  );
}

interface Figures {
  pay: Pay;
  /** Undefined if not known. */
  sales: number | undefined;
}

/** A sales figure, short and as a sentence, and whether it misses its goal. */
interface Goal {
  readonly text: string;
  readonly words: string;
  readonly isMissed: boolean;
}

/** The texts of the figures. While money is hidden, they only show that an amount exists. */
function useTexts({ pay, sales }: Figures) {
  const t = useTranslations('money');
  const ofSales = useTranslations('sales');
  const formats = useFormats();
  const money = useMoney(useCurrency());
  const isHidden = useUi((state) => state.moneyHidden);
  const budget = useSetting(budgetSetting);
  const isPaid = useIsAnybodyPaid();
  const figures = { cost: pay.cost, minutes: pay.minutes, sales };
  const misses = missesGoal(budget, figures);
  const [share, perHour] = isHidden ? [] : [isPaid ? laborShare(figures) : undefined, salesPerHour(figures)];
  const goal = (text: string, words: string, isMissed: boolean): Goal => ({
    text,
    words: isMissed ? `${words}, ${ofSales('missed')}` : words,
    isMissed,
  });
  return {
    cost: isPaid ? money.rounded(pay.cost) : undefined,
    isHidden,
    share:
      share === undefined
        ? undefined
        : goal(formats.percent(share), ofSales('share', { share: formats.percent(share) }), misses.share),
    perHour:
      perHour === undefined
        ? undefined
        : goal(
            ofSales('perHourShort', { amount: money.rounded(perHour) }),
            ofSales('perHour', { amount: money.exact(perHour) }),
            misses.perHour,
          ),
    overtime:
      pay.overtimeCost > 0 && !isHidden ? t('withOvertime', { amount: money.exact(pay.overtimeCost) }) : '',
    unpriced: isPaid && pay.unpriced > 0 ? t('unpriced', { count: pay.unpriced }) : '',
  };
}

interface CostProps extends Figures {
  /** True for the week, which lists shifts without a wage separately. */
  isWhole?: boolean;
  children?: ReactNode;
}

function Cost({ isWhole = false, children, ...figures }: CostProps) {
  const t = useTranslations('money');
  const { cost, isHidden, share, overtime, unpriced } = useTexts(figures);
  return (
    <span className="pay-cost tnum" title={[overtime, unpriced].filter(Boolean).join(', ') || undefined}>
      {cost !== undefined && (
        <>
          <span className="sr-only">{t('cost')}: </span>
          <Amount text={cost} isHidden={isHidden} />
        </>
      )}
      {unpriced && <span className={isWhole ? undefined : 'sr-only'}> ({unpriced})</span>}
      {share && <GoalText goal={share} />}
      {children}
    </span>
  );
}

function PerHour(figures: Figures) {
  const { perHour } = useTexts(figures);
  return perHour && <GoalText goal={perHour} />;
}

/** A figure, with a warning icon if the figure misses its goal. */
function GoalText({ goal: { text, words, isMissed } }: { goal: Goal }) {
  return (
    <span className="pay-goal" data-missed={isMissed || undefined} title={words}>
      {isMissed && <TriangleAlert aria-hidden="true" size={11} />}
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">, {words}</span>
    </span>
  );
}

function Words(figures: Figures) {
  const t = useTranslations('money');
  const { cost, isHidden, share, perHour, unpriced } = useTexts(figures);
  const costs = cost === undefined ? '' : `${t('cost')}: ${isHidden ? t('hidden') : cost}`;
  return [costs, unpriced, share?.words, perHour?.words]
    .filter(Boolean)
    .map((text) => `, ${text}`)
    .join('');
}

/** The week's share of the budget, with a text if the cost is over budget. */
function OfBudget({ pay, sales }: Figures) {
  const t = useTranslations('sales');
  const formats = useFormats();
  const money = useMoney(useCurrency());
  const isHidden = useUi((state) => state.moneyHidden);
  const budget = useSetting(budgetSetting);
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
