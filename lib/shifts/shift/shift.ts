import type { RoleColor } from '@/lib/employees/role';
import { compareText } from '@/lib/order';
import type { ClockTime } from '@/lib/time/clock-time';
import { durationMinutes } from '@/lib/time/interval';
import type { LocalDate } from '@/lib/time/local-date';
import type { ShiftDetails } from './shift-details';

/** In display order. Any transition is allowed. */
export const SHIFT_STATUSES = ['Confirmed', 'Pending', 'Canceled'] as const;

export type KnownStatus = (typeof SHIFT_STATUSES)[number];

/** Stored data may have other statuses, which are kept and shown gray. */
export function isKnownStatus(status: string): status is KnownStatus {
  return (SHIFT_STATUSES as readonly string[]).includes(status);
}

/** Date and times are wall-clock values of the restaurant. */
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
  /** Actual hours (`workedOf`), as stored: parsed on use. Actual hours never leave the browser. */
  readonly worked?: unknown;
  /** The series and the date that its rule gave (`occurrenceOf`), as stored: parsed on use. Not copied. */
  readonly seriesId?: unknown;
  readonly seriesDate?: unknown;
}

/** Default times of a new shift (SPEC section 9). */
export const DEFAULT_TIMES = { startTime: '09:00' as ClockTime, endTime: '17:00' as ClockTime } as const;

/** A stored shift with an invalid date or time: kept unchanged, for repair. */
export interface ShiftAwaitingRepair {
  readonly id: string;
  readonly stored: Readonly<Record<string, unknown>>;
}

/** Whether the shift counts in hours, staffing, overlap and every other rule; canceled shifts do not. */
export function isCounted({ status }: Pick<Shift, 'status'>): boolean {
  return status !== 'Canceled';
}

export function isRepeating({ seriesId }: Pick<Shift, 'seriesId'>): boolean {
  return typeof seriesId === 'string';
}

/** Planned minutes, including past midnight. */
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
