'use client';

import { CircleDashed, Plane, TriangleAlert, UserRoundPlus, UsersRound } from 'lucide-react';
import { memo, type ReactNode, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { DayWordsInside } from '@/components/calendar/day-words/lazy-day-words';
import { useHasDemand } from '@/components/calendar/need/lazy-need';
import type { CardTexts } from '@/components/calendar/shift/texts';
import { useIsUnpublished } from '@/components/calendar/shift/use-unpublished';
import { useShiftsOn } from '@/components/calendar/week/use-week';
import { dropPlaceProps } from '@/components/parts/drag/drop-places';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { useFormats } from '@/components/ui/use-formats';
import type { Shift } from '@/lib/shifts/shift/shift';
import { monthDayFigures, timeOffCount } from '@/lib/shifts/views/month-day';
import type { LocalDate } from '@/lib/time/local-date';
import { uiStore } from '@/stores/app/ui-store';
import { useWeekNeed } from '@/stores/demand/week-need';
import { useShiftMark } from '@/stores/schedule/problems/marks';
import { useProblemsState } from '@/stores/schedule/problems/problems';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import { useMinutesOf } from '@/stores/settings/use-setting';
import { useUi } from '@/stores/ui/use-ui';

interface MonthDayProps {
  date: LocalDate;
  /** The day belongs to the month before or after. */
  isOutside: boolean;
  /** Set if the filter shows only one person. */
  person: string | undefined;
  texts: CardTexts;
}

interface DayBadge {
  readonly id: string;
  readonly icon: ReactNode;
  readonly count: number;
  readonly words: string;
  readonly isWarning?: boolean;
}

/**
 * One day: hours, people, open shifts, problems, gaps and absences; with one person in the filter, that person's
 * shifts. Opens the day.
 */
export const MonthDay = memo(function MonthDay({ date, isOutside, person, texts }: MonthDayProps) {
  const store = useScheduleStore();
  const t = useTranslations('month');
  const calendar = useTranslations('calendar');
  const formats = useFormats();
  const shifts = useShiftsOn(date);
  const minutesOf = useMinutesOf();
  const figures = useMemo(() => monthDayFigures(shifts, minutesOf), [shifts, minutesOf]);
  const isToday = useUi((state) => state.today === date);
  const isSelected = useSchedule((state) => state.selectedDate === date);
  const offCount = useSchedule((state) => timeOffCount(state.schedule.employees.values(), date));
  const problemCount = useProblemsState(
    ({ problems }) => problems.filter((problem) => problem.date === date && problem.kind !== 'open').length,
  );
  const hasDemand = useHasDemand();
  const hours = formats.duration(figures.minutes);
  const size = { size: 13, 'aria-hidden': true } as const;
  const signs: readonly DayBadge[] = [
    {
      id: 'open',
      icon: <UserRoundPlus {...size} />,
      count: figures.openCount,
      words: t('open', { count: figures.openCount }),
    },
    {
      id: 'problems',
      icon: <TriangleAlert {...size} />,
      count: problemCount,
      words: calendar('problems', { count: problemCount }),
      isWarning: true,
    },
    { id: 'off', icon: <Plane {...size} />, count: offCount, words: t('off', { count: offCount }) },
  ];
  const shownSigns = signs.filter(({ count }) => count > 0);
  const label = [
    calendar('selectDay', { day: formats.longDay(date), hours, people: figures.headCount }),
    ...shownSigns.map(({ words }) => words),
  ].join(', ');
  const open = () => {
    store.selectDate(date);
    uiStore.setCurrentView('daily');
  };
  return (
    <td
      className="month-day"
      data-outside={isOutside || undefined}
      data-today={isToday || undefined}
      {...(person !== undefined && dropPlaceProps({ date, employeeName: person }))}
    >
      <button
        type="button"
        className="month-open"
        tabIndex={-1}
        data-month-item={date}
        data-selected={isSelected || undefined}
        aria-current={isToday ? 'date' : undefined}
        onClick={open}
      >
        <span className="sr-only">
          {label}
          {hasDemand && <GapWords date={date} />}
          <DayWordsInside date={date} isSpoken />
        </span>
        <span aria-hidden="true" className="month-head">
          <span className="month-number tnum">{formats.dayNumber(date)}</span>
          {person === undefined && shifts.length > 0 && (
            <span className="month-hours tnum">
              {hours}
              <span className="month-people">
                <UsersRound size={12} />
                {figures.headCount}
              </span>
            </span>
          )}
        </span>
        <span aria-hidden="true" className="month-signs tnum">
          {shownSigns.map(({ id, icon, count, words, isWarning }) => (
            <span key={id} title={words} data-status={isWarning ? 'Pending' : undefined} data-sign={id}>
              {icon}
              {count}
            </span>
          ))}
          {hasDemand && <GapSign date={date} />}
        </span>
        <span aria-hidden="true">
          <DayWordsInside date={date} />
        </span>
      </button>
      {person !== undefined && shifts.length > 0 && (
        <ul className="month-shifts">
          {shifts.map((shift) => (
            <MonthShift key={shift.id} shift={shift} texts={texts} />
          ))}
        </ul>
      )}
    </td>
  );
});

/** How many intervals of the day are understaffed; computed only if there are staffing needs. */
function useGapCount(date: LocalDate): number {
  return useWeekNeed(date).few.filter((gap) => gap.date === date).length;
}

function GapWords({ date }: { date: LocalDate }) {
  const t = useTranslations('month');
  const count = useGapCount(date);
  return count > 0 && `, ${t('gaps', { count })}`;
}

function GapSign({ date }: { date: LocalDate }) {
  const t = useTranslations('month');
  const count = useGapCount(date);
  if (count === 0) return null;
  return (
    <span data-status="Pending" data-sign="gaps" title={t('gaps', { count })}>
      <CircleDashed size={13} aria-hidden="true" />
      {count}
    </span>
  );
}

const MonthShift = memo(function MonthShift({ shift, texts }: { shift: Shift; texts: CardTexts }) {
  const { colorOf } = useRoleBook();
  const isUnpublished = useIsUnpublished(shift);
  const problem = useShiftMark(shift.id, false);
  return (
    <li
      className="month-shift tnum"
      data-shift-id={shift.id}
      data-role-color={colorOf(shift.role, shift.color)}
      data-shift-status={shift.status}
      data-unpublished={isUnpublished || undefined}
      data-month-item={shift.date}
      tabIndex={-1}
      aria-label={texts.label(shift, false, isUnpublished)}
      aria-description={problem?.words}
    >
      <span className="truncate">{texts.cardTime(shift, true)}</span>
    </li>
  );
});
