import { lazyPart } from '@/components/ui/loading/lazy-part';

/** The month of one person on a phone: the week's list with more days. */
export const MonthOfPerson = lazyPart(() =>
  import('@/components/calendar/person-week/person-week').then((module) => module.PersonWeek),
);

/** The month by employee is the week's table with more days. */
export const MonthOfPeople = lazyPart(() =>
  import('@/components/calendar/employee-grid/employee-grid').then((module) => module.EmployeeGrid),
);
