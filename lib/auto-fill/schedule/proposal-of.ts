import type { Assignments } from '@/lib/auto-fill/plan';
import type {
  FilledShift,
  FillFigures,
  FillReason,
  Obstacle,
  Proposal,
  SharedKind,
  UnfilledShift,
} from '@/lib/auto-fill/proposal';
import { nameKey } from '@/lib/employees/employee';
import { personOf } from '@/lib/employees/person/person';
import { isHiddenFromLists } from '@/lib/employees/person/person-facts';
import { forEachInPieces, type InPieces, runToCompletion } from '@/lib/in-pieces';
import { weekDays } from '@/lib/rules/nearby-shifts';
import { isHardBreak, type RuleContext } from '@/lib/rules/rule-break';
import { minutesIn, overtimeLimitOf, weekMinutes } from '@/lib/rules/week-hours';
import type { Shift } from '@/lib/shifts/shift/shift';
import { HOUR_MINUTES } from '@/lib/time/units';
import { startOfWeek } from '@/lib/time/week';
import { assignmentBreaks, assignShift, withShifts } from './assignment-breaks';
import { type Candidate, isEligible, rejectedAt } from './candidates';
import { groupBy } from './group-by';
import { leadGroupsOf } from './lead-wishes';
import type { FillProblem, Taker } from './problem-of-schedule';
import { isWeekend, type RecentWork } from './recent-work';
import { compareOnDays, type Slot } from './slots';

const SLOTS_PER_PIECE = 5;

export type PlanMarks = Pick<Proposal, 'gap' | 'seed'>;

/**
 * Explains a legal plan: who gets which shift and why, and why others stay unfilled, by date and time. Fills
 * shifts that the plan has not reached yet.
 */
export function proposalOf(filling: FillProblem, assignments: Assignments, marks: PlanMarks): Proposal {
  return runToCompletion(proposalInPieces(filling, assignments, marks));
}

export function* proposalInPieces(
  filling: FillProblem,
  assignments: Assignments,
  marks: PlanMarks,
): InPieces<Proposal> {
  const planned = plannedWork(filling, assignments);
  yield 0;
  yield* completeInPieces(filling, planned);
  const assigned = planned.assigned.filter(({ slot, candidate }) => slot.holder !== candidate.key);
  const reasons = reasonsOf(filling, planned);
  const filled: FilledShift[] = [];
  yield* forEachInPieces(
    assigned,
    (assignment) => filled.push(filledOf(assignment, reasons(assignment))),
    SLOTS_PER_PIECE,
  );
  const unfilled: UnfilledShift[] = [];
  const all = [...filling.slots, ...filling.slotsWithoutCandidates];
  yield* forEachInPieces(
    all.filter((slot) => planned.unassigned(slot).length > 0),
    (slot) => {
      const why = obstaclesAt(filling, planned, slot);
      for (const shift of planned.unassigned(slot)) unfilled.push({ shift, ...why });
    },
    1,
  );
  const open = all.filter(({ holder }) => holder === undefined);
  const openCount = open.reduce((sum, { shifts }) => sum + shifts.length, 0);
  const { schedule, contextIn } = filling.input;
  return {
    filled: filled.sort((one, other) => compareOnDays(one.shift, other.shift)),
    unfilled: unfilled.sort((one, other) => compareOnDays(one.shift, other.shift)),
    before: {
      filled: 0,
      open: openCount,
      ...figuresOf(filling, ({ employee }) => contextIn(schedule, employee.name)),
    },
    after: {
      filled: openCount - unfilled.length,
      open: openCount,
      ...figuresOf(filling, planned.contextOf),
    },
    ...marks,
  };
}

