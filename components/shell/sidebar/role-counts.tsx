'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { RoleIcon } from '@/components/parts/roles/role-icon';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { isDayRead } from '@/lib/shifts/change/reading-progress';
import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import { isCounted } from '@/lib/shifts/shift/shift';
import { weekOf } from '@/lib/time/week';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useSetting } from '@/stores/settings/use-setting';

/** Of more roles only those are listed that have a shift. */
const MOST_LISTED = 12;

/** How many shifts of the shown week each role has. */
export function RoleCounts() {
  const { colorOf, offered } = useRoleBook();
  const t = useTranslations('shell');
  const roleName = useRoleName();
  const index = useSchedule((state) => state.schedule.shifts);
  const selectedDate = useSchedule((state) => state.selectedDate);
  const weekStart = useSetting('weekStart');
  const counts = useMemo(() => {
    const byRole = new Map<string, number>();
    for (const shift of weekOf(selectedDate, weekStart).flatMap((day) => shiftsOn(index, day))) {
      if (isCounted(shift)) byRole.set(shift.role, (byRole.get(shift.role) ?? 0) + 1);
    }
    return byRole;
  }, [index, selectedDate, weekStart]);
  const isRead = useSchedule(({ reading }) =>
    weekOf(selectedDate, weekStart).every((day) => isDayRead(reading, day)),
  );
  const shown = offered.length > MOST_LISTED ? offered.filter((role) => counts.has(role)) : offered;
  return (
    <section aria-label={t('rolesThisWeek')} className="mt-6 px-2">
      <h2 className="mb-1.5 text-xs font-medium text-ink-2">{t('rolesThisWeek')}</h2>
      <ul>
        {shown.map((role) => (
          <li key={role} data-role-color={colorOf(role)} className="flex h-7 items-center gap-2.5 text-ink-2">
            <span className="text-role-text">
              <RoleIcon role={role} size={16} />
            </span>
            <span className="grow">{roleName(role)}</span>
            <span className="tnum text-ink-3">{isRead ? (counts.get(role) ?? 0) : '…'}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
