'use client';

import { weekStartSetting } from '@/lib/settings/calendar-settings';
import { overtimeSetting } from '@/lib/settings/overtime-setting';
import { peopleOrderSetting, stationsSetting } from '@/lib/settings/team-settings';
import { useMinutesOf, useSetting } from '@/stores/settings/use-setting';
import './staff-view.css';
import { CalendarPlus, Plus } from 'lucide-react';
import { Fragment, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { nowLineStyle, useDayAxis, useNowShare } from '@/components/calendar/day/hour-ruler';
import { hasStations, StationsSwitch, useIsByStation } from '@/components/calendar/day/stations-switch';
import { DayTitle } from '@/components/calendar/day/title';
import { type ShownDay, useShownDay } from '@/components/calendar/day/use-shown-day';
import { FilterEmpty } from '@/components/calendar/filter/empty';
import { useCountText, useIsFiltering } from '@/components/calendar/filter/use-filter';
import { type CardTexts, useCardTexts } from '@/components/calendar/shift/texts';
import { useRowKeys } from '@/components/calendar/shift/use-row-keys';
import { Avatar } from '@/components/parts/avatar';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { useScrollTop } from '@/components/ui/list/use-scroll-top';
import { DESKTOP, SIDEBAR_FITS } from '@/components/ui/page/layout-queries';
import { useMediaQuery } from '@/components/ui/page/use-media-query';
import { useFormats } from '@/components/ui/use-formats';
import { employeeFinder } from '@/lib/employees/employee';
import { positionsByName, sortByManagerOrder, sortByPosition } from '@/lib/employees/people-order';
import { weekLimitFor } from '@/lib/pay/overtime-rules';
import { isSameList } from '@/lib/saved-data/records/same-data';
import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import type { MinutesOf } from '@/lib/shifts/counting';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { DayAxis } from '@/lib/shifts/views/day-axis';
import { dayTotals, totalsByEmployee } from '@/lib/shifts/views/day-totals';
import { isWantedEmployee } from '@/lib/shifts/views/shift-filter';
import {
  groupByEmployee,
  inTwoColumns,
  type PersonOff,
  type StaffGroup,
  staffOfDay,
} from '@/lib/shifts/views/staff-day';
import { staffByStation } from '@/lib/shifts/views/station-groups';
import type { LocalDate } from '@/lib/time/local-date';
import { weekOf } from '@/lib/time/week';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { openDialog } from '@/stores/ui/dialogs';
import { useUi } from '@/stores/ui/use-ui';
import { MAX_STAFF_ROWS, StaffCard } from './card';
import { StaffRow } from './row';

/** About one screen of a column; the other groups render once the first groups are painted. */
const FIRST_GROUPS = 8;
const NO_IDS: ReadonlySet<string> = new Set();

/** One day by people: who works when, and who is off. */
export function StaffView() {
  const t = useTranslations('calendar');
  const formats = useFormats();
  const countText = useCountText();
  const shown = useShownDay();
  const { date, shifts, carried, rows, allShifts, allCarried } = shown;
  const texts = useCardTexts();
  const isDesktop = useMediaQuery(DESKTOP);
  const filter = useUi((state) => state.filter);
  const isFiltering = useIsFiltering();
  const employees = useSchedule((state) => state.schedule.employees);
  const order = useSetting(peopleOrderSetting);
  const minutesOf = useMinutesOf();
  const [groupsOf] = useState(createGroupKeeper);
  const groups = useMemo(
    () =>
      sortByPosition(
        groupsOf(shifts, carried, minutesOf),
        positionsByName(employees.values(), order),
        ({ key }) => key,
      ),
    [groupsOf, shifts, carried, employees, order, minutesOf],
  );
  const { working, off } = useMemo(
    () =>
      staffOfDay({
        groups,
        employees: sortByManagerOrder(employees.values(), order),
        wholeDay: [...allCarried, ...allShifts],
        isWanted: (employee) => isWantedEmployee(filter, employee, date),
      }),
    [groups, employees, order, allCarried, allShifts, filter, date],
  );
  const isByStation = useIsByStation(rows);
  const stations = useSetting(stationsSetting);
  const sections = useMemo(
    () =>
      isByStation
        ? staffByStation(working, date, { stations, minutesOf, compareNames: formats.compareNames })
        : [{ station: '', items: working }],
    [isByStation, working, date, stations, minutesOf, formats],
  );
  // Everyone at work at any time of the day, including night shifts that run into it.
  const { headCount } = useMemo(() => dayTotals(rows), [rows]);
  // Counts night shifts of the day before only if the day has no other shifts.
  const hiddenCount = allShifts.length || allCarried.length;
  const axis = useDayAxis(shifts, carried);
  const content = useRef<HTMLDivElement>(null);
  useScrollTop(content, date);
  return (
    <div
      ref={content}
      data-scroller=""
      className="min-h-0 grow overflow-y-auto border-t border-line px-6 pt-5 pb-6 phone:px-4 phone:pt-4"
    >
      <DayTitle
        date={date}
        title={t('staffTitle', { date: formats.longDate(date) })}
        tools={hasStations(rows) && <StationsSwitch />}
      >
        <p className="tnum flex flex-wrap gap-x-4">
          {isFiltering && <span>{countText(shifts.length, allShifts.length)}</span>}
          <span>{t('staffCounts', { on: headCount, off: off.length })}</span>
        </p>
      </DayTitle>
      {rows.length === 0 && hiddenCount > 0 ? (
        <FilterEmpty hiddenCount={hiddenCount} />
      ) : rows.length === 0 ? (
        <EmptyState
          className="py-12"
          icon={<CalendarPlus aria-hidden="true" />}
          title={t('noStaff')}
          action={
            <Button icon={<Plus aria-hidden="true" />} onClick={() => openDialog({ name: 'addShift' })}>
              {t('addShift')}
            </Button>
          }
        />
      ) : (
        sections.map(({ station, items }) => (
          <Fragment key={station}>
            {isByStation && (
              <h3 className="pt-4 pb-2 font-semibold first-of-type:pt-0" dir="auto">
                {station || t('noStation')}{' '}
                <span className="tnum font-normal text-ink-2">{items.length}</span>
              </h3>
            )}
            <StaffGroups key={date} shown={shown} groups={items} axis={axis} texts={texts} />
          </Fragment>
        ))
      )}
      {off.length > 0 && (
        <StaffOff
          date={date}
          people={off}
          firstCount={FIRST_GROUPS}
          isDesktop={isDesktop}
          axis={axis}
          texts={texts}
        />
      )}
    </div>
  );
}

interface StaffGroupsProps {
  shown: ShownDay;
  groups: readonly StaffGroup[];
  axis: DayAxis;
  texts: CardTexts;
}

function StaffGroups({ shown, groups, axis, texts }: StaffGroupsProps) {
  const { date, allShifts, overlapping } = shown;
  const t = useTranslations('calendar');
  const hasTwoColumns = useMediaQuery(SIDEBAR_FITS);
  const isDesktop = useMediaQuery(DESKTOP);
  const list = useRef<HTMLDivElement>(null);
  useRowKeys(list);
  const index = useSchedule((state) => state.schedule.shifts);
  const weekStart = useSetting(weekStartSetting);
  const minutesOf = useMinutesOf();
  const week = useMemo(
    () =>
      totalsByEmployee(
        weekOf(date, weekStart).map((day) => shiftsOn(index, day)),
        minutesOf,
      ),
    [date, weekStart, index, minutesOf],
  );
  const isFiltering = useIsFiltering();
  const [allGroupsOf] = useState(createGroupKeeper);
  const allShiftsByEmployee = useMemo(
    () => new Map(isFiltering ? allGroupsOf(allShifts).map(({ key, shifts }) => [key, shifts]) : []),
    [isFiltering, allGroupsOf, allShifts],
  );
  const overtime = useSetting(overtimeSetting);
  const team = useSchedule((state) => state.schedule.employees);
  const find = useMemo(() => employeeFinder(team.values()), [team]);
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
              date={date}
              group={group}
              wholeDay={allShiftsByEmployee.get(group.key) ?? group.shifts}
              nightOverlaps={group.shifts.some((shift) => shift.date !== date) ? overlapping : NO_IDS}
              weekMinutes={week.get(group.key)?.minutes ?? 0}
              limitMinutes={weekLimitFor(overtime, find(group.name))}
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

interface StaffOffProps {
  date: LocalDate;
  people: readonly PersonOff[];
  /** The number of people that are painted first. */
  firstCount: number;
  isDesktop: boolean;
  axis: DayAxis;
  texts: CardTexts;
}

/** People who are off, each with a button that adds a shift; includes people with canceled shifts only. */
function StaffOff({ date, people, firstCount, isDesktop, axis, texts }: StaffOffProps) {
  const { colorOf } = useRoleBook();
  const t = useTranslations('calendar');
  const formats = useFormats();
  const list = useRef<HTMLUListElement>(null);
  useRowKeys(list);
  const shown = useDeferredValue(people, people.slice(0, firstCount));
  const plain = shown.filter((person) => person.canceled.length === 0);
  const canceled = shown.filter((person) => person.canceled.length > 0);
  const title = t('offOn', { weekday: formats.weekday(date) });
  return (
    <section aria-label={title} className="pt-6">
      <h3 className="pb-2.5 font-semibold">
        {title} <span className="tnum font-normal text-ink-2">{people.length}</span>
      </h3>
      <ul className="flex flex-wrap gap-1.5">
        {plain.map((person) => (
          <li key={person.id} className="max-w-full">
            <AddShiftFor person={person} />
          </li>
        ))}
      </ul>
      <ul ref={list} data-arrow-keys="" className="off-cards">
        {canceled.map((person) => (
          <li key={person.id} data-role-color={colorOf(person.role, person.color)} className="off-card">
            <AddShiftFor person={person} />
            <ul>
              {person.canceled.map((shift) => (
                <StaffRow
                  key={shift.id}
                  shift={shift}
                  isOverlapping={false}
                  hasRole={false}
                  isDesktop={isDesktop}
                  axis={axis}
                  texts={texts}
                />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

function AddShiftFor({ person: { name, role, color } }: { person: PersonOff }) {
  const { colorOf } = useRoleBook();
  const t = useTranslations('calendar');
  const roleName = useRoleName();
  return (
    <button
      type="button"
      className="off-chip focus-ring motion"
      onClick={() => openDialog({ name: 'addShift', employeeName: name })}
    >
      <span className="sr-only">{t('addShiftFor')}</span>
      <Avatar name={name} roleColor={colorOf(role, color)} size={28} />
      <span className="truncate font-medium" dir="auto">
        {name}
      </span>
      <span className="max-w-1/2 shrink-0 truncate text-xs text-ink-2">{roleName(role)}</span>
      <Plus aria-hidden="true" className="size-4 shrink-0 text-icon" strokeWidth={1.75} />
    </button>
  );
}

/**
 * Groups a day's shifts by person and returns the same object for a person until one of their shifts changes, so that
 * the memoized cards of other people do not re-render.
 */
export function createGroupKeeper(): (
  shiftsOfDay: readonly Shift[],
  carried?: readonly Shift[],
  minutesOf?: MinutesOf,
) => readonly StaffGroup[] {
  let known: ReadonlyMap<string, StaffGroup> = new Map();
  return (shiftsOfDay, carried, minutesOf) => {
    const groups = groupByEmployee(shiftsOfDay, carried, minutesOf).map((group) => {
      const before = known.get(group.key);
      // A night shift counts its hours on its start day only, so the minutes can differ for the same shifts.
      const isSame = before?.minutes === group.minutes && isSameList(before.shifts, group.shifts);
      return isSame ? before : group;
    });
    known = new Map(groups.map((group) => [group.key, group]));
    return groups;
  };
}
