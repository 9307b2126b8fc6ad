import type { TeamLine } from '@/lib/days/day-lines';
import { nameKey } from '@/lib/employees/employee';
import { compareText } from '@/lib/order';
import { isOpenShift, OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';
import { isCounted, type Shift } from '@/lib/shifts/shift/shift';
import { detailsOf, type ShiftDetails } from '@/lib/shifts/shift/shift-details';
import { hash32 } from '@/lib/text-hash';
import type { ClockTime } from '@/lib/time/clock-time';
import type { LocalDate } from '@/lib/time/local-date';
import { MINUTE_MS } from '@/lib/time/units';

/** A shift as published to the team: never canceled, without the manager's notes. */
export interface SharedShift extends ShiftDetails {
  /** `hash32` of the shift's id: stable in every link and calendar file. */
  readonly key: number;
  readonly date: LocalDate;
  readonly startTime: ClockTime;
  readonly endTime: ClockTime;
  readonly role: string;
  readonly isPending: boolean;
}

/** In order of days and times; an empty name means the open shifts. */
export interface SharedPerson {
  readonly name: string;
  readonly shifts: readonly SharedShift[];
}

/** The new state of a shift that an earlier publication announced differently. */
export interface AnnouncedState {
  readonly name: string;
  /** The person no longer has the shift; then `shift` is as announced. */
  readonly isGone: boolean;
  readonly shift: SharedShift;
}

export interface SharedDay {
  readonly date: LocalDate;
  readonly lines: readonly TeamLine[];
}

/** One published week as stored in a link. Times are wall-clock times in the restaurant's zone. */
export interface SharedWeek {
  readonly business?: string;
  /** By the sender's week start. */
  readonly firstDay: LocalDate;
  /** Epoch milliseconds, whole minutes. */
  readonly publishedAt: number;
  /** IANA name. */
  readonly zone: string;
  /** How long before a shift its reminder comes; 0 for none. */
  readonly leadMinutes: number;
  /** By name, open shifts last; only people with a shift. */
  readonly people: readonly SharedPerson[];
  /** In order; absent if no day has notes. */
  readonly days?: readonly SharedDay[];
  /** In order, the latest announcement last; on or after the day of publication. */
  readonly announced?: readonly AnnouncedState[];
  /** SEQUENCE of the calendar events; absent if equal to `sequenceAt(publishedAt)`. */
  readonly sequence?: number;
}

interface PublishedShifts {
  readonly business?: string;
  readonly firstDay: LocalDate;
  readonly publishedAt: number;
  readonly zone: string;
  readonly leadMinutes: number;
  readonly shifts: readonly Shift[];
  readonly days?: readonly SharedDay[];
  readonly announced?: readonly AnnouncedState[];
  readonly sequence?: number;
}

/** Merges names that differ only in case or whitespace. */
export function sharedWeekOf({ shifts, publishedAt, ...rest }: PublishedShifts): SharedWeek {
  const people = new Map<string, { name: string; shifts: Shift[] }>();
  for (const shift of shifts) {
    if (!isCounted(shift)) continue;
    const name = isOpenShift(shift) ? OPEN_SHIFT_NAME : shift.employeeName.trim();
    const person = people.get(nameKey(name));
    if (person) person.shifts.push(shift);
    else people.set(nameKey(name), { name, shifts: [shift] });
  }
  return {
    ...rest,
    publishedAt: Math.floor(publishedAt / MINUTE_MS) * MINUTE_MS,
    people: [...people.values()].sort(byName).map(({ name, shifts: own }) => ({
      name,
      shifts: own.map(toShared).sort(byTime),
    })),
  };
}

/**
 * Replaces stored roles by the business's role names, because a link's reader does not have the business's
 * list of roles.
 */
export function withRoleNames(
  week: SharedWeek,
  customName: (role: string) => string | undefined,
): SharedWeek {
  const named = (shift: SharedShift) => ({ ...shift, role: customName(shift.role) ?? shift.role });
  const { people, announced } = week;
  return {
    ...week,
    people: people.map((person) => ({ ...person, shifts: person.shifts.map(named) })),
    ...(announced && { announced: announced.map((state) => ({ ...state, shift: named(state.shift) })) }),
  };
}

export function weekOfPerson(week: SharedWeek, name: string): SharedWeek {
  const isTheirs = (one: { readonly name: string }) => nameKey(one.name) === nameKey(name);
  const { announced } = week;
  return {
    ...week,
    people: week.people.filter(isTheirs),
    ...(announced && { announced: announced.filter(isTheirs) }),
  };
}

/** Keeps only the shifts of wanted roles; omits people without such a shift. */
export function weekOfRoles(week: SharedWeek, isWanted: (role: string) => boolean): SharedWeek {
  const { people, announced } = week;
  const own = people.map((person) => ({
    ...person,
    shifts: person.shifts.filter(({ role }) => isWanted(role)),
  }));
  return {
    ...week,
    people: own.filter(({ shifts }) => shifts.length > 0),
    ...(announced && { announced: announced.filter(({ shift }) => isWanted(shift.role)) }),
  };
}

/** Drops the manager's fields. */
export function toShared(shift: Shift): SharedShift {
  const { id, date, startTime, endTime, role, status } = shift;
  const isPending = status === 'Pending';
  return { key: hash32(id), date, startTime, endTime, role, isPending, ...detailsOf(shift) };
}

export function byTime(one: SharedShift, other: SharedShift): number {
  return (
    compareText(
      `${one.date} ${one.startTime} ${one.endTime}`,
      `${other.date} ${other.startTime} ${other.endTime}`,
    ) || one.key - other.key
  );
}

/** By name, open shifts last. */
export function byName(one: { readonly name: string }, other: { readonly name: string }): number {
  if (one.name === OPEN_SHIFT_NAME || other.name === OPEN_SHIFT_NAME)
    return one.name === other.name ? 0 : one.name ? -1 : 1;
  return compareText(nameKey(one.name), nameKey(other.name));
}
