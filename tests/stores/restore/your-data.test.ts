import { writeBackup } from '@/lib/saved-data/backup/backup';
import { type ChangeEntry, shiftEntry } from '@/lib/shifts/change/schedule-change';
import { allShifts } from '@/lib/shifts/change/schedule-index';
import { liveSchedule, scheduleStorage } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import { planRestore } from '@/stores/restore/your-data';
import { accepted, day, employeeOf, shiftAt } from '@/tests/support/records';
import { setSettings } from '@/tests/support/set-settings';
import { NOTHING, SAVED_AT } from '@/tests/support/storage/backups';

const work = () => ({ signal: new AbortController().signal, onProgress() {} });

beforeAll(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  // No storage: everything stays in memory.
  liveSchedule.load();
  await scheduleStorage.connect();
});
afterEach(() => jest.restoreAllMocks());

test('withdraws a restore that could not be stored', async () => {
  const blob = new Blob([writeBackup({ ...NOTHING, shifts: [shiftAt('09:00-17:00')] }, SAVED_AT)]);
  const plan = accepted(await planRestore({ blob, isCompressed: false }, work()));
  jest.spyOn(liveSchedule, 'whenStored').mockResolvedValue(false);
  const withdraw = jest.spyOn(liveSchedule, 'withdraw');
  expect(await plan.restore('merge', work())).toBe(false);
  const [shift] = allShifts(liveSchedule.getState().schedule.shifts);
  expect(withdraw).toHaveBeenCalledTimes(1);
  expect(withdraw.mock.calls[0]?.[0].entries).toMatchObject([{ id: shift?.id ?? 'shift-09:00-17:00' }]);
});

test('refuses to replace while shifts are missing because the database did not open', async () => {
  const blob = new Blob([writeBackup({ ...NOTHING, shifts: [shiftAt('09:00-17:00')] }, SAVED_AT)]);
  const plan = accepted(await planRestore({ blob, isCompressed: false }, work()));
  jest.spyOn(scheduleStorage, 'missingCount').mockReturnValue(1);
  const commit = jest.spyOn(liveSchedule, 'commit');
  expect(await plan.restore('replace', work())).toBe(false);
  expect(commit).not.toHaveBeenCalled();
  plan.close();
});

test('lists the rules that a merge would newly break, from today on', async () => {
  uiStore.setState({ today: day('2026-11-18') });
  setSettings({ restHours: 11 });
  const at = (date: string, times: string) => shiftAt(times, { id: `${date} ${times}`, date: day(date) });
  const stands = [at('2026-11-20', '12:00-20:00'), at('2026-11-17', '12:00-20:00')];
  // These two overlap already.
  const overlapping = [at('2026-11-26', '09:00-12:00'), at('2026-11-26', '10:00-13:00')];
  liveSchedule.commit([...stands, ...overlapping].map((shift): ChangeEntry => shiftEntry(undefined, shift)));
  const off = { kind: 'timeOff', from: day('2026-11-27'), to: day('2026-11-27') } as const;
  const backup = {
    ...NOTHING,
    employees: [employeeOf('Ana', { availability: { weekly: [], exceptions: [off] } })],
    shifts: [
      at('2026-11-20', '09:00-17:00'),
      at('2026-11-17', '09:00-17:00'),
      { ...at('2026-11-26', '09:00-12:00'), notes: 'changed' },
      at('2026-11-27', '09:00-12:00'),
    ],
  };
  const blob = new Blob([writeBackup(backup, SAVED_AT)]);
  const plan = accepted(await planRestore({ blob, isCompressed: false }, work()));
  expect(plan.broken.map(({ shift, breaks }) => [shift.date, breaks.map(({ rule }) => rule)])).toEqual([
    ['2026-11-20', ['overlap']],
    ['2026-11-27', ['availability']],
  ]);
  plan.close();
});
