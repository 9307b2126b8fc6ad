import { door } from '@/stores/app/gateway';
import type { RemindedShifts } from './reminders';

/** The ids of the shifts that had their reminder, as stored. */
export const remindedShifts: RemindedShifts = {
  read: () => door.readValue('remindedShifts') ?? [],
  write: (ids) => door.writeValue('remindedShifts', [...ids]),
};
