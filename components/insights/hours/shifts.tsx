'use client';

import { useTranslations } from 'use-intl';
import { useFormats } from '@/components/ui/use-formats';
import type { EmployeeHours } from '@/lib/insights/hours';
import { useMinutesOf } from '@/stores/settings/use-setting';

/** The shifts behind a person's hours; a press opens the card of each. */
export function HoursShifts({ row }: { row: EmployeeHours }) {
  const t = useTranslations('insights');
  const formats = useFormats();
  const minutesOf = useMinutesOf();
  return (
    <ul aria-label={t('hoursShiftsOf', { employee: row.name })} className="hours-shifts">
      {row.shifts.map((shift) => (
        <li key={shift.id}>
          <button
            type="button"
            aria-haspopup="dialog"
            data-shift-id={shift.id}
            className="hours-shift motion focus-ring tnum"
          >
            <span className="font-medium">{formats.weekdayDay(shift.date)}</span>{' '}
            <span className="col-span-2 text-ink-2">{formats.timeRange(shift.startTime, shift.endTime)}</span>{' '}
            <span className="col-start-2 row-start-1 text-ink-2">{formats.duration(minutesOf(shift))}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
