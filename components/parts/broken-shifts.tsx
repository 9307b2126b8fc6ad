'use client';

import { useTranslations } from 'use-intl';
import { useFormats } from '@/components/ui/use-formats';
import type { BrokenShift } from '@/lib/shifts/change/bulk-breaks';
import type { Shift } from '@/lib/shifts/shift/shift';
import { RuleWarnings } from './rule-warnings';

const MAX_LINES = 5;

interface BrokenShiftsProps {
  broken: readonly BrokenShift[];
  /** Names shifts by day, if all have the same person and time. */
  isByDay?: boolean | undefined;
}

export function BrokenShifts({ broken, isByDay = false }: BrokenShiftsProps) {
  const t = useTranslations('bulk');
  const formats = useFormats();
  return (
    <ul className="flex flex-col gap-2">
      {broken.slice(0, MAX_LINES).map(({ shift, breaks }) => (
        <li key={shift.id} className="flex flex-col gap-0.5 text-sm">
          {isByDay ? <span>{formats.weekdayDay(shift.date)}</span> : <ShiftWords shift={shift} />}
          <RuleWarnings breaks={breaks} />
        </li>
      ))}
      {broken.length > MAX_LINES && (
        <li className="tnum text-sm text-ink-2">{t('more', { count: broken.length - MAX_LINES })}</li>
      )}
    </ul>
  );
}

function ShiftWords({ shift }: { shift: Shift }) {
  const calendar = useTranslations('calendar');
  const formats = useFormats();
  return (
    <span className="wrap-anywhere">
      <span dir="auto" className="font-medium">
        {shift.employeeName || calendar('openShift')}
      </span>
      , {formats.weekdayDay(shift.date)}, {formats.timeRange(shift.startTime, shift.endTime)}
    </span>
  );
}
