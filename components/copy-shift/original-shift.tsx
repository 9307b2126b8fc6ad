'use client';

import { Moon } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { RoleIcon } from '@/components/parts/roles/role-icon';
import { useRoleName, useStatusName } from '@/components/parts/roles/use-role-name';
import { StatusIcon } from '@/components/parts/status-icon';
import { useFormats } from '@/components/ui/use-formats';
import type { Shift } from '@/lib/shifts/shift/shift';
import { isOvernight } from '@/lib/time/interval';

/** The shift to copy: employee, role and time. */
export function OriginalShift({ shift }: { shift: Shift }) {
  const { colorOf } = useRoleBook();
  const t = useTranslations('calendar');
  const copy = useTranslations('copyShift');
  const name = shift.employeeName || t('openShift');
  const formats = useFormats();
  const roleName = useRoleName();
  const statusName = useStatusName();
  return (
    <section
      aria-label={copy('original')}
      data-role-color={colorOf(shift.role, shift.color)}
      className="relative flex flex-col gap-1 rounded-box bg-role-surface py-3 pr-3.5 pl-5 contrast:outline-[1.5px] contrast:outline-line-strong contrast:outline-solid"
    >
      <span
        aria-hidden="true"
        className="absolute inset-y-2 left-2 w-0.75 rounded-full bg-role-edge phone:w-1"
      />
      <p className="flex items-start justify-between gap-3">
        <span className="line-clamp-2 min-w-0 font-semibold break-words" dir="auto" title={name}>
          {name}
        </span>
        <span
          data-status={shift.status}
          className="flex shrink-0 items-center gap-1.5 font-medium text-status-text"
        >
          <StatusIcon status={shift.status} size={16} />
          {statusName(shift.status)}
        </span>
      </p>
      <p className="text-ink-2">{formats.longDay(shift.date)}</p>
      <p className="flex flex-wrap items-center justify-between gap-x-3">
        <span className="flex min-w-0 items-center gap-1.5 font-medium text-role-text">
          <RoleIcon role={shift.role} size={14} />
          <span className="truncate">{roleName(shift.role)}</span>
        </span>
        <span className="tnum flex items-center gap-1.5 text-ink-2">
          {formats.timeRange(shift.startTime, shift.endTime)}
          {isOvernight(shift.startTime, shift.endTime) && (
            <>
              <Moon aria-hidden="true" size={13} />
              <span className="sr-only">{t('overnight')}</span>
            </>
          )}
        </span>
      </p>
    </section>
  );
}
