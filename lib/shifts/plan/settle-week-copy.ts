import type { BrokenShift } from '@/lib/shifts/change/bulk-breaks';
import type { ContextIn } from '@/lib/shifts/change/plan-breaks';
import type { Schedule } from '@/lib/shifts/change/schedule';
import { type ChangeEntry, shiftEntry } from '@/lib/shifts/change/schedule-change';
import { type ScheduleIndex, shiftsOn } from '@/lib/shifts/change/schedule-index';
import type { WeekCopyPlan } from '@/lib/shifts/copy/copy-week';
import { CLASH_RULES, type ClashRule, type PlannedWeek } from '@/lib/shifts/copy/plan-copies';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import { isCounted, type Shift } from '@/lib/shifts/shift/shift';
import type { BreakChoices } from './break-choices';
import { asOpen, type SettledPlan, type SettledShift, settlePlan } from './settle-plan';

export const CLASH_CHOICES = [...CLASH_RULES, 'open'] as const;

export type ClashChoice = (typeof CLASH_CHOICES)[number];

/** The clash rule for the plan to which `settleWeekCopy` applies the choice. */
export function clashRuleOf(clash: ClashChoice): ClashRule {
  return clash === 'open' ? 'add' : clash;
}

export interface WeekCopyChoices {
  /** The choice whose `clashRuleOf` the plan was made with. */
  readonly clash: ClashChoice;
  readonly breaks: BreakChoices;
}

/** Whether the choices never change a plan. */
export function keepsPlanUnchanged({ clash, breaks }: WeekCopyChoices): boolean {
  return clash !== 'open' && Object.values(breaks).every((choice) => choice === 'keep');
}

export interface SettledWeekCopy extends WeekCopyPlan, SettledPlan {
  readonly entries: readonly ChangeEntry[];
}

/**
 * Applies the choices to the plan. A shift to be replaced stays if none of the copies in its place is made.
 * Makes no second equal open shift.
 */
export function settleWeekCopy(
  plan: WeekCopyPlan,
  schedule: Schedule,
  contextIn: ContextIn,
  { clash, breaks }: WeekCopyChoices,
): SettledWeekCopy {
  const forced = clash === 'open' ? plan.clashing : new Set<string>();
  const skipped: SettledShift[] = [];
  let opened: SettledShift[] = [];
  let entries: readonly ChangeEntry[] = plan.entries.map((entry) => {
    if (entry.kind !== 'shift' || !entry.after || !forced.has(entry.id)) return entry;
    opened.push({ shift: entry.after, by: ['overlap'] });
    return shiftEntry(undefined, asOpen(entry.after));
  });
  const gone = new Set(forced);
  let found: readonly BrokenShift[] | undefined;
  let broken: readonly BrokenShift[] = [];
  for (let isSettled = false; !isSettled; ) {
    const settled = settlePlan(schedule, entries, contextIn, breaks);
    found ??= settled.found;
    ({ broken } = settled);
    skipped.push(...settled.skipped);
    opened.push(...settled.opened);
    for (const { shift } of [...settled.skipped, ...settled.opened]) gone.add(shift.id);
    entries = settled.entries.filter((entry) => {
      const replacers = plan.replacedBy.get(entry.id);
      return !replacers?.every((id) => gone.has(id));
    });
    // A shift that now stays may block another copy.
    isSettled = entries.length === settled.entries.length;
  }

  // A copy made open for a clash may still be skipped, on a closed day.
  const leftOut = new Set(skipped.map(({ shift }) => shift.id));
  opened = opened.filter(({ shift }) => !leftOut.has(shift.id));
  const existing = matchingOpenShiftIds(
    opened.map(({ shift }) => shift),
    schedule.shifts,
    plan.weeks.flatMap(({ alreadyThere }) => alreadyThere.filter(isOpenShift)),
  );
  entries = existing.size > 0 ? entries.filter(({ id }) => !existing.has(id)) : entries;
  const after = new Map(entries.map((entry) => [entry.id, entry]));
  const weeks = plan.weeks.map((week): PlannedWeek => {
    const made = week.created.flatMap(({ id }) => {
      const entry = after.get(id);
      return (entry?.kind === 'shift' && entry.after) || [];
    });
    const unmade = week.created.filter(({ id }) => !after.has(id));
    return {
      firstDay: week.firstDay,
      created: made,
      skipped: [...week.skipped, ...unmade.filter(({ id }) => !existing.has(id))],
      replaced: week.replaced.filter(({ id }) => after.has(id)),
      alreadyThere: [...week.alreadyThere, ...unmade.filter(({ id }) => existing.has(id)).map(asOpen)],
    };
  });
  const newRoles = new Set([...plan.newRoles].filter((id) => after.has(id)));
  return {
    ...plan,
    weeks,
    entries,
    createdCount: weeks.reduce((sum, { created }) => sum + created.length, 0),
    newRoles,
    newRoleCount: newRoles.size,
    found: found ?? [],
    broken,
    skipped,
    opened: opened.filter(({ shift }) => !existing.has(shift.id)),
  };
}

type Place = Pick<Shift, 'date' | 'startTime' | 'endTime' | 'role'>;

/**
 * The ids of shifts for which an equal open shift exists. Each existing shift matches once; `matched` lists
 * the shifts that are already matched.
 */
export function matchingOpenShiftIds(
  opened: readonly Shift[],
  index: ScheduleIndex,
  matched: readonly Place[],
): ReadonlySet<string> {
  const usedCounts = new Map<string, number>();
  for (const place of matched) usedCounts.set(keyOf(place), (usedCounts.get(keyOf(place)) ?? 0) + 1);
  const matching = new Set<string>();
  for (const shift of opened) {
    const key = keyOf(shift);
    const equal = shiftsOn(index, shift.date).filter(
      (other) => isOpenShift(other) && isCounted(other) && keyOf(other) === key,
    );
    const count = usedCounts.get(key) ?? 0;
    if (count >= equal.length) continue;
    usedCounts.set(key, count + 1);
    matching.add(shift.id);
  }
  return matching;
}

function keyOf({ date, startTime, endTime, role }: Place): string {
  return `${date} ${startTime} ${endTime} ${role}`;
}
