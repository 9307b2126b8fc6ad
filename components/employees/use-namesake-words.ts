'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import type { Employee } from '@/lib/employees/employee';
import { type Namesakes, shiftCountsOf } from '@/lib/employees/namesakes';
import { useSchedule } from '@/stores/schedule/use-schedule';

/** Describes one of several employees with the same name: the spelling, the role, the number of shifts. */
export function useNamesakeWords(): (namesakes: Namesakes, employee: Employee) => string {
  const t = useTranslations('employees');
  const roleName = useRoleName();
  const schedule = useSchedule((state) => state.schedule);
  return useMemo(() => {
    const counts = new WeakMap<Namesakes, ReadonlyMap<string, number>>();
    return (namesakes, { id, name, role }) => {
      const known = counts.get(namesakes) ?? shiftCountsOf(schedule, namesakes);
      counts.set(namesakes, known);
      return t('namesake', { name, role: roleName(role), count: known.get(id) ?? 0 });
    };
  }, [schedule, roleName, t]);
}
