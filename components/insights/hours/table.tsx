'use client';

import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useToggleSet } from '@/components/ui/use-toggle-set';
import { barMinutes, type EmployeeHours } from '@/lib/insights/hours';
import type { HoursColumn, HoursOrder } from '@/lib/insights/hours-order';
import type { Pay } from '@/lib/pay/pay';
import { useSetting } from '@/stores/settings/use-setting';
import { useGrowingCount } from './growing-count';
import { HoursRow } from './row';

const ROW_PX = 46;
const COLUMNS = 4;

interface HoursTableProps {
  rows: readonly EmployeeHours[];
  order: HoursOrder;
  onSort: (column: HoursColumn) => void;
  limitMinutes: number;
  /** What each person's hours cost, by key; undefined where nobody has a wage. */
  pays: ReadonlyMap<string, Pay> | undefined;
  label: string;
}

/** Everybody's hours as a sortable table; each row expands to its shifts. On a phone a row folds into lines. */
export function HoursTable({ rows, order, onSort, limitMinutes, pays, label }: HoursTableProps) {
  const t = useTranslations('insights');
  const isPaid = useSetting('counting', (counting) => counting.paidHours);
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

interface SortHeadProps {
  column: HoursColumn;
  label: string;
  order: HoursOrder;
  onSort: (column: HoursColumn) => void;
}

function SortHead({ column, label, order, onSort }: SortHeadProps) {
  const isActive = order.column === column;
  const Icon = isActive ? (order.isDescending ? ArrowDown : ArrowUp) : ChevronsUpDown;
  return (
    <th scope="col" aria-sort={isActive ? (order.isDescending ? 'descending' : 'ascending') : 'none'}>
      <button
        type="button"
        data-active={isActive || undefined}
        className="focus-ring hit-44"
        onClick={() => onSort(column)}
      >
        {label}
        <Icon aria-hidden="true" size={14} strokeWidth={1.75} />
      </button>
    </th>
  );
}
