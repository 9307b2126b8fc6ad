'use client';

import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';

interface SortHeadProps<Column extends string> {
  column: Column;
  label: string;
  order: { readonly column: Column; readonly isDescending: boolean };
  onSort: (column: Column) => void;
}

export function SortHead<Column extends string>({ column, label, order, onSort }: SortHeadProps<Column>) {
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
