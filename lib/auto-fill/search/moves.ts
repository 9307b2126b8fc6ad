import { assign, fits, isWithinBounds, unassign } from './changes';
import { pick } from './dice';
import { isConflict, type Member, type Option, type Place, type RunningPlan } from './running-plan';

export interface Workbench {
  readonly plan: RunningPlan;
  readonly dice: () => number;
  readonly toggled: Option[];
  unfilled: readonly Place[];
  /** The cost per unit of broken constraints. */
  penalty: number;
}

export function energyOf({ plan, penalty }: Workbench): number {
  return plan.cost + penalty * plan.broken;
}

/** Tries a random move. If the result is false, the caller must call `undo` to revert a partial move. */
export function tryRandomMove(bench: Workbench): boolean {
  const kind = bench.dice();
  if (kind < 0.5) return fillOne(bench);
  if (kind < 0.72) return swapTwo(bench);
  if (kind < 0.82) return swapDays(bench);
  if (kind < 0.95) return exchangeOne(bench);
  return unassignOne(bench);
}

export function undo(bench: Workbench): void {
  const { toggled, plan } = bench;
  for (let last = toggled.pop(); last; last = toggled.pop()) {
    if (last.index < 0) assign(plan, last);
    else unassign(plan, last);
  }
}

function toggle({ plan, toggled }: Workbench, option: Option): void {
  if (option.index < 0) assign(plan, option);
  else unassign(plan, option);
  toggled.push(option);
}

/** How many people are tried for an ejected demand. */
const MAX_TRIED_PEOPLE = 6;
/** The maximum length of an ejection chain. */
const MAX_CHAIN = 2;

function fillOne(bench: Workbench): boolean {
  const { dice, plan, unfilled } = bench;
  const place = dice() < 0.3 ? pick(dice, unfilled) : undefined;
  const option = place ? pick(dice, place.options) : pick(dice, plan.options);
  return option !== undefined && option.index < 0 && forceAssign(bench, option, MAX_CHAIN);
}

function unassignOne(bench: Workbench): boolean {
  const option = pick(bench.dice, bench.plan.given);
  if (!option) return false;
  toggle(bench, option);
  return true;
}

function swapTwo(bench: Workbench): boolean {
  const one = pick(bench.dice, bench.plan.given);
  const other = pick(bench.dice, bench.plan.given);
  if (!one || !other || one.member === other.member || one.place === other.place) return false;
  const [mine, theirs] = [one.member.byDemand[other.position], other.member.byDemand[one.position]];
  if (!mine || !theirs || mine.index >= 0 || theirs.index >= 0) return false;
  toggle(bench, one);
  toggle(bench, other);
  return toggleIfFits(bench, mine) && toggleIfFits(bench, theirs);
}

/** Two people exchange some days in a row, except demands that the other must not have. */
function swapDays(bench: Workbench): boolean {
  const { dice, plan } = bench;
  const one = pick(dice, plan.given);
  const other = pick(dice, plan.members);
  if (!one || !other || one.member === other) return false;
  const last = one.day + Math.floor(dice() * 4);
  const theirs = swapped(other, one.member, one.day, last);
  const mine = swapped(one.member, other, one.day, last);
  for (const { from } of [...mine, ...theirs]) toggle(bench, from);
  for (const { to } of [...mine, ...theirs]) if (!toggleIfFits(bench, to)) return false;
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

/** A person exchanges one demand for another, and somebody else gets the first. */
function exchangeOne(bench: Workbench): boolean {
  const one = pick(bench.dice, bench.plan.given);
  const other = one && pick(bench.dice, one.member.byDemand);
  if (!one || !other || other.index >= 0) return false;
  toggle(bench, one);
  if (!forceAssign(bench, other, MAX_CHAIN)) return false;
  reassign(bench, one, MAX_CHAIN - 1);
  return true;
}

function toggleIfFits(bench: Workbench, option: Option): boolean {
  if (!fits(option)) return false;
  toggle(bench, option);
  return true;
}

/** Assigns the demand and ejects conflicting assignments, which others then get. */
function forceAssign(bench: Workbench, option: Option, depth: number): boolean {
  const { place, member } = option;
  const { need, most } = place.demand;
  const room = bench.dice() < 0.1 ? most : need;
  if (place.given.length >= Math.max(1, Math.min(room, most))) {
    const given = pick(bench.dice, place.given);
    if (given) toggle(bench, given);
  }
  if (place.given.length >= most) return false;
  const freed = member.given.filter((other) => isConflict(option, other));
  for (const other of freed) toggle(bench, other);
  if (!isWithinBounds(option)) {
    const other = pick(bench.dice, member.given);
    if (!other) return false;
    toggle(bench, other);
    freed.push(other);
    if (!isWithinBounds(option)) return false;
  }
  toggle(bench, option);
  if (depth > 0) for (const other of freed) reassign(bench, other, depth - 1);
  return true;
}

/** Assigns an ejected demand to the cheapest of a few people, else forces it on one of them. */
function reassign(bench: Workbench, { place, member }: Option, depth: number): void {
  const { options } = place;
  const start = Math.floor(bench.dice() * options.length);
  let best: Option | undefined;
  let least = energyOf(bench);
  for (let tried = 0, step = 0; step < options.length && tried < MAX_TRIED_PEOPLE; step += 1) {
    const option = options[(start + step) % options.length];
    if (!option || option.member === member || !fits(option)) continue;
    tried += 1;
    assign(bench.plan, option);
    const energy = energyOf(bench);
    unassign(bench.plan, option);
    if (energy > least) continue;
    least = energy;
    best = option;
  }
  if (best) toggle(bench, best);
  else if (depth > 0) {
    const option = options[start];
    if (option && option.member !== member && option.index < 0) forceAssign(bench, option, depth - 1);
  }
}