/** Assigns remaining shifts to anybody who can take them: the plan may be unfinished. */
function* completeInPieces({ slots, takers }: FillProblem, planned: PlannedWork): InPieces<void> {
  const able = takersBySlot(takers);
  const completed = (slot: Slot) => {
    for (const taker of able.get(slot) ?? []) {
      const [shift] = planned.unassigned(slot);
      if (!shift) return;
      const theirs = assignShift(shift, taker.employee);
      if (assignmentBreaks(theirs, planned.contextOf(taker)).length === 0) planned.assign(slot, taker);
    }
  };
  yield* forEachInPieces(slots, completed, SLOTS_PER_PIECE);
}

function filledOf({ shift, candidate }: PlannedAssignment, reasons: FilledShift['reasons']): FilledShift {
  const { id: employeeId, name: employeeName } = candidate.employee;
  return { shift, employeeId, employeeName, reasons };
}

function figuresOf(
  { slots, slotsWithoutCandidates, candidates, takers, wantedMinutes, input }: FillProblem,
  contextOf: (candidate: Candidate) => RuleContext,
): Pick<FillFigures, 'overtimeMinutes' | 'spreadMinutes' | 'mostWeekendDays'> {
  const { weekStart } = input.settings;
  const weeks = [
    ...new Set([...slots, ...slotsWithoutCandidates].map(({ first }) => startOfWeek(first.date, weekStart))),
  ];
  const people = candidates.map((candidate) => {
    const context = contextOf(candidate);
    const ofWeeks = weeks.map((week) => {
      const minutes = weekMinutes(week, context);
      const weekend = weekDays(week, weekStart).filter(isWeekend);
      return {
        overtime: Math.max(0, minutes - overtimeLimitOf(context)),
        beside: minutes - wantedMinutes(candidate, week),
        weekendDays: weekend.filter((date) => context.shiftsOn(date).length > 0).length,
      };
    });
    const sum = (of: 'overtime' | 'beside' | 'weekendDays') =>
      ofWeeks.reduce((all, week) => all + week[of], 0);
    return {
      key: candidate.key,
      overtime: sum('overtime'),
      beside: sum('beside'),
      weekendDays: sum('weekendDays'),
    };
  });
  const able = new Set(takers.map(({ key }) => key));
  const beside = people.filter(({ key }) => able.has(key)).map((person) => person.beside);
  return {
    overtimeMinutes: people.reduce((sum, { overtime }) => sum + overtime, 0),
    spreadMinutes: beside.length > 0 ? Math.max(...beside) - Math.min(...beside) : 0,
    mostWeekendDays: Math.max(0, ...people.map(({ weekendDays }) => weekendDays)),
  };
}

/** Why each candidate cannot take the slot, given the plan. */
function obstaclesAt(
  { input, candidates }: Pick<FillProblem, 'input' | 'candidates'>,
  planned: PlannedWork,
  slot: Slot,
): Pick<UnfilledShift, 'obstacles' | 'otherRoleCount'> {
  const asked = candidates.filter((candidate) => isEligible(candidate, slot));
  const inLists = candidates.filter(({ employee }) => !isHiddenFromLists(employee, slot.first.date));
  const obstacles = asked.map((candidate): Obstacle => {
    const { name: employeeName } = candidate.employee;
    return rejectedAt(input, slot, candidate)
      ? { employeeName, breaks: [], isRejected: true }
      : { employeeName, ...obstacleOf(candidate, planned, slot) };
  });
  return { obstacles: obstacles.sort(compareObstacles), otherRoleCount: inLists.length - asked.length };
}

function obstacleOf(
  candidate: Candidate,
  planned: PlannedWork,
  slot: Slot,
): Pick<Obstacle, 'breaks' | 'isNeededElsewhere'> {
  // Prefer a shift that nobody has.
  const [shift = slot.first] = planned.unassigned(slot);
  const theirs = assignShift(shift, candidate.employee);
  const withoutPlan = assignmentBreaks(theirs, candidate.context);
  const withPlan = assignmentBreaks(theirs, planned.contextOf(candidate));
  if (withoutPlan.length === 0) return { breaks: withPlan, isNeededElsewhere: true };
  return { breaks: withPlan.length > 0 ? withPlan : withoutPlan };
}

