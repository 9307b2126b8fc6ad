'use client';

import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { SelectField } from '@/components/ui/fields/select-field';
import { SwitchField } from '@/components/ui/fields/switch-field';
import { TextField } from '@/components/ui/fields/text-field';
import { useFormats } from '@/components/ui/use-formats';
import { parseWeekHours } from '@/lib/employees/own-week-hours';
import { offeredCurrencies } from '@/lib/pay/currency';
import type { Currency } from '@/lib/pay/currency-code';
import { OVERTIME_RULES, type OvertimeLimits } from '@/lib/pay/overtime-rules';
import { DAY_MINUTES, HOUR_MINUTES } from '@/lib/time/units';
import { uiStore } from '@/stores/app/ui-store';
import { useProposedCurrency } from '@/stores/pay/use-currency';
import { useUi } from '@/stores/ui/use-ui';

/** The choice of no currency of its own: that of the time zone. */
const BY_ZONE = 'zone';

/** The currency, when hours are overtime, and whether amounts are blanked; every change is saved at once. */
export function PaySettings() {
  const t = useTranslations('money');
  const locale = useLocale();
  const overtime = useUi((state) => state.overtime);
  const isHidden = useUi((state) => state.moneyHidden);
  const chosen = useUi((state) => state.currency);
  const proposed = useProposedCurrency();
  const names = new Intl.DisplayNames([locale], { type: 'currency' });
  const nameOf = (currency: Currency) => `${currency} · ${names.of(currency) ?? currency}`;
  return (
    <>
      <SelectField
        isRow
        label={t('currency')}
        hint={t('currencyHint')}
        value={chosen || BY_ZONE}
        onChange={(currency) => uiStore.setCurrency(currency === BY_ZONE ? '' : currency)}
        options={[
          { value: BY_ZONE, label: t('currencyByZone', { currency: proposed }) },
          ...[...new Set([...(chosen ? [chosen] : []), ...offeredCurrencies()])].map((currency) => ({
            value: currency,
            label: nameOf(currency),
          })),
        ]}
      />
      <SelectField
        isRow
        label={t('overtimeRules')}
        hint={t('overtimeRulesHint')}
        value={overtime.rules}
        onChange={(rules) => uiStore.setOvertime({ rules })}
        options={OVERTIME_RULES.map((rules) => ({ value: rules, label: t(`rules.${rules}`) }))}
      />
      {overtime.rules === 'own' && <OwnLimits limits={overtime.own} />}
      <SwitchField
        label={t('hide')}
        description={t('hideHint')}
        isOn={isHidden}
        onChange={uiStore.toggleMoneyHidden}
      />
    </>
  );
}

function OwnLimits({ limits }: { limits: OvertimeLimits }) {
  const t = useTranslations('money');
  const settings = useTranslations('settings');
  const formats = useFormats();
  const change = (own: Partial<OvertimeLimits>) => uiStore.setOvertime({ own: { ...limits, ...own } });
  const hours = (field: 'dayMinutes' | 'dayDoubleMinutes' | 'weekMinutes', most: number) => ({
    unit: settings('hoursUnit'),
    wrong: t('limitWrong'),
    shown: limits[field] === undefined ? '' : formats.decimalHours(limits[field]),
    read: (text: string) => readMinutes(text, most),
    onRead: (minutes: number | undefined) => change({ [field]: minutes }),
  });
  const percent = (field: 'percent' | 'doublePercent') => ({
    unit: '%',
    wrong: t('percentWrong'),
    shown: String(limits[field]),
    read: readPercent,
    onRead: (value: number | undefined) => change({ [field]: value ?? limits[field] }),
  });
  return (
    <fieldset
      aria-label={t('ownLimits')}
      className="grid grid-cols-2 items-end gap-x-3 gap-y-2 py-3 phone:grid-cols-1"
    >
      <OwnField label={t('dayFrom')} {...hours('dayMinutes', DAY_MINUTES)} />
      <OwnField label={t('doubleFrom')} {...hours('dayDoubleMinutes', DAY_MINUTES)} />
      <OwnField label={t('weekFrom')} {...hours('weekMinutes', 7 * DAY_MINUTES)} />
      <OwnField label={t('percent')} {...percent('percent')} />
      <OwnField label={t('doublePercent')} {...percent('doublePercent')} />
      <div className="col-span-full">
        <SwitchField
          label={t('seventhDay')}
          description={t('seventhDayHint')}
          isOn={limits.seventhDay}
          onChange={(seventhDay) => change({ seventhDay })}
        />
      </div>
    </fieldset>
  );
}

/** What a text means: a value, nothing where it is empty, or `wrong`. */
type Read = number | undefined | 'wrong';

function readMinutes(text: string, most: number): Read {
  if (text.trim() === '') return undefined;
  const hours = parseWeekHours(text);
  if (hours === undefined) return 'wrong';
  const minutes = Math.round(hours * HOUR_MINUTES);
  return minutes <= most ? minutes : 'wrong';
}

function readPercent(text: string): Read {
  const percent = /^\d{3,4}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return percent >= 100 && percent <= 1000 ? percent : 'wrong';
}

interface OwnFieldProps {
  label: string;
  unit: string;
  wrong: string;
  shown: string;
  read: (text: string) => Read;
  onRead: (value: number | undefined) => void;
}

function OwnField({ label, unit, wrong, shown, read, onRead }: OwnFieldProps) {
  const [typed, setTyped] = useState<string>();
  const isWrong = typed !== undefined && read(typed) === 'wrong';
  return (
    <TextField
      label={label}
      className="min-w-0"
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? shown}
      error={isWrong ? wrong : undefined}
      suffix={<span className="text-ink-2">{unit}</span>}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        const value = read(currentTarget.value);
        if (value !== 'wrong') onRead(value);
      }}
      onBlur={() => {
        if (!isWrong) setTyped(undefined);
      }}
    />
  );
}
