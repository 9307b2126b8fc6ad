'use client';

import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { StaffShift } from '@/components/staff-page/staff-shift';
import { useFormats } from '@/components/ui/use-formats';
import type { SharedWeek } from '@/lib/share/shared-week';
import { OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';
import type { LocalDate } from '@/lib/time/local-date';
import type { AnswerSlots } from './answer-slots';

interface OpenShiftsProps {
  week: SharedWeek;
  today: LocalDate;
  slots: AnswerSlots | undefined;
}

/** The open shifts; renders nothing when there are none. */
export function OpenShifts({ week, today, slots }: OpenShiftsProps) {
  const t = useTranslations('staffPage');
  const formats = useFormats();
  const headId = useId();
  const open = week.people.flatMap(({ name, shifts }) => (name === OPEN_SHIFT_NAME ? shifts : []));
  if (open.length === 0) return null;
  return (
    <section aria-labelledby={headId} className="flex flex-col gap-3">
      <div>
        <h2 id={headId} className="text-md font-semibold">
          {t('open')}
        </h2>
        <p className="text-ink-2">{slots?.openHint ?? t('openHint')}</p>
      </div>
      <ul className="flex flex-col gap-2">
        {open.map((shift) => (
          <StaffShift
            key={`${shift.key} ${shift.date} ${shift.startTime}`}
            shift={shift}
            title={formats.weekdayAndShortDay(shift.date)}
            isOpen
            isToday={shift.date === today}
          >
            {slots?.ofShift(shift, true)}
          </StaffShift>
        ))}
      </ul>
    </section>
  );
}
