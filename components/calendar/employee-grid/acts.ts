import { findEmployeeByName } from '@/lib/employees/employee';
import { breakPlanOf } from '@/lib/settings/break-settings';

import type { BrokenShift } from '@/lib/shifts/change/bulk-breaks';
import { shiftEntry } from '@/lib/shifts/change/schedule-change';
import { findShift } from '@/lib/shifts/change/schedule-index';
import { plannedCopies, type ShiftMove } from '@/lib/shifts/change/shift-moves';
import { withBreaks } from '@/lib/shifts/proposed-breaks';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import { type Shift, shiftMinutes } from '@/lib/shifts/shift/shift';
import { clockTimeOf, minuteOfDay } from '@/lib/time/clock-time';
import type { LocalDate } from '@/lib/time/local-date';
import type { TimesReading } from '@/lib/time/parse-times';
import { DAY_MINUTES } from '@/lib/time/units';
import { announce } from '@/stores/notifications/announce';
import { commitCopies, moveShifts, notifyMoveRefusal } from '@/stores/schedule/move-shifts';
import { breaksOfShifts } from '@/stores/schedule/plan-breaks';
import type { ScheduleStore } from '@/stores/schedule/schedule';
import { openDialog } from '@/stores/ui/dialogs';

/** The minutes by which one key press changes the length; also the minimum length. */
const STRETCH_MINUTES = 15;

/** Copies of the shifts, so that they can be pasted after the originals are deleted. */
let clipboard: readonly Shift[] = [];

export function copyToClipboard(shifts: readonly Shift[]): void {
  clipboard = shifts;
}

/** An empty name means an open shift. */
export function addShiftFor(store: ScheduleStore, name: string, date: LocalDate): void {
  store.selectDate(date);
  openDialog({ name: 'addShift', employeeName: name });
}

export interface AddedWords {
  readonly message: (count: number) => string;
}

/** Confirmed shifts; empty if the team has nobody of that name. */
export function typedShifts(
  store: ScheduleStore,
  name: string,
  date: LocalDate,
  readings: readonly TimesReading[],
): readonly Shift[] | undefined {
  const employee = findEmployeeByName(store.getState().schedule.employees.values(), name);
  if (!employee) return undefined;
  const { role, color } = employee;
  const plan = breakPlanOf(store.getState().schedule);
  return readings.map(({ startTime, endTime }) =>
    withBreaks(
      {
        id: store.newId(),
        employeeName: employee.name,
        role,
        color,
        date,
        startTime,
        endTime,
        status: 'Confirmed',
        notes: '',
      },
      plan,
    ),
  );
}

/** Adds the shifts in one undo step and shows a notification with Undo. */
export function addShifts(store: ScheduleStore, shifts: readonly Shift[], words: AddedWords): void {
  if (shifts.length === 0) return;
  const change = store.commit(shifts.map((shift) => shiftEntry(undefined, shift)));
  void announce(store, change, {
    category: 'shifts',
    act: 'shiftSaved',
    words: { message: words.message(shifts.length) },
    reminders: shifts,
  });
}

/** `empty`: nothing was copied before; `there`: the cell has the same shifts already. */
export type NothingPasted = 'empty' | 'there' | 'refused';

/** A possible paste, and the rules that the paste would break. */
export interface Paste {
  readonly broken: readonly BrokenShift[];
  readonly paste: () => void;
}

/** Plans to paste the copied shifts into a cell; notifies if the paste is refused. */
export function planPaste(
  store: ScheduleStore,
  name: string,
  date: LocalDate,
  words: AddedWords,
): Paste | NothingPasted {
  if (clipboard.length === 0) return 'empty';
  const { shifts, employees } = store.getState().schedule;
  const moves = clipboard.map(({ id }): ShiftMove => ({ shiftId: id, date, employeeName: name }));
  const isThere = clipboard.every(({ id }) => findShift(shifts, id));
  const find = (id: string) =>
    isThere ? findShift(shifts, id) : clipboard.find((copied) => copied.id === id);
  const planned = plannedCopies(moves, { find, employees: [...employees.values()] }, store.newId);
  if (!planned.isOk) {
    notifyMoveRefusal(store, planned.error);
    return 'refused';
  }
  const copies = planned.value;
  if (copies.length === 0) return 'there';
  return {
    broken: breaksOfShifts(store, copies),
    paste: () => void (isThere ? commitCopies(store, copies) : addShifts(store, copies, words)),
  };
}

/** Returns whether the shift moved; notifies of a refusal. */
export function moveShift(store: ScheduleStore, move: ShiftMove): boolean {
  const outcome = moveShifts(store, [move]);
  if (!outcome.isOk) notifyMoveRefusal(store, outcome.error);
  return outcome.isOk && outcome.value !== undefined;
}

/** Moves the shift's end by `quarters` × 15 minutes; the length stays between 15 minutes and 24 hours. */
export function stretchShift(store: ScheduleStore, shift: Shift, quarters: number): boolean {
  const minutes = shiftMinutes(shift) + quarters * STRETCH_MINUTES;
  if (minutes < STRETCH_MINUTES || minutes > DAY_MINUTES) return false;
  return moveShift(store, {
    shiftId: shift.id,
    endTime: clockTimeOf(minuteOfDay(shift.startTime) + minutes),
  });
}

/** Open shifts need a role, which only the form asks for. */
export function canTypeFor(name: string): boolean {
  return !isOpenShift({ employeeName: name });
}
