import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const number = v.pipe(v.number(), v.finite());
const cost = v.pipe(number, v.minValue(0));
const pair = v.tuple([whole, whole]);

const demand = v.strictObject({
  id: v.string(),
  day: whole,
  need: whole,
  most: whole,
  underCost: cost,
  overCost: cost,
});
const runs = v.strictObject({
  worked: v.array(whole),
  workedBefore: whole,
  mostDays: v.optional(whole),
  leastDays: v.optional(whole),
  leastDaysOff: v.optional(whole),
  weekends: v.optional(v.array(v.array(whole))),
  mostWeekends: v.optional(whole),
});

const wish = v.strictObject({
  demands: v.array(whole),
  people: v.array(whole),
  least: whole,
  underCost: cost,
});

/** The schema of a problem file whose limits have these terms. */
function shapeOf(terms) {
  const limit = v.strictObject({
    term: v.picklist(terms),
    weights: v.array(v.tuple([whole, v.pipe(number, v.gtValue(0))])),
    base: number,
    least: v.optional(number),
    underCost: v.optional(cost),
    most: v.optional(number),
    overCost: v.optional(cost),
  });
  const person = v.strictObject({
    id: v.string(),
    costs: v.array(v.nullable(number)),
    conflicts: v.array(pair),
    limits: v.array(limit),
    runs,
  });
  return v.strictObject({
    dayCount: whole,
    demands: v.array(demand),
    people: v.array(person),
    wishes: v.array(wish),
  });
}

/** Describes each position that does not exist, and each maximum below the need. */
function* inconsistenciesIn({ dayCount, demands, people, wishes }) {
  const isDemand = (position) => position < demands.length;
  const isDay = (day) => day < dayCount;
  for (const { id, day, need, most } of demands) {
    if (!isDay(day)) yield `${id} is on day ${day} of ${dayCount}`;
    if (most < need) yield `${id} needs more people than it may have`;
  }
  for (const { id, costs, conflicts, limits, runs: days } of people) {
    if (costs.length !== demands.length)
      yield `${id} has ${costs.length} costs for ${demands.length} demands`;
    if (!conflicts.flat().every(isDemand)) yield `a conflict of ${id} names a demand that is not there`;
    const weighed = limits.flatMap(({ weights }) => weights.map(([position]) => position));
    if (!weighed.every(isDemand)) yield `a limit of ${id} names a demand that is not there`;
    if (![...days.worked, ...(days.weekends ?? []).flat()].every(isDay)) yield `a day of ${id} is not there`;
  }
  for (const { demands: wanted, people: team } of wishes) {
    if (!wanted.every(isDemand) || !team.every((position) => position < people.length)) {
      yield 'a wish names a demand or a person that is not there';
    }
  }
}

/**
 * Reads a problem file whose limits have these terms; throws with a description of each mistake.
 * docs/auto-fill.md describes the format.
 */
export function readProblem(path, terms) {
  const { success, output, issues } = v.safeParse(shapeOf(terms), JSON.parse(readFileSync(path, 'utf8')));
  if (!success) {
    throw new Error(
      issues.map((issue) => `${v.getDotPath(issue) ?? 'The file'}: ${issue.message}`).join('\n'),
    );
  }
  const found = [...inconsistenciesIn(output)];
  if (found.length > 0) throw new Error(found.join('\n'));
  return output;
}
