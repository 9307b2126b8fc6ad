import { type Employee, nameKey } from '@/lib/employees/employee';
import { nextDay, previousDay, weekDays } from '@/lib/rules/nearby-shifts';
import type { RuleBreak, RuleContext, RuleName } from '@/lib/rules/rule-break';
import { ruleBreaks } from '@/lib/rules/rule-breaks';
import { isSameData, isSameFields, isSameList } from '@/lib/saved-data/records/same-data';
import { isCountedForPerson, isOpenShift } from '@/lib/shifts/shift/open-shift';
import { compareShifts, isCounted, type Shift } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';
import { HOUR_MINUTES } from '@/lib/time/units';
import { PROBLEM_KINDS, type Problem, type ProblemKind, type ProblemPart } from './problem';

type Day = readonly Shift[];

export interface ProblemContext {
  /** In day order; the same array until that day changes. */
  shiftsOn(date: LocalDate): Day;
  contextFor(employeeName: string): RuleContext;
}

/** The result for one name key, with its inputs. */
interface CheckedPerson {
  /** The employee for each spelling of the name in the shifts. */
  readonly employees: ReadonlyMap<string, Employee | undefined>;
  readonly read: ReadonlyMap<LocalDate, Day>;
  readonly problems: readonly Problem[];
}

/** Returns each problem once. `dates` are in calendar order. Canceled shifts have no problems. */
export function problemsIn(dates: readonly LocalDate[], base: ProblemContext): readonly Problem[] {
  return createProblemKeeper(dates)(base);
}

/** `problemsIn` with a cache: checks only people whose data or rules changed, and keeps identities. */
export function createProblemKeeper(
  dates: readonly LocalDate[],
): (base: ProblemContext) => readonly Problem[] {
  let days: ReadonlyMap<LocalDate, Day> = new Map();
  let lastChecked: ReadonlyMap<string, CheckedPerson> = new Map();
  let rules: RuleContext | undefined;
  let kept: readonly Problem[] = [];
  return (base) => {
    const currentRules = base.contextFor('');
    const areRulesSame = rules !== undefined && isSameRules(rules, currentRules);
    const changed = [...days].flatMap(([date, day]) => (base.shiftsOn(date) === day ? [] : date));
    const checked = new Map<string, CheckedPerson>();
    for (const [key, name] of peopleOn(dates, base)) {
      const before = lastChecked.get(key);
      const isSame = before && areRulesSame && isUntouched(name, before, base, changed);
      checked.set(key, isSame ? before : checkPerson(name, dates, base, before?.problems));
    }
    rules = currentRules;
    lastChecked = checked;
    days = daysOf(checked.values(), dates, base);
    const found = [
      ...[...checked.values()].flatMap(({ problems }) => problems),
      ...openOn(dates, base, currentRules),
    ];
    found.sort(compareProblems);
    if (!isSameList(found, kept)) kept = found;
    return kept;
  };
}

function checkPerson(
  name: string,
  dates: readonly LocalDate[],
  base: ProblemContext,
  before: readonly Problem[] = [],
): CheckedPerson {
  const { shiftsOn } = base.contextFor(name);
  const read = new Map<LocalDate, Day>();
  const reading = (date: LocalDate) => {
    const day = read.get(date) ?? shiftsOn(date);
    read.set(date, day);
    return day;
  };
  const contexts = new Map<string, RuleContext>();
  const contextFor = (spelling: string) => {
    const context = contexts.get(spelling) ?? { ...base.contextFor(spelling), shiftsOn: reading };
    contexts.set(spelling, context);
    return context;
  };
  return {
    problems: withKnown(personProblems(name, dates, contextFor), before),
    employees: new Map([...contexts].map(([spelling, { employee }]) => [spelling, employee])),
    read,
  };
}

function isUntouched(
  name: string,
  { employees, read }: CheckedPerson,
  base: ProblemContext,
  changed: readonly LocalDate[],
): boolean {
  for (const [spelling, employee] of employees) {
    if (base.contextFor(spelling).employee !== employee) return false;
  }
  return changed.every((date) => {
    const before = read.get(date);
    return before === undefined || isSameList(before, base.contextFor(name).shiftsOn(date));
  });
}

