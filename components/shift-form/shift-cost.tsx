'use client';

import { useTranslations } from 'use-intl';
import { LaterWords } from '@/components/parts/later-words';
import { useMoney } from '@/components/parts/money/use-money';
import { findEmployeeByName } from '@/lib/employees/employee';
import { PAY_CATALOGUES } from '@/lib/i18n/pay-messages';
import { hourlyIn, wagesOf } from '@/lib/pay/wages';
import { findShift } from '@/lib/shifts/change/schedule-index';
import { isCounted, type Shift } from '@/lib/shifts/shift/shift';
import { payOfChange } from '@/stores/pay/change-pay';
import { useCurrency } from '@/stores/pay/use-currency';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useUi } from '@/stores/ui/use-ui';

/** What the shift costs, and what of it is overtime: with it less without it. */
export function ShiftCost({ shift }: { shift: Shift }) {
  return (
    <LaterWords catalogues={PAY_CATALOGUES}>
      <ShiftCostInWords shift={shift} />
    </LaterWords>
  );
}

function ShiftCostInWords({ shift }: { shift: Shift }) {
  const t = useTranslations('money');
  const money = useMoney(useCurrency());
  const isHidden = useUi((state) => state.moneyHidden);
  const { employees, shifts } = useSchedule((state) => state.schedule);
  const employee = findEmployeeByName(employees.values(), shift.employeeName);
  const wages = employee && wagesOf(employee);
  if (!isCounted(shift) || isHidden) return null;
  if (wages?.weekly !== undefined) return <p className="mt-1 text-xs text-ink-2">{t('shiftSalary')}</p>;
  if (hourlyIn(wages, shift.role) === undefined) {
    return <p className="mt-1 text-xs text-ink-2">{t('noWage', { name: shift.employeeName })}</p>;
  }
  const stored = findShift(shifts, shift.id);
  // Against the week without the shift: what is edited is no saving.
  const { cost, overtimeCost } = differenceWith(shift, stored);
  return (
    <p className="tnum mt-1 text-xs text-ink-2">
      {overtimeCost > 0
        ? t('shiftCostsOver', { amount: money.exact(cost), overtime: money.exact(overtimeCost) })
        : t('shiftCosts', { amount: money.exact(cost) })}
    </p>
  );
}

function differenceWith(shift: Shift, stored: Shift | undefined) {
  const change = payOfChange(stored ? [stored] : [], [shift]);
  if (!stored) return change;
  const without = payOfChange([stored], []);
  return {
    cost: change.cost - without.cost,
    overtimeCost: change.overtimeCost - without.overtimeCost,
  };
}
