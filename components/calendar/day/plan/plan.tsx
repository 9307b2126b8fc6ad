'use client';

import { useCallback, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { ShownDay } from '@/components/calendar/day/use-shown-day';
import { addShiftFor } from '@/components/calendar/employee-grid/acts';
import { openByKey } from '@/components/calendar/shift/shift-key';
import { TimelineGrid } from '@/components/parts/timeline/grid';
import { useBarTexts } from '@/components/parts/timeline/texts';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { nowOnAxis, timelineAxis, timelineBars } from '@/lib/insights/timeline';
import { peopleByHour } from '@/lib/shifts/views/coverage';
import { isLetterKey } from '@/lib/shortcuts/letter-key';
import { HOUR_MINUTES } from '@/lib/time/units';
import { TIMELINE_SCROLL_DELAY_MS } from '@/lib/timing';
import { useShiftMarks } from '@/stores/schedule/problems/marks';
import { barActsOf } from '@/stores/schedule/shift-drag';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import { useCoverageFilter, useOpeningHours } from '@/stores/settings/use-setting';
import { effectMs } from '@/stores/ui/effect-ms';
import { useUi } from '@/stores/ui/use-ui';
import { usePlanLines } from './use-plan-lines';

const Drags = lazyPart(() => import('./drags').then((module) => module.Drags), { onError: () => {} });

/** From 6 AM to midnight there is room for a shift to be drawn, whatever is planned. */
const USUAL_HOURS = { startMinute: 6 * HOUR_MINUTES, endMinute: 24 * HOUR_MINUTES };

/** The day as hours with a row for everybody: bars to drag, and empty hours on which shifts are drawn. */
export function DayPlan({ shown }: { shown: ShownDay }) {
  const store = useScheduleStore();
  const acts = useMemo(() => barActsOf(store), [store]);
  const t = useTranslations('calendar');
  const { date, shifts, carried } = shown;
  const openingHours = useOpeningHours();
  const texts = useBarTexts(openingHours);
  const marks = useShiftMarks();
  const bars = useMemo(() => timelineBars(carried, shifts), [carried, shifts]);
  const { startMinute, endMinute } = timelineAxis(bars, USUAL_HOURS);
  const axis = useMemo(() => ({ startMinute, endMinute }), [startMinute, endMinute]);
  const now = useUi((state) => nowOnAxis(state, date, axis));
  const isToday = useUi((state) => state.today === date);
  const lines = usePlanLines(shown, bars, texts);
  const counted = useCoverageFilter();
  const counts = useMemo(
    () => ({
      label: t('coverage'),
      hours: peopleByHour(counted(shifts), axis, counted(carried)).map((people, hour) => ({
        minute: axis.startMinute + hour * HOUR_MINUTES,
        people,
      })),
    }),
    [t, shifts, axis, carried, counted],
  );
  const add = useCallback((employeeName: string) => addShiftFor(store, employeeName, date), [date, store]);
  const onKey = useCallback(
    (event: KeyboardEvent, { shiftId, employeeName }: { shiftId?: string; employeeName?: string }) => {
      if (shiftId !== undefined && openByKey(event, shiftId)) return true;
      if (employeeName === undefined || !isLetterKey(event, 'n')) return false;
      add(employeeName);
      return true;
    },
    [add],
  );
  return (
    <TimelineGrid
      id="day"
      label={t('shiftsOfDay')}
      day={date}
      axis={axis}
      now={now}
      scrollDelayMs={isToday ? effectMs(TIMELINE_SCROLL_DELAY_MS) : undefined}
      counts={counts}
      lines={lines}
      texts={texts}
      marks={marks}
      acts={acts}
      drags={Drags}
      onAdd={add}
      onKey={onKey}
    />
  );
}
