import fc from 'fast-check';
import { PROBLEM_KINDS } from '@/lib/rules/problems/problem';
import { problemsIn } from '@/lib/rules/problems/problem-keeper';
import {
  cleanShares,
  DECOYS,
  PLANTED_HOURS,
  PLANTED_WEEK,
  PLANTS,
  type Planted,
} from '@/tests/support/planted-week';
import { contextOf, problemLines } from '@/tests/support/problem-context';
import { scheduleOf } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

/** How often each is planted: 31 problems, since double-booked roles count as two, and so does an open shift on a closed day. */
const TIMES: Readonly<Record<string, number>> = {
  'shared time on a day': 2,
  'shared time over midnight': 2,
  'two roles at a time': 2,
  'hours that do not reach': 2,
  'too short a rest': 2,
  'too many hours': 2,
  'no day off': 2,
  'too long a day': 1,
  'not in the house yet': 1,
  'no longer in the house': 1,
  'a certificate that has expired': 1,
  'a minor in the evening': 1,
  'a long day of a minor': 1,
  'more than their own hours': 1,
  'a day that is closed': 1,
  'another role': 1,
  'nobody has it, on a day that is closed': 1,
  'nobody has it': 1,
};
const ALL_PLANTS = Object.entries(PLANTS).flatMap(([name, plant]) =>
  Array.from({ length: TIMES[name] ?? 3 }, () => plant),
);
const ALL_DECOYS = Object.values(DECOYS).flatMap((decoy, position) =>
  position < 5 ? [decoy, decoy] : [decoy],
);

const shares = cleanShares();

/** Which share gets which plant, and on which of its days. */
const anyGarden = fc.record({
  order: fc.shuffledSubarray(
    shares.map((_, position) => position),
    { minLength: shares.length },
  ),
  turns: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: shares.length, maxLength: shares.length }),
});

/** The shares with everything planted in them, and the problems that they must have. */
function grown({ order, turns }: { order: readonly number[]; turns: readonly number[] }) {
  const planted: Planted[] = [];
  const sown = shares.map((share, position) => {
    const place = order[position] ?? 0;
    const turn = turns[position] ?? 0;
    const plant = ALL_PLANTS[place];
    if (!plant) return ALL_DECOYS[place - ALL_PLANTS.length]?.(share, turn) ?? share;
    const result = plant(share, turn);
    planted.push(...result.planted);
    return result.share;
  });
  return { planted, sown };
}

function scheduleFrom(sown: ReturnType<typeof cleanShares>) {
  return scheduleOf({
    shifts: sown.flatMap(({ shifts }) => shifts),
    employees: sown.map(({ employee }) => employee),
  });
}

test('problemsIn finds no problem in a clean week of 45 people and 225 shifts', () => {
  const schedule = scheduleFrom(shares);
  const context = contextOf(schedule, { openingHours: PLANTED_HOURS });
  expect(PLANTED_WEEK.flatMap(context.shiftsOn)).toHaveLength(225);
  expect(problemsIn(PLANTED_WEEK, context)).toEqual([]);
});

test('problemsIn finds each of 31 planted problems once, and no other', () => {
  fc.assert(
    fc.property(anyGarden, (garden) => {
      const { planted, sown } = grown(garden);
      const found = problemsIn(PLANTED_WEEK, contextOf(scheduleFrom(sown), { openingHours: PLANTED_HOURS }));
      expect(planted).toHaveLength(31);
      expect(new Set(planted.map(({ kind }) => kind))).toEqual(new Set(PROBLEM_KINDS));
      expect(problemLines(found)).toEqual(problemLines(planted));
      expect(new Set(found.map(({ key }) => key)).size).toBe(31);
    }),
    { numRuns: rounds(30), ...seed },
  );
});
