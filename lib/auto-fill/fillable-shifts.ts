import { findShift, type ScheduleIndex, shiftsOn } from '@/lib/shifts/change/schedule-index';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import { isCounted, type Shift } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';

/** The open shifts on `days` from `today` on, without canceled shifts, in day order. */
export function fillableShifts(
  index: ScheduleIndex,
  days: readonly LocalDate[],
  today: LocalDate,
): readonly Shift[] {
  return days.filter((date) => date >= today).flatMap((date) => shiftsOn(index, date).filter(isFillable));
}

/** Keeps ids of open shifts that are not canceled, on any day. */
export function fillableIds(index: ScheduleIndex, ids: Iterable<string>): readonly string[] {
  return [...ids].filter((id) => {
    const shift = findShift(index, id);
    return shift !== undefined && isFillable(shift);
  });
}

function isFillable(shift: Shift): boolean {
  return isOpenShift(shift) && isCounted(shift);
}
