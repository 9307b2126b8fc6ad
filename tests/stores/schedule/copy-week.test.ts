/** @jest-environment jsdom */

import { copyWeek } from '@/components/copy-week/copy-week';
import { employeeEntry, type ScheduleChange, shiftEntry } from '@/lib/shifts/change/schedule-change';
import { addDays } from '@/lib/time/local-date';
import { notificationsStore } from '@/stores/app/notifications-store';
import { liveSchedule } from '@/stores/app/schedule-store';
import { onReminderCheck } from '@/stores/notifications/reminder-port';
import { MONDAY, openSchedule } from '@/tests/support/app-schedule';
import { employeeOf, shiftAt } from '@/tests/support/records';

const COPY = {
  from: MONDAY,
  weekStart: 'monday',
  targets: new Set([addDays(MONDAY, 7)]),
  include: { kind: 'everything' },
  clash: 'skip',
} as const;

beforeEach(() => {
  openSchedule([]);
  liveSchedule.commit([
    employeeEntry(undefined, employeeOf('Ana')),
    shiftEntry(undefined, shiftAt('09:00-17:00', { date: MONDAY })),
  ]);
  notificationsStore.clearAll();
});
afterEach(() => jest.restoreAllMocks());

test('announces the stored copies with the step to undo, and checks their reminders', async () => {
  jest.spyOn(liveSchedule, 'whenStored').mockResolvedValue(true);
  const check = jest.fn();
  onReminderCheck(check);
  await copyWeek(liveSchedule, COPY, (count, weeks) => `${count} in ${weeks}`);
  const changeId = liveSchedule.getState().history.undo.at(-1)?.id;
  expect(notificationsStore.getState().toasts).toMatchObject([{ message: '1 in 1', changeId }]);
  expect(check.mock.calls).toEqual([[[expect.objectContaining({ date: addDays(MONDAY, 7) })]]]);
});

test('announces nothing if the schedule ignores the change', async () => {
  const ignored: ScheduleChange = { id: 'ignored', at: 1, entries: [] };
  jest.spyOn(liveSchedule, 'commit').mockReturnValue(ignored);
  const whenStored = jest.spyOn(liveSchedule, 'whenStored');
  whenStored.mockImplementation(async (change) => change?.id !== 'ignored');
  await copyWeek(liveSchedule, COPY, () => 'copied');
  expect(notificationsStore.getState().toasts).toEqual([]);
});
