import type { NotificationPreferences } from '@/lib/notifications/notification';
import { type DueShift, dueShifts, type Moment, shiftStart } from '@/lib/notifications/reminders';
import { isSampleId } from '@/lib/sample/is-sample';
import type { Shift } from '@/lib/shifts/shift/shift';

/** Stores the ids of the shifts that had their reminder. */
export interface RemindedShifts {
  read(): readonly string[];
  write(ids: readonly string[]): boolean;
}

export interface Reminders {
  /** The due shifts that had no reminder yet, samples excepted. Each is returned only once, whichever tab asks. */
  takeDue(
    shifts: readonly Shift[],
    moment: Moment,
    leadTime: NotificationPreferences['timing']['reminderLeadTime'],
  ): readonly DueShift[];
}

/** Maximum stored ids of shifts that are gone from the schedule: an undo may bring back the latest. */
const MAX_KEPT = 500;

/** `findShift` finds a shift of the schedule by its id. */
export function createReminders(
  stored: RemindedShifts,
  findShift: (id: string) => Shift | undefined,
): Reminders {
  // If the browser refuses storage, a shift is reminded of once per visit.
  const remindedHere = new Set<string>();

  return {
    takeDue(shifts, moment, leadTime) {
      const reminded = new Set([...stored.read(), ...remindedHere]);
      const waiting = shifts.filter(({ id }) => !reminded.has(id) && !isSampleId(id));
      const due = dueShifts(waiting, moment, leadTime);
      if (due.length === 0) return due;
      for (const { shift } of due) remindedHere.add(shift.id);
      const isKept = (id: string) => {
        const shift = findShift(id);
        return !shift || shiftStart(shift, moment.timeZone) > moment.now;
      };
      stored.write(
        [...reminded]
          .filter(isKept)
          .slice(-MAX_KEPT)
          .concat(due.map(({ shift }) => shift.id)),
      );
      return due;
    },
  };
}