function compareObstacles(one: Obstacle, other: Obstacle): number {
  const [own, theirs] = [rankOf(one), rankOf(other)];
  for (const [position, value] of own.entries()) {
    const difference = value - (theirs[position] ?? 0);
    if (difference !== 0) return difference;
  }
  return nameKey(one.employeeName) < nameKey(other.employeeName) ? -1 : 1;
}

function rankOf({ breaks, isNeededElsewhere, isRejected }: Obstacle): readonly number[] {
  return [
    Number(isRejected === true),
    Number(isNeededElsewhere !== true),
    breaks.filter(isHardBreak).length,
    breaks.length,
  ];
}

/** From this many of eight weeks on, usual work is a stronger reason than hours. */
const MOSTLY = 4;

/** The reasons for each assignment, the strongest first; each is true of the plan as a whole. */
function reasonsOf(
  filling: FillProblem,
  planned: PlannedWork,
): (assignment: PlannedAssignment) => readonly FillReason[] {
  const { recent } = filling;
  if (!recent) return () => [];
  const takers = takersBySlot(filling.takers);
  const minutesOf = plannedMinutes(planned);
  const sharedOf = plannedShared(planned, recent);
  const isOnlyLead = onlyLeads(filling, planned);
  return (assignment) => {
    const { candidate, shift, slot } = assignment;
    const others = (takers.get(slot) ?? []).filter(({ key }) => key !== candidate.key);
    const minutes = minutesOf(candidate, shift);
    const { wantedWeekHours } = personOf(candidate.employee);
    const count = recent.usualCount(candidate.key, shift);
    const usual: readonly FillReason[] = count > 0 ? [{ kind: 'usual', count }] : [];
    const without = minutes - minutesIn(candidate.context)(shift);
    return [
      ...(others.length === 0 ? [{ kind: 'onlyOne' } as const] : []),
      ...(isOnlyLead(assignment) ? [{ kind: 'leads' } as const] : []),
      ...(count >= MOSTLY ? usual : []),
      ...(wantedWeekHours !== undefined && minutes <= wantedWeekHours * HOUR_MINUTES
        ? [{ kind: 'hours', minutes, wantedMinutes: Math.round(wantedWeekHours * HOUR_MINUTES) } as const]
        : []),
      ...recent.kindsOf(shift).flatMap((kind): readonly FillReason[] => {
        const own = sharedOf(candidate, kind) - 1;
        const theirs = others.map((other) => sharedOf(other, kind));
        const isLeast = theirs.every((one) => own <= one) && theirs.some((one) => own < one);
        return isLeast ? [{ kind: 'leastOften', of: kind }] : [];
      }),
      ...(count < MOSTLY ? usual : []),
      ...(wantedWeekHours === undefined &&
      others.length > 0 &&
      others.every((other) => without <= minutesOf(other, shift))
        ? [{ kind: 'fewestHours', minutes } as const]
        : []),
    ];
  };
}

function plannedMinutes(planned: PlannedWork): (candidate: Candidate, shift: Shift) => number {
  const known = new Map<string, number>();
  return (candidate, { date }) => {
    const context = planned.contextOf(candidate);
    const key = `${startOfWeek(date, context.weekStart)} ${candidate.key}`;
    const minutes = known.get(key) ?? weekMinutes(date, context);
    known.set(key, minutes);
    return minutes;
  };
}

