import { type ScheduleIndex, shiftsOn } from '@/lib/shifts/change/schedule-index';
import { isCounted, type Shift } from '@/lib/shifts/shift/shift';
import { type Interval, intervalOf } from '@/lib/time/interval';
import { dayBefore, type LocalDate } from '@/lib/time/local-date';
import { DAY_MINUTES } from '@/lib/time/units';

/** A shift's part of one day, in minutes from midnight; the end exceeds 1440 past the next midnight. */
export interface Stretch extends Interval {
  readonly shift: Shift;
  /** The shift began the day before; the stretch begins at midnight. */
  readonly isCarriedOver: boolean;
}

const NOTHING: readonly Shift[] = [];
/** Keyed by day array, so that an edit of another day recomputes nothing. */
const known = new WeakMap<readonly Shift[], readonly Shift[]>();

/**
 * The shifts of the day before that run past midnight, in day order; the same array for the same day. An end
 * at midnight is not on the day. Omits canceled shifts. Every day has 1440 wall-clock minutes, even at a
 * clock change.
 */
export function carriedOver(shiftsOfDayBefore: readonly Shift[]): readonly Shift[] {
  const before = known.get(shiftsOfDayBefore);
  if (before) return before;
  const carried = shiftsOfDayBefore.filter(
    (shift) => isCounted(shift) && intervalOf(shift.startTime, shift.endTime).endMinute > DAY_MINUTES,
  );
  const result = carried.length > 0 ? carried : NOTHING;
  known.set(shiftsOfDayBefore, result);
  // A call with the result returns the same result.
  known.set(result, result);
  return result;
}

/** The rest of the night before, then the day's shifts; omits canceled shifts. */
export function stretchesOf(
  shiftsOfDayBefore: readonly Shift[],
  shiftsOfDay: readonly Shift[],
): readonly Stretch[] {
  const night = carriedOver(shiftsOfDayBefore).map((shift) => ({
    shift,
    startMinute: 0,
    endMinute: intervalOf(shift.startTime, shift.endTime).endMinute - DAY_MINUTES,
    isCarriedOver: true,
  }));
  const begun = shiftsOfDay.filter(isCounted).map((shift) => ({
    shift,
    ...intervalOf(shift.startTime, shift.endTime),
    isCarriedOver: false,
  }));
  return [...night, ...begun];
}

/** The shifts of the day before; empty before the calendar's first day. */
export function shiftsOnDayBefore(index: ScheduleIndex, date: LocalDate): readonly Shift[] {
  const before = dayBefore(date);
  return before === date ? NOTHING : shiftsOn(index, before);
}
