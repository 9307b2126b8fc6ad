import { findShift, type ScheduleIndex, shiftsOn } from '@/lib/shifts/change/schedule-index';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import { isCounted, type Shift } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';

/** The open shifts of those days that can still be filled: neither canceled nor before `today`, in the order of the days. */
export function fillableShifts(
  index: ScheduleIndex,
  days: readonly LocalDate[],
  today: LocalDate,
): readonly Shift[] {
  return days.filter((date) => date >= today).flatMap((date) => shiftsOn(index, date).filter(isFillable));
}

/** Those of the ids that are of an open shift which is not canceled; on whatever day, as they were asked for. */
export function fillableIds(index: ScheduleIndex, ids: Iterable<string>): readonly string[] {
  return [...ids].filter((id) => {
    const shift = findShift(index, id);
    return shift !== undefined && isFillable(shift);
  });
}

function isFillable(shift: Shift): boolean {
  return isOpenShift(shift) && isCounted(shift);
}
