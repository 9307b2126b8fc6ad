import { type Employee, employeeFinder, nameKey } from '@/lib/employees/employee';
import type { RuleContext, RuleSettings } from '@/lib/rules/rule-break';
import { ruleSettingsOf } from '@/lib/settings/rule-settings';
import { type ScheduleIndex, shiftsOn } from '@/lib/shifts/change/schedule-index';
import { isCounted, type Shift } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';
import type { ScheduleStore } from '@/stores/schedule/schedule';

type Day = readonly Shift[];
type Team = ReadonlyMap<string, Employee>;

const NO_SHIFTS: readonly Shift[] = [];

// A day's array keeps its identity until that day changes, and the team until a member changes. So one grouping serves
// a whole drag, and an edit discards only the days it touches.
const peopleOfDay = new WeakMap<Day, ReadonlyMap<string, readonly Shift[]>>();
const findersOfTeam = new WeakMap<Team, ReturnType<typeof employeeFinder<Employee>>>();

/**
 * The context in which the rules check that person in the current schedule; get a new context after an edit.
 * Reads days on demand.
 */
export function ruleContextFor(store: ScheduleStore, employeeName: string): RuleContext {
  const { schedule } = store.getState();
  return contextIn(schedule.shifts, schedule.employees, employeeName, ruleSettingsOf(schedule));
}

/** Like `ruleContextFor`, but for any schedule. */
export function contextIn(
  shifts: ScheduleIndex,
  employees: Team,
  employeeName: string,
  { restHours, limits, openingHours, weekStart, counting, overtime }: RuleSettings,
): RuleContext {
  const key = nameKey(employeeName);
  const asked = new Map<LocalDate, Day>();
  return {
    employee: finderIn(employees)(employeeName),
    shiftsOn(date) {
      const known = asked.get(date);
      if (known) return known;
      const ofPerson = peopleOn(shiftsOn(shifts, date)).get(key) ?? NO_SHIFTS;
      asked.set(date, ofPerson);
      return ofPerson;
    },
    restHours,
    limits,
    openingHours,
    weekStart,
    ...(counting && { counting }),
    ...(overtime && { overtime }),
  };
}

function peopleOn(day: Day): ReadonlyMap<string, readonly Shift[]> {
  const known = peopleOfDay.get(day);
  if (known) return known;
  const people = new Map<string, Shift[]>();
  for (const shift of day) {
    if (!isCounted(shift)) continue;
    const key = nameKey(shift.employeeName);
    const ofPerson = people.get(key);
    if (ofPerson) ofPerson.push(shift);
    else people.set(key, [shift]);
  }
  peopleOfDay.set(day, people);
  return people;
}

function finderIn(team: Team): (name: string) => Employee | undefined {
  const known = findersOfTeam.get(team);
  if (known) return known;
  const finder = employeeFinder(team.values());
  findersOfTeam.set(team, finder);
  return finder;
}
