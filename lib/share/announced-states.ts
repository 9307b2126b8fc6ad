import { nameKey } from '@/lib/employees/employee';
import type { AnnouncedShift } from '@/lib/shifts/publication/publication';
import { isOpenShift, OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';
import { isCounted, type Shift } from '@/lib/shifts/shift/shift';
import { hash32 } from '@/lib/text-hash';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { type AnnouncedState, type SharedPerson, type SharedWeek, toShared } from './shared-week';

interface AnnouncedContext {
  readonly now: (id: string) => readonly Shift[];
  /** First day of the week, whose shifts are in the calendar file anyway. */
  readonly firstDay: LocalDate;
  /** Announcements for earlier days are omitted. */
  readonly today: LocalDate;
  /** Whether the calendar file is for everybody. In such a file, a reassigned shift does not count as removed. */
  readonly isForAll?: boolean;
}

/**
 * The current state of earlier announcements, the latest last. A shift that its person lost is gone at its
 * announced time. A shift moved out of the week has its new time. Only everybody's file has open shifts.
 */
export function announcedStates(
  announced: readonly AnnouncedShift[],
  { now, firstDay, today, isForAll = false }: AnnouncedContext,
): readonly AnnouncedState[] {
  const states = new Map<string, AnnouncedState>();
  for (const shift of announced) {
    if (shift.date < today || (!isForAll && shift.employeeName === OPEN_SHIFT_NAME)) continue;
    const isTheirs = (state: Shift) => isForAll || nameKey(nameOf(state)) === nameKey(shift.employeeName);
    const theirs = now(shift.id).filter((state) => isCounted(state) && isTheirs(state));
    // A moved shift is on two days until both days are published again; files use the later day.
    const current = theirs.reduce<Shift | undefined>(
      (last, state) => (last && last.date > state.date ? last : state),
      undefined,
    );
    const key = isForAll ? shift.id : `${nameKey(shift.employeeName)} ${shift.id}`;
    // A calendar identifies an event by its shift only, so the last announcement counts.
    states.delete(key);
    if (!current) states.set(key, goneState(shift));
    else if (!theirs.some(({ date }) => isInWeek(firstDay, date)))
      states.set(key, { name: nameOf(current), isGone: false, shift: toShared(current) });
  }
  return [...states.values()];
}

/** The people of the week, then the people who have only earlier announcements. */
export function everybodyOf({ people, announced = [] }: SharedWeek): readonly SharedPerson[] {
  const known = new Map<string, SharedPerson>();
  for (const { name } of announced) {
    known.set(nameKey(name), { name, shifts: [] });
  }
  for (const { name } of people) known.delete(nameKey(name));
  return [...people, ...known.values()];
}

/** Number of the person's events that the calendar file cancels. */
export function canceledEventCount({ announced = [] }: SharedWeek, name: string): number {
  return announced.filter((state) => state.isGone && nameKey(state.name) === nameKey(name)).length;
}

/** Drops removed shifts that are past. Moved shifts stay, because a calendar still shows their old day. */
export function withComingAnnounced(week: SharedWeek, today: LocalDate): SharedWeek {
  if (!week.announced) return week;
  return { ...week, announced: week.announced.filter(({ isGone, shift }) => !isGone || shift.date >= today) };
}

function goneState({ id, employeeName, date, startTime, endTime, role }: AnnouncedShift): AnnouncedState {
  const shift = { key: hash32(id), date, startTime, endTime, role, isPending: false };
  return { name: employeeName, isGone: true, shift };
}

function nameOf(shift: Shift): string {
  return isOpenShift(shift) ? OPEN_SHIFT_NAME : shift.employeeName.trim();
}

function isInWeek(firstDay: LocalDate, date: LocalDate): boolean {
  return date >= firstDay && date <= addDays(firstDay, 6);
}
