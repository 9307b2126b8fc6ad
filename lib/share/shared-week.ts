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

/** A shift as published to the team: with its details, without notes, which are the manager's own, and never canceled. */
export interface SharedShift extends ShiftDetails {
  /** `hash32` of the shift's id: stable in every link and calendar file, however the shift changes. */
  readonly key: number;
  readonly date: LocalDate;
  readonly startTime: ClockTime;
  readonly endTime: ClockTime;
  readonly role: string;
  readonly isPending: boolean;
}

/** One person's shifts in order of days and times; an empty name for the open shifts. */
export interface SharedPerson {
  readonly name: string;
  readonly shifts: readonly SharedShift[];
}

/** What has become of a shift that an earlier publication told a person otherwise. */
export interface ToldState {
  readonly name: string;
  /** The person no longer has it; then `shift` is as it was told. */
  readonly isGone: boolean;
  readonly shift: SharedShift;
}

/** What is said of a day for the team. */
export interface SharedDay {
  readonly date: LocalDate;
  /** At least one. */
  readonly lines: readonly TeamLine[];
}

/** One published week as a link carries it. Times are wall-clock values in the zone of the restaurant. */
export interface SharedWeek {
  /** The name of the house; absent where the settings have none. */
  readonly house?: string;
  /** Its first day, by the setting of who made it. */
  readonly firstDay: LocalDate;
  /** Epoch milliseconds, whole minutes. */
  readonly publishedAt: number;
  /** IANA name. */
  readonly zone: string;
  /** How long before a shift its reminder comes, in minutes; 0 for none. */
  readonly leadMinutes: number;
  /** By name, the open shifts last; only people with a shift. */
  readonly people: readonly SharedPerson[];
  /** Those of its days of which something is said, in order; absent where nothing is. */
  readonly days?: readonly SharedDay[];
  /** The latest told last; of any day from the publication on. */
  readonly told?: readonly ToldState[];
  /** SEQUENCE of its calendar events; absent where that is `sequenceAt(publishedAt)`. */
  readonly sequence?: number;
}

interface PublishedShifts {
  readonly house?: string;
  readonly firstDay: LocalDate;
  readonly publishedAt: number;
  readonly zone: string;
  readonly leadMinutes: number;
  /** Shifts of that week, as published. */
  readonly shifts: readonly Shift[];
  readonly days?: readonly SharedDay[];
  readonly told?: readonly ToldState[];
  readonly sequence?: number;
}

/** The published content of the week. Names that differ only in case or whitespace are merged. */
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

/** The week with the house's own names in place of what its records keep: who reads a link does not have the house's list. */
export function withRoleNames(week: SharedWeek, ownName: (role: string) => string | undefined): SharedWeek {
  const named = (shift: SharedShift) => ({ ...shift, role: ownName(shift.role) ?? shift.role });
  const { people, told } = week;
  return {
    ...week,
    people: people.map((person) => ({ ...person, shifts: person.shifts.map(named) })),
    ...(told && { told: told.map((state) => ({ ...state, shift: named(state.shift) })) }),
  };
}

/** The week with only that person's shifts, for a personal link. */
export function weekOfPerson(week: SharedWeek, name: string): SharedWeek {
  const isTheirs = (one: { readonly name: string }) => nameKey(one.name) === nameKey(name);
  const { told } = week;
  return { ...week, people: week.people.filter(isTheirs), ...(told && { told: told.filter(isTheirs) }) };
}

/** The week with only the shifts in these roles, for a group of the house: whoever has none of them is not in it. */
export function weekOfRoles(week: SharedWeek, isWanted: (role: string) => boolean): SharedWeek {
  const { people, told } = week;
  const own = people.map((person) => ({
    ...person,
    shifts: person.shifts.filter(({ role }) => isWanted(role)),
  }));
  return {
    ...week,
    people: own.filter(({ shifts }) => shifts.length > 0),
    ...(told && { told: told.filter(({ shift }) => isWanted(shift.role)) }),
  };
}

/** The shift without the manager's own fields. */
export function toShared(shift: Shift): SharedShift {
  const { id, date, startTime, endTime, role, status } = shift;
  const isPending = status === 'Pending';
  return { key: hash32(id), date, startTime, endTime, role, isPending, ...detailsOf(shift) };
}

/** The order of one person's shifts: by day, start and end. */
export function byTime(one: SharedShift, other: SharedShift): number {
  return (
    compareText(
      `${one.date} ${one.startTime} ${one.endTime}`,
      `${other.date} ${other.startTime} ${other.endTime}`,
    ) || one.key - other.key
  );
}

/** The order of people: by name, the open shifts last. */
export function byName(one: { readonly name: string }, other: { readonly name: string }): number {
  if (one.name === OPEN_SHIFT_NAME || other.name === OPEN_SHIFT_NAME)
    return one.name === other.name ? 0 : one.name ? -1 : 1;
  return compareText(nameKey(one.name), nameKey(other.name));
}
