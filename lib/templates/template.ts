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
  /** What makes it a rotation: its days, as stored and parsed on use (`rotationOf`). */
  readonly rotation?: unknown;
}

/** Whether the record is a template of one shift, rather than of a week, a series or a rotation. */
export function isShiftTemplate({ week, series, rotation }: Template): boolean {
  return week === undefined && series === undefined && rotation === undefined;
}

/** Whether the record is that of a series of repeating shifts, understood or not. */
export function isSeries({ series }: Template): boolean {
  return series !== undefined;
}
