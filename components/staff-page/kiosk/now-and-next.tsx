'use client';

import { useTranslations } from 'use-intl';
import { useStaffRole } from '@/components/staff-page/use-staff-role';
import { useFormats } from '@/components/ui/use-formats';
import { colorOfRole } from '@/lib/employees/role';
import { type TimedShift, upcomingShifts, workingNow } from '@/lib/kiosk/kiosk-days';
import { OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';
import type { LocalDate } from '@/lib/time/local-date';

/** Shows at least this many upcoming people, if so many are scheduled. */
const NEXT_SHOWN = 3;
/** From this many people on, the text is smaller. */
const MANY = 7;

interface NowAndNextProps {
  working: readonly TimedShift[];
  /** Epoch milliseconds. */
  at: number;
  today: LocalDate;
  isPublished: boolean;
}

export function NowAndNext({ working, at, today, isPublished }: NowAndNextProps) {
  const t = useTranslations('kiosk');
  const formats = useFormats();
  const now = workingNow(working, at);
  const next = upcomingShifts(working, at, NEXT_SHOWN);
  const whenOf = ({ shift: { date, startTime } }: TimedShift) => {
    const time = formats.time(startTime);
    return date === today ? time : t('nextAt', { day: formats.weekdayShort(date), time });
  };
  return (
    <div className="kiosk-band">
      <section aria-labelledby="kiosk-now">
        <h2 id="kiosk-now" className="kiosk-title">
          {t('onNow')}
        </h2>
        {!isPublished && <p className="kiosk-nothing">{t('noSchedule')}</p>}
        {isPublished && now.length === 0 && <p className="kiosk-nothing">{t('nobodyNow')}</p>}
        <ul className="kiosk-people" data-many={now.length >= MANY || undefined}>
          {now.map((one) => (
            <Person
              key={keyOf(one)}
              working={one}
              when={t('until', { time: formats.time(one.shift.endTime) })}
            />
          ))}
        </ul>
      </section>
      <section aria-labelledby="kiosk-next">
        <h2 id="kiosk-next" className="kiosk-title">
          {t('next')}
        </h2>
        {next.length === 0 && <p className="kiosk-nothing">{t('nothingNext')}</p>}
        <ul className="kiosk-people" data-many={next.length >= MANY || undefined}>
          {next.map((one) => (
            <Person key={keyOf(one)} working={one} when={whenOf(one)} />
          ))}
        </ul>
      </section>
    </div>
  );
}

/** One person may have two shifts, and two open shifts may be identical. */
export function keyOf({ name, shift }: TimedShift): string {
  return `${name} ${shift.key} ${shift.date} ${shift.startTime}`;
}

function Person({ working: { name, shift }, when }: { working: TimedShift; when: string }) {
  const t = useTranslations('kiosk');
  const roleName = useStaffRole();
  const isOpen = name === OPEN_SHIFT_NAME;
  return (
    <li className="kiosk-person" data-role-color={colorOfRole(shift.role)} data-open={isOpen || undefined}>
      <span className="kiosk-name" dir="auto">
        {isOpen ? t('openShift') : name}
      </span>
      <span className="kiosk-line">
        <span className="kiosk-when tnum">{when}</span>
        <span className="kiosk-about" dir="auto">
          {[roleName(shift.role), shift.station].filter(Boolean).join(' · ')}
        </span>
      </span>
    </li>
  );
}
