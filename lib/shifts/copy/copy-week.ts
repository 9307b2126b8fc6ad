import { type Employee, employeeFinder, nameKey } from '@/lib/employees/employee';
import { asWorkedBy } from '@/lib/employees/roles/roles-of';
import { type ChangeEntry, shiftEntry } from '@/lib/shifts/change/schedule-change';
import { findShift, type ScheduleIndex, shiftsOn } from '@/lib/shifts/change/schedule-index';
import { knownShift } from '@/lib/shifts/shift/known-shift';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import { isCounted, type Shift } from '@/lib/shifts/shift/shift';
import { type Interval, intervalsOverlap } from '@/lib/time/interval';
import { intervalOn } from '@/lib/time/interval-on';
import { addDays, daysBetween, isoWeekday, type LocalDate } from '@/lib/time/local-date';
import { FIRST_WEEKDAY, sevenDaysFrom, startOfWeek, type WeekStart, weekOf } from '@/lib/time/week';

/** What happens to a copy whose person already works at that time, in the order offered. */
export const CLASH_RULES = ['skip', 'replace', 'add'] as const;

export type ClashRule = (typeof CLASH_RULES)[number];

/** Which shifts of the week are copied; people by `nameKey`, the open shifts by the empty one. */
export type CopyChoice =
  | { readonly kind: 'everything' }
  | { readonly kind: 'roles'; readonly roles: ReadonlySet<string> }
  | { readonly kind: 'employees'; readonly nameKeys: ReadonlySet<string> };

interface CopyableShift {
  readonly original: Shift;
  /** The original under its person's current name; a changed role also takes the person's colour. */
  readonly asToday: Shift;
  /** `nameKey` of the name; empty for an open shift. */
  readonly person: string;
  /** 0 for the week's first day to 6 for its last. */
  readonly dayOffset: number;
}

/** The week that is copied. */
export interface CopySource {
  readonly firstDay: LocalDate;
  readonly copyable: readonly CopyableShift[];
  readonly canceled: readonly Shift[];
  /** Shifts of people no longer on the team. */
  readonly left: readonly Shift[];
}

/** The result for one week. Copies that are not made for a clash have the id of their original. */
export interface PlannedWeek {
  readonly firstDay: LocalDate;
  readonly created: readonly Shift[];
  readonly skipped: readonly Shift[];
  /** Shifts removed in favour of a copy; each is under one week only. */
  readonly replaced: readonly Shift[];
  /** Copies for which an equal shift already exists. */
  readonly alreadyThere: readonly Shift[];
}

export interface WeekCopyPlan {
  readonly weeks: readonly PlannedWeek[];
  readonly entries: readonly ChangeEntry[];
  readonly createdCount: number;
  /** The ids of the created shifts whose person works then in a shift that stays. */
  readonly clashing: ReadonlySet<string>;
  /** For each removed shift, the ids of the created ones in whose favour it is removed. */
  readonly replacedBy: ReadonlyMap<string, readonly string[]>;
  /** The ids of the created shifts with a role other than their original's, and how many they are. */
  readonly newRoles: ReadonlySet<string>;
  readonly newRoleCount: number;
  /** Included by the choice, but not copied: canceled, or their people have left. */
  readonly canceled: readonly Shift[];
  readonly left: readonly Shift[];
}

interface WeekCopyRequest {
  readonly index: ScheduleIndex;
  readonly employees: Iterable<Employee>;
  /** Any day of the copied week. */
  readonly from: LocalDate;
  readonly weekStart: WeekStart;
  /** Any day of each target week. */
  readonly targets: Iterable<LocalDate>;
  readonly include: CopyChoice;
  readonly clash: ClashRule;
  readonly newId: () => string;
}

/** An existing shift; its span is relative to the midnight that begins the week in question. */
interface ExistingShift {
  readonly shift: Shift;
  readonly span: Interval;
}

interface CopyDraft {
  readonly copy: Shift;
  readonly hasNewRole: boolean;
  readonly span: Interval;
  readonly existing: readonly ExistingShift[];
  readonly isThere: boolean;
}

