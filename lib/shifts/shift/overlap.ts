import { nameKey } from '@/lib/employees/employee';
import { intervalOf, intervalsOverlap } from '@/lib/time/interval';
import { isCountedForPerson } from './open-shift';
import type { Shift } from './shift';

/**
 * Overlap as in SPEC section 5: same date, employee and role, and shared time. Touching, canceled and open
 * shifts do not overlap. An end at or before the start is on the next day. Across roles and days:
 * `lib/rules/overlap.ts`.
 */
export function shiftsOverlap(one: Shift, other: Shift): boolean {
  return (
    one.id !== other.id &&
    one.date === other.date &&
    one.role === other.role &&
    isCountedForPerson(one) &&
    isCountedForPerson(other) &&
    nameKey(one.employeeName) === nameKey(other.employeeName) &&
    intervalsOverlap(intervalOf(one.startTime, one.endTime), intervalOf(other.startTime, other.endTime))
  );
}

/** Both ids of each overlapping pair, in any input order. Fast for thousands of shifts a day. */
export function overlappingShiftIds(shiftsOfDay: readonly Shift[]): ReadonlySet<string> {
  const byPerson = new Map<string, Shift[]>();
  for (const shift of shiftsOfDay) {
    if (!isCountedForPerson(shift)) continue;
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
  // In start order, a span overlaps an earlier one exactly if it starts before the maximum end so far.
  let furthest = spans[0];
  for (const span of spans.slice(1)) {
    if (furthest && span.startMinute < furthest.endMinute) {
      ids.add(span.id);
      ids.add(furthest.id);
    }
    if (!furthest || span.endMinute > furthest.endMinute) furthest = span;
  }
}
