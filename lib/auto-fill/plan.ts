import { type Limit, type Person, type Problem, type Runs, SCORE_TERMS, type ScoreTerm } from './problem';

/** For each person the positions of their demands, ascending. */
export type Assignments = readonly (readonly number[])[];

/** Lower is better. */
export interface Score {
  readonly total: number;
  readonly terms: Readonly<Record<ScoreTerm, number>>;
}

export function emptyAssignments({ people }: Pick<Problem, 'people'>): Assignments {
  return people.map(() => []);
}

/** The assignments have to be legal (`illegalities`). */
export function scoreOf(problem: Problem, assignments: Assignments): Score {
  const terms: Record<ScoreTerm, number> = {
    unfilled: 0,
    overfilled: 0,
    assignment: 0,
    hours: 0,
    overtime: 0,
    fair: 0,
    lead: 0,
  };
  const counts = countsOf(problem, assignments);
  for (const [position, { need, underCost, overCost }] of problem.demands.entries()) {
    const count = counts[position] ?? 0;
    terms.unfilled += Math.max(0, need - count) * underCost;
    terms.overfilled += Math.max(0, count - need) * overCost;
  }
  for (const [position, person] of problem.people.entries()) {
    const given = assignments[position] ?? [];
    for (const demand of given) terms.assignment += person.costs[demand] ?? 0;
    for (const limit of person.limits) terms[limit.term] += limitCost(limit, sumOf(limit, given));
  }
  for (const { demands, people, least, underCost } of problem.wishes) {
    const wanted = new Set(demands);
    const count = people.reduce(
      (sum, person) => sum + (assignments[person] ?? []).filter((demand) => wanted.has(demand)).length,
      0,
    );
    terms.lead += Math.max(0, least - count) * underCost;
  }
  return { terms, total: SCORE_TERMS.reduce((sum, term) => sum + terms[term], 0) };
}

/** The hard constraints that the assignments break, in words for developers; empty for a legal plan. */
export function illegalities(problem: Problem, assignments: Assignments): readonly string[] {
  const found: string[] = [];
  const counts = countsOf(problem, assignments);
  for (const [position, { id, most }] of problem.demands.entries()) {
    if ((counts[position] ?? 0) > most) found.push(`${id} has more than ${most} people`);
  }
  for (const [position, person] of problem.people.entries()) {
    const given = assignments[position] ?? [];
    found.push(...illegalitiesOf(problem, person, given).map((what) => `${person.id}: ${what}`));
  }
  return found;
}

function illegalitiesOf(problem: Problem, person: Person, given: readonly number[]): readonly string[] {
  const found: string[] = [];
  const has = new Set(given);
  if (has.size < given.length) found.push('has a demand twice');
  for (const demand of given) {
    const cost = person.costs[demand];
    if (cost === null || cost === undefined) found.push(`must not have ${problem.demands[demand]?.id}`);
  }
  for (const [one, other] of person.conflicts) {
    if (has.has(one) && has.has(other))
      found.push(`has both ${problem.demands[one]?.id} and ${problem.demands[other]?.id}`);
  }
  for (const limit of person.limits) {
    const sum = sumOf(limit, given);
    if (limit.overCost === undefined && sum > (limit.most ?? Number.POSITIVE_INFINITY))
      found.push(`${sum} is more than ${limit.most}`);
    if (limit.underCost === undefined && sum < (limit.least ?? Number.NEGATIVE_INFINITY))
      found.push(`${sum} is less than ${limit.least}`);
  }
  const days = new Set([
    ...person.runs.worked,
    ...given.flatMap((demand) => problem.demands[demand]?.day ?? []),
  ]);
  return [...found, ...brokenRuns(person.runs, days, problem.dayCount)];
}

export function brokenRuns(runs: Runs, days: ReadonlySet<number>, dayCount: number): readonly string[] {
  const { workedBefore, mostDays, leastDays, leastDaysOff, weekends = [], mostWeekends } = runs;
  const found: string[] = [];
  let run = workedBefore;
  let off = workedBefore > 0 ? 0 : Number.POSITIVE_INFINITY;
  let isBegunInside = false;
  for (let day = 0; day < dayCount; day += 1) {
    if (days.has(day)) {
      if (run === 0) {
        if (leastDaysOff !== undefined && off < leastDaysOff)
          found.push(`only ${off} days off before day ${day}`);
        isBegunInside = day > 0;
      }
      run += 1;
      off = 0;
      if (mostDays !== undefined && run > mostDays) found.push(`${run} days in a row on day ${day}`);
    } else {
      if (run > 0 && isBegunInside && leastDays !== undefined && run < leastDays)
        found.push(`only ${run} days in a row before day ${day}`);
      run = 0;
      isBegunInside = false;
      off += 1;
    }
  }
  const worked = weekends.filter((weekend) => weekend.some((day) => days.has(day))).length;
  if (mostWeekends !== undefined && worked > mostWeekends) found.push(`${worked} weekends`);
  return found;
}

export function sumOf({ weights, base }: Limit, given: readonly number[]): number {
  const has = new Set(given);
  return weights.reduce((sum, [demand, weight]) => (has.has(demand) ? sum + weight : sum), base);
}

/** The cost of a weighted sum under this limit; a hard bound costs nothing. */
export function limitCost({ least, underCost = 0, most, overCost = 0 }: Limit, sum: number): number {
  const under = least === undefined ? 0 : Math.max(0, least - sum) * underCost;
  const over = most === undefined ? 0 : Math.max(0, sum - most) * overCost;
  return under + over;
}

function countsOf({ demands }: Problem, assignments: Assignments): readonly number[] {
  const counts = demands.map(() => 0);
  for (const given of assignments) for (const demand of given) counts[demand] = (counts[demand] ?? 0) + 1;
  return counts;
}
