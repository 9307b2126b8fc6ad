import { type Employee, nameKey } from '@/lib/employees/employee';
import type { RuleBreak, RuleContext } from '@/lib/rules/rule-break';
import { ruleBreaks } from '@/lib/rules/rule-breaks';
import { isSameData, isSameFields, isSameList } from '@/lib/saved-data/records/same-data';
import { isOpenShift, isSomebodys } from '@/lib/shifts/shift/open-shift';
import { compareShifts, isCounted, type Shift } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';
import { personProblems } from './person-problems';
import { PROBLEM_KINDS, type Problem } from './problem';

type Day = readonly Shift[];

export interface ProblemGround {
  /** In day order; the same array until that day changes. */
  shiftsOn(date: LocalDate): Day;
  contextFor(employeeName: string): RuleContext;
}

/** The result for one name key, with its inputs. */
interface Judged {
  /** By spelling in the shifts. */
  readonly employees: ReadonlyMap<string, Employee | undefined>;
  readonly read: ReadonlyMap<LocalDate, Day>;
  readonly problems: readonly Problem[];
}

/** Once each; the dates are in calendar order. Canceled shifts have no problems. */
export function problemsIn(dates: readonly LocalDate[], ground: ProblemGround): readonly Problem[] {
  return createProblemKeeper(dates)(ground);
}

/** `problemsIn` with a cache: checks only people whose data or rules changed, and keeps identities. */
export function createProblemKeeper(
  dates: readonly LocalDate[],
): (ground: ProblemGround) => readonly Problem[] {
  let days: ReadonlyMap<LocalDate, Day> = new Map();
  let judged: ReadonlyMap<string, Judged> = new Map();
  let rules: RuleContext | undefined;
  let kept: readonly Problem[] = [];
  return (ground) => {
    const currentRules = ground.contextFor('');
    const areRulesSame = rules !== undefined && isSameRules(rules, currentRules);
    const changed = [...days].flatMap(([date, day]) => (ground.shiftsOn(date) === day ? [] : date));
    const verdicts = new Map<string, Judged>();
    for (const [key, name] of peopleOn(dates, ground)) {
      const before = judged.get(key);
      const isSame = before && areRulesSame && isUntouched(name, before, ground, changed);
      verdicts.set(key, isSame ? before : judge(name, dates, ground, before?.problems));
    }
    rules = currentRules;
    judged = verdicts;
    days = daysOf(verdicts.values(), dates, ground);
    const found = [
      ...[...verdicts.values()].flatMap(({ problems }) => problems),
      ...openOn(dates, ground, currentRules),
    ];
    found.sort(compareProblems);
    if (!isSameList(found, kept)) kept = found;
    return kept;
  };
}

function judge(
  name: string,
  dates: readonly LocalDate[],
  ground: ProblemGround,
  before: readonly Problem[] = [],
): Judged {
  const { shiftsOn } = ground.contextFor(name);
  const read = new Map<LocalDate, Day>();
  const reading = (date: LocalDate) => {
    const day = read.get(date) ?? shiftsOn(date);
    read.set(date, day);
    return day;
  };
  const contexts = new Map<string, RuleContext>();
  const contextFor = (spelling: string) => {
    const context = contexts.get(spelling) ?? { ...ground.contextFor(spelling), shiftsOn: reading };
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
  { employees, read }: Judged,
  ground: ProblemGround,
  changed: readonly LocalDate[],
): boolean {
  for (const [spelling, employee] of employees) {
    if (ground.contextFor(spelling).employee !== employee) return false;
  }
  return changed.every((date) => {
    const before = read.get(date);
    return before === undefined || isSameList(before, ground.contextFor(name).shiftsOn(date));
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
  verdicts: Iterable<Judged>,
  dates: readonly LocalDate[],
  ground: ProblemGround,
): ReadonlyMap<LocalDate, Day> {
  const days = new Map(dates.map((date) => [date, ground.shiftsOn(date)]));
  for (const { read } of verdicts) {
    for (const date of read.keys()) if (!days.has(date)) days.set(date, ground.shiftsOn(date));
  }
  return days;
}

function peopleOn(dates: readonly LocalDate[], ground: ProblemGround): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { employeeName } of dates.flatMap((date) => ground.shiftsOn(date).filter(isSomebodys))) {
    const key = nameKey(employeeName);
    if (!names.has(key)) names.set(key, employeeName);
  }
  return names;
}

/** Cached per open shift, as long as the problem is the same. */
const openProblems = new WeakMap<Shift, readonly Problem[]>();

function openOn(dates: readonly LocalDate[], ground: ProblemGround, rules: RuleContext): readonly Problem[] {
  return dates.flatMap((date) =>
    ground
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
