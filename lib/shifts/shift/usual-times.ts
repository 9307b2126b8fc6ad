import { nameKey } from '@/lib/employees/employee';
import { type ScheduleIndex, shiftsOn } from '@/lib/shifts/change/schedule-index';
import type { ClockTime } from '@/lib/time/clock-time';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { isCounted } from './shift';

export interface UsualTime {
  readonly startTime: ClockTime;
  readonly endTime: ClockTime;
}

const DAYS_BACK = 28;
const DAYS_AHEAD = 13;

/**
 * A person's most frequent times in the four weeks before the date and the two around it: at most `limit`, in day
 * order. Visits only those days.
 */
export function usualTimes(
  index: ScheduleIndex,
  employeeName: string,
  date: LocalDate,
  limit: number,
): readonly UsualTime[] {
  const person = nameKey(employeeName);
  const counts = new Map<string, { time: UsualTime; count: number }>();
  for (let offset = -DAYS_BACK; offset <= DAYS_AHEAD; offset += 1) {
    for (const { startTime, endTime, ...shift } of shiftsOn(index, addDays(date, offset)).filter(isCounted)) {
      if (nameKey(shift.employeeName) !== person) continue;
      const key = `${startTime}-${endTime}`;
      const entry = counts.get(key) ?? { time: { startTime, endTime }, count: 0 };
      counts.set(key, { ...entry, count: entry.count + 1 });
    }
  }
  return [...counts.values()]
    .sort((one, other) => other.count - one.count)
    .slice(0, limit)
    .map(({ time }) => time)
    .sort((one, other) => (`${one.startTime}${one.endTime}` < `${other.startTime}${other.endTime}` ? -1 : 1));
}