/** Reuses equal earlier problems, to avoid rerenders. */
function withKnown(problems: readonly Problem[], before: readonly Problem[]): readonly Problem[] {
  return problems.map((problem) => {
    const known = before.find(({ key }) => key === problem.key);
    return known && isSameData(problem, known) ? known : problem;
  });
}

/** Compares all settings: each is a field of the context. */
function isSameRules(one: RuleContext, other: RuleContext): boolean {
  const settingsOf = ({ employee: _employee, shiftsOn: _shiftsOn, ...settings }: RuleContext) => settings;
  return isSameFields(settingsOf(one), settingsOf(other));
}

function daysOf(
  checked: Iterable<CheckedPerson>,
  dates: readonly LocalDate[],
  base: ProblemContext,
): ReadonlyMap<LocalDate, Day> {
  const days = new Map(dates.map((date) => [date, base.shiftsOn(date)]));
  for (const { read } of checked) {
    for (const date of read.keys()) if (!days.has(date)) days.set(date, base.shiftsOn(date));
  }
  return days;
}

function peopleOn(dates: readonly LocalDate[], base: ProblemContext): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { employeeName } of dates.flatMap((date) => base.shiftsOn(date).filter(isCountedForPerson))) {
    const key = nameKey(employeeName);
    if (!names.has(key)) names.set(key, employeeName);
  }
  return names;
}

/** Cached per open shift, as long as the problem is the same. */
const openProblems = new WeakMap<Shift, readonly Problem[]>();

function openOn(dates: readonly LocalDate[], base: ProblemContext, rules: RuleContext): readonly Problem[] {
  return dates.flatMap((date) =>
    base
      .shiftsOn(date)
      .filter((shift) => isOpenShift(shift) && isCounted(shift))
      .flatMap((shift) => {
        const found = [
          openProblem(shift),
          ...ruleBreaks(shift, rules).map((each) => openProblem(shift, each)),
        ];
        const problems = withKnown(found, openProblems.get(shift) ?? []);
        openProblems.set(shift, problems);
        return problems;
      }),
  );
}

function openProblem(shift: Shift, found?: RuleBreak): Problem {
  const { id, date } = shift;
  const kind = found?.rule ?? 'open';
  return {
    key: `${kind} ${id}@${date}`,
    kind,
    person: '',
    date,
    parts: [{ shift, found }],
    shiftIds: [id],
    size: 0,
  };
}

const RANKS: ReadonlyMap<string, number> = new Map(PROBLEM_KINDS.map((kind, rank) => [kind, rank]));

/** By day, then by first shift, then most serious first. */
function compareProblems(one: Problem, other: Problem): number {
  if (one.date !== other.date) return one.date < other.date ? -1 : 1;
  const [ones, others] = [one.parts[0]?.shift, other.parts[0]?.shift];
  return (
    (ones && others ? compareShifts(ones, others) : 0) ||
    (RANKS.get(one.kind) ?? 0) - (RANKS.get(other.kind) ?? 0) ||
    (one.key < other.key ? -1 : 1)
  );
}

/** The dates are in calendar order. Uses each shift's spelling, since two people may share a key. */
function personProblems(
  name: string,
  dates: readonly LocalDate[],
  contextFor: (employeeName: string) => RuleContext,
): readonly Problem[] {
  const problems = new Map<string, Problem>();
  for (const date of dates) {
    for (const shift of contextFor(name).shiftsOn(date)) {
      const context = contextFor(shift.employeeName);
      for (const found of ruleBreaks(shift, context)) {
        const part: ProblemPart = { shift, found };
        const kind = kindOf(shift, found);
        const { anchor, owner, shifts } = concernedShifts(shift, found, context);
        const { employee } = contextFor(owner.employeeName);
        // By id, so that a rename keeps the problem.
        const personKey = employee?.id ?? nameKey(name);
        const person = employee?.name ?? owner.employeeName;
        const key = `${kind} ${personKey} ${anchor}`;
        const known = problems.get(key);
        const shiftIds = shifts.map(({ id }) => id);
        problems.set(
          key,
          known
            ? { ...known, parts: [...known.parts, part] }
            : { key, kind, person, date, parts: [part], shiftIds, size: sizeOf(found) },
        );
      }
    }
  }
  return [...problems.values()];
}

