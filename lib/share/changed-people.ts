import { nameKey } from '@/lib/employees/employee';
import { type PublishedShift, publishedStates } from '@/lib/shifts/publication/publication';
import { changesBetween } from '@/lib/shifts/publication/unpublished-changes';
import { isOpenShift, OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';
import { isCounted, type Shift } from '@/lib/shifts/shift/shift';
import { hasSameDetails } from '@/lib/shifts/shift/shift-details';
import type { LocalDate } from '@/lib/time/local-date';
import { byName, byTime, type SharedShift, toShared } from './shared-week';

export interface ChangedShift {
  readonly before: SharedShift;
  readonly after: SharedShift;
}

/** Each list is in order of days and times; an empty name means the open shifts. */
export interface ChangedPerson {
  readonly name: string;
  readonly added: readonly SharedShift[];
  readonly changed: readonly ChangedShift[];
  readonly removed: readonly SharedShift[];
  /** Keys of the removed shifts that are now canceled; the others were deleted or reassigned. */
  readonly canceled: ReadonlySet<number>;
}

interface Changes {
  name: string;
  added: SharedShift[];
  changed: ChangedShift[];
  removed: SharedShift[];
  canceled: Set<number>;
}

const COMPARED_FIELDS = ['date', 'startTime', 'endTime', 'role', 'isPending'] as const;

/**
 * The people whose shifts the last publication changed on `days` (absent: any day), by name, open shifts
 * last. `before` has the shifts as published before; `now` gives a shift as published now, per day.
 */
export function changedPeople(
  before: Iterable<PublishedShift>,
  now: (id: string) => readonly Shift[],
  days?: readonly LocalDate[],
): readonly ChangedPerson[] {
  const people = new Map<string, Changes>();
  const changesOf = (shift: Shift): Changes => {
    const name = isOpenShift(shift) ? OPEN_SHIFT_NAME : shift.employeeName.trim();
    const known = people.get(nameKey(name)) ?? {
      name,
      added: [],
      changed: [],
      removed: [],
      canceled: new Set(),
    };
    people.set(nameKey(name), known);
    return known;
  };
  const shown = days && new Set(days);
  const isShown = (shift: Shift) => !shown || shown.has(shift.date);
  for (const entry of before) {
    for (const change of changesBetween(entry.id, publishedStates(entry), now(entry.id))) {
      const was = countedOnly(change.before);
      const is = countedOnly(change.after);
      if (was && is && nameKey(was.employeeName) === nameKey(is.employeeName)) {
        const pair = { before: toShared(was), after: toShared(is) };
        const isSame =
          COMPARED_FIELDS.every((field) => pair.before[field] === pair.after[field]) &&
          hasSameDetails(pair.before, pair.after);
        if (!isSame && (isShown(was) || isShown(is))) changesOf(is).changed.push(pair);
        continue;
      }
      if (was && isShown(was)) {
        const shift = toShared(was);
        changesOf(was).removed.push(shift);
        if (change.after && !is) changesOf(was).canceled.add(shift.key);
      }
      if (is && isShown(is)) changesOf(is).added.push(toShared(is));
    }
  }
  return [...people.values()].sort(byName).map(({ name, added, changed, removed, canceled }) => ({
    name,
    added: added.sort(byTime),
    changed: changed.sort((one, other) => byTime(one.after, other.after)),
    removed: removed.sort(byTime),
    canceled,
  }));
}

function countedOnly(shift: Shift | undefined): Shift | undefined {
  return shift && isCounted(shift) ? shift : undefined;
}
