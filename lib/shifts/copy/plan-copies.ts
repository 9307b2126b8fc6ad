import { nameKey } from '@/lib/employees/employee';
import { type ChangeEntry, shiftEntry } from '@/lib/shifts/change/schedule-change';
import { findShift, type ScheduleIndex, shiftsOn } from '@/lib/shifts/change/schedule-index';
import { knownFieldsOf } from '@/lib/shifts/shift/known-fields';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import { isCounted, type Shift } from '@/lib/shifts/shift/shift';
import { type Interval, intervalsOverlap } from '@/lib/time/interval';
import { intervalOn } from '@/lib/time/interval-on';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { sevenDaysFrom } from '@/lib/time/week';

/** What to do if a copy's person already works at that time, in the order offered. */
export const CLASH_RULES = ['skip', 'replace', 'add'] as const;

export type ClashRule = (typeof CLASH_RULES)[number];

export interface CopyableShift {
  readonly original: Shift;
  /** The original under its person's current name; a changed role also gets the person's color. */
  readonly withCurrentPerson: Shift;
  /** `nameKey` of the name; empty for an open shift. */
  readonly person: string;
  /** 0 for the week's first day to 6 for its last. */
  readonly dayOffset: number;
}

/** The result for one week. Copies skipped for a clash have the id of their original. */
export interface PlannedWeek {
  readonly firstDay: LocalDate;
  readonly created: readonly Shift[];
  readonly skipped: readonly Shift[];
  /** Shifts removed in favor of a copy; each is under one week only. */
  readonly replaced: readonly Shift[];
  /** Copies for which an equal shift already exists. */
  readonly alreadyThere: readonly Shift[];
}

export interface CopiesPlan {
  readonly weeks: readonly PlannedWeek[];
  readonly entries: readonly ChangeEntry[];
  readonly createdCount: number;
  /** The ids of created shifts whose person also works in a shift that stays. */
  readonly clashing: ReadonlySet<string>;
  /** For each removed shift, the ids of the created shifts that replace it. */
  readonly replacedBy: ReadonlyMap<string, readonly string[]>;
  /** The ids of created shifts with a role other than their original's. */
  readonly newRoles: ReadonlySet<string>;
  readonly newRoleCount: number;
}

export interface CopiesRequest {
  readonly index: ScheduleIndex;
  /** Whole weeks in calendar order, each once, with the shifts to create. */
  readonly weeks: readonly { readonly firstDay: LocalDate; readonly chosen: readonly CopyableShift[] }[];
  /** Days whose shifts are never removed in favor of a copy. */
  readonly keptDays: ReadonlySet<LocalDate>;
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

/**
 * A copy clashes with any counted shift of its person at the same time, also over midnight and in any role.
 * An open shift never clashes. Shifts of kept days are never replaced. Copies omit fields unknown to this
 * build.
 */
export function planCopies(request: CopiesRequest): CopiesPlan {
  const { index, clash, keptDays } = request;
  const twins = new Set<string>();
  const drafts = request.weeks.map(({ firstDay, chosen }) => ({
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
      else if (isSkipped(clashes, clash, keptDays)) skipped.push(copy);
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
  };
}

/** The copies for that week, without final ids. Adds the ids of existing equal shifts to the set. */
function draftCopies(
  index: ScheduleIndex,
  firstDay: LocalDate,
  chosen: readonly CopyableShift[],
  twins: Set<string>,
): readonly CopyDraft[] {
  const days = sevenDaysFrom(firstDay);
  const byPerson = existingByPerson(index, firstDay);
  // Two open shifts at one time are two openings: each matches one copy.
  const openTwins = new Set<string>();
  return chosen.map(({ original, withCurrentPerson, person, dayOffset }) => {
    const copy = { ...knownFieldsOf(withCurrentPerson), date: days[dayOffset] ?? firstDay };
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

/**
 * Existing shifts by person, including the days before and after the week, whose shifts can overlap the week.
 */
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
  keptDays: ReadonlySet<LocalDate>,
): boolean {
  if (clash === 'skip') return clashes.length > 0;
  return clash === 'replace' && clashes.some(({ shift }) => keptDays.has(shift.date));
}

/**
 * Returns a function that draws unused ids: of hundreds drawn within a millisecond, an id may already be in
 * use.
 */
function uniqueIds({ index, newId }: CopiesRequest): () => string {
  const used = new Set<string>();
  return () => {
    let id = newId();
    while (used.has(id) || findShift(index, id)) id = newId();
    used.add(id);
    return id;
  };
}

/** Created shifts come first: an undo shows the day of the first entry. */
function entriesOf({ created, replaced }: PlannedWeek): readonly ChangeEntry[] {
  return [
    ...created.map((shift) => shiftEntry(undefined, shift)),
    ...replaced.map((shift) => shiftEntry(shift, undefined)),
  ];
}
