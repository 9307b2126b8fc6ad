'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { NeedOverBars, useHasDemand } from '@/components/calendar/need/lazy-need';
import { useWeekScale } from '@/components/calendar/week/use-week';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { RoleIcon } from '@/components/parts/roles/role-icon';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { logLoadFailure } from '@/components/ui/loading/load-failure';
import { useFormats } from '@/components/ui/use-formats';
import type { Shift } from '@/lib/shifts/shift/shift';
import { peopleByHour } from '@/lib/shifts/views/coverage';
import { totalsByRole } from '@/lib/shifts/views/day-totals';
import type { LocalDate } from '@/lib/time/local-date';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import { useCoverageFilter, useMinutesOf } from '@/stores/settings/use-setting';
import { useUi } from '@/stores/ui/use-ui';
import { HourRuler, useDayAxis, useNowShare } from './hour-ruler';

const MonthGrid = lazyPart(
  () => import('@/components/ui/dates/month-grid').then((module) => module.MonthGrid),
  { onError: logLoadFailure },
);

interface DayPaneProps {
  date: LocalDate;
  /** Those that begin on the day. */
  shifts: readonly Shift[];
  /** Those of the day before that run into the day. */
  carried: readonly Shift[];
}

/** The pane beside the day on wide screens: the month, how many people work when, and the roles. */
export function DayPane({ date, shifts, carried }: DayPaneProps) {
  const store = useScheduleStore();
  const today = useUi((state) => state.today);
  return (
    <div className="flex flex-col gap-6">
      <div className="min-h-68">
        <MonthGrid selected={date} today={today} onSelect={(day) => store.selectDate(day)} />
      </div>
      <Coverage date={date} shifts={shifts} carried={carried} />
      <RolesOfDay shifts={shifts} />
    </div>
  );
}

function Coverage({ date, shifts, carried }: DayPaneProps) {
  const t = useTranslations('calendar');
  const formats = useFormats();
  const axis = useDayAxis(shifts, carried);
  const nowShare = useNowShare(date, axis);
  const hasDemand = useHasDemand();
  const counted = useCoverageFilter();
  const hours = useMemo(
    () => peopleByHour(counted(shifts), axis, counted(carried)),
    [shifts, axis, carried, counted],
  );
  const peak = Math.max(...hours);
  // Peaks of two days are told apart; a night that is counted on this axis may be more than any day of the week has.
  const scale = Math.max(useWeekScale(), peak);
  const hourOf = (position: number) => formats.hour(axis.startMinute + position * 60);
  if (peak === 0) return null;
  const nowHour = nowShare === undefined ? -1 : Math.floor(nowShare * hours.length);
  return (
    <section aria-label={t('coverage')}>
      <div className="flex items-baseline pb-3">
        <h3 className="grow font-semibold">{t('coverage')}</h3>
        <p className="tnum text-xs text-ink-2">
          {t('peak', { people: peak, hour: hourOf(hours.indexOf(peak)) })}
        </p>
      </div>
      <div className="relative flex h-20 items-end gap-px border-b border-line-2">
        {hours.map((people, position) => (
          <span
            key={hourOf(position) + String(position >= 24)}
            aria-hidden="true"
            className="coverage-bar"
            data-now={position === nowHour || undefined}
            style={{ height: `${(people / scale) * 100}%` }}
          />
        ))}
        {hasDemand && (
          <NeedOverBars
            date={date}
            fromHour={axis.startMinute / 60}
            toHour={axis.endMinute / 60}
            scale={scale}
            className="inset-0"
          />
        )}
      </div>
      <HourRuler axis={axis} nowShare={undefined} className="mx-4 mt-1" />
    </section>
  );
}

function RolesOfDay({ shifts }: { shifts: readonly Shift[] }) {
  const { colorOf, keys } = useRoleBook();
  const t = useTranslations('calendar');
  const formats = useFormats();
  const roleName = useRoleName();
  const minutesOf = useMinutesOf();
  const totals = useMemo(() => totalsByRole(shifts, keys, minutesOf), [shifts, keys, minutesOf]);
  if (totals.length === 0) return null;
  return (
    <section aria-label={t('byRole')}>
      <h3 className="pb-1.5 font-semibold">{t('byRole')}</h3>
      <ul>
        {totals.map(({ role, minutes, headCount }) => (
          <li key={role} data-role-color={colorOf(role)} className="flex min-h-7.5 items-center gap-2">
            <span className="text-role-text">
              <RoleIcon role={role} size={15} />
            </span>
            <span className="min-w-0 grow wrap-break-word">{roleName(role)}</span>
            <span className="tnum text-ink-2">{t('peopleCount', { count: headCount })}</span>
            <span className="tnum min-w-12 text-right text-ink-2">{formats.duration(minutes)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
