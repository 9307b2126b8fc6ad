import type { Shift } from '@/lib/shifts/shift/shift';

type ReminderCheck = (shifts: readonly Shift[]) => void;

let check: ReminderCheck = () => {};

/** Sets who looks whether shifts are due for a reminder. Until then nobody does. */
export function setReminderCheck(checkShifts: ReminderCheck): void {
  check = checkShifts;
}

/** Has shifts checked that have just come into the schedule, without waiting for the next round (SPEC section 4). */
export function checkReminders(shifts: readonly Shift[]): void {
  check(shifts);
}
