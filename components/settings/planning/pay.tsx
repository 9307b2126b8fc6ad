'use client';

import { useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ReadField } from '@/components/parts/read-field';
import { SelectField } from '@/components/ui/fields/select-field';
import { SwitchField } from '@/components/ui/fields/switch-field';
import { useFormats } from '@/components/ui/use-formats';
import { parseWeekHours } from '@/lib/employees/max-week-hours';
import { offeredCurrencies } from '@/lib/pay/currency';
import { MAX_OVERTIME_PERCENT, OVERTIME_RULES, type OvertimeLimits } from '@/lib/pay/overtime-rules';
import { ok, type Result, refused } from '@/lib/result';
import { currencySetting } from '@/lib/settings/money-settings';
import { overtimeSetting } from '@/lib/settings/overtime-setting';
import { DAY_MINUTES, HOUR_MINUTES } from '@/lib/time/units';
import { uiStore } from '@/stores/app/ui-store';
import { useProposedCurrency } from '@/stores/pay/use-currency';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import { changeSetting } from '@/stores/settings/change-setting';
import { useSetting } from '@/stores/settings/use-setting';
import { useUi } from '@/stores/ui/use-ui';

/** Use the currency of the time zone. */
const BY_ZONE = 'zone';

/** The currency, the overtime rules, and whether amounts are hidden; every change is saved at once. */
export function PaySettings() {
  const store = useScheduleStore();
  const t = useTranslations('money');
  const locale = useLocale();
  const overtime = useSetting(overtimeSetting);
  const isHidden = useUi((state) => state.moneyHidden);
  const chosen = useSetting(currencySetting);
  const proposed = useProposedCurrency();
  // About 160 names: format them once.
  const currencies = useMemo(() => {
    const names = new Intl.DisplayNames([locale], { type: 'currency' });
    const codes = [...new Set([...(chosen ? [chosen] : []), ...offeredCurrencies()])];
    return codes.map((currency) => ({
      value: currency,
      label: `${currency} · ${names.of(currency) ?? currency}`,
    }));
  }, [locale, chosen]);
  return (
    <>
      <SelectField
        isRow
        label={t('currency')}
        hint={t('currencyHint')}
        value={chosen || BY_ZONE}
        onChange={(currency) => changeSetting(store, currencySetting, currency === BY_ZONE ? '' : currency)}
        options={[{ value: BY_ZONE, label: t('currencyByZone', { currency: proposed }) }, ...currencies]}
      />
      <SelectField
        isRow
        label={t('overtimeRules')}
        hint={t('overtimeRulesHint')}
        value={overtime.rules}
        onChange={(rules) => changeSetting(store, overtimeSetting, (latest) => ({ ...latest, rules }))}
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
  const store = useScheduleStore();
  const t = useTranslations('money');
  const settings = useTranslations('settings');
  const formats = useFormats();
  const change = (changes: Partial<OvertimeLimits>) =>
    changeSetting(store, overtimeSetting, (latest) => ({ ...latest, own: { ...limits, ...changes } }));
  const hours = (field: 'dayMinutes' | 'dayDoubleMinutes' | 'weekMinutes', most: number) => ({
    unit: settings('hoursUnit'),
    shown: limits[field] === undefined ? '' : formats.decimalHours(limits[field]),
    read: (text: string) => readMinutes(text, most, t('limitWrong')),
    onRead: (minutes: number | undefined) => change({ [field]: minutes }),
  });
  const percent = (field: 'percent' | 'doublePercent') => ({
    unit: '%',
    shown: String(limits[field]),
    read: (text: string) => readPercent(text, t('percentWrong')),
    onRead: (value: number) => change({ [field]: value }),
  });
  return (
    <fieldset
      aria-label={t('ownLimits')}
      className="grid grid-cols-2 items-end gap-x-3 gap-y-2 py-3 phone:grid-cols-1"
    >
      <ReadField label={t('dayFrom')} {...hours('dayMinutes', DAY_MINUTES)} />
      <ReadField label={t('doubleFrom')} {...hours('dayDoubleMinutes', DAY_MINUTES)} />
      <ReadField label={t('weekFrom')} {...hours('weekMinutes', 7 * DAY_MINUTES)} />
      <ReadField label={t('percent')} {...percent('percent')} />
      <ReadField label={t('doublePercent')} {...percent('doublePercent')} />
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

function readMinutes(text: string, most: number, wrong: string): Result<number | undefined, string> {
  if (text.trim() === '') return ok(undefined);
  const hours = parseWeekHours(text);
  const minutes = hours === undefined ? most + 1 : Math.round(hours * HOUR_MINUTES);
  return minutes <= most ? ok(minutes) : refused(wrong);
}

function readPercent(text: string, wrong: string): Result<number, string> {
  const percent = /^\d{3,4}$/.test(text.trim()) ? Number(text) : 0;
  return percent >= 100 && percent <= MAX_OVERTIME_PERCENT ? ok(percent) : refused(wrong);
}
