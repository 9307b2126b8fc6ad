'use client';

import { useTranslations } from 'use-intl';
import { withLaterWords } from '@/components/parts/later-words';
import { useMoney } from '@/components/parts/money/use-money';
import { findEmployeeByName } from '@/lib/employees/employee';
import { hourlyIn, wagesOf } from '@/lib/pay/wages';
import { isCounted, type Shift } from '@/lib/shifts/shift/shift';
import { payOfShift } from '@/stores/pay/change-pay';
import { useCurrency } from '@/stores/pay/use-currency';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import { useUi } from '@/stores/ui/use-ui';

/**
 * The cost of the week with the shift minus the cost without the shift, and the overtime part of that cost.
 */
export const ShiftCost = withLaterWords(ShiftCostInWords);

function ShiftCostInWords({ shift }: { shift: Shift }) {
  const store = useScheduleStore();
  const t = useTranslations('money');
  const money = useMoney(useCurrency());
  const isHidden = useUi((state) => state.moneyHidden);
  // Any change of the week can change what the shift costs.
  const { employees } = useSchedule((state) => state.schedule);
  const employee = findEmployeeByName(employees.values(), shift.employeeName);
  const wages = employee && wagesOf(employee);
  if (!isCounted(shift) || isHidden) return null;
  if (wages?.weekly !== undefined) return <p className="mt-1 text-xs text-ink-2">{t('shiftSalary')}</p>;
  if (hourlyIn(wages, shift.role) === undefined) {
    return <p className="mt-1 text-xs text-ink-2">{t('noWage', { name: shift.employeeName })}</p>;
  }
  const { cost, overtimeCost } = payOfShift(store, shift);
  return (
    <p className="tnum mt-1 text-xs text-ink-2">
      {overtimeCost > 0
        ? t('shiftCostsOver', { amount: money.exact(cost), overtime: money.exact(overtimeCost) })
        : t('shiftCosts', { amount: money.exact(cost) })}
    </p>
  );
}
