import type { Shift } from '@/lib/shifts/shift/shift';

type ReminderCheck = (shifts: readonly Shift[]) => void;

let check: ReminderCheck = () => {};

/** Sets the check for due reminders. Until then nothing is checked. */
export function setReminderCheck(checkShifts: ReminderCheck): void {
  check = checkShifts;
}

/** Checks shifts that were just added or moved, without waiting for the next round (SPEC section 4). */
export function checkReminders(shifts: readonly Shift[]): void {
  check(shifts);
}
