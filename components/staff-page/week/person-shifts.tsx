'use client';

import { CalendarPlus } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSharedDayWords } from '@/components/parts/share/use-shared-day-words';
import { useDetailWords } from '@/components/parts/use-detail-words';
import { StaffShift } from '@/components/staff-page/staff-shift';
import { loadLaterParts } from '@/components/staff-page/use-later-parts';
import { useStaffRole } from '@/components/staff-page/use-staff-role';
import { Button } from '@/components/ui/button';
import { useFormats } from '@/components/ui/use-formats';
import { canceledEventCount, withComingAnnounced } from '@/lib/share/announced-states';
import type { SharedPerson, SharedWeek } from '@/lib/share/shared-week';
import { durationMinutes } from '@/lib/time/interval';
import type { LocalDate } from '@/lib/time/local-date';
import type { AnswerSlots } from './answer-slots';

interface PersonShiftsProps {
  week: SharedWeek;
  person: SharedPerson;
  today: LocalDate;
  /** Undefined if the link cannot be answered, and until the code for answering is loaded. */
  slots: AnswerSlots | undefined;
  /** The link can be answered, so the calendar button may not be the main action. */
  isAnswerable: boolean;
  /** Absent if the link is for this person only. */
  onLeave?: (() => void) | undefined;
}

/** One person's week: shifts by day, hours, and a button to add them to a calendar. */
export function PersonShifts({ week, person, today, slots, isAnswerable, onLeave }: PersonShiftsProps) {
  const t = useTranslations('staffPage');
  const formats = useFormats();
  const headId = useId();
  const calendar = useTranslations('calendarFile');
  const details = useDetailWords('shiftDetails');
  const { dayWords } = useSharedDayWords();
  const roleName = useStaffRole();
  const [outcome, setOutcome] = useState<'saved' | 'notSaved'>();
  const minutes = person.shifts.reduce(
    (sum, shift) => sum + durationMinutes(shift.startTime, shift.endTime),
    0,
  );
  const gone = canceledEventCount(withComingAnnounced(week, today), person.name);
  const addToCalendar = async () => {
    try {
      const { downloadCalendar } = await loadLaterParts();
      await downloadCalendar(week, person.name, { t: calendar, details, dayWords, roleName, today });
      setOutcome('saved');
    } catch (error) {
      console.error('Failed to create the calendar file.', error);
      setOutcome('notSaved');
    }
  };
  return (
    <section aria-labelledby={headId} className="flex flex-col gap-4">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id={headId} tabIndex={-1} dir="auto" className="staff-name text-lg font-semibold outline-none">
            {person.name}
          </h2>
          <p className="tnum text-ink-2">
            {t('sum', { count: person.shifts.length, hours: formats.duration(minutes) })}
          </p>
        </div>
        {onLeave && (
          <Button className="staff-screen-only shrink-0" onClick={onLeave}>
            {t('otherName')}
          </Button>
        )}
      </div>
      <ul className="flex flex-col gap-2">
        {person.shifts.map((shift) => (
          <StaffShift
            key={`${shift.key} ${shift.date} ${shift.startTime}`}
            shift={shift}
            title={formats.weekdayAndShortDay(shift.date)}
            isToday={shift.date === today}
          >
            {slots?.ofShift(shift, false)}
          </StaffShift>
        ))}
      </ul>
      <div className="staff-screen-only flex flex-col gap-2">
        <Button
          variant={isAnswerable ? 'outline' : 'primary'}
          size="lg"
          icon={<CalendarPlus aria-hidden="true" />}
          onClick={addToCalendar}
        >
          {t('add')}
        </Button>
        {gone > 0 && <p className="text-ink-2">{t('takesBack', { count: gone })}</p>}
        <p role="status" className="staff-status text-center text-ink-2">
          {outcome && t(outcome)}
        </p>
        {slots?.ofPerson}
      </div>
    </section>
  );
}
