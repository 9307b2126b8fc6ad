import { give, setGiven, take } from './changes';
import { fits } from './fits';
import { energyOf, type Workbench } from './moves';
import { LEGAL, type Option, type Place } from './running-plan';

/**
 * Fills the demand among this many that loses most by waiting; fewer in large problems, for a fast first
 * plan.
 */
const COMPARED = 8;
const LOOKED_AT = 50_000;

/**
 * Fills demands with the fewest candidates first, each with the cheapest person, then repairs broken hard
 * constraints. Yields after each demand.
 */
export function* construct(bench: Workbench): Generator<undefined, void> {
  const { plan } = bench;
  const waiting = plan.places
    .filter(({ demand }) => demand.need > 0)
    .sort((a, b) => a.options.length / a.demand.need - b.options.length / b.demand.need);
  const compared = Math.max(1, Math.min(COMPARED, Math.floor(LOOKED_AT / (plan.options.length + 1))));
  while (waiting.length > 0) {
    let next: { readonly index: number; readonly option: Option; readonly regret: number } | undefined;
    for (const [index, place] of waiting.slice(0, compared).entries()) {
      const choice = choose(bench, place);
      if (choice && (!next || choice.regret > next.regret)) next = { index, ...choice };
    }
    yield;
    if (!next) {
      waiting.splice(0, compared);
      continue;
    }
    give(plan, next.option);
    if (next.option.place.given.length >= next.option.place.demand.need) waiting.splice(next.index, 1);
  }
  emptyBroken(bench);
}

/** The cheapest person, and the extra cost of the second; undefined if the demand is better left unfilled. */
function choose(bench: Workbench, place: Place) {
  const { plan } = bench;
  const now = energyOf(bench);
  let option: Option | undefined;
  let [least, second] = [now, now];
  for (const each of place.options) {
    if (!fits(each)) continue;
    give(plan, each);
    const energy = energyOf(bench);
    take(plan, each);
    if (energy < least) {
      second = least;
      least = energy;
      option = each;
    } else if (energy < second) second = energy;
  }
  return option && { option, regret: second - least };
}

function emptyBroken({ plan }: Workbench): void {
  const kept = plan.given.filter(({ member }) => member.broken < LEGAL);
  if (kept.length === plan.given.length) return;
  const before = { broken: plan.broken, given: [...plan.given] };
  setGiven(plan, kept);
  if (plan.broken > before.broken) setGiven(plan, before.given);
}
