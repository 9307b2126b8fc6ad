'use client';

import { CircleDashed, Clock, TriangleAlert, Users } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '@/components/ui/use-formats';
import { shownMinutesMore, weekFigures } from '@/lib/insights/week-figures';
import type { ScheduleIndex } from '@/lib/shifts/change/schedule-index';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useMinutesOf, useSetting } from '@/stores/settings/use-setting';
import { FigureGrid, OverviewFigure, OverviewSection } from './card';

interface WeekCardsProps {
  shifts: ScheduleIndex;
  /** The seven days of the shown week. */
  days: readonly LocalDate[];
}

/** The shown week, each figure against the week before. */
export function WeekCards({ shifts, days }: WeekCardsProps) {
  const t = useTranslations('insights');
  const calendar = useTranslations('calendar');
  const formats = useFormats();
  const minutesOf = useMinutesOf();
  const overtime = useSetting('overtime');
  const team = useSchedule(({ schedule }) => schedule.employees);
  const ground = useMemo(
    () => ({ employees: [...team.values()], overtime, minutesOf }),
    [team, overtime, minutesOf],
  );
  const week = useMemo(() => weekFigures(shifts, days, ground), [shifts, days, ground]);
  const before = useMemo(
    () =>
      weekFigures(
        shifts,
        days.map((day) => addDays(day, -7)),
        ground,
      ),
    [shifts, days, ground],
  );
  const hoursNote = (now: number, then: number) => {
    const more = shownMinutesMore(now, then);
    return t('overviewHoursChange', {
      change: changeOf(more),
      hours: formats.roundedHours(Math.abs(more)),
    });
  };
  const countNote = (now: number, then: number) =>
    t('overviewCountChange', {
      change: changeOf(now - then),
      count: formats.integer(Math.abs(now - then)),
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
