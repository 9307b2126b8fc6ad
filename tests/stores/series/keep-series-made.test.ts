/** @jest-environment jsdom */
import { createSeriesEntries } from '@/lib/series/create-series';
import { allShifts } from '@/lib/shifts/change/schedule-index';
import { addDays } from '@/lib/time/local-date';
import { liveSchedule, scheduleStorage } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import { keepSeriesMade } from '@/stores/series/keep-series-made';
import { openSchedule, THURSDAY } from '@/tests/support/app-schedule';
import { makeShift } from '@/tests/support/brigade';

const RULE = { interval: 1, weekdays: [4], weekStart: 'monday' as const };
const count = () => [...allShifts(liveSchedule.getState().schedule.shifts)].length;
const isRead = () => new Promise((resolve) => setTimeout(resolve, 0));
const beOn = (days: number) => uiStore.setNow({ today: addDays(THURSDAY, days), minute: 600 });
let stop = () => {};

beforeEach(() => {
  openSchedule([]);
  beOn(0);
  jest.spyOn(scheduleStorage, 'whenAllRead').mockResolvedValue();
  const { schedule } = liveSchedule.getState();
  const request = { schedule, shift: makeShift({ employeeName: '' }), rule: RULE, today: THURSDAY };
  liveSchedule.commit(createSeriesEntries({ ...request, seriesId: 'series-1' }));
  stop = keepSeriesMade();
});

afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

test('extends series when the day changes, without an undo step', async () => {
  await isRead();
  expect(count()).toBe(27);
  beOn(70);
  await isRead();
  expect(count()).toBe(37);
  expect(liveSchedule.getState().history.undo).toHaveLength(1);
});

test('removes shifts made since with an undo of the series, and adds all with a redo', async () => {
  beOn(14);
  await isRead();
  expect(count()).toBe(29);
  liveSchedule.undo();
  await isRead();
  expect(count()).toBe(0);
  liveSchedule.redo();
  await isRead();
  expect(count()).toBe(29);
});

test('makes nothing if the data is read-only or shifts are missing', async () => {
  const canEdit = jest.spyOn(scheduleStorage, 'canEdit').mockReturnValue(false);
  beOn(14);
  await isRead();
  canEdit.mockReturnValue(true);
  jest.spyOn(scheduleStorage, 'missingCount').mockReturnValue(3);
  beOn(15);
  await isRead();
  expect(count()).toBe(27);
});

test('ends all series when all shifts are cleared', async () => {
  liveSchedule.clearShifts();
  beOn(70);
  await isRead();
  expect([count(), liveSchedule.getState().schedule.templates.size]).toEqual([0, 0]);
  liveSchedule.undo();
  await isRead();
  expect(count()).toBe(37);
});
