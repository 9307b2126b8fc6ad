import { type Interval, intervalOf } from './interval';
import { DAY_MINUTES } from './units';

/** The span of a shift that begins `days` days later, in minutes from the first day's midnight. */
export function intervalOn(days: number, startTime: string, endTime: string): Interval {
  const { startMinute, endMinute } = intervalOf(startTime, endTime);
  const midnight = days * DAY_MINUTES;
  return { startMinute: midnight + startMinute, endMinute: midnight + endMinute };
}
