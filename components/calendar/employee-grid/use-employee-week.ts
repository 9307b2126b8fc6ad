'use client';

import { useMemo, useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useDayFilter } from '@/components/calendar/filter/use-filter';
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
import { isWantedEmployee, OPEN_SHIFTS } from '@/lib/shifts/views/shift-filter';
import type { LocalDate } from '@/lib/time/local-date';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useUi } from '@/stores/ui/use-ui';

const NO_SHIFTS: readonly Shift[] = [];

interface EmployeeWeek {
  readonly rows: readonly PersonRow[];
  /** Whether the filter shows the row of open shifts. */
  readonly hasOpenRow: boolean;
  /** Each day's shifts by person, without those hidden by the filter. */
  readonly shown: readonly PeopleOfDay[];
  /** The same including hidden shifts, which count in a person's hours and can overlap with shown ones. */
  readonly all: readonly PeopleOfDay[];
  readonly shownDays: readonly DayAtWork[];
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
  const eve = useSchedule(({ schedule }) => {
    const [first] = days;
    return first ? shiftsOnDayBefore(schedule.shifts, first) : NO_SHIFTS;
  });
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
      shownDays: shownShifts.map((shifts, position) => ({
        shifts,
        carried: carriedOver(shownShifts[position - 1] ?? show(eve)),
      })),
      allCount: allShifts.reduce((sum, day) => sum + day.length, 0),
    };
  }, [allShifts, eve, show, employees, filter, groupShown, groupAll]);
}
