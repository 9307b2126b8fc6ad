'use client';

import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { useRoleName, useStatusName } from '@/components/parts/roles/use-role-name';
import type { Employee } from '@/lib/employees/employee';
import { type FilterPart, OPEN_SHIFTS } from '@/lib/shifts/views/shift-filter';

export function useFilterWords(employees: ReadonlyMap<string, Employee>): (part: FilterPart) => string {
  const t = useTranslations('filter');
  const calendar = useTranslations('calendar');
  const roleName = useRoleName();
  const statusName = useStatusName();
  return useCallback(
    ({ kind, value }) => {
      switch (kind) {
        case 'roles':
          return roleName(value) || t('noRole');
        case 'stations':
          return value;
        case 'statuses':
          return statusName(value) || t('noStatus');
        case 'employeeIds':
          if (value === OPEN_SHIFTS) return calendar('openShifts');
          return employees.get(value)?.name ?? t('gone');
      }
    },
    [t, calendar, roleName, statusName, employees],
  );
}