function kindOf({ role }: Shift, found: RuleBreak): ProblemKind {
  return found.rule === 'overlap' && found.other.role !== role ? 'doubleBooked' : found.rule;
}

function sizeOf(found: RuleBreak): number {
  if (found.rule === 'rest') return found.restHours * HOUR_MINUTES - found.minutes;
  if ('minutes' in found) return found.minutes;
  return 'days' in found ? found.days : 0;
}

/** The shifts of one problem: one shift, two shifts, a day, a week or consecutive days. */
type Scope = 'shift' | 'pair' | 'day' | 'week' | 'run';

/** Other rules have one problem per shift. */
const SCOPES: Readonly<Partial<Record<RuleName, Scope>>> = {
  overlap: 'pair',
  rest: 'pair',
  minorHours: 'day',
  dayHours: 'day',
  ownHours: 'week',
  weekHours: 'week',
  daysRunning: 'run',
};

/** A longer run has one problem per week, so that finding the run's first day takes few steps. */
const MAX_RUN_BACK = 31;
/** Maximum number of shifts named for a run, because ten years of daily shifts need not be read. */
const MAX_RUN_SHIFTS = 100;

interface Concerned {
  /** Unique among problems of the same kind and person. */
  readonly anchor: string;
  /** The person with the problem: an overlapping pair may belong to two people with one name key. */
  readonly owner: Shift;
  readonly shifts: readonly Shift[];
}

/** The shifts that the break concerns, in calendar order, including the given shift. */
function concernedShifts(shift: Shift, found: RuleBreak, context: RuleContext): Concerned {
  switch (SCOPES[found.rule] ?? 'shift') {
    case 'shift':
      return ofShifts([shift]);
    case 'pair':
      return ofShifts([shift, ...otherOf(found)]);
    case 'day':
      return { anchor: shift.date, owner: shift, shifts: context.shiftsOn(shift.date) };
    case 'week': {
      const week = weekDays(shift.date, context.weekStart);
      return { anchor: week[0] ?? shift.date, owner: shift, shifts: week.flatMap(context.shiftsOn) };
    }
    case 'run':
      return runOf(shift, context);
  }
}

/**
 * Identifies the problem by shift id and day: moving a shift to another day makes another problem, but
 * changing its time does not.
 */
function ofShifts(shifts: readonly [Shift, ...Shift[]]): Concerned {
  const named = shifts.map((shift) => ({ shift, name: `${shift.id}@${shift.date}` }));
  named.sort((one, other) => (one.name < other.name ? -1 : 1));
  return {
    anchor: named.map(({ name }) => name).join(' '),
    owner: named[0]?.shift ?? shifts[0],
    shifts: [...shifts].sort(inCalendarOrder),
  };
}

function otherOf(found: RuleBreak): readonly Shift[] {
  if (found.rule === 'overlap') return [found.other];
  return found.rule === 'rest' ? [found.neighbor] : [];
}

function inCalendarOrder(one: Shift, other: Shift): number {
  if (one.date !== other.date) return one.date < other.date ? -1 : 1;
  return compareShifts(one, other);
}

function runOf(owner: Shift, context: RuleContext): Concerned {
  const { date } = owner;
  const isWorked = (day: LocalDate) => context.shiftsOn(day).length > 0;
  let first = date;
  let steps = 0;
  while (steps < MAX_RUN_BACK && isWorked(previousDay(first))) {
    first = previousDay(first);
    steps += 1;
  }
  if (steps === MAX_RUN_BACK) first = weekDays(date, context.weekStart)[0] ?? date;
  const shifts: Shift[] = [];
  for (let day = first; isWorked(day) && shifts.length < MAX_RUN_SHIFTS; day = nextDay(day)) {
    shifts.push(...context.shiftsOn(day));
  }
  return { anchor: first, owner, shifts };
}
