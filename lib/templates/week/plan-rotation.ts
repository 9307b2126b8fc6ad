import { type Employee, nameKey } from '@/lib/employees/employee';
import type { ScheduleIndex } from '@/lib/shifts/change/schedule-index';
import type { WeekCopyPlan } from '@/lib/shifts/copy/copy-week';
import { type ClashRule, type CopyableShift, planCopies } from '@/lib/shifts/copy/plan-copies';
import { type BreakPlan, withBreaks } from '@/lib/shifts/proposed-breaks';
import type { Shift } from '@/lib/shifts/shift/shift';
import { addDays, daysBetween, isoWeekday, type LocalDate } from '@/lib/time/local-date';
import { startOfWeek, type WeekStart } from '@/lib/time/week';
import type { Rotation, RotationTimes } from './rotation';

export interface RotationMember {
  readonly employee: Employee;
  /** The member's day of the rotation, from 0, on the first day; a multiple of 7 for weeks. */
  readonly offset: number;
}

interface RotationRequest {
  readonly index: ScheduleIndex;
  readonly rotation: Rotation;
  readonly members: readonly RotationMember[];
  /** Both inclusive. */
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly weekStart: WeekStart;
  readonly clash: ClashRule;
  readonly breaks: BreakPlan;
  readonly newId: () => string;
}

const NO_DAYS: ReadonlySet<LocalDate> = new Set();

/** A rotation of weeks counts from Monday, so that its days keep their weekdays. */
export function timesOn(rotation: Rotation, offset: number, daysIn: number): RotationTimes | undefined {
  const { length } = rotation.days;
  return rotation.days[(((daysIn + offset) % length) + length) % length];
}

/** Plans the rotation as one change (`planCopies`). */
export function planRotation(request: RotationRequest): WeekCopyPlan {
  const { index, rotation, members, from, to, weekStart, clash, breaks, newId } = request;
  const first = rotation.isOfWeeks ? addDays(from, 1 - isoWeekday(from)) : from;
  const byWeek = new Map<LocalDate, CopyableShift[]>();
  const length = daysBetween(from, to) + 1;
  for (let position = 0; position < length; position += 1) {
    const date = addDays(from, position);
    const firstDay = startOfWeek(date, weekStart);
    const daysIn = daysBetween(first, date);
    const chosen = byWeek.get(firstDay) ?? [];
    byWeek.set(firstDay, chosen);
    for (const { employee, offset } of members) {
      const times = timesOn(rotation, offset, daysIn);
      if (!times) continue;
      const shift = withBreaks(shiftOf(employee, date, times), breaks);
      chosen.push({
        original: shift,
        withCurrentPerson: shift,
        person: nameKey(employee.name),
        dayOffset: daysBetween(firstDay, date),
      });
    }
  }
  const weeks = [...byWeek].map(([firstDay, chosen]) => ({ firstDay, chosen }));
  return { ...planCopies({ index, weeks, keptDays: NO_DAYS, clash, newId }), canceled: [], left: [] };
}

function shiftOf({ name, role, color }: Employee, date: LocalDate, times: RotationTimes): Shift {
  return { id: '', employeeName: name, role, date, ...times, status: 'Confirmed', color, notes: '' };
}
