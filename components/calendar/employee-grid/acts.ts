import { findEmployeeByName } from '@/lib/employees/employee';
import { shiftEntry } from '@/lib/shifts/change/schedule-change';
import { findShift } from '@/lib/shifts/change/schedule-index';
import { plannedCopies } from '@/lib/shifts/change/shift-moves';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import { type Shift, shiftMinutes } from '@/lib/shifts/shift/shift';
import { clockTimeOf, minuteOfDay } from '@/lib/time/clock-time';
import type { LocalDate } from '@/lib/time/local-date';
import type { TimesReading } from '@/lib/time/parse-times';
import { DAY_MINUTES } from '@/lib/time/units';
import { scheduleStore } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import { announce } from '@/stores/notifications/announce';
import {
  copyShifts,
  type MoveOutcome,
  moveShifts,
  notifyMoveRefusal,
  type ShiftMove,
} from '@/stores/schedule/move-shifts';

/** A longer step is the form's business. */
const STRETCH_MINUTES = 15;

/** What C has copied: the shifts as they stood, so that they can be pasted also when they are gone. */
let clipboard: readonly Shift[] = [];

/** Takes the shifts to the grid's own clipboard. */
export function copyToClipboard(shifts: readonly Shift[]): void {
  clipboard = shifts;
}

/** Opens the form of a new shift on that day, for that person; an empty name stands for an open shift. */
export function addShiftFor(name: string, date: LocalDate): void {
  scheduleStore.selectDate(date);
  uiStore.openDialog({ name: 'addShift', employeeName: name });
}

/** How the notice of new shifts reads. */
export interface AddedWords {
  readonly message: (count: number) => string;
  readonly detail: (shift: Shift) => string;
}

/** The confirmed shifts that the typed times make for the person of that name; none where the team has nobody. */
export function typedShifts(
  name: string,
  date: LocalDate,
  readings: readonly TimesReading[],
): readonly Shift[] | undefined {
  const employee = findEmployeeByName(scheduleStore.getState().schedule.employees.values(), name);
  if (!employee) return undefined;
  const { role, color } = employee;
  return readings.map(({ startTime, endTime }) => ({
    id: scheduleStore.newId(),
    employeeName: employee.name,
    role,
    color,
    date,
    startTime,
    endTime,
    status: 'Confirmed',
    notes: '',
  }));
}

/** Adds the shifts in one step, and tells of it with Undo. */
export function addShifts(shifts: readonly Shift[], words: AddedWords): void {
  const [first] = shifts;
  if (!first) return;
  const change = scheduleStore.commit(shifts.map((shift) => shiftEntry(undefined, shift)));
  void announce(change, {
    category: 'shifts',
    act: 'shiftSaved',
    words: {
      message: words.message(shifts.length),
      ...(shifts.length === 1 && { detail: words.detail(first) }),
    },
    reminders: shifts,
  });
}

/** What came of pasting: nothing was copied before, the same shifts stand there already, refused, or done. */
export type Pasted = 'empty' | 'there' | 'refused' | 'pasted';

/** Pastes what was copied on that day for that person, in one step; why it cannot be is told. */
export function pasteFor(name: string, date: LocalDate, words: AddedWords): Pasted {
  if (clipboard.length === 0) return 'empty';
  const { shifts, employees } = scheduleStore.getState().schedule;
  const moves = clipboard.map(({ id }): ShiftMove => ({ shiftId: id, date, employeeName: name }));
  if (clipboard.every(({ id }) => findShift(shifts, id))) return told(copyShifts(moves));
  const find = (id: string) => clipboard.find((copied) => copied.id === id);
  const planned = plannedCopies(moves, { find, employees: [...employees.values()] }, scheduleStore.newId);
  if (!planned.isOk) return told(planned);
  addShifts(planned.value, words);
  return planned.value.length > 0 ? 'pasted' : 'there';
}

function told(outcome: MoveOutcome): Pasted {
  if (!outcome.isOk) {
    notifyMoveRefusal(outcome.error);
    return 'refused';
  }
  return outcome.value ? 'pasted' : 'there';
}

/** Moves one shift, and tells why it cannot be where that is so; says whether it was moved. */
export function moveShift(move: ShiftMove): boolean {
  return told(moveShifts([move])) === 'pasted';
}

/** The shift's end so many quarters of an hour later, or earlier; a quarter at least and a day at most remain. */
export function stretchShift(shift: Shift, quarters: number): boolean {
  const minutes = shiftMinutes(shift) + quarters * STRETCH_MINUTES;
  if (minutes < STRETCH_MINUTES || minutes > DAY_MINUTES) return false;
  return moveShift({ shiftId: shift.id, endTime: clockTimeOf(minuteOfDay(shift.startTime) + minutes) });
}

/** Whether typing in an empty cell of that row can make a shift: an open one needs a role, which the form asks for. */
export function canTypeFor(name: string): boolean {
  return !isOpenShift({ employeeName: name });
}
