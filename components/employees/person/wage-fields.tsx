'use client';

import { useTranslations } from 'use-intl';
import { LaterWords } from '@/components/parts/later-words';
import { HiddenNote } from '@/components/parts/money/hidden-note';
import { useRoleName } from '@/components/parts/roles/use-role-name';
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
export function WageFields(props: WageFieldsProps) {
  return (
    <LaterWords>
      <WagesInWords {...props} />
    </LaterWords>
  );
}

function WagesInWords({ person, roles }: WageFieldsProps) {
  const { wages, wageRefusals, changeWages } = person;
  const t = useTranslations('people');
  const words = useTranslations('money');
  const roleName = useRoleName();
  const currency = useCurrency();
  const isHidden = useUi((state) => state.moneyHidden);
  if (isHidden) return <HiddenNote onShow={uiStore.toggleMoneyHidden} />;
  const error = (fits: (refusal: WageRefusal) => boolean) => {
    const refusal = wageRefusals.find(fits);
    return refusal && words(`amount.${refusal.why}`);
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
