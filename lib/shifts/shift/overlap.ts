import { nameKey } from '@/lib/employees/employee';
import { intervalOf, intervalsOverlap } from '@/lib/time/interval';
import { isSomebodys } from './open-shift';
import type { Shift } from './shift';

/**
 * Whether two shifts overlap as SPEC section 5 defines it: same date, employee and role, and shared time. Touching
 * shifts do not overlap; an end at or before the start is on the next day; canceled and open shifts never overlap.
 * Across roles and days: `lib/rules/overlap.ts`.
 */
export function shiftsOverlap(one: Shift, other: Shift): boolean {
  return (
    one.id !== other.id &&
    one.date === other.date &&
    one.role === other.role &&
    isSomebodys(one) &&
    isSomebodys(other) &&
    nameKey(one.employeeName) === nameKey(other.employeeName) &&
    intervalsOverlap(intervalOf(one.startTime, one.endTime), intervalOf(other.startTime, other.endTime))
  );
}

/**
 * The ids of all shifts of one day that overlap another, both of each pair. Takes any order. Groups by person first,
 * so that the cost on a day of thousands depends only on each person's few shifts.
 */
export function overlappingShiftIds(shiftsOfDay: readonly Shift[]): ReadonlySet<string> {
  const byPerson = new Map<string, Shift[]>();
  for (const shift of shiftsOfDay) {
    if (!isSomebodys(shift)) continue;
    const key = `${nameKey(shift.employeeName)}\n${shift.role}`;
    const group = byPerson.get(key);
    if (group) group.push(shift);
    else byPerson.set(key, [shift]);
  }
  const ids = new Set<string>();
  for (const group of byPerson.values()) {
    if (group.length > 1) collectOverlaps(group, ids);
  }
  return ids;
}

function collectOverlaps(group: readonly Shift[], ids: Set<string>): void {
  const spans = group
    .map((shift) => ({ id: shift.id, ...intervalOf(shift.startTime, shift.endTime) }))
    .sort((one, other) => one.startMinute - other.startMinute);
  // In order of start, a span clashes with an earlier one exactly when it begins before the maximum end so far.
  let furthest = spans[0];
  for (const span of spans.slice(1)) {
    if (furthest && span.startMinute < furthest.endMinute) {
      ids.add(span.id);
      ids.add(furthest.id);
    }
    if (!furthest || span.endMinute > furthest.endMinute) furthest = span;
  }
}
