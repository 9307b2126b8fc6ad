import type { RoleColor } from '@/lib/employees/role';
import type { ClockTime } from '@/lib/time/clock-time';

/** A reusable shift. Without an employee name, using it asks who works. */
export interface Template {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly employeeName: string;
  readonly role: string;
  readonly startTime: ClockTime;
  readonly endTime: ClockTime;
  readonly status: string;
  readonly color: RoleColor;
  readonly icon: string;
  /**
   * What makes it a week template: its shifts, as stored and parsed on use (`weekShiftsOf`). Times, role and person of
   * the record itself then say nothing: builds that know no weeks read them.
   */
  readonly week?: unknown;
  /**
   * What makes it a series of repeating shifts: its rule, as stored and parsed on use. The record itself is the shift
   * that repeats.
   */
  readonly series?: unknown;
}

/** Whether the record is a template of one shift, rather than of a week or of a series. */
export function isShiftTemplate({ week, series }: Template): boolean {
  return week === undefined && series === undefined;
}
