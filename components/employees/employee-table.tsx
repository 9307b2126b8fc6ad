'use client';

import { useMinutesOf, useSetting } from '@/stores/settings/use-setting';
import './employee-table.css';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '@/components/ui/use-formats';
import { type Employee, nameKey } from '@/lib/employees/employee';
import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import { totalsByEmployee } from '@/lib/shifts/views/day-totals';
import { weekOf } from '@/lib/time/week';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useUi } from '@/stores/ui/use-ui';
import { EmployeeRow } from './employee-row';

/** The team as a table; on a phone each row becomes a card. */
export function EmployeeTable({ employees }: { employees: readonly Employee[] }) {
  const t = useTranslations('employees');
  const formats = useFormats();
  const { compareNames } = formats;
  const today = useUi((state) => state.today);
  const index = useSchedule((state) => state.schedule.shifts);
  const [isDescending, setIsDescending] = useState(false);
  const weekStart = useSetting('weekStart');
  const week = useMemo(() => weekOf(today, weekStart), [today, weekStart]);
  const minutesOf = useMinutesOf();
  const totals = useMemo(
    () =>
      totalsByEmployee(
        week.map((day) => shiftsOn(index, day)),
        minutesOf,
      ),
    [week, index, minutesOf],
  );
  const sorted = useMemo(() => {
    const ascending = [...employees].sort((one, other) => compareNames(one.name, other.name));
    return isDescending ? ascending.reverse() : ascending;
  }, [employees, compareNames, isDescending]);
  const [first, last] = [week[0], week.at(-1)];
  const SortIcon = isDescending ? ArrowDown : ArrowUp;
  return (
    <table className="employee-table">
      <thead>
        <tr>
          <th scope="col" aria-sort={isDescending ? 'descending' : 'ascending'}>
            <button
              type="button"
              className="focus-ring inline-flex items-center gap-1.5 rounded-card text-ink"
              onClick={() => setIsDescending(!isDescending)}
            >
              {t('name')}
              <SortIcon aria-hidden="true" className="size-3.5" />
            </button>
          </th>
          <th scope="col">{t('role')}</th>
          <th scope="col">{t('color')}</th>
          <th scope="col">
            {first && last ? t('thisWeekRange', { range: formats.dayRange(first, last) }) : t('thisWeek')}
          </th>
          <th scope="col" className="text-right!">
            {t('shifts')}
          </th>
          <th scope="col" className="text-right!">
            {t('actions')}
          </th>
        </tr>
      </thead>
      <tbody>
        {sorted.map((employee) => (
          <EmployeeRow key={employee.id} employee={employee} totals={totals.get(nameKey(employee.name))} />
        ))}
      </tbody>
    </table>
  );
}
