'use client';

import { ChevronDown, ChevronRight, Timer } from 'lucide-react';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { Avatar } from '@/components/parts/avatar';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { RoleIcon } from '@/components/parts/roles/role-icon';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { Badge } from '@/components/ui/badge';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { SortHead } from '@/components/ui/sort-head';
import { useFormats } from '@/components/ui/use-formats';
import { useToggleSet } from '@/components/ui/use-toggle-set';
import { barMinutes, type EmployeeHours } from '@/lib/insights/hours';
import type { HoursColumn, HoursOrder } from '@/lib/insights/hours-order';
import type { Pay } from '@/lib/pay/pay';
import { countingSetting } from '@/lib/settings/calendar-settings';
import { useMinutesOf, useSetting } from '@/stores/settings/use-setting';

const ROW_PX = 46;
const COLUMNS = 4;

interface HoursTableProps {
  rows: readonly EmployeeHours[];
  order: HoursOrder;
  onSort: (column: HoursColumn) => void;
  limitMinutes: number;
  /** The cost of each person's hours, by key; undefined if nobody has a wage. */
  pays: ReadonlyMap<string, Pay> | undefined;
  label: string;
}

/** Each row expands to its shifts. On a phone a row folds into lines. */
export function HoursTable({ rows, order, onSort, limitMinutes, pays, label }: HoursTableProps) {
  const t = useTranslations('insights');
  const isPaid = useSetting(countingSetting, (counting) => counting.paidHours);
  const [openKeys, toggle] = useToggleSet<string>([]);
  const [shownCount, rest] = useGrowingCount(rows.length);
  const fullBarMinutes = barMinutes(rows, limitMinutes);
  const head = (column: HoursColumn, words: string) => (
    <SortHead column={column} label={words} order={order} onSort={onSort} />
  );
  return (
    <table className="hours-table" aria-label={label}>
      <thead>
        <tr>
          {head('employee', t('hoursEmployee'))}
          {head('hours', t(isPaid ? 'hoursPaid' : 'hoursHours'))}
          {head('shifts', t('hoursShifts'))}
          <th scope="col">{t('hoursBreakdown')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, shownCount).map((row) => (
          <HoursRow
            key={row.key}
            row={row}
            isOpen={openKeys.has(row.key)}
            onToggle={() => toggle(row.key)}
            limitMinutes={limitMinutes}
            fullBarMinutes={fullBarMinutes}
            pay={pays?.get(row.key)}
          />
        ))}
        {shownCount < rows.length && (
          <tr ref={rest} className="hours-rest">
            <td
              aria-hidden="true"
              colSpan={COLUMNS}
              style={{ height: (rows.length - shownCount) * ROW_PX }}
            />
          </tr>
        )}
      </tbody>
    </table>
  );
}

/** About one tall screen. */
const FIRST_ROWS = 30;
const MORE_ROWS = 60;

/**
 * How many rows of a long table are rendered: more as the placeholder of the remaining rows scrolls into view, and all
 * of them when printing. The ref is for that placeholder.
 */
function useGrowingCount(total: number): readonly [number, RefObject<HTMLTableRowElement | null>] {
  const [count, setCount] = useState(FIRST_ROWS);
  const rest = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    const place = rest.current;
    if (!place || count >= total) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setCount(count + MORE_ROWS);
    });
    observer.observe(place);
    const showAll = () => flushSync(() => setCount(total));
    window.addEventListener('beforeprint', showAll);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', showAll);
    };
  }, [count, total]);
  return [Math.min(count, total), rest];
}

const HoursCost = lazyPart(() => import('./cost').then((module) => module.HoursCost));

interface HoursRowProps {
  row: EmployeeHours;
  isOpen: boolean;
  onToggle: () => void;
  limitMinutes: number;
  fullBarMinutes: number;
  /** Undefined if nobody has a wage. */
  pay: Pay | undefined;
}

function HoursRow({ row, isOpen, onToggle, limitMinutes, fullBarMinutes, pay }: HoursRowProps) {
  const { colorOf } = useRoleBook();
  const t = useTranslations('insights');
  const formats = useFormats();
  const roleName = useRoleName();
  const shiftsId = useId();
  const isOvertime = row.overtimeMinutes > 0;
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  const status = isOvertime ? 'Pending' : undefined;
  return (
    <>
      <tr data-status={status} data-open={isOpen || undefined} className="hours-row">
        <th scope="row" className="hours-name">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? shiftsId : undefined}
            className="focus-ring"
            onClick={onToggle}
          >
            <Chevron aria-hidden="true" size={16} className="shrink-0 text-icon" />
            <Avatar
              name={row.name}
              roleColor={colorOf(row.roles.find(({ color }) => color === row.color)?.role ?? '', row.color)}
              size={28}
            />
            <span className="truncate" title={row.name} dir="auto">
              {row.name}
            </span>
          </button>
        </th>
        <td className="hours-figure">
          <span className="flex items-center gap-4">
            <span className="tnum min-w-10 shrink-0 font-semibold whitespace-nowrap">
              {formats.exactFigure(row.minutes)}
            </span>
            <span aria-hidden="true" className="hours-bar">
              <span
                className="hours-bar-fill"
                style={{ width: `${(row.minutes / fullBarMinutes) * 100}%` }}
              />
              <span
                className="hours-bar-limit"
                style={{ left: `${(limitMinutes / fullBarMinutes) * 100}%` }}
              />
            </span>
          </span>
        </td>
        <td className="hours-shift-count tnum">
          <span className="hours-count-word">{t('hoursShifts')} </span>
          {formats.integer(row.shifts.length)}
        </td>
        <td className="hours-breakdown">
          <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
            {row.roles.map(({ role, color, minutes }) => (
              <span key={role} className="inline-flex max-w-full min-w-0 items-center gap-2.5">
                <Badge
                  className="min-w-0"
                  tone="role"
                  roleColor={colorOf(role, color)}
                  icon={<RoleIcon role={role} size={14} />}
                >
                  {roleName(role)}
                </Badge>
                <span className="tnum whitespace-nowrap text-ink-2">{formats.exactDuration(minutes)}</span>
              </span>
            ))}
            {pay && <HoursCost pay={pay} />}
            {isOvertime && (
              <Badge
                className="tnum ml-auto bg-status-text! font-semibold! whitespace-nowrap text-canvas!"
                icon={<Timer aria-hidden="true" />}
              >
                {t('hoursOvertime', { hours: formats.exactDuration(row.overtimeMinutes) })}
              </Badge>
            )}
          </span>
        </td>
      </tr>
      {isOpen && (
        <tr id={shiftsId} data-status={status} className="hours-open">
          <td colSpan={4}>
            <HoursShifts row={row} />
          </td>
        </tr>
      )}
    </>
  );
}

/** The shifts behind a person's hours; a press opens the card of each. */
export function HoursShifts({ row }: { row: EmployeeHours }) {
  const t = useTranslations('insights');
  const formats = useFormats();
  const minutesOf = useMinutesOf();
  return (
    <ul aria-label={t('hoursShiftsOf', { employee: row.name })} className="hours-shifts">
      {row.shifts.map((shift) => (
        <li key={shift.id}>
          <button
            type="button"
            aria-haspopup="dialog"
            data-shift-id={shift.id}
            className="hours-shift motion focus-ring tnum"
          >
            <span className="font-medium">{formats.weekdayDay(shift.date)}</span>{' '}
            <span className="col-span-2 text-ink-2">{formats.timeRange(shift.startTime, shift.endTime)}</span>{' '}
            <span className="col-start-2 row-start-1 text-ink-2">{formats.duration(minutesOf(shift))}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
