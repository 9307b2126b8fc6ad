'use client';

import { useTranslations } from 'use-intl';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { useFormats } from '@/components/ui/use-formats';
import type { Shift } from '@/lib/shifts/shift/shift';

export function ShiftLine({ shift }: { shift: Shift }) {
  const t = useTranslations('calendar');
  const formats = useFormats();
  const roleName = useRoleName();
  return (
    <p className="tnum text-sm text-ink-2" dir="auto">
      {shift.employeeName || t('openShift')} · {roleName(shift.role)} · {formats.weekdayDay(shift.date)},{' '}
      <span className="whitespace-nowrap">{formats.timeRange(shift.startTime, shift.endTime)}</span>
    </p>
  );
}
