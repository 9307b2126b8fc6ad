'use client';

import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { StaffShift } from '@/components/staff-page/staff-shift';
import { useFormats } from '@/components/ui/use-formats';
import type { SharedWeek } from '@/lib/share/shared-week';
import { OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';
import { minuteOfDay } from '@/lib/time/clock-time';
import { addDays, type LocalDate } from '@/lib/time/local-date';

const DAYS = [0, 1, 2, 3, 4, 5, 6];

/** Who works when, by day; days without shifts are omitted. */
export function WholeWeek({ week, today }: { week: SharedWeek; today: LocalDate }) {
  const t = useTranslations('staffPage');
  const headId = useId();
  return (
    <section aria-labelledby={headId} className="min-w-0">
      <h2 id={headId} className="text-md font-semibold">
        {t('everybody')}
      </h2>
      {DAYS.map((offset) => (
        <DayOfAll
          key={offset}
          week={week}
          date={addDays(week.firstDay, offset)}
          isToday={addDays(week.firstDay, offset) === today}
        />
      ))}
    </section>
  );
}

function DayOfAll({ week, date, isToday }: { week: SharedWeek; date: LocalDate; isToday: boolean }) {
  const t = useTranslations('staffPage');
  const formats = useFormats();
  const headId = useId();
  const shifts = week.people
    .flatMap(({ name, shifts: personShifts }) =>
      personShifts.filter((shift) => shift.date === date).map((shift) => ({ name, shift })),
    )
    .sort((one, other) => minuteOfDay(one.shift.startTime) - minuteOfDay(other.shift.startTime));
  if (shifts.length === 0) return null;
  return (
    <section aria-labelledby={headId} className="pt-4">
      <div className="flex items-baseline gap-2 pb-2">
        <h3 id={headId} className={`font-semibold ${isToday ? 'text-accent-text' : ''}`}>
          {formats.weekdayAndDay(date)}
        </h3>
        {isToday && <span className="text-[13px] text-ink-2">{t('today')}</span>}
      </div>
      <ul className="staff-day">
        {shifts.map(({ name, shift }) => (
          <StaffShift
            key={`${name} ${shift.key} ${shift.startTime}`}
            shift={shift}
            title={name || t('openShift')}
            isOpen={name === OPEN_SHIFT_NAME}
          />
        ))}
      </ul>
    </section>
  );
}
