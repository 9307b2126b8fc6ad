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
import type { EmployeeForm } from './use-employee-form';

interface WageFieldsProps {
  form: EmployeeForm;
}

/** What an hour or a week of the person costs, and an hour in each further role; blanked while money is hidden. */
export function WageFields(props: WageFieldsProps) {
  return (
    <LaterWords>
      <WagesInWords {...props} />
    </LaterWords>
  );
}

function WagesInWords({ form: { draft, wageRefusals, change } }: WageFieldsProps) {
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
  const isWeekly = draft.weeklyPay.trim() !== '';
  const further = [...new Set([...draft.moreRoles, ...Object.keys(draft.roleWages)])];
  return (
    <>
      <TextField
        label={t('wage')}
        {...field}
        value={draft.wage}
        hint={isWeekly ? t('weeklyInstead') : undefined}
        error={error((refusal) => refusal.field === 'wage')}
        onChange={({ currentTarget }) => change({ wage: currentTarget.value })}
      />
      {further.map((role) => (
        <TextField
          key={role}
          label={t('wageAs', { role: roleName(role) })}
          {...field}
          value={draft.roleWages[role] ?? ''}
          placeholder={draft.wage}
          error={error((refusal) => refusal.role === role)}
          onChange={({ currentTarget }) =>
            change({ roleWages: { ...draft.roleWages, [role]: currentTarget.value } })
          }
        />
      ))}
      <TextField
        label={t('weeklyPay')}
        {...field}
        value={draft.weeklyPay}
        error={error((refusal) => refusal.field === 'weeklyPay')}
        onChange={({ currentTarget }) => change({ weeklyPay: currentTarget.value })}
      />
    </>
  );
}