function plannedShared(
  { assigned }: PlannedWork,
  recent: RecentWork,
): (candidate: Candidate, kind: SharedKind) => number {
  const counts = new Map<string, number>();
  for (const { candidate, shift } of assigned) {
    for (const kind of recent.kindsOf(shift)) {
      const key = `${kind} ${candidate.key}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return ({ key }, kind) => recent.sharedCount(key, kind) + (counts.get(`${kind} ${key}`) ?? 0);
}

/** Whether the person is the only lead of a day and role that need one. */
function onlyLeads(
  { slots, locked, candidates }: FillProblem,
  { assigned }: PlannedWork,
): (assignment: PlannedAssignment) => boolean {
  const leads = new Set(candidates.flatMap(({ key, isLead }) => (isLead ? key : [])));
  const bySlot = groupBy(assigned, ({ slot }) => slot);
  const only = new Set<PlannedAssignment>();
  for (const { positions } of leadGroupsOf(slots, locked.shifts, leads)) {
    const leading = positions
      .flatMap((position) => slots[position] ?? [])
      .flatMap((slot) => bySlot.get(slot) ?? [])
      .filter(({ candidate }) => candidate.isLead);
    const [one, ...more] = leading;
    if (one && more.length === 0) only.add(one);
  }
  return (assignment) => only.has(assignment);
}

interface PlannedAssignment {
  readonly slot: Slot;
  /** As stored in the schedule. */
  readonly shift: Shift;
  readonly candidate: Candidate;
}

interface PlannedWork {
  readonly assigned: readonly PlannedAssignment[];
  /** The person's rule context, including the plan. */
  contextOf(candidate: Candidate): RuleContext;
  /** The slot's unassigned shifts, in the filling's order. */
  unassigned(slot: Slot): readonly Shift[];
  assign(slot: Slot, candidate: Candidate): void;
}

/** A pending shift that the plan gives to nobody keeps its employee, who then gets no conflicting shift. */
function plannedWork(
  { slots, slotsWithoutCandidates, takers, candidates }: FillProblem,
  assignments: Assignments,
): PlannedWork {
  const assigned = new Map<string, PlannedAssignment>();
  const contexts = new Map<string, RuleContext>();
  const unassigned = (slot: Slot) => slot.shifts.filter(({ id }) => !assigned.has(id));

  function addAssignment(assignment: PlannedAssignment): void {
    assigned.set(assignment.shift.id, assignment);
    contexts.delete(assignment.candidate.key);
  }
  function assign(slot: Slot, candidate: Candidate): void {
    const [shift] = unassigned(slot);
    if (shift) addAssignment({ slot, shift, candidate });
  }
  const assignmentsFor = ({ key }: Candidate) =>
    [...assigned.values()].filter(({ candidate }) => candidate.key === key);
  function contextOf(candidate: Candidate): RuleContext {
    const { key, context, employee } = candidate;
    const known = contexts.get(key);
    if (known) return known;
    const shifts = assignmentsFor(candidate).map(({ shift }) => assignShift(shift, employee));
    const planned = withShifts(context, shifts);
    contexts.set(key, planned);
    return planned;
  }

  const byKey = new Map(candidates.map((candidate) => [candidate.key, candidate]));
  for (const [person, given] of assignments.entries()) {
    for (const position of given) {
      const [slot, taker]: readonly [Slot | undefined, Taker | undefined] = [slots[position], takers[person]];
      if (slot && taker) assign(slot, taker);
    }
  }
  for (const slot of [...slots, ...slotsWithoutCandidates]) {
    const holder = slot.holder === undefined ? undefined : byKey.get(slot.holder);
    if (!holder || unassigned(slot).length === 0) continue;
    addAssignment({ slot, shift: slot.first, candidate: holder });
    for (const { shift, candidate } of assignmentsFor(holder)) {
      if (shift === slot.first) continue;
      if (assignmentBreaks(assignShift(shift, candidate.employee), contextOf(holder)).length === 0) continue;
      assigned.delete(shift.id);
      contexts.delete(holder.key);
    }
  }
  return {
    get assigned() {
      return [...assigned.values()];
    },
    contextOf,
    unassigned,
    assign,
  };
}

function takersBySlot(takers: readonly Taker[]): ReadonlyMap<Slot, readonly Taker[]> {
  const pairs = takers.flatMap((taker) => taker.takes.map(([, slot]) => ({ slot, taker })));
  const groups = groupBy(pairs, ({ slot }) => slot);
  return new Map([...groups].map(([slot, all]) => [slot, all.map(({ taker }) => taker)]));
}
