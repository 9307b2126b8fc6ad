'use client';

import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { RoleIcon } from '@/components/parts/roles/role-icon';
import { StatusIcon } from '@/components/parts/status-icon';
import { useFilterWords } from '@/components/parts/use-filter-words';
import { Button } from '@/components/ui/button';
import { findShift } from '@/lib/shifts/change/schedule-index';
import {
  type FilterPart,
  filterParts,
  newlyHiddenCount,
  toggledFilter,
} from '@/lib/shifts/views/shift-filter';
import { uiStore } from '@/stores/app/ui-store';
import { useSavedUnderFilter } from '@/stores/schedule/saved-under-filter';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useUi } from '@/stores/ui/use-ui';
import { clearFilter, leaveFilter } from './leave';
import { useCountText, useDayFilter } from './use-filter';
import { useViewCounts } from './use-view-counts';

const chipClass =
  'relative inline-flex min-h-7 max-w-60 items-center gap-1.5 rounded-card bg-fill pr-1.5 pl-2 text-[13px] font-medium text-ink ' +
  'focus-ring hit-44 motion hover:bg-pressed phone:min-h-9 phone:rounded-control contrast:border-2 contrast:border-line-strong ' +
  'data-role-color:bg-role-surface data-role-color:text-role-text contrast:data-role-color:border-role-edge ' +
  'data-status:bg-status-surface data-status:text-status-text contrast:data-status:border-status-edge ' +
  'data-role-color:hover:shadow-1 data-status:hover:shadow-1 [&>svg]:shrink-0';

/** The active filter's entries: each can be removed, or all at once. Renders nothing without a filter. */
export function FilterBar({ hasCount }: { hasCount: boolean }) {
  const t = useTranslations('filter');
  const filter = useUi((state) => state.filter);
  const parts = filterParts(filter);
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number>(undefined);
  useEffect(() => {
    // The pressed chip is gone: focus the one now in its place.
    if (removed.current === undefined) return;
    const chips = list.current?.querySelectorAll('button') ?? [];
    chips[Math.min(removed.current, chips.length - 1)]?.focus();
    removed.current = undefined;
  });
  if (parts.length === 0) return null;
  const remove = (part: FilterPart, position: number) => {
    if (parts.length === 1) leaveFilter();
    else removed.current = position;
    uiStore.setFilter(toggledFilter(uiStore.getState().filter, part));
  };
  return (
    <section
      aria-label={t('active')}
      className="flex shrink-0 flex-wrap items-center gap-x-2 gap-y-1.5 px-6 pb-2 max-desktop:px-4 max-desktop:pt-1"
    >
      <ul
        ref={list}
        className="-m-1 flex max-h-28 min-w-0 flex-wrap gap-1.5 overflow-y-auto p-1 phone:gap-y-2"
      >
        {parts.map((part, position) => (
          <li key={`${part.kind} ${part.value}`} className="min-w-0">
            <FilterChip part={part} onRemove={() => remove(part, position)} />
          </li>
        ))}
      </ul>
      <Button variant="ghost" size="sm" className="phone:-ml-2.5 phone:px-2.5!" onClick={clearFilter}>
        {t('clear')}
      </Button>
      {hasCount && <ViewCount />}
      <HiddenShiftNotice />
    </section>
  );
}

function FilterChip({ part, onRemove }: { part: FilterPart; onRemove: () => void }) {
  const { colorOf } = useRoleBook();
  const t = useTranslations('filter');
  const employees = useSchedule((state) => state.schedule.employees);
  const name = useFilterWords(employees)(part);
  return (
    <button
      type="button"
      data-role-color={part.kind === 'roles' ? colorOf(part.value) : undefined}
      data-status={part.kind === 'statuses' ? part.value : undefined}
      aria-label={t('remove', { name })}
      title={name}
      className={chipClass}
      onClick={onRemove}
    >
      {part.kind === 'roles' && <RoleIcon role={part.value} size={14} />}
      {part.kind === 'statuses' && <StatusIcon status={part.value} size={14} />}
      <span className="truncate" dir="auto">
        {name}
      </span>
      <X aria-hidden="true" size={14} />
    </button>
  );
}

function ViewCount() {
  const countText = useCountText();
  const { total, all } = useViewCounts();
  return <p className="tnum ml-auto text-[13px] whitespace-nowrap text-ink-2">{countText(total, all)}</p>;
}

/** Shows that a shift was just saved but is hidden by the filter. */
function HiddenShiftNotice() {
  const t = useTranslations('filter');
  const show = useDayFilter();
  const entries = useSavedUnderFilter();
  const count = useSchedule(({ schedule }) =>
    newlyHiddenCount(entries, show, (id) => findShift(schedule.shifts, id)),
  );
  return (
    <p role="status" className={count > 0 ? 'basis-full text-[13px] text-ink-2' : 'sr-only'}>
      {count > 0 && t('justHidden', { count })}
    </p>
  );
}
