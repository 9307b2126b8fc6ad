'use client';

import './staff-view.css';
import { CalendarPlus, Plus } from 'lucide-react';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { nowLineStyle, useDayAxis, useNowShare } from '@/components/calendar/day/hour-ruler';
import { DayTitle } from '@/components/calendar/day/title';
import { useShownDay } from '@/components/calendar/day/use-shown-day';
import { FilterEmpty } from '@/components/calendar/filter/empty';
import { useCountText, useIsFiltering } from '@/components/calendar/filter/use-filter';
import { useCardTexts } from '@/components/calendar/shift/texts';
import { useRowKeys } from '@/components/calendar/shift/use-row-keys';
import { Avatar } from '@/components/parts/avatar';
import { useRoleName } from '@/components/parts/use-role-name';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { useScrollTop } from '@/components/ui/list/use-scroll-top';
import { DESKTOP, SIDEBAR_FITS } from '@/components/ui/page/layout-queries';
import { useMediaQuery } from '@/components/ui/page/use-media-query';
import { useFormats } from '@/components/ui/use-formats';
import type { Employee } from '@/lib/employees/employee';
import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import type { Shift } from '@/lib/shifts/shift/shift';
import { totalsByEmployee } from '@/lib/shifts/views/day-totals';
import { isWantedEmployee } from '@/lib/shifts/views/shift-filter';
import { employeesOff, inTwoColumns, type StaffGroup } from '@/lib/shifts/views/staff-day';
import type { LocalDate } from '@/lib/time/local-date';
import { weekOf } from '@/lib/time/week';
import { uiStore } from '@/stores/app/ui-store';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useUi } from '@/stores/ui/use-ui';
import { MAX_STAFF_ROWS, StaffCard } from './card';
import { createGroupKeeper } from './keep-groups';

/** About one screen of a column; the others render once these are painted. */
const FIRST_GROUPS = 8;

/** One day by people: who works when, and who is off. */
export function StaffView() {
  const t = useTranslations('calendar');
  const formats = useFormats();
  const countText = useCountText();
  const { date, shifts, allShifts, totals } = useShownDay();
  const filter = useUi((state) => state.filter);
  const isFiltering = useIsFiltering();
  const employees = useSchedule((state) => state.schedule.employees);
  const [groupsOf] = useState(createGroupKeeper);
  const groups = useMemo(() => groupsOf(shifts), [groupsOf, shifts]);
  const off = useMemo(
    // A person with a shift hidden by the filter is not off.
    () => employeesOff(employees.values(), allShifts).filter((person) => isWantedEmployee(filter, person)),
    [employees, allShifts, filter],
  );
  const content = useRef<HTMLDivElement>(null);
  useScrollTop(content, date);
  return (
    <div
      ref={content}
      data-scroller=""
      className="min-h-0 grow overflow-y-auto border-t border-line px-6 pt-5 pb-6 phone:px-4 phone:pt-4"
    >
      <DayTitle date={date} title={t('staffTitle', { date: formats.longDate(date) })}>
        <p className="tnum flex flex-wrap gap-x-4">
          {isFiltering && <span>{countText(shifts.length, allShifts.length)}</span>}
          <span>{t('staffCounts', { on: totals.headCount, off: off.length })}</span>
        </p>
      </DayTitle>
      {groups.length === 0 && allShifts.length > 0 ? (
        <FilterEmpty hiddenCount={allShifts.length} />
      ) : groups.length === 0 ? (
        <EmptyState
          className="py-12"
          icon={<CalendarPlus aria-hidden="true" />}
          title={t('noStaff')}
          action={
            <Button
              icon={<Plus aria-hidden="true" />}
              onClick={() => uiStore.openDialog({ name: 'addShift' })}
            >
              {t('addShift')}
            </Button>
          }
        />
      ) : (
        <StaffGroups key={date} date={date} groups={groups} allShifts={allShifts} />
      )}
      {off.length > 0 && <StaffOff date={date} employees={off} />}
    </div>
  );
}

interface StaffGroupsProps {
  date: LocalDate;
  groups: readonly StaffGroup[];
  /** Includes shifts hidden by the filter. */
  allShifts: readonly Shift[];
}

function StaffGroups({ date, groups, allShifts }: StaffGroupsProps) {
  const t = useTranslations('calendar');
  const texts = useCardTexts();
  const hasTwoColumns = useMediaQuery(SIDEBAR_FITS);
  const isDesktop = useMediaQuery(DESKTOP);
  const list = useRef<HTMLDivElement>(null);
  useRowKeys(list);
  const index = useSchedule((state) => state.schedule.shifts);
  const weekStart = useUi((state) => state.weekStart);
  const week = useMemo(
    () => totalsByEmployee(weekOf(date, weekStart).map((day) => shiftsOn(index, day))),
    [date, weekStart, index],
  );
  const isFiltering = useIsFiltering();
  const [wholeGroupsOf] = useState(createGroupKeeper);
  const wholeDays = useMemo(
    () => new Map(isFiltering ? wholeGroupsOf(allShifts).map(({ key, shifts }) => [key, shifts]) : []),
    [isFiltering, wholeGroupsOf, allShifts],
  );
  const axis = useDayAxis(useMemo(() => groups.flatMap((group) => group.shifts), [groups]));
  const nowShare = useNowShare(date, axis);
  const columns = hasTwoColumns ? inTwoColumns(groups, MAX_STAFF_ROWS) : [groups];
  const maxShown = useDeferredValue(Number.POSITIVE_INFINITY, FIRST_GROUPS);
  return (
    <div
      ref={list}
      data-arrow-keys=""
      className="staff-groups"
      style={nowLineStyle(nowShare)}
      data-has-now={nowShare !== undefined || undefined}
    >
      {columns.map((column, position) => (
        <ul key={position === 0 ? 'first' : 'second'} aria-label={t('staff')}>
          {column.slice(0, maxShown).map((group) => (
            <StaffCard
              key={group.key}
              group={group}
              wholeDay={wholeDays.get(group.key) ?? group.shifts}
              weekMinutes={week.get(group.key)?.minutes ?? 0}
              isDesktop={isDesktop}
              axis={axis}
              texts={texts}
            />
          ))}
        </ul>
      ))}
    </div>
  );
}

function StaffOff({ date, employees }: { date: LocalDate; employees: readonly Employee[] }) {
  const t = useTranslations('calendar');
  const formats = useFormats();
  const roleName = useRoleName();
  const shown = useDeferredValue(employees, employees.slice(0, FIRST_GROUPS));
  const title = t('offOn', { weekday: formats.weekday(date) });
  return (
    <section aria-label={title} className="pt-6">
      <h3 className="pb-2.5 font-semibold">
        {title} <span className="tnum font-normal text-ink-2">{employees.length}</span>
      </h3>
      <ul className="flex flex-wrap gap-1.5">
        {shown.map(({ id, name, role, color }) => (
          <li key={id} className="max-w-full">
            <button
              type="button"
              className="off-chip focus-ring motion"
              onClick={() => uiStore.openDialog({ name: 'addShift', employeeName: name })}
            >
              <span className="sr-only">{t('addShiftFor')}</span>
              <Avatar name={name} roleColor={color} size={28} />
              <span className="truncate font-medium" dir="auto">
                {name}
              </span>
              <span className="max-w-1/2 shrink-0 truncate text-xs text-ink-2">{roleName(role)}</span>
              <Plus aria-hidden="true" className="size-4 shrink-0 text-icon" strokeWidth={1.75} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
