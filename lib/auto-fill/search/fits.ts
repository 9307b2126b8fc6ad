import { workedWeekends } from './broken-runs';
import { isConflict, type Member, type Option } from './running-plan';

/** Whether assigning breaks no upper bound. Ignores lower bounds, because more assignments repair them. */
export function fits(option: Option): boolean {
  const { place, member, index } = option;
  if (index >= 0 || place.given.length >= place.demand.most) return false;
  for (const other of member.given) if (isConflict(option, other)) return false;
  return isWithinBounds(option);
}

/** As `fits`, for a person without a conflict. */
export function isWithinBounds({ shares, member, day }: Option): boolean {
  for (const { tally, weight } of shares) if (tally.sum + weight > tally.hardMost) return false;
  return !member.hasRuns || (member.loads[day] ?? 0) > 0 || isDayFree(member, day);
}

function isDayFree({ runs, loads }: Member, day: number): boolean {
  const { mostDays, weekends, mostWeekends, workedBefore } = runs;
  if (mostDays !== undefined) {
    let [first, last] = [day, day];
    while (first > 0 && (loads[first - 1] ?? 0) > 0) first -= 1;
    while (last < loads.length - 1 && (loads[last + 1] ?? 0) > 0) last += 1;
    if (last - first + 1 + (first === 0 ? workedBefore : 0) > mostDays) return false;
  }
  if (weekends === undefined || mostWeekends === undefined) return true;
  if (workedWeekends(weekends, loads) < mostWeekends) return true;
  // A weekend that already has work adds none; every weekend with this day must be such.
  return weekends.every(
    (weekend) => !weekend.includes(day) || weekend.some((each) => (loads[each] ?? 0) > 0),
  );
}
