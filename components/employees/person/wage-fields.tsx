'use client';

import { useTranslations } from 'use-intl';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import type { WageRefusal } from '@/lib/employees/person/wage-draft';
import { uiStore } from '@/stores/app/ui-store';
import { useCurrency } from '@/stores/pay/use-currency';
import { useUi } from '@/stores/ui/use-ui';
import type { PersonForm } from './use-person-draft';

interface WageFieldsProps {
  person: PersonForm;
  /** The main role first. */
  roles: readonly string[];
}

/** What an hour or a week of the person costs, and an hour in each further role; blanked while money is hidden. */
export function WageFields({ person, roles }: WageFieldsProps) {
  const { wages, wageRefusals, changeWages } = person;
  const t = useTranslations('people');
  const roleName = useRoleName();
  const currency = useCurrency();
  const isHidden = useUi((state) => state.moneyHidden);
  if (isHidden) {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p className="text-ink-2">{t('payHidden')}</p>
        <Button onClick={uiStore.toggleMoneyHidden}>{t('showMoney')}</Button>
      </div>
    );
  }
  const error = (fits: (refusal: WageRefusal) => boolean) => {
    const refusal = wageRefusals.find(fits);
    return refusal && t(`amount.${refusal.why}`);
  };
  const field = {
    inputMode: 'decimal',
    autoComplete: 'off',
    suffix: <span className="text-ink-2">{currency}</span>,
  } as const;
  const isWeekly = wages.weeklyPay.trim() !== '';
  const further = [...new Set([...roles.slice(1), ...Object.keys(wages.roleWages)])];
  return (
    <>
      <TextField
        label={t('wage')}
        {...field}
        value={wages.wage}
        hint={isWeekly ? t('weeklyInstead') : undefined}
        error={error((refusal) => refusal.field === 'wage')}
        onChange={({ currentTarget }) => changeWages({ wage: currentTarget.value })}
      />
      {further.map((role) => (
        <TextField
          key={role}
          label={t('wageAs', { role: roleName(role) })}
          {...field}
          value={wages.roleWages[role] ?? ''}
          placeholder={wages.wage}
          error={error((refusal) => refusal.role === role)}
          onChange={({ currentTarget }) =>
            changeWages({ roleWages: { ...wages.roleWages, [role]: currentTarget.value } })
          }
        />
      ))}
      <TextField
        label={t('weeklyPay')}
        {...field}
        value={wages.weeklyPay}
        error={error((refusal) => refusal.field === 'weeklyPay')}
        onChange={({ currentTarget }) => changeWages({ weeklyPay: currentTarget.value })}
      />
    </>
  );
}
