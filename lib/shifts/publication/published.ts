import type { Schedule } from '@/lib/shifts/change/schedule';
import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import { compareShifts, type Shift } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';
import { publishedStates } from './publication';
import { isPublishedDay } from './published-days';

/** The shifts as last published, in day order. A draft day has none; undefined if all are drafts. */
export function publishedShifts(
  { shifts, publication, unpublished }: Pick<Schedule, 'shifts' | 'publication' | 'unpublished'>,
  days: readonly LocalDate[],
): readonly Shift[] | undefined {
  const published = days.filter((date) => isPublishedDay(publication, date));
  if (published.length === 0) return undefined;
  const then = [...unpublished.values()].flatMap(publishedStates);
  return published.flatMap((date) => {
    const same = shiftsOn(shifts, date).filter(({ id }) => !unpublished.has(id));
    const other = then.filter((shift) => shift.date === date);
    return other.length > 0 ? [...same, ...other].sort(compareShifts) : same;
  });
}
