import {
  brokenRunsOf,
  isConflict,
  type Member,
  type Option,
  type RunningPlan,
  tallyBroken,
  tallyCost,
  workedWeekends,
} from './running-plan';

/** The person must not have the demand yet. */
export function assign(plan: RunningPlan, option: Option): void {
  const { place, member } = option;
  const { need, underCost, overCost } = place.demand;
  plan.cost += place.given.length < need ? -underCost : overCost;
  place.given.push(option);
  member.given.push(option);
  option.index = plan.given.length;
  plan.given.push(option);
  account(plan, option, 1);
}

/** The person must have the demand. */
export function unassign(plan: RunningPlan, option: Option): void {
  const { place, member } = option;
  const { need, underCost, overCost } = place.demand;
  plan.cost += place.given.length > need ? -overCost : underCost;
  drop(place.given, option);
  drop(member.given, option);
  const last = plan.given.pop();
  if (last && last !== option) {
    plan.given[option.index] = last;
    last.index = option.index;
  }
  option.index = -1;
  account(plan, option, -1);
}

export function setAssigned(plan: RunningPlan, given: readonly Option[]): void {
  for (let last = plan.given.at(-1); last; last = plan.given.at(-1)) unassign(plan, last);
  for (const option of given) assign(plan, option);
}

function drop(list: Option[], option: Option): void {
  const last = list.pop();
  if (last && last !== option) list[list.indexOf(option)] = last;
}

function account(plan: RunningPlan, option: Option, sign: 1 | -1): void {
  const { member, shares, wishes, day, cost } = option;
  plan.cost += sign * cost;
  let broken = 0;
  for (const { tally, weight } of shares) {
    plan.cost -= tallyCost(tally);
    broken -= tallyBroken(tally);
    tally.sum += sign * weight;
    plan.cost += tallyCost(tally);
    broken += tallyBroken(tally);
  }
  for (const wish of wishes) {
    plan.cost -= Math.max(0, wish.least - wish.count) * wish.underCost;
    wish.count += sign;
    plan.cost += Math.max(0, wish.least - wish.count) * wish.underCost;
  }
  const load = (member.loads[day] ?? 0) + sign;
  member.loads[day] = load;
  if (member.hasRuns && load === (sign === 1 ? 1 : 0)) {
    const brokenRuns = brokenRunsOf(member);
    broken += brokenRuns - member.brokenRuns;
    member.brokenRuns = brokenRuns;
  }
  if (broken === 0) return;
  member.broken += broken;
  plan.broken += broken;
}

/** Whether assigning breaks no upper bound. Ignores lower bounds, because more assignments repair them. */
export function fits(option: Option): boolean {
  const { place, member, index } = option;
  if (index >= 0 || place.given.length >= place.demand.most) return false;
  for (const other of member.given) if (isConflict(option, other)) return false;
  return isWithinBounds(option);
}

/** The part of `fits` that checks limits and working days, but no conflicts. */
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
  // Work on a weekend that already has work adds no weekend, so all weekends with this day must have work.
  return weekends.every(
    (weekend) => !weekend.includes(day) || weekend.some((each) => (loads[each] ?? 0) > 0),
  );
}
