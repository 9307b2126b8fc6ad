'use client';

import { CalendarPlus, ChartGantt, Plus, Printer, Rows3 } from 'lucide-react';
import { type CSSProperties, Fragment, useDeferredValue, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { FilterEmpty } from '@/components/calendar/filter/empty';
import { NeedOverBars, useHasDemand } from '@/components/calendar/need/lazy-need';
import { ShiftRow } from '@/components/calendar/shift/row';
import { useCardTexts } from '@/components/calendar/shift/texts';
import { useRowKeys } from '@/components/calendar/shift/use-row-keys';
import { LayoutSwitch } from '@/components/calendar/toolbar/layout-switch';
import { useWeekScale } from '@/components/calendar/week/use-week';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { RoleIcon } from '@/components/parts/roles/role-icon';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { IconButton } from '@/components/ui/icon-button';
import { LongList } from '@/components/ui/list/long-list';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { logLoadFailure } from '@/components/ui/loading/load-failure';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { useJustChanged } from '@/components/ui/loading/use-just-changed';
import { DESKTOP, SIDEBAR_FITS } from '@/components/ui/page/layout-queries';
import { useMediaQuery } from '@/components/ui/page/use-media-query';
import { useFormats } from '@/components/ui/use-formats';
import { stationsSetting } from '@/lib/settings/team-settings';
import type { Shift } from '@/lib/shifts/shift/shift';
import { peopleByHour } from '@/lib/shifts/views/coverage';
import { groupByStage } from '@/lib/shifts/views/day-stages';
import { totalsByRole } from '@/lib/shifts/views/day-totals';
import { groupByStation } from '@/lib/shifts/views/station-groups';
import type { LocalDate } from '@/lib/time/local-date';
import { DAY_SKELETON_MS } from '@/lib/timing';
import { uiStore } from '@/stores/app/ui-store';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import { useCoverageFilter, useMinutesOf, useSetting } from '@/stores/settings/use-setting';
import { openDialog } from '@/stores/ui/dialogs';
import { effectMs } from '@/stores/ui/effect-ms';
import { useUi } from '@/stores/ui/use-ui';
import { DayFigures } from './figures';
import { HourRuler, HourTrack, nowLineStyle, useDayAxis, useNowShare } from './hour-ruler';
import { useCarriedShiftTexts } from './night-texts';
import { DayRow } from './row';
import { hasStations, StationsSwitch, useIsByStation } from './stations-switch';
import { DayTitle } from './title';
import { type ShownDay, useShownDay } from './use-shown-day';

const DayPlan = lazyPart(() => import('./plan/plan').then((module) => module.DayPlan));

const SKELETON_ROWS = [0, 1, 2, 3, 4];

/** One day: its shifts in order of time on an hour ruler, or a row of hours per person. */
export function DayView() {
  const formats = useFormats();
  const t = useTranslations('calendar');
  const shown = useShownDay();
  const { date, shifts, carried, rows, allShifts, allCarried, totals } = shown;
  // Counts night shifts of the day before only if the day has no other shifts.
  const hiddenCount = allShifts.length || allCarried.length;
  const isLoading = useJustChanged(date, effectMs(DAY_SKELETON_MS));
  const isPlan = useUi((state) => state.dayLayout === 'employee');
  const hasTeam = useSchedule((state) => state.schedule.employees.size > 0);
  // The plan needs the full width.
  const hasPane = useMediaQuery(SIDEBAR_FITS) && !isPlan;
  // Paints the shifts first; space is reserved for the pane.
  const isPaneDue = useDeferredValue(true, false);
  const scroller = useRef<HTMLDivElement>(null);
  const addShift = () => openDialog({ name: 'addShift' });
  return (
    <div className="flex min-h-0 grow border-t border-line">
      <div
        ref={scroller}
        data-scroller=""
        className="relative min-w-0 grow overflow-y-auto px-6 pt-5 pb-6 phone:px-4 phone:pt-4"
      >
        <DayTitle
          date={date}
          title={formats.longDay(date)}
          tools={
            <>
              {!isPlan && hasStations(rows) && <StationsSwitch />}
              <DayLayoutSwitch onNear={DayPlan.preload} />
              <LineUpButton date={date} />
            </>
          }
        >
          <DayFigures
            date={date}
            shiftCount={shifts.length}
            allCount={allShifts.length}
            totals={totals}
            carriedCount={carried.length}
          />
        </DayTitle>
        {isLoading ? (
          <div role="status" aria-label={t('loading')} className="flex flex-col gap-1.5 max-desktop:gap-2">
            {SKELETON_ROWS.map((row) => (
              <Skeleton key={row} className="h-14 max-desktop:h-[72px] max-desktop:rounded-box" />
            ))}
          </div>
        ) : isPlan && (rows.length > 0 || hasTeam) ? (
          <DayPlan key={date} shown={shown} onMissing={() => uiStore.setDayLayout('shift')} />
        ) : rows.length === 0 && hiddenCount > 0 ? (
          <FilterEmpty hiddenCount={hiddenCount} />
        ) : rows.length === 0 ? (
          <EmptyState
            className="py-16"
            icon={<CalendarPlus aria-hidden="true" />}
            title={t('noShiftsScheduled')}
            description={t('dayIsOpen', { day: formats.longDay(date) })}
            action={
              <Button icon={<Plus aria-hidden="true" />} onClick={addShift}>
                {t('addShift')}
              </Button>
            }
          />
        ) : (
          <DayRows shown={shown} scroller={scroller} />
        )}
      </div>
      {hasPane && (
        <aside className="w-71 shrink-0 overflow-y-auto border-l border-line px-5 py-4">
          {isPaneDue && <DayPane date={date} shifts={shifts} carried={carried} />}
        </aside>
      )}
    </div>
  );
}

/** From 1024 px up; below, the calendar's menu has the line-up. */
function LineUpButton({ date }: { date: LocalDate }) {
  const t = useTranslations('calendar');
  return (
    <IconButton
      size="sm"
      label={t('lineUp')}
      icon={<Printer aria-hidden="true" />}
      className="max-desktop:hidden"
      onClick={() => openDialog({ name: 'lineUp', date })}
    />
  );
}

function DayLayoutSwitch({ onNear }: { onNear: () => void }) {
  const t = useTranslations('calendar');
  const layout = useUi((state) => state.dayLayout);
  return (
    <LayoutSwitch
      label={t('daily')}
      layouts={[
        { value: 'shift', label: t('byShift'), icon: Rows3 },
        { value: 'employee', label: t('byEmployee'), icon: ChartGantt },
      ]}
      value={layout}
      onChange={uiStore.setDayLayout}
      onNear={onNear}
      isIconOnPhone
    />
  );
}

const MonthGrid = lazyPart(
  () => import('@/components/ui/dates/month-grid').then((module) => module.MonthGrid),
  { onError: logLoadFailure },
);

interface DayPaneProps {
  date: LocalDate;
  shifts: readonly Shift[];
  carried: readonly Shift[];
}

/** The pane beside the day on wide screens: the month, coverage by hour, and the roles. */
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
  // The scale covers the week's peak and this day's peak, which a night shift can raise above every weekday.
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

const DESKTOP_ROW = { rowPx: 56, gapPx: 6 };
const PHONE_ROW = { rowPx: 72, gapPx: 8 };
/** Longer lists are virtualized with rows of one height, so they stay in order of time. */
const MAX_GROUPED_ROWS = 100;

interface DayRowsProps {
  shown: ShownDay;
  scroller: React.RefObject<HTMLDivElement | null>;
}

/** The day's shifts on the hour ruler. Grouped by station if chosen, else (today only) into now, later and finished. */
function DayRows({ shown, scroller }: DayRowsProps) {
  const { date, shifts, carried, overlapping } = shown;
  const t = useTranslations('calendar');
  const texts = useCardTexts();
  const isDesktop = useMediaQuery(DESKTOP);
  const list = useRef<HTMLUListElement>(null);
  const axis = useDayAxis(shifts, carried);
  const nowShare = useNowShare(date, axis);
  const restOf = useCarriedShiftTexts(date);
  const groups = useGroups(date, shown.rows);
  const rows = useMemo(() => groups?.flatMap((group) => group.shifts) ?? shown.rows, [groups, shown.rows]);
  const groupOf = new Map(groups?.map((group) => [group.shifts[0], group]));
  useRowKeys(list);
  const Row = isDesktop ? DayRow : ShiftRow;
  const size = isDesktop ? DESKTOP_ROW : PHONE_ROW;
  return (
    <div style={nowLineStyle(nowShare)} data-has-now={nowShare !== undefined || undefined}>
      <div className="day-ruler">
        <HourRuler axis={axis} nowShare={nowShare} />
      </div>
      <ul
        ref={list}
        aria-label={t('shiftsOfDay')}
        data-arrow-keys=""
        className="flex flex-col"
        style={{ gap: size.gapPx } satisfies CSSProperties}
      >
        <LongList
          {...size}
          count={rows.length}
          container={list}
          scroller={scroller}
          space={(height) => <li aria-hidden="true" style={{ height }} />}
        >
          {(index) => {
            const shift = rows[index];
            const group = groupOf.get(shift);
            return (
              shift && (
                // One list, not one per group, so that a row keeps the focus when it changes its group.
                <Fragment key={shift.id}>
                  {group && <GroupHead {...group} />}
                  <Row
                    rowIndex={index}
                    shift={shift}
                    isOverlapping={overlapping.has(shift.id)}
                    texts={texts}
                    axis={axis}
                    Track={HourTrack}
                    {...restOf(shift)}
                  />
                </Fragment>
              )
            );
          }}
        </LongList>
      </ul>
    </div>
  );
}

interface RowGroup {
  readonly title: string;
  readonly shifts: readonly Shift[];
}

/** Today's groups follow the clock; undefined on other days. */
function useGroups(date: LocalDate, rows: readonly Shift[]): readonly RowGroup[] | undefined {
  const t = useTranslations('calendar');
  const isByStation = useIsByStation(rows);
  const stations = useSetting(stationsSetting);
  const { compareNames } = useFormats();
  const minute = useUi((state) => (state.today === date ? state.minute : undefined));
  return useMemo(() => {
    if (rows.length > MAX_GROUPED_ROWS) return undefined;
    if (isByStation) {
      return groupByStation(rows, stations, compareNames).map(({ station, items }) => ({
        title: station || t('noStation'),
        shifts: items,
      }));
    }
    if (minute === undefined) return undefined;
    return groupByStage(rows, date, minute).map(({ stage, shifts }) => ({
      title: t(HEAD_OF[stage]),
      shifts,
    }));
  }, [rows, date, minute, isByStation, stations, t, compareNames]);
}

const HEAD_OF = {
  now: 'onNow',
  later: 'laterToday',
  finished: 'finishedToday',
  canceled: 'canceledToday',
} as const;

function GroupHead({ title, shifts }: RowGroup) {
  return (
    <li className="day-group">
      <h3 dir="auto">
        {title} <span className="tnum">{shifts.length}</span>
      </h3>
    </li>
  );
}
