import { nameKey } from '@/lib/employees/employee';
import type { ToldShift } from '@/lib/shifts/publication/told';
import { isOpenShift, OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';
import { isCounted, type Shift } from '@/lib/shifts/shift/shift';
import { hash32 } from '@/lib/text-hash';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { type SharedPerson, type SharedWeek, type ToldState, toShared } from './shared-week';

interface ToldContext {
  /** A shift as published now, on each day where it is. */
  readonly now: (id: string) => readonly Shift[];
  /** Shifts of the week from that day on are in its file anyway. */
  readonly firstDay: LocalDate;
  /** What was told of days before it needs nobody's attention. */
  readonly today: LocalDate;
  /** For the file of everybody a shift that is somebody else's is not gone. */
  readonly isForAll?: boolean;
}

/**
 * What has become of what earlier publications told, the latest told last: a shift that its person no longer has is
 * gone, at the place where it was told; one that is now on a day outside of the week is where it is now. Only the file
 * of everybody has open shifts.
 */
export function toldStates(
  told: readonly ToldShift[],
  { now, firstDay, today, isForAll = false }: ToldContext,
): readonly ToldState[] {
  const states = new Map<string, ToldState>();
  for (const shift of told) {
    if (shift.date < today || (!isForAll && shift.employeeName === OPEN_SHIFT_NAME)) continue;
    const isTheirs = (state: Shift) => isForAll || nameKey(nameOf(state)) === nameKey(shift.employeeName);
    const theirs = now(shift.id).filter((state) => isCounted(state) && isTheirs(state));
    // On two days at once until both are published again: files say the later one.
    const current = theirs.reduce<Shift | undefined>(
      (last, state) => (last && last.date > state.date ? last : state),
      undefined,
    );
    const key = isForAll ? shift.id : `${nameKey(shift.employeeName)} ${shift.id}`;
    // A calendar knows an event by its shift alone, so the last one told stands for all.
    states.delete(key);
    if (!current) states.set(key, goneState(shift));
    else if (!theirs.some(({ date }) => isInWeek(firstDay, date)))
      states.set(key, { name: nameOf(current), isGone: false, shift: toShared(current) });
  }
  return [...states.values()];
}

/** The people of the week, and after them those who have none of its shifts, but were told of shifts before. */
export function everybodyOf({ people, told = [] }: SharedWeek): readonly SharedPerson[] {
  const known = new Map<string, SharedPerson>();
  for (const { name } of told) {
    known.set(nameKey(name), { name, shifts: [] });
  }
  for (const { name } of people) known.delete(nameKey(name));
  return [...people, ...known.values()];
}

/** How many shifts of that person the calendar file takes back. */
export function goneCount({ told = [] }: SharedWeek, name: string): number {
  return told.filter((state) => state.isGone && nameKey(state.name) === nameKey(name)).length;
}

/** The week without what is gone of days before; what was moved away is still at its old day in a calendar. */
export function withComingTold(week: SharedWeek, today: LocalDate): SharedWeek {
  if (!week.told) return week;
  return { ...week, told: week.told.filter(({ isGone, shift }) => !isGone || shift.date >= today) };
}

function goneState({ id, employeeName, date, startTime, endTime, role }: ToldShift): ToldState {
  const shift = { key: hash32(id), date, startTime, endTime, role, isPending: false };
  return { name: employeeName, isGone: true, shift };
}

function nameOf(shift: Shift): string {
  return isOpenShift(shift) ? OPEN_SHIFT_NAME : shift.employeeName.trim();
}

function isInWeek(firstDay: LocalDate, date: LocalDate): boolean {
  return date >= firstDay && date <= addDays(firstDay, 6);
}
