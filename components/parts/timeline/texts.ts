'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { useRoleName, useStatusName } from '@/components/parts/roles/use-role-name';
import { useFormats } from '@/components/ui/use-formats';
import type { RoleColor } from '@/lib/employees/role';
import { shiftTimes } from '@/lib/i18n/shift-times';
import type { TimelineBar, TimelineGroup } from '@/lib/insights/timeline';
import { type Shift, shiftMinutes } from '@/lib/shifts/shift/shift';
import type { OpeningHours } from '@/lib/time/opening-hours';

export interface BarTexts {
  readonly name: (shift: Shift) => string;
  readonly row: (shift: Shift) => string;
  readonly time: (shift: Shift) => string;
  readonly shortTime: (shift: Shift) => string;
  readonly hours: (shift: Shift) => string;
  readonly open: (shift: Shift) => string;
  readonly label: (bar: TimelineBar) => string;
  readonly color: (role: string, stored: RoleColor) => RoleColor;
  readonly roles: (group: TimelineGroup) => string;
  readonly shiftCount: (group: TimelineGroup) => string;
}

/** Returns the same object until the language or the opening hours change. */
export function useBarTexts(openingHours: OpeningHours): BarTexts {
  const t = useTranslations('insights');
  const calendar = useTranslations('calendar');
  const formats = useFormats();
  const role = useRoleName();
  const { colorOf } = useRoleBook();
  const status = useStatusName();
  return useMemo(() => {
    const name = (shift: Shift) => shift.employeeName || calendar('openShift');
    const { range: time, shortRange: shortTime } = shiftTimes(formats, openingHours, calendar('close'));
    const hours = (shift: Shift) => formats.duration(shiftMinutes(shift));
    return {
      name,
      row: (shift) => shift.employeeName || calendar('openShifts'),
      time,
      hours,
      shortTime,
      open: (shift) => calendar('shiftActions', { employee: name(shift), timeRange: time(shift) }),
      label: ({ shift, isCarriedOver, continuesNextDay }) =>
        [
          name(shift),
          role(shift.role),
          time(shift),
          hours(shift),
          status(shift.status),
          isCarriedOver && t('timelineBegan'),
          continuesNextDay && calendar('overnight'),
        ]
          .filter(Boolean)
          .join(', '),
      color: colorOf,
      roles: ({ roles }) => roles.map((one) => role(one.role)).join(', '),
      shiftCount: ({ bars }) => calendar('shiftCount', { count: bars.length }),
    };
  }, [t, calendar, formats, role, colorOf, status, openingHours]);
}
