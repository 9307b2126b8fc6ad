/** @jest-environment node */
import { writeBackup } from '@/lib/saved-data/backup/backup';
import { allShifts } from '@/lib/shifts/change/schedule-index';
import { scheduleStorage, scheduleStore } from '@/stores/app/schedule-store';
import { planRestore } from '@/stores/restore/your-data';
import { accepted, shiftAt } from '@/tests/support/records';
import { NOTHING, SAVED_AT } from '@/tests/support/storage/backups';

const work = () => ({ signal: new AbortController().signal, onProgress() {} });

beforeAll(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  // No storage at all: the page's memory has to do.
  scheduleStore.load();
  await scheduleStorage.connect();
});
afterEach(() => jest.restoreAllMocks());

test('a restore that could not be stored is withdrawn, not only told as failed', async () => {
  const blob = new Blob([writeBackup({ ...NOTHING, shifts: [shiftAt('09:00-17:00')] }, SAVED_AT)]);
  const plan = accepted(await planRestore({ blob, isCompressed: false }, work()));
  jest.spyOn(scheduleStore, 'whenStored').mockResolvedValue(false);
  const withdraw = jest.spyOn(scheduleStore, 'withdraw');
  expect(await plan.restore('merge', work())).toBe(false);
  const [shift] = allShifts(scheduleStore.getState().schedule.shifts);
  expect(withdraw).toHaveBeenCalledTimes(1);
  expect(withdraw.mock.calls[0]?.[0].entries).toMatchObject([{ id: shift?.id ?? 'shift-09:00-17:00' }]);
});