const NONE: readonly ExistingShift[] = [];

/** The shifts of the day's week, divided into those that can be copied and those that cannot. */
export function weekCopySource(
  index: ScheduleIndex,
  employees: Iterable<Employee>,
  from: LocalDate,
  weekStart: WeekStart,
): CopySource {
  const employeeOf = employeeFinder(employees);
  const copyable: CopyableShift[] = [];
  const canceled: Shift[] = [];
  const left: Shift[] = [];
  const days = weekOf(from, weekStart);
  days.forEach((date, dayOffset) => {
    for (const original of shiftsOn(index, date)) {
      const person = nameKey(original.employeeName);
      const employee = employeeOf(original.employeeName);
      if (!isCounted(original)) canceled.push(original);
      else if (isOpenShift(original)) copyable.push({ original, asToday: original, person: '', dayOffset });
      else if (!employee) left.push(original);
      else copyable.push({ original, asToday: asWorkedBy(original, employee), person, dayOffset });
    }
  });
  return { firstDay: startOfWeek(from, weekStart), copyable, canceled, left };
}

/**
 * The effect of copying a week to the target weeks, and the single change that does it. A copy keeps its weekday,
 * times, status and notes, but no field that this build does not know. The source week, repeated targets and weeks
 * cut off by the calendar's end are skipped. A copy clashes with any counted shift of its person that shares time
 * with it, also over midnight and whatever the role; an open shift never clashes. Under 'replace' a copy that clashes
 * with the source week itself is skipped: the original is never removed.
 */
export function planWeekCopy(request: WeekCopyRequest): WeekCopyPlan {
  const { index, employees, from, weekStart, include, clash } = request;
  const source = weekCopySource(index, employees, from, weekStart);
  const chosen = source.copyable.filter(({ original, person }) => isIncluded(include, original, person));
  const sourceDays = new Set(sevenDaysFrom(source.firstDay));
  const twins = new Set<string>();
  const drafts = targetWeeks(request, source.firstDay).map((firstDay) => ({
    firstDay,
    copies: draftCopies(index, firstDay, chosen, twins),
  }));

  const freshId = uniqueIds(request);
  const clashing = new Set<string>();
  const replacedBy = new Map<string, string[]>();
  const newRoles = new Set<string>();
  const weeks = drafts.map(({ firstDay, copies }): PlannedWeek => {
    const created: Shift[] = [];
    const skipped: Shift[] = [];
    const replaced: Shift[] = [];
    const alreadyThere: Shift[] = [];
    for (const { copy, hasNewRole, span, existing, isThere } of copies) {
      const clashes = isThere ? NONE : existing.filter((other) => intervalsOverlap(span, other.span));
      if (isThere) alreadyThere.push(copy);
      else if (isSkipped(clashes, clash, sourceDays)) skipped.push(copy);
      else {
        const id = freshId();
        created.push({ ...copy, id });
        if (hasNewRole) newRoles.add(id);
        for (const { shift } of clashes) {
          if (clash !== 'replace' || twins.has(shift.id)) {
            clashing.add(id);
            continue;
          }
          const replacers = replacedBy.get(shift.id) ?? [];
          if (replacers.length === 0) replaced.push(shift);
          replacedBy.set(shift.id, [...replacers, id]);
        }
      }
    }
    return { firstDay, created, skipped, replaced, alreadyThere };
  });

  return {
    weeks,
    entries: weeks.flatMap(entriesOf),
    createdCount: weeks.reduce((sum, { created }) => sum + created.length, 0),
    clashing,
    replacedBy,
    newRoles,
    newRoleCount: newRoles.size,
    canceled: source.canceled.filter((shift) => isIncluded(include, shift)),
    left: source.left.filter((shift) => isIncluded(include, shift)),
  };
}

/** Whether the choice includes the shift. */
function isIncluded(include: CopyChoice, shift: Shift, person = nameKey(shift.employeeName)): boolean {
  switch (include.kind) {
    case 'everything':
      return true;
    case 'roles':
      return include.roles.has(shift.role);
    case 'employees':
      return include.nameKeys.has(person);
  }
}

