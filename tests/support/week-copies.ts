import { applyChange, type Schedule } from '@/lib/shifts/change/schedule';
import { type CopyChoice, planWeekCopy, type WeekCopyPlan } from '@/lib/shifts/copy/copy-week';
import type { ClashRule } from '@/lib/shifts/copy/plan-copies';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';
import type { WeekStart } from '@/lib/time/week';
import { day, employeeOf, scheduleOf } from './records';

export const MONDAY = day('2026-11-16');
export const NEXT_MONDAY = day('2026-11-23');
export const EVERYTHING: CopyChoice = { kind: 'everything' };
export const TEAM = [employeeOf('Ana'), employeeOf('Ben', { role: 'Cook', color: 'red' }), employeeOf('Zoë')];

export interface Copying {
  readonly from?: LocalDate;
  readonly targets?: readonly LocalDate[];
  readonly include?: CopyChoice;
  readonly clash?: ClashRule;
  readonly weekStart?: WeekStart;
  readonly isOpen?: boolean;
}

let idCount = 0;
const newId = () => {
  idCount += 1;
  return `new-${idCount}`;
};

export function plan(schedule: Schedule, copying: Copying = {}): WeekCopyPlan {
  return planWeekCopy({
    index: schedule.shifts,
    employees: schedule.employees.values(),
    from: MONDAY,
    weekStart: 'monday',
    targets: [NEXT_MONDAY],
    include: EVERYTHING,
    clash: 'skip',
    newId,
    ...copying,
  });
}

/** The schedule after copying. */
export function copied(schedule: Schedule, copying: Copying = {}): Schedule {
  return applyChange(schedule, plan(schedule, copying));
}

export const weekWith = (...shifts: readonly Shift[]) => scheduleOf({ shifts, employees: TEAM });

export const createdIn = ({ weeks }: WeekCopyPlan) => weeks.flatMap(({ created }) => created);
