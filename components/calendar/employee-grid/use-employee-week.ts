'use client';

import { useMemo, useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useDayFilter } from '@/components/calendar/filter/use-filter';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { sortByManagerOrder } from '@/lib/employees/people-order';
import { peopleOrderSetting, roleGroupsSetting } from '@/lib/settings/team-settings';
import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import type { Shift } from '@/lib/shifts/shift/shift';
import { carriedOver, shiftsOnDayBefore } from '@/lib/shifts/views/at-work';
import type { DayAtWork } from '@/lib/shifts/views/coverage-keeper';
import {
  createWeekKeeper,
  type PeopleOfDay,
  type PersonRow,
  personRows,
} from '@/lib/shifts/views/employee-week';
import { groupedByRole, type RowsOfRole } from '@/lib/shifts/views/role-groups';
import { isWantedEmployee, OPEN_SHIFTS } from '@/lib/shifts/views/shift-filter';
import type { LocalDate } from '@/lib/time/local-date';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useSetting } from '@/stores/settings/use-setting';
import { useUi } from '@/stores/ui/use-ui';

const NO_SHIFTS: readonly Shift[] = [];

interface EmployeeWeek {
  readonly rows: readonly PersonRow[];
  /** The role groups by the index of their first row; empty if people are not grouped. */
  readonly groupsAt: ReadonlyMap<number, RowsOfRole<PersonRow>>;
  readonly hasOpenRow: boolean;
  /** Each day's shifts by person, without those hidden by the filter. */
  readonly shown: readonly PeopleOfDay[];
  /** Includes hidden shifts, which count in a person's hours and can overlap with shown ones. */
  readonly all: readonly PeopleOfDay[];
  readonly shownDays: readonly DayAtWork[];
  readonly allCount: number;
}

export function useEmployeeWeek(days: readonly LocalDate[]): EmployeeWeek {
  const show = useDayFilter();
  const filter = useUi((state) => state.filter);
  const order = useSetting(peopleOrderSetting);
  const { keys, groupOf } = useRoleBook();
  const hasGroups = useSetting(roleGroupsSetting);
  const employees = useSchedule((state) => state.schedule.employees);
  const allShifts = useSchedule(
    useShallow(({ schedule }) => days.map((day) => shiftsOn(schedule.shifts, day))),
  );
  const [first] = days;
  const eve = useSchedule(({ schedule }) => (first ? shiftsOnDayBefore(schedule.shifts, first) : NO_SHIFTS));
  const [groupShown] = useState(createWeekKeeper);
  const [groupAll] = useState(createWeekKeeper);
  return useMemo(() => {
    const shownShifts = allShifts.map(show);
    const shown = groupShown(shownShifts);
    const people = personRows(
      sortByManagerOrder(employees.values(), order),
      shown,
      (employee) => !first || isWantedEmployee(filter, employee, first),
      order.length > 0,
      keys,
    );
    const groups = hasGroups ? groupedByRole(people, keys, groupOf) : [];
    const groupsAt = new Map<number, RowsOfRole<PersonRow>>();
    let index = 0;
    for (const group of groups) {
      groupsAt.set(index, group);
      index += group.rows.length;
    }
    return {
      rows: hasGroups ? groups.flatMap(({ rows }) => rows) : people,
      groupsAt,
      hasOpenRow: filter.employeeIds.length === 0 || filter.employeeIds.includes(OPEN_SHIFTS),
      shown,
      all: groupAll(allShifts),
      shownDays: shownShifts.map((shifts, position) => ({
        shifts,
        carried: carriedOver(shownShifts[position - 1] ?? show(eve)),
      })),
      allCount: allShifts.reduce((sum, day) => sum + day.length, 0),
    };
  }, [allShifts, first, eve, show, employees, order, hasGroups, filter, groupShown, groupAll, keys, groupOf]);
}
