import { persisted } from '@/stores/app/gateway';
import type { RemindedShifts } from './reminders';

/** The stored ids of the shifts that had their reminder. */
export const remindedShifts: RemindedShifts = {
  read: () => persisted.remindedShifts.latest(),
  write: (ids) => persisted.remindedShifts.set(ids),
};
