import type { Shift } from '@/lib/shifts/shift/shift';
import { daysBetween } from '@/lib/time/local-date';
import { publishedStates, type Unpublished } from './publication';
import { isSameForTeam } from './unpublished';

export interface UnpublishedChange {
  readonly id: string;
  readonly kind: 'added' | 'changed' | 'removed';
  /** As published, and current; at least one is present. */
  readonly before?: Shift;
  readonly after?: Shift;
}

/** The differences in order of days and times; `current` returns a shift's current state. */
export function unpublishedChanges(
  unpublished: Unpublished,
  current: (id: string) => Shift | undefined,
): readonly UnpublishedChange[] {
  const changes = [...unpublished.values()].flatMap((entry) => {
    const now = current(entry.id);
    return changesBetween(entry.id, publishedStates(entry), now ? [now] : []);
  });
  const orderOf = ({ before, after }: UnpublishedChange) => {
    const shift = after ?? before;
    return shift ? `${shift.date} ${shift.startTime} ${shift.employeeName}` : '';
  };
  return changes.sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
}

/** Pairs the states of one shift by nearest day. States that look the same are no change. */
export function changesBetween(
  id: string,
  before: readonly Shift[],
  after: readonly Shift[],
): readonly UnpublishedChange[] {
  const gone = before.filter((state) => !after.some((other) => isSameForTeam(state, other)));
  const come = after.filter((state) => !before.some((other) => isSameForTeam(state, other)));
  // The common case: one state on each side is the same shift, changed.
  if (before.length === 1 && after.length === 1 && before[0] && after[0])
    return [{ id, kind: 'changed', before: before[0], after: after[0] }];
  const changes: UnpublishedChange[] = [];
  const pairs = gone
    .flatMap((one) =>
      come.map((other) => ({ one, other, days: Math.abs(daysBetween(one.date, other.date)) })),
    )
    .sort((one, other) => one.days - other.days);
  const taken = new Set<Shift>();
  for (const { one, other } of pairs) {
    if (taken.has(one) || taken.has(other)) continue;
    taken.add(one).add(other);
    changes.push({ id, kind: 'changed', before: one, after: other });
  }
  for (const shift of gone) if (!taken.has(shift)) changes.push({ id, kind: 'removed', before: shift });
  for (const shift of come) if (!taken.has(shift)) changes.push({ id, kind: 'added', after: shift });
  return changes;
}
