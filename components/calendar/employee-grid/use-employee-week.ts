'use client';

import { useMemo, useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useDayFilter } from '@/components/calendar/filter/use-filter';
import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import type { Shift } from '@/lib/shifts/shift/shift';
import {
  createWeekKeeper,
  type PeopleOfDay,
  type PersonRow,
  personRows,
} from '@/lib/shifts/views/employee-week';
import { isWantedEmployee, OPEN_SHIFTS } from '@/lib/shifts/views/shift-filter';
import type { LocalDate } from '@/lib/time/local-date';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useUi } from '@/stores/ui/use-ui';

interface EmployeeWeek {
  readonly rows: readonly PersonRow[];
  /** The filter lets the row of the open shifts through. */
  readonly hasOpenRow: boolean;
  /** Each day's shifts by person, as far as the filter shows them. */
  readonly shown: readonly PeopleOfDay[];
  /** The same with those that it hides: they count in a person's hours, and can overlap with one that is shown. */
  readonly all: readonly PeopleOfDay[];
  readonly shownShifts: readonly (readonly Shift[])[];
  readonly allCount: number;
}

/** The week as rows of people. */
export function useEmployeeWeek(days: readonly LocalDate[]): EmployeeWeek {
  const show = useDayFilter();
  const filter = useUi((state) => state.filter);
  const employees = useSchedule((state) => state.schedule.employees);
  const allShifts = useSchedule(
    useShallow(({ schedule }) => days.map((day) => shiftsOn(schedule.shifts, day))),
  );
  const [groupShown] = useState(createWeekKeeper);
  const [groupAll] = useState(createWeekKeeper);
  return useMemo(() => {
    const shownShifts = allShifts.map(show);
    const shown = groupShown(shownShifts);
    return {
      rows: personRows(employees.values(), shown, (employee) => isWantedEmployee(filter, employee)),
      hasOpenRow: filter.employeeIds.length === 0 || filter.employeeIds.includes(OPEN_SHIFTS),
      shown,
      all: groupAll(allShifts),
      shownShifts,
      allCount: allShifts.reduce((sum, day) => sum + day.length, 0),
    };
  }, [allShifts, show, employees, filter, groupShown, groupAll]);
}
