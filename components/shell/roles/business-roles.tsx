'use client';

import { type ReactNode, useMemo } from 'react';
import { RoleBookContext } from '@/components/parts/roles/role-book';
import { roleBook } from '@/lib/employees/roles/role-book';
import { rolesOf } from '@/lib/employees/roles/roles-of';
import { roleListSetting } from '@/lib/settings/calendar-settings';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useSetting } from '@/stores/settings/use-setting';

/** Provides the roles of the business, including those that only team members have. */
export function BusinessRoles({ children }: { children: ReactNode }) {
  const list = useSetting(roleListSetting);
  const employees = useSchedule((state) => state.schedule.employees);
  const teamRoles = useMemo(() => new Set([...employees.values()].flatMap(rolesOf)), [employees]);
  // A string, so that editing a person changes the value only if a role is added or removed.
  const inUse = JSON.stringify(
    [...teamRoles].filter((role) => !list.roles.some(({ key }) => key === role)).sort(),
  );
  const book = useMemo(() => roleBook(list, JSON.parse(inUse) as string[]), [list, inUse]);
  return <RoleBookContext value={book}>{children}</RoleBookContext>;
}
