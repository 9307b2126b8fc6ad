import { isSameList } from '@/lib/saved-data/records/same-data';
import { type WeekShift, type WeekTemplate, weekShiftsOf, withWeekShifts } from './week-template';

/** Same record if unchanged. */
export function withEachShift(template: WeekTemplate, change: (shift: WeekShift) => WeekShift): WeekTemplate {
  const shifts = weekShiftsOf(template);
  const changed = shifts.map(change);
  return isSameList(changed, shifts) ? template : withWeekShifts(template, changed);
}
