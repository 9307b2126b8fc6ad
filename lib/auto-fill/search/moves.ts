import { give, take } from './changes';
import { pick } from './dice';
import { fits, isWithinBounds } from './fits';
import { isConflict, type Member, type Option, type Place, type RunningPlan } from './running-plan';

/** A search at work on a plan. */
export interface Workbench {
  readonly plan: RunningPlan;
  readonly dice: () => number;
  /** What the present move has turned, given to not given or back, in this order. */
  readonly turned: Option[];
  /** Demands that lacked somebody when it was last looked. */
  unfilled: readonly Place[];
  /** What the part of a broken constraint costs beside the plan's cost. */
  penalty: number;
}

/** What is to become small: the cost, and a penalty for what is broken. */
export function energyOf({ plan, penalty }: Workbench): number {
  return plan.cost + penalty * plan.broken;
}

/** Carries out one move at random; false where nothing came of it, and then it may have to be undone in part. */
export function move(bench: Workbench): boolean {
  const kind = bench.dice();
  if (kind < 0.5) return fillOne(bench);
  if (kind < 0.72) return swapTwo(bench);
  if (kind < 0.82) return swapDays(bench);
  if (kind < 0.95) return shiftOne(bench);
  return takeOne(bench);
}

/** Puts everything back that the present move has turned. */
export function undo(bench: Workbench): void {
  const { turned, plan } = bench;
  for (let last = turned.pop(); last; last = turned.pop()) {
    if (last.index < 0) give(plan, last);
    else take(plan, last);
  }
}

function turn({ plan, turned }: Workbench, option: Option): void {
  if (option.index < 0) give(plan, option);
  else take(plan, option);
  turned.push(option);
}

/** How many people are tried for what has lost its own. */
const TRIED = 6;
/** How far a chain of ejections goes. */
const DEEPEST = 2;

function fillOne(bench: Workbench): boolean {
  const { dice, plan, unfilled } = bench;
  const place = dice() < 0.3 ? pick(dice, unfilled) : undefined;
  const option = place ? pick(dice, place.options) : pick(dice, plan.options);
  return option !== undefined && option.index < 0 && force(bench, option, DEEPEST);
}

function takeOne(bench: Workbench): boolean {
  const option = pick(bench.dice, bench.plan.given);
  if (!option) return false;
  turn(bench, option);
  return true;
}

/** Two people change one demand each. */
function swapTwo(bench: Workbench): boolean {
  const one = pick(bench.dice, bench.plan.given);
  const other = pick(bench.dice, bench.plan.given);
  if (!one || !other || one.member === other.member || one.place === other.place) return false;
  const [mine, theirs] = [one.member.byDemand[other.position], other.member.byDemand[one.position]];
  if (!mine || !theirs || mine.index >= 0 || theirs.index >= 0) return false;
  turn(bench, one);
  turn(bench, other);
  return turnIfFit(bench, mine) && turnIfFit(bench, theirs);
}

/** Two people change what they have on some days in a row; what the other must not have they keep. */
function swapDays(bench: Workbench): boolean {
  const { dice, plan } = bench;
  const one = pick(dice, plan.given);
  const other = pick(dice, plan.members);
  if (!one || !other || one.member === other) return false;
  const last = one.day + Math.floor(dice() * 4);
  const theirs = swapped(other, one.member, one.day, last);
  const mine = swapped(one.member, other, one.day, last);
  for (const { from } of [...mine, ...theirs]) turn(bench, from);
  for (const { to } of [...mine, ...theirs]) if (!turnIfFit(bench, to)) return false;
  return true;
}

function swapped(from: Member, to: Member, first: number, last: number) {
  const found: { from: Option; to: Option }[] = [];
  for (const option of from.given) {
    if (option.day < first || option.day > last) continue;
    const theirs = to.byDemand[option.position];
    if (theirs && theirs.index < 0) found.push({ from: option, to: theirs });
  }
  return found;
}

/** Somebody gets another demand for one of theirs, and somebody else gets that one. */
function shiftOne(bench: Workbench): boolean {
  const one = pick(bench.dice, bench.plan.given);
  const other = one && pick(bench.dice, one.member.byDemand);
  if (!one || !other || other.index >= 0) return false;
  turn(bench, one);
  if (!force(bench, other, DEEPEST)) return false;
  rehome(bench, one, DEEPEST - 1);
  return true;
}

function turnIfFit(bench: Workbench, option: Option): boolean {
  if (!fits(option)) return false;
  turn(bench, option);
  return true;
}

/** Gives the demand whatever stands in its way: others of the demand and of the person go, and are given to others. */
function force(bench: Workbench, option: Option, depth: number): boolean {
  const { place, member } = option;
  const { need, most } = place.demand;
  const room = bench.dice() < 0.1 ? most : need;
  if (place.given.length >= Math.max(1, Math.min(room, most))) {
    const given = pick(bench.dice, place.given);
    if (given) turn(bench, given);
  }
  if (place.given.length >= most) return false;
  const freed = member.given.filter((other) => isConflict(option, other));
  for (const other of freed) turn(bench, other);
  if (!isWithinBounds(option)) {
    const other = pick(bench.dice, member.given);
    if (!other) return false;
    turn(bench, other);
    freed.push(other);
    if (!isWithinBounds(option)) return false;
  }
  turn(bench, option);
  if (depth > 0) for (const other of freed) rehome(bench, other, depth - 1);
  return true;
}

/** Gives to somebody else what one has lost: to the cheapest of a few, else by force to one of them. */
function rehome(bench: Workbench, { place, member }: Option, depth: number): void {
  const { options } = place;
  const start = Math.floor(bench.dice() * options.length);
  let best: Option | undefined;
  let least = energyOf(bench);
  for (let tried = 0, step = 0; step < options.length && tried < TRIED; step += 1) {
    const option = options[(start + step) % options.length];
    if (!option || option.member === member || !fits(option)) continue;
    tried += 1;
    give(bench.plan, option);
    const energy = energyOf(bench);
    take(bench.plan, option);
    if (energy > least) continue;
    least = energy;
    best = option;
  }
  if (best) turn(bench, best);
  else if (depth > 0) {
    const option = options[start];
    if (option && option.member !== member && option.index < 0) force(bench, option, depth - 1);
  }
}
