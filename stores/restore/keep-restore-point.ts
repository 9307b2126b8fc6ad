import { liveSchedule, scheduleStorage } from '@/stores/app/schedule-store';
import { readBeside } from './beside-schedule';
import { restoreMoment } from './restore-moment';
import { makeRestorePoint } from './restore-points';

/**
 * Stores a restore point of the current data; rejects if the restore point cannot be stored. Does nothing
 * without a database.
 */
export async function keepRestorePoint(): Promise<void> {
  if (liveSchedule.getState().reading) await scheduleStorage.whenAllRead();
  await scheduleStorage.withDatabase(async (database) => {
    const moment = { ...restoreMoment(Date.now()), ...readBeside() };
    await database.putRestorePoint(await makeRestorePoint(liveSchedule.getState(), moment));
  });
}
