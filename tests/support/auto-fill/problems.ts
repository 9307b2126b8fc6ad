import fc from 'fast-check';
import type { Demand, Limit, Person, Problem, Runs, TeamWish } from '@/lib/auto-fill/problem';

interface Sizes {
  readonly people: readonly [least: number, most: number];
  readonly demands: readonly [least: number, most: number];
  readonly days: readonly [least: number, most: number];
}

/** Small enough to try all plans. */
export const SMALL: Sizes = { people: [2, 4], demands: [3, 6], days: [2, 7] };
/** Larger, including empty teams and no demands. */
export const MIDDLING: Sizes = { people: [0, 7], demands: [0, 16], days: [1, 14] };

const between = ([min, max]: readonly [number, number]) => fc.integer({ min, max });
const anyCost = fc.integer({ min: 0, max: 20 });

function anyDemands(count: number, dayCount: number): fc.Arbitrary<readonly Demand[]> {
  return fc
    .array(
      fc.record({
        day: fc.nat({ max: dayCount - 1 }),
        need: fc.constantFrom(1, 1, 1, 2, 0),
        more: fc.constantFrom(0, 0, 1),
        underCost: fc.constantFrom(100, 100, 50, 5),
        overCost: fc.constantFrom(0, 3, 30),
      }),
      { minLength: count, maxLength: count },
    )
    .map((demands) =>
      demands.map(({ more, ...demand }, index) => ({
        ...demand,
        id: `demand ${index}`,
        most: demand.need + more,
      })),
    );
}

/** A hard limit, a soft one, or both; the hard one can rarely not be satisfied. */
function anyLimit(demandCount: number): fc.Arbitrary<Limit> {
  return fc
    .record({
      term: fc.constantFrom('hours', 'overtime', 'fair'),
      weights: fc
        .subarray([...Array(demandCount).keys()], { minLength: Math.min(1, demandCount) })
        .chain((demands) =>
          fc.tuple(
            ...demands.map((demand) =>
              fc.constantFrom(1, 1, 4, 6, 8, 7.5).map((weight): [number, number] => [demand, weight]),
            ),
          ),
        ),
      base: fc.constantFrom(0, 0, 0, 4),
      under: fc.option(
        fc.record({ bound: fc.constantFrom(1, 4, 8, 12), cost: fc.option(anyCost, { freq: 4 }) }),
        { nil: undefined },
      ),
      over: fc.option(fc.record({ bound: fc.constantFrom(4, 8, 12, 16), cost: fc.option(anyCost) }), {
        nil: undefined,
      }),
    })
    .map(({ under, over, ...limit }) => ({
      ...limit,
      ...(under && { least: under.bound, ...(under.cost !== null && { underCost: under.cost }) }),
      ...(over && { most: over.bound, ...(over.cost !== null && { overCost: over.cost }) }),
    }));
}

function anyRuns(dayCount: number): fc.Arbitrary<Runs> {
  const days = [...Array(dayCount).keys()];
  return fc
    .record(
      {
        worked: fc.subarray(days, { maxLength: Math.min(2, dayCount) }),
        workedBefore: fc.constantFrom(0, 0, 0, 1, 3),
        mostDays: fc.constantFrom(2, 3, 5),
        leastDays: fc.constantFrom(1, 2),
        leastDaysOff: fc.constantFrom(1, 2),
        weekends: fc.constant(
          days.flatMap((day) => (day % 3 === 1 ? [[day, day + 1].filter((each) => each < dayCount)] : [])),
        ),
        mostWeekends: fc.constantFrom(1, 2),
      },
      { requiredKeys: ['worked', 'workedBefore'] },
    )
    .map((runs) => runs);
}

function anyPerson(demandCount: number, dayCount: number): fc.Arbitrary<Omit<Person, 'id'>> {
  const anyDemand = fc.nat({ max: Math.max(0, demandCount - 1) });
  return fc.record({
    costs: fc.array(fc.option(fc.integer({ min: -6, max: 12 }), { freq: 4 }), {
      minLength: demandCount,
      maxLength: demandCount,
    }),
    conflicts: fc
      .array(fc.tuple(anyDemand, anyDemand), { maxLength: demandCount })
      .map((pairs) => pairs.filter(([one, other]) => one !== other)),
    limits: fc.array(anyLimit(demandCount), { maxLength: 3 }),
    runs: fc.oneof(fc.constant({ worked: [], workedBefore: 0 }), anyRuns(dayCount)),
  });
}

function anyWish(demandCount: number, peopleCount: number): fc.Arbitrary<TeamWish> {
  return fc.record({
    demands: fc.subarray([...Array(demandCount).keys()]),
    people: fc.subarray([...Array(peopleCount).keys()]),
    least: fc.constantFrom(1, 1, 2),
    underCost: anyCost,
  });
}

/** Any problem of that size, with hard and soft limits, conflicts, runs of days and wishes. Some have no legal plan. */
export function anyFillProblem({ people, demands, days }: Sizes): fc.Arbitrary<Problem> {
  return fc
    .record({ peopleCount: between(people), demandCount: between(demands), dayCount: between(days) })
    .chain(({ peopleCount, demandCount, dayCount }) =>
      fc.record({
        dayCount: fc.constant(dayCount),
        demands: anyDemands(demandCount, dayCount),
        people: fc
          .array(anyPerson(demandCount, dayCount), { minLength: peopleCount, maxLength: peopleCount })
          .map((team) => team.map((person, index) => ({ id: `person ${index}`, ...person }))),
        wishes: fc.array(anyWish(demandCount, peopleCount), { maxLength: 2 }),
      }),
    );
}
