import { employeeFinder, nameKey } from '@/lib/employees/employee';
import { isOutOfLists } from '@/lib/employees/person/in-house';
import { applyChange, type Schedule } from '@/lib/shifts/change/schedule';
import { shiftEntry } from '@/lib/shifts/change/schedule-change';
import { findShift, shiftsOn } from '@/lib/shifts/change/schedule-index';
import { isOpenShift, OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';
import { compareShifts, isCounted, type Shift } from '@/lib/shifts/shift/shift';
import { detailsOf } from '@/lib/shifts/shift/shift-details';
import type { FillInput } from './fill-input';
import { givingBreaks } from './giving-breaks';
import { grouped } from './grouped';

/** Shifts of one kind at one time, of which each is as good as the other; of somebody's there is always one alone. */
export interface Slot {
  readonly first: Shift;
  /** By id, `first` among them. */
  readonly shifts: readonly Shift[];
  /** `nameKey` of who has it now. */
  readonly holder: string | undefined;
}

export interface Slots {
  /** By date and time. */
  readonly slots: readonly Slot[];
  /** The schedule with these shifts as open ones: everything else is to stay. */
  readonly locked: Schedule;
}

/** What is to be filled: the asked shifts that are still open, and pending ones of the same days where they may move. */
export function slotsOf(input: FillInput): Slots {
  const { schedule, shiftIds } = input;
  const open = [...new Set(shiftIds)]
    .flatMap((id) => findShift(schedule.shifts, id) ?? [])
    .filter((shift) => isCounted(shift) && isOpenShift(shift));
  const pending = input.movesPending ? movableOn(new Set(open.map(({ date }) => date)), input) : [];
  const groups = grouped(open, kindOf).values();
  const slots = [
    ...Array.from(groups, (shifts) => slotOf([...shifts].sort(byId), undefined)),
    ...pending.map((shift) => slotOf([shift], nameKey(shift.employeeName))),
  ];
  const opened = pending.map((shift) => shiftEntry(shift, { ...shift, employeeName: OPEN_SHIFT_NAME }));
  return {
    slots: slots.flatMap((slot) => slot ?? []).sort((one, other) => compareOnDays(one.first, other.first)),
    locked: opened.length > 0 ? applyChange(schedule, { entries: opened }) : schedule,
  };
}

/** By date, then in day order. */
export function compareOnDays(one: Shift, other: Shift): number {
  if (one.date !== other.date) return one.date < other.date ? -1 : 1;
  return compareShifts(one, other);
}

function slotOf(shifts: readonly Shift[], holder: string | undefined): Slot | undefined {
  const [first] = shifts;
  return first && { first, shifts, holder };
}

/** Pending shifts from today on of people who are there, and whose they may be: what breaks a rule stays for who planned it so. */
function movableOn(
  dates: ReadonlySet<Shift['date']>,
  { schedule, contextIn, today }: FillInput,
): readonly Shift[] {
  const find = employeeFinder(schedule.employees.values());
  return [...dates]
    .filter((date) => date >= today)
    .flatMap((date) => shiftsOn(schedule.shifts, date))
    .filter((shift) => {
      if (shift.status !== 'Pending' || isOpenShift(shift)) return false;
      const employee = find(shift.employeeName);
      if (!employee || isOutOfLists(employee, shift.date)) return false;
      return givingBreaks(shift, contextIn(schedule, shift.employeeName)).length === 0;
    });
}

/** Equal for shifts that are the same to whoever works them. */
function kindOf(shift: Shift): string {
  const { date, startTime, endTime, role, status, notes } = shift;
  return JSON.stringify([date, startTime, endTime, role, status, notes, detailsOf(shift)]);
}

function byId(one: Shift, other: Shift): number {
  return one.id < other.id ? -1 : 1;
}
