'use client';

import { Moon } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useSharedDayWords } from '@/components/parts/sharing/use-shared-day-words';
import { useDetailWords } from '@/components/parts/use-detail-words';
import { useStaffRole } from '@/components/staff-page/use-staff-role';
import { useFormats } from '@/components/ui/use-formats';
import { colorOfRole } from '@/lib/employees/role';
import type { Working } from '@/lib/kiosk/working';
import type { SharedWeek } from '@/lib/share/shared-week';
import { kindText } from '@/lib/shifts/shift/detail-texts';
import { OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';
import { isOvernight } from '@/lib/time/interval';
import type { LocalDate } from '@/lib/time/local-date';
import { keyOf } from './now-and-next';

/** From so many shifts on, they are set smaller. */
const MANY = 13;

interface DayListProps {
  /** The week that holds the day; undefined where none is published. */
  week: SharedWeek | undefined;
  working: readonly Working[];
  day: LocalDate;
  /** Epoch milliseconds. */
  at: number;
}

/** What is said of the day, and everybody who starts on it. */
export function DayList({ week, working, day, at }: DayListProps) {
  const t = useTranslations('kiosk');
  const { dayWords } = useSharedDayWords();
  const said = week?.days?.find(({ date }) => date === day);
  const shifts = working.filter(({ shift }) => shift.date === day);
  return (
    <>
      {said && (
        <p className="kiosk-said" dir="auto">
          {dayWords(said)}
        </p>
      )}
      {shifts.length === 0 && <p className="kiosk-nothing">{t(week ? 'noShifts' : 'noScheduleOn')}</p>}
      <ul className="kiosk-list" data-many={shifts.length >= MANY || undefined}>
        {shifts.map((one) => (
          <Row key={keyOf(one)} working={one} at={at} />
        ))}
      </ul>
    </>
  );
}

function Row({ working: { name, shift, start, end }, at }: { working: Working; at: number }) {
  const t = useTranslations('kiosk');
  const page = useTranslations('staffPage');
  const formats = useFormats();
  const roleName = useStaffRole();
  const details = useDetailWords('shiftDetails');
  const { startTime, endTime, role, isPending, teamNotes } = shift;
  const isOpen = name === OPEN_SHIFT_NAME;
  const about = [
    roleName(role),
    shift.station,
    kindText(shift, details),
    isPending ? page('pending') : undefined,
  ].filter((text) => text !== undefined);
  return (
    <li
      className="kiosk-row"
      data-role-color={colorOfRole(role)}
      data-open={isOpen || undefined}
      data-time={end <= at ? 'over' : start <= at ? 'now' : undefined}
    >
      <span className="kiosk-name" dir="auto">
        {isOpen ? t('openShift') : name}
      </span>
      <span className="kiosk-line">
        <span className="kiosk-when tnum">
          {formats.timeRange(startTime, endTime)}
          {isOvernight(startTime, endTime) && (
            <>
              <Moon aria-hidden="true" size="0.75em" />
              <span className="sr-only">{page('overnight')}</span>
            </>
          )}
        </span>
        <span className="kiosk-about" dir="auto">
          {about.join(' · ')}
        </span>
      </span>
      {teamNotes && (
        <span className="kiosk-notes" dir="auto">
          {teamNotes}
        </span>
      )}
    </li>
  );
}
