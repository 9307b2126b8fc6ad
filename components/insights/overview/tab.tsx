'use client';

import { CalendarDays, ChartNoAxesColumn, Clock, Sun, Users } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useAnnouncedRange } from '@/components/insights/announced-range';
import { SkippedNote } from '@/components/insights/skipped-note';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { EmptyState } from '@/components/ui/empty-state';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { AppLink } from '@/components/ui/page/app-link';
import { usePanelPlace } from '@/components/ui/page/panel-place';
import { useFormats } from '@/components/ui/use-formats';
import { figuresOfDays, overviewOf } from '@/lib/insights/overview';
import { weekOf } from '@/lib/time/week';
import { useHasMoney } from '@/stores/pay/is-anybody-paid';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useMinutesOf, useSetting } from '@/stores/settings/use-setting';
import { FigureGrid, OverviewCard, OverviewFigure, OverviewSection } from './card';
import { RoleDistribution } from './roles';
import { StatusBreakdown } from './statuses';
import { WeekCards } from './week-cards';

const OverviewMoney = lazyPart(() => import('./money').then((module) => module.OverviewMoney));

/** The shown week against the one before, then the figures for all shifts. */
export function OverviewTab() {
  const t = useTranslations('insights');
  const formats = useFormats();
  const { keys } = useRoleBook();
  const shifts = useSchedule(({ schedule }) => schedule.shifts);
  const employees = useSchedule(({ schedule }) => schedule.employees);
  const selectedDate = useSchedule((state) => state.selectedDate);
  const weekStart = useSetting('weekStart');
  const counting = useSetting('counting');
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
