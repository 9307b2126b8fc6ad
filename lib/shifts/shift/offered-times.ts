import { nameKey } from '@/lib/employees/employee';
import { type ScheduleIndex, shiftsOn } from '@/lib/shifts/change/schedule-index';
import { DURATION_PRESETS } from '@/lib/templates/template-draft';
import { parseClockTime } from '@/lib/time/clock-time';
import type { LocalDate } from '@/lib/time/local-date';
import type { Shift } from './shift';
import { type UsualTime, usualTimes } from './usual-times';

export interface OfferedTimes {
  /** The person's or role's usual times; false for the preset spans, used if none remain. */
  readonly areUsual: boolean;
  readonly times: readonly UsualTime[];
}

const PRESETS: readonly UsualTime[] = DURATION_PRESETS.flatMap((preset) => {
  const [startTime, endTime] = [parseClockTime(preset.startTime), parseClockTime(preset.endTime)];
  return startTime && endTime ? { startTime, endTime } : [];
});

/**
 * Times for a new shift by one tap, at most `limit`, without times that the person already works that day.
 */
export function offeredTimes(
  index: ScheduleIndex,
  person: Pick<Shift, 'employeeName' | 'role'>,
  date: LocalDate,
  limit: number,
): OfferedTimes {
  const key = nameKey(person.employeeName);
  const there = new Set(
    shiftsOn(index, date)
      .filter(({ employeeName }) => nameKey(employeeName) === key)
      .map(({ startTime, endTime }) => `${startTime}-${endTime}`),
  );
  const free = (times: readonly UsualTime[]) =>
    times.filter(({ startTime, endTime }) => !there.has(`${startTime}-${endTime}`)).slice(0, limit);
  const usual = free(usualTimes(index, person, date, limit));
  const areUsual = usual.length > 0;
  return { areUsual, times: areUsual ? usual : free(PRESETS) };
}
