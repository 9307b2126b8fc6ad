import type { RoleColor } from '@/lib/employees/role';
import type { ClockTime } from '@/lib/time/clock-time';

/** A reusable shift. Without an employee, the app asks who works. */
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
  /** Shifts of a week template, as stored (`weekShiftsOf`). Times, role and person then have no meaning. */
  readonly week?: unknown;
  /** Rule of a series, as stored. The record is the repeating shift. */
  readonly series?: unknown;
  /** Days of a rotation, as stored (`rotationOf`). */
  readonly rotation?: unknown;
}

/** False for weeks, series and rotations. */
export function isShiftTemplate({ week, series, rotation }: Template): boolean {
  return week === undefined && series === undefined && rotation === undefined;
}

/** Also true for an unreadable series. */
export function isSeries({ series }: Template): boolean {
  return series !== undefined;
}
