'use client';

import './timeline.css';
import { type CSSProperties, useEffect, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { DragWhenAsked } from '@/components/parts/drag/drag-when-asked';
import { LongList } from '@/components/ui/list/long-list';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { usePanelPlace } from '@/components/ui/page/panel-place';
import {
  type TimelineBar,
  type TimelineGroup,
  type TimelineGrouping,
  timelineAxis,
} from '@/lib/insights/timeline';
import { axisShare } from '@/lib/shifts/views/day-axis';
import type { LocalDate } from '@/lib/time/local-date';
import { TIMELINE_SCROLL_DELAY_MS } from '@/lib/timing';
import { uiStore } from '@/stores/app/ui-store';
import { effectMs } from '@/stores/ui/effect-ms';
import { TimelineAxis, TimelineNow, useHasNow } from './axis';
import { TIMELINE_BARS } from './bars';
import { timelineProps, trackIn } from './ground';
import { useFittedHeight } from './height';
import { useTimelineKeys } from './keys';
import { TimelineRow } from './row';
import { useBarTexts } from './texts';

const Drags = lazyPart(() => import('./drags').then((module) => module.Drags), { onError: () => {} });

const HOUR = 60;
const ROW_PX = 42;

interface TimelineGridProps {
  day: LocalDate;
  /** All bars of the day, by start time. */
  bars: readonly TimelineBar[];
  groups: readonly TimelineGroup[];
  grouping: TimelineGrouping;
}

/** The hours of a day with a row for each lane of each group; scrolls inside itself, with names and hours sticky. */
export function TimelineGrid({ day, bars, groups, grouping }: TimelineGridProps) {
  const t = useTranslations('insights');
  const texts = useBarTexts();
  const { isOverCalendar } = usePanelPlace();
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { startMinute, endMinute } = timelineAxis(bars);
  const axis = useMemo(() => ({ startMinute, endMinute }), [startMinute, endMinute]);
  const rows = useMemo(
    () =>
      groups.flatMap((group) =>
        group.lanes.map((lane, position) => ({ key: `${group.key}\n${position}`, group, lane, position })),
      ),
    [groups],
  );
  const hasNow = useHasNow({ day, axis });
  const lanes = useMemo(() => rows.map(({ lane }) => lane), [rows]);
  const tabStopId = useTimelineKeys({ list, scroller, rows: lanes });
  useFittedHeight(scroller, rows.length);

  useEffect(() => {
    const element = scroller.current;
    if (!element || day !== uiStore.getState().today) return;
    const timer = setTimeout(() => {
      // If the user has already scrolled, do not override it.
      if (element.scrollLeft !== 0) return;
      const hourBefore = (Math.floor(uiStore.getState().minute / HOUR) - 1) * HOUR;
      const hoursPx = trackIn(element)?.offsetWidth ?? 0;
      element.scrollLeft = axisShare({ startMinute, endMinute }, hourBefore) * hoursPx;
    }, effectMs(TIMELINE_SCROLL_DELAY_MS));
    const stay = () => clearTimeout(timer);
    // A press may become a drag, which measures from where the hours were then.
    element.addEventListener('pointerdown', stay, { once: true });
    return () => {
      stay();
      element.removeEventListener('pointerdown', stay);
    };
  }, [day, startMinute, endMinute]);

  return (
    <div
      ref={scroller}
      className="timeline"
      data-over-calendar={isOverCalendar || undefined}
      data-has-now={hasNow || undefined}
      {...timelineProps(day, axis)}
      style={{ '--hours': (endMinute - startMinute) / HOUR } as CSSProperties}
    >
      <DragWhenAsked cards={TIMELINE_BARS} drags={Drags} />
      <div className="timeline-sheet">
        <TimelineAxis day={day} axis={axis} />
        <div className="timeline-lines" aria-hidden="true">
          <TimelineNow day={day} axis={axis} />
        </div>
        <ul ref={list} aria-label={t('timelineLabel')} data-arrow-keys="">
          <LongList
            count={rows.length}
            rowPx={ROW_PX}
            container={list}
            scroller={scroller}
            space={(height) => <li aria-hidden="true" style={{ height }} />}
          >
            {(index) => {
              const row = rows[index];
              return (
                row && (
                  <TimelineRow
                    key={row.key}
                    rowIndex={index}
                    group={row.group}
                    lane={row.lane}
                    isFirst={row.position === 0}
                    grouping={grouping}
                    axis={axis}
                    texts={texts}
                    tabStopId={row.lane.some(({ shift }) => shift.id === tabStopId) ? tabStopId : undefined}
                  />
                )
              );
            }}
          </LongList>
        </ul>
      </div>
    </div>
  );
}
