'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { TimelineGrid } from '@/components/parts/timeline/grid';
import { linesOf } from '@/components/parts/timeline/lines';
import { useBarTexts } from '@/components/parts/timeline/texts';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import {
  nowOnAxis,
  type TimelineBar,
  type TimelineGroup,
  type TimelineGrouping,
  timelineAxis,
} from '@/lib/insights/timeline';
import type { LocalDate } from '@/lib/time/local-date';
import { TIMELINE_SCROLL_DELAY_MS } from '@/lib/timing';
import { useShiftMarks } from '@/stores/schedule/problems/marks';
import { barActsOf } from '@/stores/schedule/shift-drag';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import { useOpeningHours } from '@/stores/settings/use-setting';
import { effectMs } from '@/stores/ui/effect-ms';
import { useUi } from '@/stores/ui/use-ui';

const Drags = lazyPart(() => import('./drags').then((module) => module.Drags), { onError: () => {} });

interface DayBarsProps {
  day: LocalDate;
  /** All bars of the day, by start time. */
  bars: readonly TimelineBar[];
  groups: readonly TimelineGroup[];
  grouping: TimelineGrouping;
}

/** The bars of a day, a row for each lane of each group. */
export function DayBars({ day, bars, groups, grouping }: DayBarsProps) {
  const store = useScheduleStore();
  const acts = useMemo(() => barActsOf(store), [store]);
  const t = useTranslations('insights');
  const openingHours = useOpeningHours();
  const texts = useBarTexts(openingHours);
  const marks = useShiftMarks();
  const { startMinute, endMinute } = timelineAxis(bars);
  const axis = useMemo(() => ({ startMinute, endMinute }), [startMinute, endMinute]);
  const now = useUi((state) => nowOnAxis(state, day, axis));
  const isToday = useUi((state) => state.today === day);
  const lines = useMemo(() => linesOf(groups, grouping, texts), [groups, grouping, texts]);
  return (
    <TimelineGrid
      id="insights"
      label={t('timelineLabel')}
      day={day}
      axis={axis}
      now={now}
      scrollDelayMs={isToday ? effectMs(TIMELINE_SCROLL_DELAY_MS) : undefined}
      lines={lines}
      texts={texts}
      marks={marks}
      acts={acts}
      drags={Drags}
    />
  );
}
