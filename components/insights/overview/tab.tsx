'use client';

import {
  CalendarDays,
  ChartNoAxesColumn,
  CircleDashed,
  Clock,
  Sun,
  TriangleAlert,
  Users,
} from 'lucide-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useAnnouncedRange } from '@/components/insights/announced-range';
import { SkippedNote } from '@/components/insights/skipped-note';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { RoleIcon } from '@/components/parts/roles/role-icon';
import { useRoleName, useStatusName } from '@/components/parts/roles/use-role-name';
import { StatusIcon } from '@/components/parts/status-icon';
import { EmptyState } from '@/components/ui/empty-state';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { AppLink } from '@/components/ui/page/app-link';
import { usePanelPlace } from '@/components/ui/page/panel-place';
import { useFormats } from '@/components/ui/use-formats';
import {
  figuresOfDays,
  overviewOf,
  type Part,
  shownMinutesDifference,
  weekFigures,
  wholePercents,
} from '@/lib/insights/overview';
import { countingSetting, weekStartSetting } from '@/lib/settings/calendar-settings';
import { overtimeSetting } from '@/lib/settings/overtime-setting';
import type { ScheduleIndex } from '@/lib/shifts/change/schedule-index';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { weekOf } from '@/lib/time/week';
import { useHasMoney } from '@/stores/pay/is-anybody-paid';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useMinutesOf, useSetting } from '@/stores/settings/use-setting';
import { FigureGrid, OverviewCard, OverviewFigure, OverviewSection } from './card';

const OverviewMoney = lazyPart(() => import('./money').then((module) => module.OverviewMoney));

/** The shown week against the one before, then the figures for all shifts. */
export function OverviewTab() {
  const t = useTranslations('insights');
  const formats = useFormats();
  const { keys } = useRoleBook();
  const shifts = useSchedule(({ schedule }) => schedule.shifts);
  const employees = useSchedule(({ schedule }) => schedule.employees);
  const selectedDate = useSchedule((state) => state.selectedDate);
  const weekStart = useSetting(weekStartSetting);
  const counting = useSetting(countingSetting);
  const minutesOf = useMinutesOf();
  const overview = useMemo(
    () => overviewOf({ shifts, employees }, keys, counting),
    [shifts, employees, keys, counting],
  );
  const days = useMemo(() => weekOf(selectedDate, weekStart), [selectedDate, weekStart]);
  const range = formats.weekdayRange(days[0] ?? selectedDate, days.at(-1) ?? selectedDate);
  useAnnouncedRange(range);

  const hasMoney = useHasMoney();
  if (overview.shiftCount === 0) return <NothingYet />;
  const week = figuresOfDays(shifts, days, minutesOf);
  const today = figuresOfDays(shifts, [selectedDate], minutesOf);
  return (
    <>
      <WeekCards shifts={shifts} days={days} />
      {hasMoney && <OverviewMoney days={days} />}
      <OverviewSection title={t('overviewAllTime')}>
        <FigureGrid>
          <OverviewFigure
            icon={<CalendarDays aria-hidden="true" />}
            label={t('overviewTotalShifts')}
            figure={formats.integer(overview.shiftCount)}
            note={t('overviewWeekShifts', { range, count: week.shiftCount })}
          />
          <OverviewFigure
            icon={<Users aria-hidden="true" />}
            label={t('overviewActive')}
            figure={formats.integer(overview.activeCount)}
            note={t('overviewOfTotal', { count: overview.employeeCount })}
          />
          <OverviewFigure
            icon={<Clock aria-hidden="true" />}
            label={t(counting.paidHours ? 'overviewPaidHours' : 'overviewTotalHours')}
            figure={formats.roundedHours(overview.minutes)}
            note={t('overviewWeekHours', { range, hours: formats.roundedHours(week.minutes) })}
          />
          <OverviewFigure
            icon={<Sun aria-hidden="true" />}
            label={t('overviewShiftsToday')}
            figure={formats.integer(today.countedCount)}
            note={t('overviewDay', {
              day: formats.shortWeekdayAndDay(selectedDate),
              hours: formats.roundedHours(today.minutes),
              people: today.headCount,
            })}
          />
        </FigureGrid>
        <div className="mt-4 grid gap-4 phone:mt-2.5 phone:gap-2.5 desktop:grid-cols-[1fr_2fr]">
          <OverviewCard title={t('overviewStatus')}>
            <StatusBreakdown parts={overview.statuses} />
          </OverviewCard>
          <OverviewCard title={t('overviewRoles')}>
            <RoleDistribution parts={overview.roles} />
          </OverviewCard>
        </div>
      </OverviewSection>
      <SkippedNote />
    </>
  );
}

function NothingYet() {
  const t = useTranslations('insights');
  const panels = useTranslations('panels');
  const { isOverCalendar } = usePanelPlace();
  return (
    <>
      <EmptyState
        className="py-16"
        icon={<ChartNoAxesColumn aria-hidden="true" />}
        title={t('overviewEmptyTitle')}
        description={t('overviewEmptyHint')}
        action={
          !isOverCalendar && (
            <AppLink href="/" className="focus-ring rounded-flag font-semibold text-accent-text underline">
              {panels('backToCalendar')}
            </AppLink>
          )
        }
      />
      <SkippedNote />
    </>
  );
}

