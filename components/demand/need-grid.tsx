'use client';

import './need-grid.css';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useTranslations } from 'use-intl';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { RoleIcon } from '@/components/parts/roles/role-icon';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { useFormats } from '@/components/ui/use-formats';
import type { DayNeed } from '@/lib/demand/need';
import { DAY_HOURS } from '@/lib/demand/need';

interface NeedGridProps {
  label: string;
  roles: readonly string[];
  need: DayNeed;
  /** The number of people that the pointer paints. */
  brush: number;
  onPaint: (role: string, hours: readonly [number, number], count: number) => void;
}

/** The first hour in view, and the width of the names beside it. */
const FIRST_SHOWN = 8;
const NAMES_PX = 116;

const HOURS = Array.from({ length: DAY_HOURS }, (_, hour) => hour);
// A table of focusable cells. Spread, because linters reject the literal role here.
const GRID = { role: 'grid' } as const;
const cellProps = (isSelected: boolean) => ({ role: 'gridcell', 'aria-selected': isSelected }) as const;

/** A range of hours of one role, from where the drag began to its current end. */
interface HourRange {
  readonly row: number;
  readonly anchor: number;
  readonly hour: number;
}

function hoursOf({ anchor, hour }: HourRange): readonly [number, number] {
  return [Math.min(anchor, hour), Math.max(anchor, hour) + 1];
}

function placeOf(target: EventTarget): Pick<HourRange, 'row' | 'hour'> | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
  const [row, hour] = (cell?.dataset.cell ?? '').split(' ').map(Number);
  return row === undefined || hour === undefined ? undefined : { row, hour };
}

/** Roles by hours: painted by dragging, or typed; one tab stop, arrow keys inside. */
export function NeedGrid({ label, roles, need, brush, onPaint }: NeedGridProps) {
  const t = useTranslations('demand');
  const formats = useFormats();
  const roleName = useRoleName();
  const { colorOf } = useRoleBook();
  const table = useRef<HTMLTableElement>(null);
  const [at, setAt] = useState<HourRange>({ row: 0, anchor: 9, hour: 9 });
  // If the grid is wider than the window, scrolls to the morning.
  useEffect(() => {
    const cell = table.current?.querySelector<HTMLElement>(`[data-cell="0 ${FIRST_SHOWN}"]`);
    const scroller = table.current?.parentElement;
    if (cell && scroller) scroller.scrollLeft = cell.offsetLeft - NAMES_PX;
  }, []);
  const [painting, setPainting] = useState<HourRange>();
  const shown = painting ?? at;
  const [from, to] = hoursOf(shown);

  const paint = (stretch: HourRange, count: number) => {
    const role = roles[stretch.row];
    if (role !== undefined) onPaint(role, hoursOf(stretch), count);
  };
  // The pointer may be released anywhere on the page.
  useEffect(() => {
    if (!painting) return;
    const end = () => {
      paint(painting, brush);
      setAt({ ...painting, anchor: painting.hour });
      setPainting(undefined);
    };
    const cancel = () => setPainting(undefined);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', cancel);
    return () => {
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', cancel);
    };
  });
  const begin = (event: PointerEvent) => {
    const place = placeOf(event.target);
    // A finger scrolls the grid instead of painting; the browser sends a tap as a click.
    if (!place || event.pointerType === 'touch' || event.button !== 0) return;
    setPainting({ ...place, anchor: place.hour });
  };
  const extend = ({ target }: PointerEvent) => {
    const place = painting && placeOf(target);
    if (place && place.hour !== painting.hour) setPainting({ ...painting, hour: place.hour });
  };
  const tap = ({ target, nativeEvent }: MouseEvent) => {
    const place = placeOf(target);
    if (!place || !('pointerType' in nativeEvent) || nativeEvent.pointerType !== 'touch') return;
    const count = need[roles[place.row] ?? '']?.[place.hour] ?? 0;
    paint({ ...place, anchor: place.hour }, count === brush ? 0 : brush);
  };
  const follow = ({ target }: FocusEvent) => {
    const place = placeOf(target);
    if (!place) return;
    setAt((now) =>
      now.row === place.row && now.hour === place.hour ? now : { ...place, anchor: place.hour },
    );
  };
  const focus = (row: number, hour: number) =>
    table.current?.querySelector<HTMLElement>(`[data-cell="${row} ${hour}"]`)?.focus();

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const { row, anchor, hour } = at;
    const moves: Readonly<Record<string, readonly [number, number]>> = {
      ArrowLeft: [row, hour - 1],
      ArrowRight: [row, hour + 1],
      ArrowUp: [row - 1, hour],
      ArrowDown: [row + 1, hour],
      Home: [row, 0],
      End: [row, DAY_HOURS - 1],
    };
    const move = moves[event.key];
    if (move) {
      const [nextRow, nextHour] = [
        Math.min(Math.max(move[0], 0), roles.length - 1),
        Math.min(Math.max(move[1], 0), DAY_HOURS - 1),
      ];
      const isStretched = event.shiftKey && nextRow === row;
      setAt({ row: nextRow, anchor: isStretched ? anchor : nextHour, hour: nextHour });
      focus(nextRow, nextHour);
    } else if (/^\d$/.test(event.key)) paint(at, Number(event.key));
    else if (event.key === 'Delete' || event.key === 'Backspace') paint(at, 0);
    else if (event.key === 'Enter' || event.key === ' ') paint(at, brush);
    else return;
    event.preventDefault();
  };
  return (
    <div className="need-scroller" data-keep-clear="">
      <table
        ref={table}
        {...GRID}
        aria-label={label}
        className="need-grid tnum"
        data-arrow-keys=""
        onKeyDown={press}
        onPointerDown={begin}
        onPointerOver={extend}
        onClick={tap}
        onFocus={follow}
        onDragStart={(event) => event.preventDefault()}
      >
        <thead>
          <tr>
            <th scope="col">{t('role')}</th>
            {HOURS.map((hour) => (
              <th key={hour} scope="col" data-is-third={hour % 3 === 0 || undefined}>
                <span>{formats.hour(hour * 60)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {roles.map((role, row) => (
            <tr key={role} data-role-color={colorOf(role)}>
              <th scope="row">
                <RoleIcon role={role} size={14} />
                <span className="truncate">{roleName(role)}</span>
              </th>
              {HOURS.map((hour) => {
                const count = need[role]?.[hour] ?? 0;
                const isIn = row === shown.row && hour >= from && hour < to;
                return (
                  <td
                    key={hour}
                    {...cellProps(isIn)}
                    data-cell={`${row} ${hour}`}
                    tabIndex={row === at.row && hour === at.hour ? 0 : -1}
                    aria-label={t('cell', {
                      role: roleName(role),
                      hours: formats.hourRange(hour * 60, (hour + 1) * 60),
                      count,
                    })}
                    data-count={count || undefined}
                    data-painting={(painting && isIn) || undefined}
                  >
                    {painting && isIn ? brush : count || ''}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
