import type { RoleColor } from '@/lib/employees/role';
import { compareText } from '@/lib/order';
import type { ClockTime } from '@/lib/time/clock-time';
import { durationMinutes } from '@/lib/time/interval';
import type { LocalDate } from '@/lib/time/local-date';
import type { ShiftDetails } from './shift-details';

/** The statuses offered, in this order. Any transition is allowed. */
export const SHIFT_STATUSES = ['Confirmed', 'Pending', 'Canceled'] as const;

export type KnownStatus = (typeof SHIFT_STATUSES)[number];

/** Whether the status is one of those offered; stored data may have others, which are kept and shown gray. */
export function isKnownStatus(status: string): status is KnownStatus {
  return (SHIFT_STATUSES as readonly string[]).includes(status);
}

/** One planned stretch of work. Date and times are wall-clock values of the restaurant. */
export interface Shift extends ShiftDetails {
  readonly id: string;
  readonly employeeName: string;
  readonly role: string;
  readonly date: LocalDate;
  readonly startTime: ClockTime;
  readonly endTime: ClockTime;
  readonly status: string;
  readonly color: RoleColor;
  readonly notes: string;
  /**
   * What really happened (`workedOf`), as stored: parsed on use. It belongs to this one shift as an identity does: copies, templates
   * and whatever leaves the browser have none of it, and the team's plan is the same with and without it.
   */
  readonly worked?: unknown;
  /**
   * The series that the shift is an occurrence of, and the day that its rule gave it (`occurrenceOf`), as stored: parsed on use. As
   * with `worked`, they belong to this one shift, and nothing but storage, undo and backups carries them.
   */
  readonly seriesId?: unknown;
  readonly seriesDate?: unknown;
}

/** A stored shift whose date or times cannot be understood: kept as it was, for repair. */
export interface ShiftAwaitingRepair {
  readonly id: string;
  readonly stored: Readonly<Record<string, unknown>>;
}

/** Whether the shift counts in hours, staffing, overlap and every other rule. Canceled ones only stay visible. */
export function isCounted({ status }: Pick<Shift, 'status'>): boolean {
  return status !== 'Canceled';
}

/** Whether the shift belongs to a series. */
export function isRepeating({ seriesId }: Pick<Shift, 'seriesId'>): boolean {
  return typeof seriesId === 'string';
}

/** The planned length in minutes, including past midnight. */
export function shiftMinutes(shift: Shift): number {
  return durationMinutes(shift.startTime, shift.endTime);
}

/** Day order: by start, then end, name and id. */
export function compareShifts(one: Shift, other: Shift): number {
  return (
    compareText(one.startTime, other.startTime) ||
    shiftMinutes(one) - shiftMinutes(other) ||
    compareText(one.employeeName, other.employeeName) ||
    compareText(one.id, other.id)
  );
}
