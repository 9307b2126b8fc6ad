import { workedWeekends } from './broken-runs';
import { isConflict, type Member, type Option } from './running-plan';

/**
 * Whether it can be given without breaking what fewer demands would keep: room in the demand, conflicts, most of a limit,
 * most days in a row, most weekends. Least bounds are not looked at: they are mended by giving more.
 */
export function fits(option: Option): boolean {
  const { place, member, index } = option;
  if (index >= 0 || place.given.length >= place.demand.most) return false;
  for (const other of member.given) if (isConflict(option, other)) return false;
  return isWithinBounds(option);
}

/** The same of somebody who has no conflict with it. */
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
  // A day of a weekend that is worked on anyway adds none; all weekends with it have to be of that kind.
  return weekends.every(
    (weekend) => !weekend.includes(day) || weekend.some((each) => (loads[each] ?? 0) > 0),
  );
}
