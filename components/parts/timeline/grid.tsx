'use client';

import { HOUR_MINUTES } from '@/lib/time/units';
import './timeline.css';
import { type CSSProperties, type RefObject, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { type DragsProps, LazyDrags } from '@/components/parts/drag/lazy-drags';
import { LongList } from '@/components/ui/list/long-list';
import type { LazyPart } from '@/components/ui/loading/lazy-part';
import { usePanelPlace } from '@/components/ui/page/panel-place';
import { useFormats } from '@/components/ui/use-formats';
import { timelineTicks } from '@/lib/insights/timeline';
import type { TimelineStop } from '@/lib/insights/timeline-keys';
import { axisShare, type DayAxis } from '@/lib/shifts/views/day-axis';
import { clockTimeOf } from '@/lib/time/clock-time';
import type { LocalDate } from '@/lib/time/local-date';
import { draggablesOf, type TimelineId } from './bars';
import { addStop, useTimelineKeys } from './keys';
import type { TimelineActs, TimelineLine, TimelineSection } from './line';
import { type BarMarks, TimelineRow } from './row';
import { useScrollToNow } from './scroll-to-now';
import type { BarTexts } from './texts';
import { TRACK_PROPS, timelineProps } from './track';

const ROW_PX = 42;

interface TimelineGridProps {
  id: TimelineId;
  label: string;
  day: LocalDate;
  /** Must stay the same object until one of its ends moves. */
  axis: DayAxis;
  /** The current minute on the axis; undefined if outside. */
  now: number | undefined;
  /** Delay until the timeline scrolls to the current hour; undefined: never. */
  scrollDelayMs: number | undefined;
  counts?: HourCounts | undefined;
  lines: readonly (TimelineLine | TimelineSection)[];
  texts: BarTexts;
  marks: BarMarks;
  acts: Pick<TimelineActs, 'find' | 'dropShift'>;
  drags: LazyPart<DragsProps>;
  /** Adds a shift; an empty name means an open shift. Absent if shifts cannot be added or drawn. */
  onAdd?: ((employeeName: string) => void) | undefined;
  /** Handles further keys on a bar or on the Add button; returns whether the key was handled. */
  onKey?: ((event: KeyboardEvent, on: { shiftId?: string; employeeName?: string }) => boolean) | undefined;
}

const NO_STOPS: readonly TimelineStop[] = [];

function stopsOf(line: TimelineLine | TimelineSection): readonly TimelineStop[] {
  if ('count' in line) return NO_STOPS;
  return line.addLabel === undefined ? line.bars : [addStop(line.key), ...line.bars];
}

export function TimelineGrid(props: TimelineGridProps) {
  const { id, label, day, axis, now, scrollDelayMs, counts, lines, texts, marks } = props;
  const { acts, drags, onAdd, onKey } = props;
  const { isOverCalendar } = usePanelPlace();
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const rows = useMemo(() => lines.map(stopsOf), [lines]);
  const onStopKey = useCallback(
    (event: KeyboardEvent, stop: string, row: number) => {
      const line = lines[row];
      if (!onKey || !line || 'count' in line) return false;
      const shiftId = line.bars.find(({ shift }) => shift.id === stop)?.shift.id;
      return onKey(event, {
        ...(shiftId !== undefined && { shiftId }),
        ...(line.employeeName !== undefined && { employeeName: line.employeeName }),
      });
    },
    [lines, onKey],
  );
  const tabStopId = useTimelineKeys({ list, scroller, rows, acts, onKey: onStopKey });
  useFittedHeight(scroller, lines.length);
  useScrollToNow(scroller, axis, now, scrollDelayMs);

  return (
    <div
      ref={scroller}
      className="timeline"
      data-timeline={id}
      data-over-calendar={isOverCalendar || undefined}
      data-has-counts={counts && ''}
      data-has-now={now !== undefined || undefined}
      {...timelineProps(day, axis)}
      style={{ '--hours': (axis.endMinute - axis.startMinute) / HOUR_MINUTES } as CSSProperties}
    >
      <LazyDrags cards={draggablesOf(id)} drags={drags} />
      <div className="timeline-sheet">
        <TimelineAxis axis={axis} now={now} counts={counts} />
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
              if (line && 'count' in line)
                return <SectionHead key={line.key} section={line} rowIndex={index} />;
              return (
                line && (
                  <TimelineRow
                    key={line.key}
                    rowIndex={index}
                    line={line}
                    axis={axis}
                    texts={texts}
                    marks={marks}
                    tabStopId={
                      rows[index]?.some(({ shift }) => shift.id === tabStopId) ? tabStopId : undefined
                    }
                    onAdd={onAdd}
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

function SectionHead({
  section: { title, count, hint },
  rowIndex,
}: {
  section: TimelineSection;
  rowIndex: number;
}) {
  return (
    <li className="timeline-section" data-row-index={rowIndex}>
      <span className="timeline-title">
        <span className="font-semibold">{title}</span> <span className="tnum mr-2 text-ink-2">{count}</span>
        <span className="text-ink-2">{hint}</span>
      </span>
    </li>
  );
}

/** A lower timeline would show hardly a row. */
const MIN_PX = 260;

function scrollerAround(element: HTMLElement): HTMLElement {
  for (let outer = element.parentElement; outer; outer = outer.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(outer).overflowY)) return outer;
  }
  return document.documentElement;
}

/** Fits the height to the scroll container, so that header and scrollbar stay in view. */
function useFittedHeight(element: RefObject<HTMLElement | null>, rowCount: number): void {
  useLayoutEffect(() => {
    const inner = element.current;
    if (!inner || rowCount === 0) return;
    const outer = scrollerAround(inner);
    const settle = () => {
      const { scrollTop } = inner;
      // Reset to the natural height first: the container may grow with the timeline, up to a maximum.
      inner.style.removeProperty('--most');
      const above = inner.getBoundingClientRect().top - outer.getBoundingClientRect().top + outer.scrollTop;
      const below = Number.parseFloat(getComputedStyle(outer).paddingBottom);
      inner.style.setProperty('--most', `${Math.max(outer.clientHeight - above - below, MIN_PX)}px`);
      inner.scrollTop = scrollTop;
    };
    settle();
    const observer = new ResizeObserver(settle);
    observer.observe(outer);
    return () => observer.disconnect();
  }, [element, rowCount]);
}

interface TimelineAxisProps {
  axis: DayAxis;
  /** The current minute on the axis; undefined if outside. */
  now: number | undefined;
}

export interface HourCounts {
  readonly label: string;
  readonly hours: readonly { readonly minute: number; readonly people: number }[];
}

function leftOf(axis: DayAxis, minute: number): string {
  return `${axisShare(axis, minute) * 100}%`;
}

/** The hours above the bars, and the current time below. Decorative: every bar has its times as text. */
export function TimelineAxis({ axis, now, counts }: TimelineAxisProps & { counts?: HourCounts | undefined }) {
  const formats = useFormats();
  return (
    <div className="timeline-axis" aria-hidden="true">
      <span className="timeline-corner">{counts?.label}</span>
      <div className="tnum relative" {...TRACK_PROPS}>
        {timelineTicks(axis).map((tick) => (
          <span
            key={tick}
            className="timeline-hour"
            data-end={tick === axis.startMinute ? 'first' : tick === axis.endMinute ? 'last' : undefined}
            style={{ left: leftOf(axis, tick) }}
          >
            {formats.hour(tick)}
          </span>
        ))}
        {counts && (
          <span className="timeline-counts">
            {counts.hours.map(({ minute, people }) => (
              <span key={minute} data-none={people === 0 || undefined}>
                {people}
              </span>
            ))}
          </span>
        )}
        {now !== undefined && (
          <span className="timeline-time" data-now="" style={{ '--at': leftOf(axis, now) } as CSSProperties}>
            {formats.time(clockTimeOf(now))}
          </span>
        )}
      </div>
    </div>
  );
}

function TimelineNow({ axis, now }: TimelineAxisProps) {
  return now === undefined ? null : <span className="timeline-now" style={{ left: leftOf(axis, now) }} />;
}
