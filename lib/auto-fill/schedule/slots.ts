import { employeeFinder, nameKey } from '@/lib/employees/employee';
import { isHiddenFromLists } from '@/lib/employees/person/person-facts';
import { applyChange, type Schedule } from '@/lib/shifts/change/schedule';
import { shiftEntry } from '@/lib/shifts/change/schedule-change';
import { findShift, shiftsOn } from '@/lib/shifts/change/schedule-index';
import { isOpenShift, OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';
import { compareShifts, isCounted, type Shift } from '@/lib/shifts/shift/shift';
import { detailsOf } from '@/lib/shifts/shift/shift-details';
import { assignmentBreaks } from './assignment-breaks';
import type { FillInput } from './fill-input';
import { groupBy } from './group-by';

/** Interchangeable shifts at one time; an assigned shift is always a separate slot. */
export interface Slot {
  readonly first: Shift;
  /** By id, including `first`. */
  readonly shifts: readonly Shift[];
  /** `nameKey` of the current employee. */
  readonly holder: string | undefined;
}

export interface Slots {
  /** By date and time. */
  readonly slots: readonly Slot[];
  /** The schedule with the slots' shifts open; everything else is fixed. */
  readonly locked: Schedule;
}

/** The requested shifts that are still open, and pending shifts of the same days that the plan may move. */
export function slotsOf(input: FillInput): Slots {
  const { schedule, shiftIds } = input;
  const open = [...new Set(shiftIds)]
    .flatMap((id) => findShift(schedule.shifts, id) ?? [])
    .filter((shift) => isCounted(shift) && isOpenShift(shift));
  const pending = input.movesPending ? movableOn(new Set(open.map(({ date }) => date)), input) : [];
  const groups = groupBy(open, kindOf).values();
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

/** Pending shifts from today on that break no rule, of people on the team. */
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
      if (!employee || isHiddenFromLists(employee, shift.date)) return false;
      return assignmentBreaks(shift, contextIn(schedule, shift.employeeName)).length === 0;
    });
}

/** Equal for interchangeable shifts. */
function kindOf(shift: Shift): string {
  const { date, startTime, endTime, role, status, notes } = shift;
  return JSON.stringify([date, startTime, endTime, role, status, notes, detailsOf(shift)]);
}

function byId(one: Shift, other: Shift): number {
  return one.id < other.id ? -1 : 1;
}
