import fc from 'fast-check';
import type { Limit, Problem } from '@/lib/auto-fill/problem';

/** A nurse rostering instance in the terms of published instances. */
export interface NurseRoster {
  /** The first one is a Monday. */
  readonly dayCount: number;
  readonly shiftTypes: readonly {
    readonly id: string;
    readonly minutes: number;
    /** Types that must not follow on the next day. */
    readonly cannotFollow: readonly string[];
  }[];
  readonly staff: readonly Nurse[];
  readonly cover: readonly {
    readonly day: number;
    readonly type: string;
    readonly need: number;
    readonly underWeight: number;
    readonly overWeight: number;
  }[];
  readonly onRequests: readonly Request[];
  readonly offRequests: readonly Request[];
}

export interface Nurse {
  readonly id: string;
  readonly mostOfType: Readonly<Record<string, number>>;
  readonly leastMinutes: number;
  readonly mostMinutes: number;
  readonly mostDaysInARow: number;
  readonly leastDaysInARow: number;
  readonly leastDaysOff: number;
  readonly mostWeekends: number;
  readonly daysOff: readonly number[];
}

interface Request {
  readonly nurse: string;
  readonly day: number;
  readonly type: string;
  readonly weight: number;
}

/** Converts the instance to a problem. Its objective is the score plus `constant`. */
export function problemOfRoster(roster: NurseRoster): {
  readonly problem: Problem;
  readonly constant: number;
} {
  const demands = roster.cover.map(({ day, type, need, underWeight, overWeight }) => ({
    id: `${day} ${type}`,
    day,
    need,
    most: roster.staff.length,
    underCost: underWeight,
    overCost: overWeight,
  }));
  const problem = {
    dayCount: roster.dayCount,
    demands,
    people: roster.staff.map((nurse) => ({
      id: nurse.id,
      costs: roster.cover.map((at) =>
        nurse.daysOff.includes(at.day)
          ? null
          : weightOf(roster.offRequests, nurse, at) - weightOf(roster.onRequests, nurse, at),
      ),
      conflicts: conflictsOf(roster),
      limits: limitsOf(roster, nurse),
      runs: {
        worked: [],
        workedBefore: 0,
        mostDays: nurse.mostDaysInARow,
        leastDays: nurse.leastDaysInARow,
        leastDaysOff: nurse.leastDaysOff,
        weekends: weekendsOf(roster.dayCount),
        mostWeekends: nurse.mostWeekends,
      },
    })),
    wishes: [],
  };
  return { problem, constant: roster.onRequests.reduce((sum, { weight }) => sum + weight, 0) };
}

export function weekendsOf(dayCount: number): readonly (readonly number[])[] {
  const days = [...Array(dayCount).keys()];
  return days.filter((day) => day % 7 === 5).map((day) => [day, day + 1].filter((each) => each < dayCount));
}

type Place = Pick<Request, 'day' | 'type'>;

function weightOf(requests: readonly Request[], { id }: Nurse, { day, type }: Place): number {
  return requests
    .filter((each) => each.nurse === id && each.day === day && each.type === type)
    .reduce((sum, { weight }) => sum + weight, 0);
}

function conflictsOf({ cover, shiftTypes }: NurseRoster): readonly (readonly [number, number])[] {
  const forbids = (one: Place, other: Place) =>
    one.day + 1 === other.day &&
    shiftTypes.find(({ id }) => id === one.type)?.cannotFollow.includes(other.type);
  return cover.flatMap((one, position) =>
    cover.flatMap((other, place): [number, number][] =>
      place > position && (one.day === other.day || forbids(one, other) || forbids(other, one))
        ? [[position, place]]
        : [],
    ),
  );
}

function limitsOf({ cover, shiftTypes }: NurseRoster, nurse: Nurse): readonly Limit[] {
  const minutesOf = (type: string) => shiftTypes.find(({ id }) => id === type)?.minutes ?? 0;
  const minutes: Limit = {
    term: 'hours',
    weights: cover.map(({ type }, position) => [position, minutesOf(type)]),
    base: 0,
    least: nurse.leastMinutes,
    most: nurse.mostMinutes,
  };
  const counts = Object.entries(nurse.mostOfType).map(
    ([wanted, most]): Limit => ({
      term: 'fair',
      weights: cover.flatMap(({ type }, position): [number, number][] =>
        type === wanted ? [[position, 1]] : [],
      ),
      base: 0,
      most,
    }),
  );
  return [minutes, ...counts];
}

const TYPES = [
  { id: 'E', minutes: 480, cannotFollow: [] },
  { id: 'L', minutes: 480, cannotFollow: ['E'] },
  { id: 'N', minutes: 600, cannotFollow: ['E', 'L'] },
];

/** Two weeks of eight to twelve nurses and two or three types of shifts. */
export const anyRoster: fc.Arbitrary<NurseRoster> = fc
  .record({ typeCount: fc.constantFrom(2, 3), nurseCount: fc.integer({ min: 8, max: 12 }) })
  .chain(({ typeCount, nurseCount }) => {
    const shiftTypes = TYPES.slice(0, typeCount);
    const names = [...Array(nurseCount).keys()].map((number) => `Nurse ${number + 1}`);
    const request = fc.record({
      nurse: fc.constantFrom(...names),
      day: fc.nat({ max: 13 }),
      type: fc.constantFrom(...shiftTypes.map(({ id }) => id)),
      weight: fc.constantFrom(1, 2, 3),
    });
    const nurse = (id: string): fc.Arbitrary<Nurse> =>
      fc.record({
        id: fc.constant(id),
        mostOfType: fc.record({
          E: fc.constant(14),
          L: fc.constantFrom(6, 14),
          N: fc.constantFrom(0, 3, 14),
        }),
        leastMinutes: fc.constantFrom(2_400, 2_880, 3_360),
        mostMinutes: fc.constantFrom(3_840, 4_320),
        mostDaysInARow: fc.constantFrom(5, 6),
        leastDaysInARow: fc.constantFrom(1, 2),
        leastDaysOff: fc.constantFrom(1, 2),
        mostWeekends: fc.constantFrom(1, 2),
        daysOff: fc.uniqueArray(fc.nat({ max: 13 }), { minLength: 1, maxLength: 1 }),
      });
    const at = [...Array(14).keys()].flatMap((day) => shiftTypes.map(({ id }) => ({ day, type: id })));
    return fc.record({
      dayCount: fc.constant(14),
      shiftTypes: fc.constant(shiftTypes),
      staff: fc.tuple(...names.map(nurse)),
      cover: fc.tuple(
        ...at.map((place) =>
          fc
            .integer({ min: 1, max: Math.ceil(nurseCount / 4) })
            .map((need) => ({ ...place, need, underWeight: 100, overWeight: 1 })),
        ),
      ),
      onRequests: fc.array(request, { maxLength: 20 }),
      offRequests: fc.array(request, { maxLength: 20 }),
    });
  });
