'use client';

import { useTranslations } from 'use-intl';
import { useMoney } from '@/components/parts/money/use-money';
import { ReadField } from '@/components/parts/read-field';
import { SegmentGroup } from '@/components/ui/fields/segment-group';
import { useFormats } from '@/components/ui/use-formats';
import { BUDGET_KINDS } from '@/lib/pay/budget-kinds';
import { parseAmount } from '@/lib/pay/money';
import { ok, type Result, refused } from '@/lib/result';
import { budgetSetting } from '@/lib/settings/money-settings';
import { HOUR_MINUTES } from '@/lib/time/units';
import { useCurrency } from '@/stores/pay/use-currency';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import { changeSetting } from '@/stores/settings/change-setting';
import { useSetting } from '@/stores/settings/use-setting';
import { useUi } from '@/stores/ui/use-ui';

const MAX_HOURS = 100_000;

/** The weekly budget and the goal for sales per hour; every valid change is saved at once. */
export function BudgetSettings() {
  const store = useScheduleStore();
  const t = useTranslations('sales');
  const words = useTranslations('money');
  const settings = useTranslations('settings');
  const formats = useFormats();
  const currency = useCurrency();
  const money = useMoney(currency);
  const budget = useSetting(budgetSetting);
  const isHidden = useUi((state) => state.moneyHidden);
  const amount = (field: 'money' | 'salesPerHour') => ({
    unit: currency,
    shown: budget[field] === undefined ? '' : money.typed(budget[field]),
    read: (text: string): ParsedNumber => {
      if (text.trim() === '') return ok(undefined);
      const read = parseAmount(text, money.decimals);
      return read.isOk ? read : refused(words(`amount.${read.error}`));
    },
    onRead: (value: number | undefined) =>
      changeSetting(store, budgetSetting, (latest) => ({ ...latest, [field]: value })),
  });
  return (
    <>
      <SegmentGroup
        label={t('budget')}
        hint={t('budgetHint')}
        value={budget.kind}
        onChange={(kind) => changeSetting(store, budgetSetting, (latest) => ({ ...latest, kind }))}
        options={BUDGET_KINDS.map((kind) => ({ value: kind, label: t(kind) }))}
      />
      {budget.kind === 'money' && !isHidden && <ReadField label={t('limitMoney')} {...amount('money')} />}
      {budget.kind === 'hours' && (
        <ReadField
          label={t('limitMoney')}
          unit={settings('hoursUnit')}
          shown={budget.minutes === undefined ? '' : formats.decimalHours(budget.minutes)}
          read={(text) => numberIn(text, MAX_HOURS, HOUR_MINUTES, t('hoursWrong'))}
          onRead={(minutes) => changeSetting(store, budgetSetting, (latest) => ({ ...latest, minutes }))}
        />
      )}
      {budget.kind === 'percent' && (
        <ReadField
          label={t('limitMoney')}
          unit="%"
          shown={budget.percent === undefined ? '' : String(budget.percent)}
          read={(text) => numberIn(text, 100, 1, t('percentWrong'))}
          onRead={(percent) => changeSetting(store, budgetSetting, (latest) => ({ ...latest, percent }))}
        />
      )}
      {!isHidden && <ReadField label={t('goalPerHour')} hint={t('goalHint')} {...amount('salesPerHour')} />}
    </>
  );
}

type ParsedNumber = Result<number | undefined, string>;

/** A number above 0, with a comma or point before at most two decimals, in the unit that is stored. */
function numberIn(text: string, most: number, factor: number, wrong: string): ParsedNumber {
  const typed = text.trim().replace(',', '.');
  if (typed === '') return ok(undefined);
  const value = /^\d{1,6}(?:\.\d{1,2})?$/.test(typed) ? Number(typed) : 0;
  return value > 0 && value <= most ? ok(Math.round(value * factor * 100) / 100) : refused(wrong);
}
