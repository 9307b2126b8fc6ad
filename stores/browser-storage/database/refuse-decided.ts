import { decidedIn, isTooLate } from '@/lib/requests/decisions';
import { readRequest } from '@/lib/saved-data/records/stored-records';
import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import type { EditTransaction } from './database-stores';

/** Whether the change decides a request that another page has decided or removed: then nothing of it may be stored. */
export async function isDecidedElsewhere(
  transaction: EditTransaction,
  change: ScheduleChange,
): Promise<boolean> {
  const requests = transaction.objectStore('requests');
  const stored = await Promise.all(decidedIn(change).map((id) => requests.get(id)));
  return stored.some((record) => isTooLate(record && readRequest(record, record.id)));
}
