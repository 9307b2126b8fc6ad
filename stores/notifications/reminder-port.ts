import type { Shift } from '@/lib/shifts/shift/shift';

type ReminderCheck = (shifts: readonly Shift[]) => void;

const checks = new Set<ReminderCheck>();

/** Calls `check` with the shifts of each `checkReminders`. Returns a function that stops the calls. */
export function onReminderCheck(check: ReminderCheck): () => void {
  checks.add(check);
  return () => checks.delete(check);
}

/** `./service` checks shifts that were just added or moved, without waiting for the next round (SPEC section 4). */
export function checkReminders(shifts: readonly Shift[]): void {
  for (const check of checks) check(shifts);
}
