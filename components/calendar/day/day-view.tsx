'use client';

import { CalendarPlus, Plus } from 'lucide-react';
import { useDeferredValue, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { FilterEmpty } from '@/components/calendar/filter/empty';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { useJustChanged } from '@/components/ui/loading/use-just-changed';
import { SIDEBAR_FITS } from '@/components/ui/page/layout-queries';
import { useMediaQuery } from '@/components/ui/page/use-media-query';
import { useFormats } from '@/components/ui/use-formats';
import { DAY_SKELETON_MS } from '@/lib/timing';
import { uiStore } from '@/stores/app/ui-store';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { openDialog } from '@/stores/ui/dialogs';
import { effectMs } from '@/stores/ui/effect-ms';
import { useUi } from '@/stores/ui/use-ui';
import { DayFigures } from './figures';
import { DayLayoutSwitch } from './layout-switch';
import { LineUpButton } from './line-up-button';
import { DayPane } from './pane';
import { DayRows } from './rows';
import { hasStations, StationsSwitch } from './stations-switch';
import { DayTitle } from './title';
import { useShownDay } from './use-shown-day';

const DayPlan = lazyPart(() => import('./plan/plan').then((module) => module.DayPlan));

const SKELETON_ROWS = [0, 1, 2, 3, 4];

/** One day: its shifts in order of time, each on the ruler of the day's hours, or a row of hours for everybody. */
export function DayView() {
  const formats = useFormats();
  const t = useTranslations('calendar');
  const shown = useShownDay();
  const { date, shifts, carried, rows, allShifts, allCarried, totals } = shown;
  // Of the day's own, unless only the night would be shown.
  const hiddenCount = allShifts.length || allCarried.length;
  const isLoading = useJustChanged(date, effectMs(DAY_SKELETON_MS));
  const isPlan = useUi((state) => state.dayLayout === 'employee');
  const hasTeam = useSchedule((state) => state.schedule.employees.size > 0);
  // The hours of a plan take all the room.
  const hasPane = useMediaQuery(SIDEBAR_FITS) && !isPlan;
  // The shifts are painted first; space is reserved for the pane.
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
