'use client';

import '@/components/parts/shift-face.css';
import { Moon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { lengthStyle } from '@/components/parts/length-style';
import { RoleIcon } from '@/components/parts/roles/role-icon';
import { StatusIcon } from '@/components/parts/status-icon';
import { useDetailWords } from '@/components/parts/use-detail-words';
import { useFormats } from '@/components/ui/use-formats';
import { colorOfRole } from '@/lib/employees/role';
import type { SharedShift } from '@/lib/share/shared-week';
import { detailTexts } from '@/lib/shifts/shift/detail-texts';
import { durationMinutes, isOvernight } from '@/lib/time/interval';
import { useStaffRole } from './use-staff-role';

interface StaffShiftProps {
  shift: SharedShift;
  /** The day, or the person. */
  title: string;
  isOpen?: boolean | undefined;
  isToday?: boolean | undefined;
  children?: ReactNode;
}

/** A shift as in the phone's week view, without its actions. */
export function StaffShift({ shift, title, isOpen = false, isToday = false, children }: StaffShiftProps) {
  const t = useTranslations('staffPage');
  const formats = useFormats();
  const roleName = useStaffRole();
  const details = useDetailWords('shiftDetails');
  const { startTime, endTime, role, isPending } = shift;
  const minutes = durationMinutes(startTime, endTime);
  return (
    <li
      className="shift-row staff-shift"
      style={lengthStyle(minutes)}
      data-role-color={colorOfRole(role)}
      data-shift-status={isPending ? 'Pending' : 'Confirmed'}
      data-open={isOpen || undefined}
    >
      <span className="shift-name">
        <bdi>{title}</bdi>
        {isToday && <span className="ml-2 font-medium text-accent-text">{t('today')}</span>}
      </span>
      <span className="shift-time tnum">
        {formats.timeRange(startTime, endTime)}
        {isOvernight(startTime, endTime) && (
          <>
            <Moon aria-hidden="true" size={13} />
            <span className="sr-only">{t('overnight')}</span>
          </>
        )}
      </span>
      <span className="shift-role">
        <RoleIcon role={role} size={15} />
        <span dir="auto">{[roleName(role), ...detailTexts(shift, details)].join(' · ')}</span>
      </span>
      <span className="shift-state">
        {isPending && (
          <span className="shift-flag" data-status="Pending">
            <StatusIcon status="Pending" size={12} isPlain />
            <span>{t('pending')}</span>
          </span>
        )}
        <span className="tnum shrink-0">{formats.duration(minutes)}</span>
      </span>
      {shift.teamNotes && (
        <p className="staff-notes" dir="auto">
          {shift.teamNotes}
        </p>
      )}
      {children}
    </li>
  );
}
