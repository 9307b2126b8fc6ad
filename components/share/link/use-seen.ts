'use client';

import { useMemo } from 'react';
import { employeeFinder } from '@/lib/employees/employee';
import { isOutOfLists } from '@/lib/employees/person/in-house';
import { type Seen, seenBy } from '@/lib/requests/inbox/seen';
import type { SharedPerson, SharedWeek } from '@/lib/share/shared-week';
import { everybodyOf } from '@/lib/share/told-states';
import { OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';
import { useSchedule } from '@/stores/schedule/use-schedule';

/** What somebody of that name has answered of the week; undefined for nothing. */
export function useSeen({ firstDay, publishedAt }: SharedWeek): (name: string) => Seen | undefined {
  const employees = useSchedule(({ schedule }) => schedule.employees);
  const requests = useSchedule(({ schedule }) => schedule.requests);
  return useMemo(() => {
    const find = employeeFinder(employees.values());
    const seen = seenBy(requests, firstDay, publishedAt);
    return (name) => seen.get(find(name)?.id ?? '');
  }, [employees, requests, firstDay, publishedAt]);
}

/** Who gets a link of their own: whoever works in the week, and where shifts are open everybody who might take one. */
export function usePeopleWithLinks(week: SharedWeek): readonly SharedPerson[] {
  const employees = useSchedule(({ schedule }) => schedule.employees);
  return useMemo(() => {
    const concerned = everybodyOf(week);
    if (!week.people.some(({ name }) => name === OPEN_SHIFT_NAME)) return concerned;
    const known = employeeFinder(concerned);
    const others = [...employees.values()].filter(
      (employee) => !known(employee.name) && !isOutOfLists(employee, week.firstDay),
    );
    return [...concerned, ...others.map(({ name }) => ({ name, shifts: [] }))];
  }, [week, employees]);
}
