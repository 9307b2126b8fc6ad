'use client';

import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslations } from 'use-intl';
import { TooltipSurface } from '@/components/ui/tooltip/tooltip-surface';
import { useFormats } from '@/components/ui/use-formats';
import { busiestStretch, type HeatmapDay, heatStep } from '@/lib/insights/heatmap';
import type { LocalDate } from '@/lib/time/local-date';
import { TOOLTIP_DELAY_MS, TOOLTIP_TOUCH_CLOSE_MS } from '@/lib/timing';
import { useUi } from '@/stores/ui/use-ui';

interface HeatmapTableProps {
  rows: readonly HeatmapDay[];
  caption: string;
}

interface Place {
  readonly day: number;
  readonly hour: number;
}

/** The table keeps its headings in the role of a grid; arrow keys move between its cells. */
const GRID_PROPS = { role: 'grid', 'aria-readonly': true, 'data-arrow-keys': '' } as const;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const LAST_HOUR = 23;
/** Every third hour has a visible label; the others are for screen readers. */
const LABEL_INTERVAL = 3;

function placeOf(cell: Element): Place {
  return { day: Number(cell.getAttribute('data-day')), hour: Number(cell.getAttribute('data-hour')) };
}

function placeAfter(key: string, { day, hour }: Place, lastDay: number): Place | undefined {
  switch (key) {
    case 'ArrowRight':
      return { day, hour: Math.min(hour + 1, LAST_HOUR) };
    case 'ArrowLeft':
      return { day, hour: Math.max(hour - 1, 0) };
    case 'ArrowDown':
      return { day: Math.min(day + 1, lastDay), hour };
    case 'ArrowUp':
      return { day: Math.max(day - 1, 0), hour };
    case 'Home':
      return { day, hour: 0 };
    case 'End':
      return { day, hour: LAST_HOUR };
    default:
      return undefined;
  }
}

