import type { TeamWish } from '@/lib/auto-fill/problem';
import { nameKey } from '@/lib/employees/employee';
import { type ScheduleIndex, shiftsOn } from '@/lib/shifts/change/schedule-index';
import { isCounted } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';
import { COSTS } from './fill-costs';
import { groupBy } from './group-by';
import type { Takes } from './hard-limits';
import type { Slot } from './slots';

interface Taker {
  readonly key: string;
  readonly isLead: boolean;
  readonly takes: Takes;
}

export interface LeadGroup {
  readonly positions: readonly number[];
}

/** Groups of several people without a fixed lead. `leads` are the `nameKey`s of possible leads. */
export function leadGroupsOf(
  slots: readonly Slot[],
  locked: ScheduleIndex,
  leads: ReadonlySet<string>,
): readonly LeadGroup[] {
  const groups = groupBy(slots.entries(), ([, { first }]) => `${first.date} ${first.role}`).values();
  return [...groups].flatMap((group) => {
    const [one] = group;
    if (!one) return [];
    const { date, role } = one[1].first;
    const standing = workingIn(locked, date, role);
    const count = standing.filter((key) => key !== '').length + countOf(group);
    if (count < 2 || standing.some((key) => leads.has(key))) return [];
    return [{ positions: group.map(([position]) => position) }];
  });
}

/** Wishes for the groups in which a lead can get a shift. */
export function leadWishes(groups: readonly LeadGroup[], takers: readonly Taker[]): readonly TeamWish[] {
  return groups.flatMap(({ positions }) => {
    const wanted = new Set(positions);
    const people = takers.flatMap(({ isLead, takes }, person) =>
      isLead && takes.some(([position]) => wanted.has(position)) ? person : [],
    );
    return people.length > 0 ? [{ demands: positions, people, least: 1, underCost: COSTS.noLead }] : [];
  });
}

function workingIn(locked: ScheduleIndex, date: LocalDate, role: string): readonly string[] {
  return shiftsOn(locked, date)
    .filter((shift) => isCounted(shift) && shift.role === role)
    .map(({ employeeName }) => nameKey(employeeName));
}

function countOf(group: readonly (readonly [number, Slot])[]): number {
  return group.reduce((sum, [, { shifts }]) => sum + shifts.length, 0);
}
