import type { NotificationPreferences } from '@/lib/notifications/notification';
import { type DueShift, dueShifts, type Moment, shiftStart } from '@/lib/notifications/reminders';
import { isSampleId } from '@/lib/sample/is-sample';
import type { Shift } from '@/lib/shifts/shift/shift';

/** Where the ids of the shifts are kept that had their reminder. */
export interface RemindedShifts {
  read(): readonly string[];
  write(ids: readonly string[]): boolean;
}

export interface Reminders {
  /** The shifts that are due and had no reminder yet, the sample's excepted: each is given once for good, whatever tab asks. */
  takeDue(
    shifts: readonly Shift[],
    moment: Moment,
    leadTime: NotificationPreferences['timing']['reminderLeadTime'],
  ): readonly DueShift[];
}

/** More ids of shifts that are gone from the schedule are not kept: an undo brings back the latest. */
const MAX_KEPT = 500;

/** `findShift` finds a shift of the schedule by its id. */
export function createReminders(
  stored: RemindedShifts,
  findShift: (id: string) => Shift | undefined,
): Reminders {
  // Where the browser refuses storage, it is at least once a visit.
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
