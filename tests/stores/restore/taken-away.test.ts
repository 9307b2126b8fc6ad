import 'fake-indexeddb/auto';
import { writeBackup } from '@/lib/saved-data/backup/backup';
import { liveSchedule, scheduleStorage } from '@/stores/app/schedule-store';
import { planRestore } from '@/stores/restore/your-data';
import { accepted, shiftAt } from '@/tests/support/records';
import { NOTHING, SAVED_AT } from '@/tests/support/storage/backups';

const work = () => ({ signal: new AbortController().signal, onProgress() {} });

afterEach(() => jest.restoreAllMocks());

test('returns false when the database was lost during the restore', async () => {
  liveSchedule.load();
  await scheduleStorage.connect();
  const blob = new Blob([writeBackup({ ...NOTHING, shifts: [shiftAt('09:00-17:00')] }, SAVED_AT)]);
  const plan = accepted(await planRestore({ blob, isCompressed: false }, work()));
  // As after a newer version has upgraded the database.
  jest.spyOn(scheduleStorage, 'withDatabase').mockResolvedValue(undefined);
  expect(await plan.restore('merge', work())).toBe(false);
  expect(liveSchedule.getState().schedule.shifts.shiftCount).toBe(0);
  plan.close();
});
