'use client';

import { Moon, UsersRound } from 'lucide-react';
import { memo, useId, useLayoutEffect, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { RoleIcon } from '@/components/ui/role-icon';
import { LengthBar } from '@/components/ui/shift-face';
import { StatusIcon } from '@/components/ui/status-icon';
import { useFormats } from '@/components/ui/use-formats';
import { dayTotals } from '@/lib/shifts/day-totals';
import { lengthBarShare } from '@/lib/shifts/display';
import { overlappingShiftIds } from '@/lib/shifts/overlap';
import { type Shift, shiftMinutes } from '@/lib/shifts/shift';
import { isOvernight } from '@/lib/time/interval';
import type { LocalDate } from '@/lib/time/local-date';
import { scheduleStore, uiStore, useUi } from '@/stores/app-stores';
import { type CardTexts, useCardTexts } from './card-texts';
import { DayAdd } from './day-add';
import { DayStrip } from './day-strip';

import { scrollToDay } from './scroll-to-day';
import { ShiftFlag } from './shift-flag';
import { useShiftsOn } from './use-week';

/** The week below 1024 px: the days under one another, with a strip of days to jump by. */
export function WeekList({ days }: { days: readonly LocalDate[] }) {
  const texts = useCardTexts();
  useLayoutEffect(() => {
    // A week opens on its selected day, which is today at first; only a new week scrolls, not every selection.
    const { selectedDate } = scheduleStore.getState();
    if (days.includes(selectedDate)) scrollToDay(selectedDate);
  }, [days]);
  return (
    <>
      <DayStrip days={days} />
      <div className="min-h-0 grow overflow-y-auto border-t border-line px-4 pb-6">
        {days.map((date) => (
          <DaySection key={date} date={date} texts={texts} />
        ))}
      </div>
    </>
  );
}

const DaySection = memo(function DaySection({ date, texts }: { date: LocalDate; texts: CardTexts }) {
  const t = useTranslations('calendar');
  const formats = useFormats();
  const headId = useId();
  const shifts = useShiftsOn(date);
  const isToday = useUi((state) => state.today === date);
  const totals = useMemo(() => dayTotals(shifts), [shifts]);
  const overlapping = useMemo(() => overlappingShiftIds(shifts), [shifts]);
  return (
    <section id={`day-${date}`} aria-labelledby={headId} className="scroll-mt-1 pt-4">
      <div className="flex items-baseline gap-2 pb-2">
        <h2 id={headId} className={`font-semibold ${isToday ? 'text-accent-text' : ''}`}>
          {formats.weekdayAndDay(date)}
        </h2>
        {isToday && <span className="text-[13px] text-ink-2">{t('today')}</span>}
        <span className="tnum ml-auto text-[13px] text-ink-2">
          {t('dayHours', { hours: formats.hours(totals.minutes) })}
        </span>
        <span className="tnum flex items-center gap-1 text-[13px] text-ink-2">
          <UsersRound aria-hidden="true" size={13} />
          <span aria-hidden="true">{totals.headCount}</span>
          <span className="sr-only">{t('peopleCount', { count: totals.headCount })}</span>
        </span>
      </div>
      {shifts.length === 0 ? (
        <DayAdd date={date} isEmpty />
      ) : (
        <ul className="flex flex-col gap-2">
          {shifts.map((shift) => (
            <ShiftRow key={shift.id} shift={shift} isOverlapping={overlapping.has(shift.id)} texts={texts} />
          ))}
        </ul>
      )}
    </section>
  );
});

interface ShiftRowProps {
  shift: Shift;
  isOverlapping: boolean;
  texts: CardTexts;
}

/** A shift on a phone. One tap anywhere opens its actions. */
const ShiftRow = memo(function ShiftRow({ shift, isOverlapping, texts }: ShiftRowProps) {
  const isPlain = shift.status === 'Confirmed' && !isOverlapping;
  return (
    <li
      className="shift-row"
      data-shift-id={shift.id}
      data-role-color={shift.color}
      data-shift-status={shift.status}
      data-overlap={isOverlapping || undefined}
    >
      <button
        type="button"
        className="focus-ring absolute inset-0 rounded-[inherit]"
        aria-label={texts.actions(shift)}
        aria-haspopup="dialog"
        onClick={() => uiStore.openDialog({ name: 'shiftActions', shiftId: shift.id })}
      />
      <span className="shift-name">{texts.name(shift)}</span>
      <span className="shift-time tnum">
        {texts.time(shift)}
        {isOvernight(shift.startTime, shift.endTime) && (
          <>
            <Moon aria-hidden="true" size={13} />
            <span className="sr-only">{texts.overnight}</span>
          </>
        )}
      </span>
      <span className="shift-role">
        <RoleIcon role={shift.role} size={15} />
        <span>{texts.role(shift.role)}</span>
      </span>
      <span className="shift-state">
        {isPlain && (
          <>
            <span className="tnum">{texts.hours(shift)}</span>
            <span data-status="Confirmed" className="text-status-edge">
              <StatusIcon status="Confirmed" size={15} isPlain />
            </span>
            <span className="sr-only">{texts.status('Confirmed')}</span>
          </>
        )}
        <ShiftFlag status={shift.status} isOverlapping={isOverlapping} texts={texts} />
      </span>
      <LengthBar share={lengthBarShare(shiftMinutes(shift))} />
    </li>
  );
});
