'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMoney } from '@/components/parts/money/use-money';
import { SegmentGroup } from '@/components/ui/fields/segment-group';
import { TextField } from '@/components/ui/fields/text-field';
import { useFormats } from '@/components/ui/use-formats';
import { BUDGET_KINDS, type Budget } from '@/lib/pay/budget-kinds';
import { parseAmount } from '@/lib/pay/money';
import { HOUR_MINUTES } from '@/lib/time/units';
import { uiStore } from '@/stores/app/ui-store';
import { useCurrency } from '@/stores/pay/use-currency';
import { useUi } from '@/stores/ui/use-ui';

const MOST_HOURS = 100_000;

/** What a week may cost, and what an hour of work is to bring; every valid change is saved at once. */
export function BudgetSettings() {
  const t = useTranslations('sales');
  const settings = useTranslations('settings');
  const formats = useFormats();
  const currency = useCurrency();
  const money = useMoney(currency);
  const budget = useUi((state) => state.budget);
  const isHidden = useUi((state) => state.moneyHidden);
  const amount = (field: 'money' | 'salesPerHour') => ({
    field,
    unit: currency,
    shown: budget[field] === undefined ? '' : money.typed(budget[field]),
    read: (text: string): Read => {
      const read = parseAmount(text, money.decimals);
      return read.isOk ? read.value : { wrong: t(`amount.${read.error}`) };
    },
  });
  return (
    <>
      <SegmentGroup
        label={t('budget')}
        hint={t('budgetHint')}
        value={budget.kind}
        onChange={(kind) => uiStore.setBudget({ kind })}
        options={BUDGET_KINDS.map((kind) => ({ value: kind, label: t(kind) }))}
      />
      {budget.kind === 'money' && !isHidden && <BudgetField label={t('limitMoney')} {...amount('money')} />}
      {budget.kind === 'hours' && (
        <BudgetField
          label={t('limitMoney')}
          field="minutes"
          unit={settings('hoursUnit')}
          shown={budget.minutes === undefined ? '' : formats.decimalHours(budget.minutes)}
          read={(text) => numberIn(text, MOST_HOURS, HOUR_MINUTES, t('hoursWrong'))}
        />
      )}
      {budget.kind === 'percent' && (
        <BudgetField
          label={t('limitMoney')}
          field="percent"
          unit="%"
          shown={budget.percent === undefined ? '' : String(budget.percent)}
          read={(text) => numberIn(text, 100, 1, t('percentWrong'))}
        />
      )}
      {!isHidden && <BudgetField label={t('goalPerHour')} hint={t('goalHint')} {...amount('salesPerHour')} />}
    </>
  );
}

type Read = number | { readonly wrong: string };

/** A number above 0, with a comma or point before at most two decimals, in the unit that is stored. */
function numberIn(text: string, most: number, factor: number, wrong: string): Read {
  const typed = text.trim().replace(',', '.');
  const value = /^\d{1,6}(?:\.\d{1,2})?$/.test(typed) ? Number(typed) : 0;
  return value > 0 && value <= most ? Math.round(value * factor * 100) / 100 : { wrong };
}

interface BudgetFieldProps {
  label: string;
  hint?: string;
  field: Exclude<keyof Budget, 'kind'>;
  unit: string;
  /** What is stored, as it is edited. */
  shown: string;
  read: (text: string) => Read;
}

function BudgetField({ label, hint, field, unit, shown, read }: BudgetFieldProps) {
  const [typed, setTyped] = useState<string>();
  const value = typed === undefined || typed.trim() === '' ? undefined : read(typed);
  const wrong = typeof value === 'object' ? value.wrong : undefined;
  return (
    <TextField
      isRow
      label={label}
      hint={hint}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? shown}
      error={wrong}
      suffix={<span className="text-ink-2">{unit}</span>}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        const next = currentTarget.value.trim() === '' ? undefined : read(currentTarget.value);
        if (typeof next !== 'object') uiStore.setBudget({ [field]: next });
      }}
      onBlur={() => {
        if (wrong === undefined) setTyped(undefined);
      }}
    />
  );
}
