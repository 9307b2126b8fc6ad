import { nameKey } from '@/lib/employees/employee';
import { type ScheduleIndex, shiftsOn } from '@/lib/shifts/change/schedule-index';
import type { ClockTime } from '@/lib/time/clock-time';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { isCounted, type Shift } from './shift';

export interface UsualTime {
  readonly startTime: ClockTime;
  readonly endTime: ClockTime;
}

const DAYS_BACK = 28;
const DAYS_AHEAD = 13;

/**
 * At most `limit` frequent times from four weeks before to two weeks after the date, in day order. For a new
 * person or an open shift, the frequent times of everybody with the role.
 */
export function usualTimes(
  index: ScheduleIndex,
  { employeeName, role }: Pick<Shift, 'employeeName' | 'role'>,
  date: LocalDate,
  limit: number,
): readonly UsualTime[] {
  const person = nameKey(employeeName);
  const ofPerson = new Map<string, Counted>();
  const ofRole = new Map<string, Counted>();
  for (let offset = -DAYS_BACK; offset <= DAYS_AHEAD; offset += 1) {
    for (const shift of shiftsOn(index, addDays(date, offset))) {
      if (!isCounted(shift)) continue;
      if (person !== '' && nameKey(shift.employeeName) === person) count(ofPerson, shift);
      else if (shift.role === role) count(ofRole, shift);
    }
  }
  return mostFrequent(ofPerson.size > 0 ? ofPerson : ofRole, limit);
}

interface Counted {
  readonly time: UsualTime;
  readonly count: number;
}

function count(counts: Map<string, Counted>, { startTime, endTime }: Shift): void {
  const key = `${startTime}-${endTime}`;
  counts.set(key, { time: { startTime, endTime }, count: (counts.get(key)?.count ?? 0) + 1 });
}

function mostFrequent(counts: ReadonlyMap<string, Counted>, limit: number): readonly UsualTime[] {
  return [...counts.values()]
    .sort((one, other) => other.count - one.count)
    .slice(0, limit)
    .map(({ time }) => time)
    .sort((one, other) => (`${one.startTime}${one.endTime}` < `${other.startTime}${other.endTime}` ? -1 : 1));
}
