import { type ScheduleIndex, shiftsOn } from '@/lib/shifts/change/schedule-index';
import { isCounted, type Shift } from '@/lib/shifts/shift/shift';
import { type Interval, intervalOf } from '@/lib/time/interval';
import { dayBefore, type LocalDate } from '@/lib/time/local-date';
import { DAY_MINUTES } from '@/lib/time/units';

/** The part of a shift on one day, in minutes from that day's midnight; the end is past 1440 when it runs on. */
export interface Stretch extends Interval {
  readonly shift: Shift;
  /** It began the day before; the stretch begins at midnight. */
  readonly hasBegunBefore: boolean;
}

const NOTHING: readonly Shift[] = [];
/** By day array, so that an edit of another day computes nothing again. */
const known = new WeakMap<readonly Shift[], readonly Shift[]>();

/**
 * The shifts of the day before that run past midnight into the day, in day order; the same array for the same day. An
 * end at midnight is not on the day; canceled shifts are left out, since nobody works them. Every day has 1440
 * wall-clock minutes: a night with a clock change counts as planned.
 */
export function carriedOver(shiftsOfDayBefore: readonly Shift[]): readonly Shift[] {
  const before = known.get(shiftsOfDayBefore);
  if (before) return before;
  const carried = shiftsOfDayBefore.filter(
    (shift) => isCounted(shift) && intervalOf(shift.startTime, shift.endTime).endMinute > DAY_MINUTES,
  );
  const result = carried.length > 0 ? carried : NOTHING;
  known.set(shiftsOfDayBefore, result);
  // All of these run into the day: given again, they are the answer.
  known.set(result, result);
  return result;
}

/** What runs on a day: the rest of the night before, then the day's own shifts; canceled ones left out. */
export function stretchesOf(
  shiftsOfDayBefore: readonly Shift[],
  shiftsOfDay: readonly Shift[],
): readonly Stretch[] {
  const night = carriedOver(shiftsOfDayBefore).map((shift) => ({
    shift,
    startMinute: 0,
    endMinute: intervalOf(shift.startTime, shift.endTime).endMinute - DAY_MINUTES,
    hasBegunBefore: true,
  }));
  const own = shiftsOfDay.filter(isCounted).map((shift) => ({
    shift,
    ...intervalOf(shift.startTime, shift.endTime),
    hasBegunBefore: false,
  }));
  return [...night, ...own];
}

/** The shifts that begin on the day before; none before the first day of the calendar. */
export function shiftsOnDayBefore(index: ScheduleIndex, date: LocalDate): readonly Shift[] {
  const before = dayBefore(date);
  return before === date ? NOTHING : shiftsOn(index, before);
}
