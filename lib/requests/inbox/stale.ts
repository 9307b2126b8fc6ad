import { type Employee, nameKey } from '@/lib/employees/employee';
import type { ToldShift } from '@/lib/requests/asked';
import { allShifts, type ScheduleIndex, shiftsOn } from '@/lib/shifts/change/schedule-index';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import { isCounted, type Shift } from '@/lib/shifts/shift/shift';
import { hash32 } from '@/lib/text-hash';
import type { WallClock } from '@/lib/time/wall-clock';

/** Why a request cannot be carried out any more. */
export type Stale =
  /** Nobody of the team is known by that name or link. */
  | { readonly why: 'personGone' }
  /** The day, or the shift, has begun. */
  | { readonly why: 'past' }
  | { readonly why: 'shiftGone' }
  | { readonly why: 'canceled' }
  /** Its day or times are others than they were told. */
  | { readonly why: 'shiftChanged'; readonly shift: Shift }
  /** The open shift has somebody since. */
  | { readonly why: 'taken'; readonly name: string }
  /** The shift that they would give is not theirs any more; an empty name for an open one. */
  | { readonly why: 'notTheirs'; readonly name: string };

/** Every shift by the key of links, made when one is not where it was told: many cards ask for shifts that are gone. */
const byKey = new WeakMap<ScheduleIndex, ReadonlyMap<number, Shift>>();

/** The shift that was told, wherever it is by now; undefined where it is gone. */
export function findTold(index: ScheduleIndex, { key, date }: ToldShift): Shift | undefined {
  const there = shiftsOn(index, date).find(({ id }) => hash32(id) === key);
  if (there) return there;
  const known =
    byKey.get(index) ?? new Map(Array.from(allShifts(index), (shift) => [hash32(shift.id), shift]));
  byKey.set(index, known);
  return known.get(key);
}

/** What stands against a shift that was told, whoever has it: gone, canceled, changed since, or begun. */
export function staleShift(shift: Shift | undefined, told: ToldShift, now: WallClock): Stale | undefined {
  if (!shift) return { why: 'shiftGone' };
  if (!isCounted(shift)) return { why: 'canceled' };
  const isSame =
    shift.date === told.date && shift.startTime === told.startTime && shift.endTime === told.endTime;
  if (!isSame) return { why: 'shiftChanged', shift };
  return hasBegun(shift, now) ? { why: 'past' } : undefined;
}

/** What stands against giving somebody an open shift. */
export function staleClaim(shift: Shift): Stale | undefined {
  return isOpenShift(shift) ? undefined : { why: 'taken', name: shift.employeeName };
}

/** What stands against a person's giving their shift. */
export function staleGift(shift: Shift, employee: Pick<Employee, 'name'>): Stale | undefined {
  const isTheirs = nameKey(shift.employeeName) === nameKey(employee.name);
  return isTheirs ? undefined : { why: 'notTheirs', name: shift.employeeName };
}

function hasBegun({ date, startTime }: Pick<Shift, 'date' | 'startTime'>, now: WallClock): boolean {
  return `${date} ${startTime}` <= `${now.date} ${now.time}`;
}