/** The shifts by role, most frequent first; a full bar would be all shifts. */
function RoleDistribution({ parts }: { parts: readonly Part[] }) {
  const { colorOf } = useRoleBook();
  const t = useTranslations('insights');
  const formats = useFormats();
  const roleName = useRoleName();
  const percents = wholePercents(parts.map(({ count }) => count));
  if (parts.length === 0) return <p className="mt-3 text-ink-2">{t('overviewNoRoles')}</p>;
  return (
    <ul className="mt-2.5">
      {parts.map(({ name, count, share }, position) => (
        <li
          key={name}
          data-role-color={colorOf(name)}
          className="flex min-h-8 flex-wrap items-center gap-x-2 py-0.5 phone:gap-y-1 phone:py-1.5"
        >
          <RoleIcon role={name} className="text-role-text" />
          <span className="w-24 min-w-0 break-words phone:w-auto phone:grow">{roleName(name)}</span>
          <span
            aria-hidden="true"
            className="h-2.5 min-w-0 grow overflow-hidden rounded-full bg-fill contrast:border contrast:border-line phone:order-last phone:w-full phone:flex-none"
          >
            <span className="block h-full rounded-full bg-role-edge" style={{ width: `${share * 100}%` }} />
          </span>
          <strong className="tnum w-12 text-right phone:w-auto">{formats.integer(count)}</strong>
          <span className="tnum w-12 text-right text-ink-2">
            {formats.percent((percents[position] ?? 0) / 100)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** All shifts by status: one stacked bar, and a line for each status. */
function StatusBreakdown({ parts }: { parts: readonly Part[] }) {
  const formats = useFormats();
  const statusName = useStatusName();
  const percents = wholePercents(parts.map(({ count }) => count));
  return (
    <>
      <div aria-hidden="true" className="mt-3.5 flex h-2.5 gap-0.5 overflow-hidden rounded-full">
        {parts.map(({ name, count }) => (
          <span
            key={name}
            data-status={name}
            className="min-w-1 bg-status-edge"
            style={{ flexGrow: count, flexBasis: 0 }}
          />
        ))}
      </div>
      <ul className="mt-2 divide-y divide-line">
        {parts.map(({ name, count }, position) => (
          <li key={name} className="flex min-h-9.5 items-center gap-2 py-1">
            <span
              data-status={name}
              className="flex min-w-0 grow items-center gap-1.5 font-medium text-status-text"
            >
              <StatusIcon status={name} className="size-4 shrink-0" />
              <span className="line-clamp-3 min-w-0 wrap-break-word">{statusName(name)}</span>
            </span>
            <strong className="tnum">{formats.integer(count)}</strong>
            <span className="tnum w-12 text-right text-ink-2">
              {formats.percent((percents[position] ?? 0) / 100)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

interface WeekCardsProps {
  shifts: ScheduleIndex;
  days: readonly LocalDate[];
}

function WeekCards({ shifts, days }: WeekCardsProps) {
  const t = useTranslations('insights');
  const calendar = useTranslations('calendar');
  const formats = useFormats();
  const minutesOf = useMinutesOf();
  const overtime = useSetting(overtimeSetting);
  const team = useSchedule(({ schedule }) => schedule.employees);
  const context = useMemo(
    () => ({ employees: [...team.values()], overtime, minutesOf }),
    [team, overtime, minutesOf],
  );
  const week = useMemo(() => weekFigures(shifts, days, context), [shifts, days, context]);
  const before = useMemo(
    () =>
      weekFigures(
        shifts,
        days.map((day) => addDays(day, -7)),
        context,
      ),
    [shifts, days, context],
  );
  const hoursNote = (now: number, earlier: number) => {
    const more = shownMinutesDifference(now, earlier);
    return t('overviewHoursChange', {
      change: changeOf(more),
      hours: formats.roundedHours(Math.abs(more)),
    });
  };
  const countNote = (now: number, earlier: number) =>
    t('overviewCountChange', {
      change: changeOf(now - earlier),
      count: formats.integer(Math.abs(now - earlier)),
    });
  return (
    <OverviewSection title={t('overviewWeek')}>
      <FigureGrid>
        <OverviewFigure
          icon={<Clock aria-hidden="true" />}
          label={t('hoursHours')}
          figure={formats.roundedHours(week.minutes)}
          note={hoursNote(week.minutes, before.minutes)}
        />
        <OverviewFigure
          icon={<Users aria-hidden="true" />}
          label={t('overviewWeekPeople')}
          figure={formats.integer(week.people)}
          note={countNote(week.people, before.people)}
        />
        <OverviewFigure
          icon={<CircleDashed aria-hidden="true" />}
          label={calendar('openShifts')}
          figure={formats.integer(week.openShifts)}
          note={countNote(week.openShifts, before.openShifts)}
        />
        <OverviewFigure
          icon={<TriangleAlert aria-hidden="true" />}
          label={t('hoursOvertimeHead')}
          figure={formats.roundedHours(week.overtimeMinutes)}
          note={hoursNote(week.overtimeMinutes, before.overtimeMinutes)}
        />
      </FigureGrid>
    </OverviewSection>
  );
}

function changeOf(more: number): 'more' | 'less' | 'none' {
  if (more === 0) return 'none';
  return more > 0 ? 'more' : 'less';
}
