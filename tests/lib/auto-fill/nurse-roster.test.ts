import fc from 'fast-check';
import { searchPlans } from '@/lib/auto-fill/search/search-plans';
import {
  anyRoster,
  type Nurse,
  type NurseRoster,
  problemOfRoster,
  weekendsOf,
} from '@/tests/support/auto-fill/nurse-roster';
import { rounds, seed } from '@/tests/support/rounds';

/** One letter a day, a dot for a day off. */
function lineOf(roster: NurseRoster, given: readonly number[]): string {
  const days = Array(roster.dayCount).fill('.');
  for (const position of given) {
    const at = roster.cover[position];
    if (!at) throw new Error('There is no such shift.');
    // Two shifts on one day make two letters, so the line becomes too long.
    days[at.day] = days[at.day] === '.' ? at.type : `${days[at.day]}${at.type}`;
  }
  return days.join('');
}

/** The rules, checked on the line of a nurse. */
function rulesBroken(roster: NurseRoster, nurse: Nurse, line: string): readonly string[] {
  const letters = [...line];
  const minutes = letters.reduce(
    (sum, letter) => sum + (roster.shiftTypes.find(({ id }) => id === letter)?.minutes ?? 0),
    0,
  );
  const works = line.match(/[A-Z]+/g) ?? [];
  const worksInside = line.slice(line.search(/\.|$/)).match(/[A-Z]+(?=\.)/g) ?? [];
  const restsInside = line.match(/(?<=[A-Z])\.+(?=[A-Z])/g) ?? [];
  const weekends = weekendsOf(roster.dayCount).filter((days) => days.some((day) => letters[day] !== '.'));
  const follows = roster.shiftTypes.flatMap(({ id, cannotFollow }) => cannotFollow.map((next) => id + next));
  const rules: readonly (readonly [string, boolean])[] = [
    ['one shift a day', line.length === roster.dayCount],
    ['succession', !follows.some((pair) => line.includes(pair))],
    [
      'most of a type',
      Object.entries(nurse.mostOfType).every(([type, most]) => line.split(type).length - 1 <= most),
    ],
    ['minutes', minutes >= nurse.leastMinutes && minutes <= nurse.mostMinutes],
    ['most days in a row', works.every(({ length }) => length <= nurse.mostDaysInARow)],
    ['least days in a row', worksInside.every(({ length }) => length >= nurse.leastDaysInARow)],
    ['least days off', restsInside.every(({ length }) => length >= nurse.leastDaysOff)],
    ['weekends', weekends.length <= nurse.mostWeekends],
    ['days off', nurse.daysOff.every((day) => letters[day] === '.')],
  ];
  return rules.filter(([, isKept]) => !isKept).map(([rule]) => rule);
}

/** Penalties for cover and requests as the instance defines them. */
function objectiveOf(roster: NurseRoster, lines: readonly string[]): number {
  const letterOf = (nurse: string, day: number) =>
    lines[roster.staff.findIndex(({ id }) => id === nurse)]?.[day];
  let objective = 0;
  for (const { day, type, need, underWeight, overWeight } of roster.cover) {
    const count = lines.filter((line) => line[day] === type).length;
    objective += count < need ? (need - count) * underWeight : (count - need) * overWeight;
  }
  for (const { nurse, day, type, weight } of roster.onRequests)
    if (letterOf(nurse, day) !== type) objective += weight;
  for (const { nurse, day, type, weight } of roster.offRequests)
    if (letterOf(nurse, day) === type) objective += weight;
  return objective;
}

test('searchPlans finds two-week nurse rosters that break no rule, and computes their objective value correctly', () => {
  fc.assert(
    fc.property(anyRoster, fc.nat(), (roster, number) => {
      const { problem, constant } = problemOfRoster(roster);
      let found: number | undefined;
      for (const plan of searchPlans(problem, { seed: number, maxSteps: 40_000 })) {
        if (!plan) continue;
        const lines = plan.assignments.map((given) => lineOf(roster, given));
        expect(roster.staff.map((nurse, index) => rulesBroken(roster, nurse, lines[index] ?? ''))).toEqual(
          roster.staff.map(() => []),
        );
        found = objectiveOf(roster, lines);
        expect(found).toBeCloseTo(plan.score.total + constant, 6);
      }
      expect(found).toBeDefined();
    }),
    { numRuns: rounds(2), ...seed },
  );
});
