import { type Employee, nameKey } from '@/lib/employees/employee';
import type { AnnouncedShift } from '@/lib/requests/asked';
import { allShifts, type ScheduleIndex, shiftsOn } from '@/lib/shifts/change/schedule-index';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import { isCounted, type Shift } from '@/lib/shifts/shift/shift';
import { hash32 } from '@/lib/text-hash';
import type { WallClock } from '@/lib/time/wall-clock';

/** Why a request can no longer be applied. */
export type Stale =
  | { readonly why: 'personGone' }
  | { readonly why: 'past' }
  | { readonly why: 'shiftGone' }
  | { readonly why: 'canceled' }
  /** Another day or time than announced. */
  | { readonly why: 'shiftChanged'; readonly shift: Shift }
  | { readonly why: 'taken'; readonly name: string }
  /** An empty name for an open shift. */
  | { readonly why: 'notTheirs'; readonly name: string };

/** Keyed by `hash32`; built on the first miss, since many cards may ask for missing shifts. */
const byKey = new WeakMap<ScheduleIndex, ReadonlyMap<number, Shift>>();

/** Finds the shift on any day; undefined if deleted. */
export function findAsked(index: ScheduleIndex, { key, date }: AnnouncedShift): Shift | undefined {
  const there = shiftsOn(index, date).find(({ id }) => hash32(id) === key);
  if (there) return there;
  const known =
    byKey.get(index) ?? new Map(Array.from(allShifts(index), (shift) => [hash32(shift.id), shift]));
  byKey.set(index, known);
  return known.get(key);
}

/** Why the shift can no longer change as requested: deleted, canceled, changed or started. */
export function staleShift(
  shift: Shift | undefined,
  announced: AnnouncedShift,
  now: WallClock,
): Stale | undefined {
  if (!shift) return { why: 'shiftGone' };
  if (!isCounted(shift)) return { why: 'canceled' };
  const isSame =
    shift.date === announced.date &&
    shift.startTime === announced.startTime &&
    shift.endTime === announced.endTime;
  if (!isSame) return { why: 'shiftChanged', shift };
  return hasBegun(shift, now) ? { why: 'past' } : undefined;
}

export function staleClaim(shift: Shift): Stale | undefined {
  return isOpenShift(shift) ? undefined : { why: 'taken', name: shift.employeeName };
}

export function staleGift(shift: Shift, employee: Pick<Employee, 'name'>): Stale | undefined {
  const isTheirs = nameKey(shift.employeeName) === nameKey(employee.name);
  return isTheirs ? undefined : { why: 'notTheirs', name: shift.employeeName };
}

function hasBegun({ date, startTime }: Pick<Shift, 'date' | 'startTime'>, now: WallClock): boolean {
  return `${date} ${startTime}` <= `${now.date} ${now.time}`;
}