/** Seven days of 24 hours: one tab stop, arrow keys inside, and a tooltip for the hovered, focused or tapped cell. */
export function HeatmapTable({ rows, caption }: HeatmapTableProps) {
  const t = useTranslations('insights');
  const formats = useFormats();
  const today = useUi((state) => state.today);
  const keysId = useId();
  const table = useRef<HTMLTableElement>(null);
  const [stop, setStop] = useState<Place>(() => ({
    day: Math.max(
      rows.findIndex(({ date }) => date === today),
      0,
    ),
    hour: Math.max(rows.find(({ date }) => date === today)?.people.findIndex((count) => count > 0) ?? 0, 0),
  }));
  const scroller = useRef<HTMLDivElement>(null);
  useServiceHoursInView(scroller, rows);
  const { cell, closeTip, ...tipEvents } = useCellTip();

  const handleKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof Element) || !event.target.matches('[data-heat]')) return;
    const next = placeAfter(event.key, placeOf(event.target), rows.length - 1);
    if (!next) return;
    event.preventDefault();
    const target = table.current?.querySelector<HTMLElement>(
      `[data-day="${next.day}"][data-hour="${next.hour}"]`,
    );
    target?.focus();
  };

  const tipPlace = cell && placeOf(cell);
  const row = tipPlace && rows[tipPlace.day];
  return (
    <>
      <div ref={scroller} className="relative -mx-1.5 mt-2 overflow-x-auto px-1.5 pb-1.5">
        <table
          ref={table}
          {...GRID_PROPS}
          aria-describedby={keysId}
          className="heatmap"
          onKeyDown={handleKeyDown}
          {...tipEvents}
        >
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{t('heatmapDay')}</span>
              </th>
              {HOURS.map((hour) => (
                <th key={hour} scope="col">
                  <span className={hour % LABEL_INTERVAL === 0 ? 'heatmap-hour' : 'sr-only'}>
                    {formats.hour(hour * 60)}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ date, people }, day) => (
              <tr key={date} data-today={date === today || undefined}>
                <th scope="row">
                  <DayName date={date} isToday={date === today} />
                </th>
                {HOURS.map((hour) => (
                  <td
                    key={hour}
                    data-heat={heatStep(people[hour] ?? 0)}
                    data-day={day}
                    data-hour={hour}
                    tabIndex={day === stop.day && hour === stop.hour ? 0 : -1}
                    onFocus={() => setStop({ day, hour })}
                  >
                    <Count people={people[hour] ?? 0} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p id={keysId} className="sr-only">
        {t('heatmapKeys')}
      </p>
      {cell && tipPlace && row && (
        <TooltipSurface
          anchor={cell}
          placement="top"
          content={t('heatmapHour', {
            day: `${formats.shortWeekdayAndDay(row.date)} ${formats.monthShort(row.date)}`,
            from: formats.hour(tipPlace.hour * 60),
            to: formats.hour((tipPlace.hour + 1) * 60),
          })}
          detail={t('heatmapPeople', { count: row.people[tipPlace.hour] ?? 0 })}
          onLeave={closeTip}
        />
      )}
    </>
  );
}

/** If not all hours fit, scrolls once to the busiest ones. */
function useServiceHoursInView(scroller: RefObject<HTMLElement | null>, rows: readonly HeatmapDay[]): void {
  const isDone = useRef(false);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || isDone.current) return;
    isDone.current = true;
    const [name, hour, next] = element.querySelectorAll<HTMLElement>('thead th');
    if (!name || !hour || !next || element.scrollWidth <= element.clientWidth) return;
    const { left: first, width } = hour.getBoundingClientRect();
    const hourPx = next.getBoundingClientRect().left - first;
    const count = Math.floor((element.clientWidth - name.offsetWidth) / hourPx);
    // Scrolls to the end to measure, because the sticky names move to the edge before hours scroll under
    // them.
    element.scrollLeft = element.scrollWidth;
    const edge = name.getBoundingClientRect().right + hourPx - width;
    element.scrollLeft = busiestStretch(rows, Math.max(count, 1)) * hourPx + first - edge;
  }, [scroller, rows]);
}

function DayName({ date, isToday }: { date: LocalDate; isToday: boolean }) {
  const t = useTranslations('insights');
  const formats = useFormats();
  return (
    <>
      <span className="font-semibold">{formats.weekdayShort(date)}</span>{' '}
      <span className="tnum text-ink-2">{formats.dayNumber(date)}</span>
      {isToday && <span className="sr-only">, {t('heatmapToday')}</span>}
    </>
  );
}

/** Zero is announced but not shown. */
function Count({ people }: { people: number }) {
  const formats = useFormats();
  return people === 0 ? <span className="sr-only">0</span> : formats.integer(people);
}

function cellOf({ target }: SyntheticEvent): Element | undefined {
  return target instanceof Element ? (target.closest('[data-heat]') ?? undefined) : undefined;
}

/** One tooltip for a table of many cells: after a pause on a cell, at once on its neighbors, for 2 s on a tap. */
function useCellTip() {
  const [cell, setCell] = useState<Element>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!cell) return;
    const dismiss = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') setCell(undefined);
    };
    // Capture phase, not stopped: the panel around the table may handle the same key.
    document.addEventListener('keydown', dismiss, true);
    return () => document.removeEventListener('keydown', dismiss, true);
  }, [cell]);

  const closeTip = () => {
    clearTimeout(timer.current);
    setCell(undefined);
  };
  const point = (next: Element | undefined) => {
    clearTimeout(timer.current);
    if (!next || cell) setCell(next);
    else timer.current = setTimeout(() => setCell(next), TOOLTIP_DELAY_MS);
  };

  return {
    cell,
    closeTip,
    onPointerOver: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') point(cellOf(event));
    },
    onPointerLeave: (event: PointerEvent) => {
      // The text can be hovered too; its surface closes when the pointer leaves it.
      const isOnWords =
        event.relatedTarget instanceof Element && event.relatedTarget.closest('[data-tooltip]');
      if (event.pointerType !== 'touch' && !isOnWords) closeTip();
    },
    onPointerUp: (event: PointerEvent) => {
      const tapped = cellOf(event);
      if (event.pointerType !== 'touch' || !tapped) return;
      clearTimeout(timer.current);
      setCell(tapped);
      timer.current = setTimeout(() => setCell(undefined), TOOLTIP_TOUCH_CLOSE_MS);
    },
    onFocus: (event: SyntheticEvent) => {
      if (event.target instanceof Element && event.target.matches('[data-heat]:focus-visible'))
        point(cellOf(event));
    },
    onBlur: closeTip,
  };
}