/** The distinct first days of the target weeks in calendar order, without the source's own. */
function targetWeeks(
  { targets, weekStart }: Pick<WeekCopyRequest, 'targets' | 'weekStart'>,
  source: LocalDate,
): readonly LocalDate[] {
  const firstDays = new Set(Array.from(targets, (date) => startOfWeek(date, weekStart)));
  firstDays.delete(source);
  // At the calendar's ends adjacent days coincide.
  const isWhole = (firstDay: LocalDate) =>
    isoWeekday(firstDay) === FIRST_WEEKDAY[weekStart] && daysBetween(firstDay, addDays(firstDay, 6)) === 6;
  return [...firstDays].filter(isWhole).sort();
}

/** The copies for that week, without their own ids. Adds their twins' ids to the set. */
function draftCopies(
  index: ScheduleIndex,
  firstDay: LocalDate,
  chosen: readonly CopyableShift[],
  twins: Set<string>,
): readonly CopyDraft[] {
  const days = sevenDaysFrom(firstDay);
  const byPerson = existingByPerson(index, firstDay);
  // Two open shifts at one time are two places to fill: each matches one copy.
  const openTwins = new Set<string>();
  return chosen.map(({ original, asToday, person, dayOffset }) => {
    const copy = { ...knownShift(asToday), date: days[dayOffset] ?? firstDay };
    const existing = byPerson.get(person) ?? NONE;
    const twin = existing.find(({ shift }) => isTwin(copy, shift) && !openTwins.has(shift.id));
    if (twin) twins.add(twin.shift.id);
    if (twin && isOpenShift(copy)) openTwins.add(twin.shift.id);
    return {
      copy,
      hasNewRole: copy.role !== original.role,
      span: spanOn(dayOffset, copy),
      existing: isOpenShift(copy) ? NONE : existing,
      isThere: twin !== undefined,
    };
  });
}

/** The counted shifts that can share time with the week, by person: its own, and those of the day before and after. */
function existingByPerson(
  index: ScheduleIndex,
  firstDay: LocalDate,
): ReadonlyMap<string, readonly ExistingShift[]> {
  const byPerson = new Map<string, ExistingShift[]>();
  for (let dayOffset = -1; dayOffset <= 7; dayOffset += 1) {
    for (const shift of shiftsOn(index, addDays(firstDay, dayOffset))) {
      if (!isCounted(shift)) continue;
      const person = nameKey(shift.employeeName);
      const existing = { shift, span: spanOn(dayOffset, shift) };
      const theirs = byPerson.get(person);
      if (theirs) theirs.push(existing);
      else byPerson.set(person, [existing]);
    }
  }
  return byPerson;
}

function spanOn(dayOffset: number, { startTime, endTime }: Shift): Interval {
  return intervalOn(dayOffset, startTime, endTime);
}

/** Whether another shift of the same person equals the copy. */
function isTwin(copy: Shift, other: Shift): boolean {
  return (
    other.date === copy.date &&
    other.startTime === copy.startTime &&
    other.endTime === copy.endTime &&
    other.role === copy.role
  );
}

function isSkipped(
  clashes: readonly ExistingShift[],
  clash: ClashRule,
  sourceDays: ReadonlySet<LocalDate>,
): boolean {
  if (clash === 'skip') return clashes.length > 0;
  return clash === 'replace' && clashes.some(({ shift }) => sourceDays.has(shift.date));
}

/** Hundreds of ids are made within a millisecond: an id already drawn or in use is drawn again. */
function uniqueIds({ index, newId }: WeekCopyRequest): () => string {
  const used = new Set<string>();
  return () => {
    let id = newId();
    while (used.has(id) || findShift(index, id)) id = newId();
    used.add(id);
    return id;
  };
}

/** Created ones first: an undo shows the day of the first entry. */
function entriesOf({ created, replaced }: PlannedWeek): readonly ChangeEntry[] {
  return [
    ...created.map((shift) => shiftEntry(undefined, shift)),
    ...replaced.map((shift) => shiftEntry(shift, undefined)),
  ];
}
