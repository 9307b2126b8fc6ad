'use client';

import './timeline.css';
import { type CSSProperties, useMemo, useRef } from 'react';
import { type DragsProps, DragWhenAsked } from '@/components/parts/drag/drag-when-asked';
import { LongList } from '@/components/ui/list/long-list';
import type { LazyPart } from '@/components/ui/loading/lazy-part';
import { usePanelPlace } from '@/components/ui/page/panel-place';
import type { DayAxis } from '@/lib/shifts/views/day-axis';
import type { LocalDate } from '@/lib/time/local-date';
import type { TimelineActs } from './acts';
import { TimelineAxis, TimelineNow } from './axis';
import { barsOf, type TimelineId } from './bars';
import { timelineProps } from './ground';
import { useFittedHeight } from './height';
import { useTimelineKeys } from './keys';
import type { TimelineLine } from './line';
import { TimelineRow } from './row';
import { useScrollToNow } from './scroll-to-now';
import type { BarTexts } from './texts';

const HOUR = 60;
const ROW_PX = 42;

interface TimelineGridProps {
  id: TimelineId;
  label: string;
  day: LocalDate;
  /** The same object until one of its ends moves. */
  axis: DayAxis;
  /** The minute of now on the axis; undefined if it is outside it. */
  now: number | undefined;
  /** After this delay it scrolls to the present hour; undefined: not at all. */
  scrollDelayMs: number | undefined;
  lines: readonly TimelineLine[];
  texts: BarTexts;
  acts: Pick<TimelineActs, 'find' | 'dropOnce'>;
  drags: LazyPart<DragsProps>;
  onOpen: (shiftId: string) => void;
}

/** The hours of a day with a row for each line; scrolls inside itself, with names and hours sticky. */
export function TimelineGrid(props: TimelineGridProps) {
  const { id, label, day, axis, now, scrollDelayMs, lines, texts, acts, drags, onOpen } = props;
  const { isOverCalendar } = usePanelPlace();
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const rows = useMemo(() => lines.map(({ bars }) => bars), [lines]);
  const tabStopId = useTimelineKeys({ list, scroller, rows, acts });
  useFittedHeight(scroller, lines.length);
  useScrollToNow(scroller, axis, now, scrollDelayMs);

  return (
    <div
      ref={scroller}
      className="timeline"
      data-timeline={id}
      data-over-calendar={isOverCalendar || undefined}
      data-has-now={now !== undefined || undefined}
      {...timelineProps(day, axis)}
      style={{ '--hours': (axis.endMinute - axis.startMinute) / HOUR } as CSSProperties}
    >
      <DragWhenAsked cards={barsOf(id)} drags={drags} />
      <div className="timeline-sheet">
        <TimelineAxis axis={axis} now={now} />
        <div className="timeline-lines" aria-hidden="true">
          <TimelineNow axis={axis} now={now} />
        </div>
        <ul ref={list} aria-label={label} data-arrow-keys="">
          <LongList
            count={lines.length}
            rowPx={ROW_PX}
            container={list}
            scroller={scroller}
            space={(height) => <li aria-hidden="true" style={{ height }} />}
          >
            {(index) => {
              const line = lines[index];
              return (
                line && (
                  <TimelineRow
                    key={line.key}
                    rowIndex={index}
                    line={line}
                    axis={axis}
                    texts={texts}
                    tabStopId={line.bars.some(({ shift }) => shift.id === tabStopId) ? tabStopId : undefined}
                    onOpen={onOpen}
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
