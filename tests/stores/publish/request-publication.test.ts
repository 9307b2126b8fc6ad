/** @jest-environment jsdom */
import { countToPublish } from '@/lib/share/changes-in-days';
import { publishedShifts } from '@/lib/share/published-week';
import { publicationEntry } from '@/lib/shifts/change/schedule-change';
import { PUBLICATION_ID } from '@/lib/shifts/publication/publication';
import { addDays } from '@/lib/time/local-date';
import { weekOf } from '@/lib/time/week';
import { PUBLISH_BUTTON_MS, PUBLISH_HANDLING_MS } from '@/lib/timing';
import { notificationsStore } from '@/stores/app/notifications-store';
import { liveSchedule } from '@/stores/app/schedule-store';
import { pendingChoice, publishStore, requestPublication, unpublishWeek } from '@/stores/publish/publish';
import { currentWeeksToShare } from '@/stores/publish/weeks-to-share';
import { closeDialog, getOpenDialog } from '@/stores/ui/dialogs';
import { distributedShifts, editShift, openSchedule, THURSDAY, WEEK } from '@/tests/support/app-schedule';
import { publishByEvent, startPublishingInTests } from '@/tests/support/publishing';
import { day } from '@/tests/support/records';

function recordPublication(): void {
  const after = { id: PUBLICATION_ID, at: 7, shiftCount: 4, since: [] };
  liveSchedule.commit([publicationEntry(undefined, after)]);
}

/** Requests a publication and returns "asks" or the phase. */
async function outcome(isCalendarShown: boolean): Promise<string> {
  requestPublication(isCalendarShown);
  await jest.advanceTimersByTimeAsync(0);
  return getOpenDialog()?.name === 'publish' ? 'asks' : publishStore.getState().phase;
}

beforeAll(startPublishingInTests);
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(liveSchedule, 'whenStored').mockResolvedValue(true);
  closeDialog();
  publishStore.setState({ phase: 'idle' });
  openSchedule(distributedShifts(4));
});
afterEach(() => {
  jest.clearAllTimers();
  jest.restoreAllMocks();
});

test('publishes the shown week at once, and asks on another page or when it has nothing to publish', async () => {
  expect(await outcome(false)).toBe('asks');
  closeDialog();
  liveSchedule.selectDate(addDays(THURSDAY, 7));
  expect(await outcome(true)).toBe('asks');
  closeDialog();
  liveSchedule.selectDate(THURSDAY);
  expect(await outcome(true)).toBe('publishing');
});

test('counts only changes, before or after, when the shown week is published already', async () => {
  recordPublication();
  editShift(0, { date: addDays(THURSDAY, 14) });
  expect(await outcome(true)).toBe('publishing');
  publishStore.setState({ phase: 'idle' });
  liveSchedule.selectDate(addDays(THURSDAY, 7));
  expect(await outcome(true)).toBe('asks');
  closeDialog();
  liveSchedule.selectDate(addDays(THURSDAY, 14));
  expect(await outcome(true)).toBe('publishing');
});

test('asks nothing when there is nothing to publish, or a publication is under way', async () => {
  recordPublication();
  expect(await outcome(false)).toBe('publishing');
  editShift(0, { status: 'Canceled' });
  expect(await outcome(false)).toBe('publishing');
});

test('counts only the changes in the publication when a shift is edited after the press', async () => {
  recordPublication();
  editShift(0, { status: 'Canceled' });
  requestPublication(true);
  await jest.advanceTimersByTimeAsync(PUBLISH_BUTTON_MS);
  editShift(1, { date: addDays(THURSDAY, 14) });
  await jest.advanceTimersByTimeAsync(PUBLISH_HANDLING_MS);
  expect(publishStore.getState().published).toEqual({
    isFirst: false,
    count: 1,
    people: 1,
    weeks: [{ firstDay: '2026-11-16', count: 1 }],
  });
  expect(countToPublish(liveSchedule.getState().schedule, weekOf(addDays(THURSDAY, 14), 'monday'))).toBe(1);
  expect(countToPublish(liveSchedule.getState().schedule, WEEK)).toBe(1);
});

test('publishes only the shown week when the page event comes from elsewhere', async () => {
  openSchedule(distributedShifts(10, 10));
  await publishByEvent();
  expect(publishStore.getState().published?.weeks).toEqual([{ firstDay: '2026-11-16', count: 7 }]);
  const { schedule } = liveSchedule.getState();
  expect(publishedShifts(schedule, WEEK)).toHaveLength(7);
  const next = weekOf(addDays(THURSDAY, 7), 'monday');
  expect(publishedShifts(schedule, next)).toBeUndefined();
  expect(countToPublish(schedule, next)).toBe(3);
});

test('reports the pending shifts left out of the publication, and remembers the choice', async () => {
  editShift(0, { status: 'Pending' });
  pendingChoice.set('holdBack');
  expect(localStorage.getItem('brigade-pending-on-publish')).toBe('holdBack');
  await publishByEvent();
  expect(publishStore.getState().published).toMatchObject({ count: 3, heldBack: 1 });
  expect(notificationsStore.getState().toasts.at(-1)?.detail).toBe('1 pending shift held back.');
  expect(publishedShifts(liveSchedule.getState().schedule, WEEK)).toHaveLength(3);
  pendingChoice.set('publish');
});

test('unpublishes a week in one step that can be undone, and no longer offers to share it', async () => {
  jest.spyOn(liveSchedule, 'whenStored').mockResolvedValue(true);
  await publishByEvent();
  expect(currentWeeksToShare(liveSchedule)?.weeks).toEqual(['2026-11-16']);
  await unpublishWeek(day('2026-11-16'), { message: 'gone', detail: '' });
  await jest.advanceTimersByTimeAsync(0);
  expect(publishedShifts(liveSchedule.getState().schedule, WEEK)).toBeUndefined();
  expect(currentWeeksToShare(liveSchedule)?.weeks).toEqual([]);
  expect(notificationsStore.getState().toasts.at(-1)).toMatchObject({
    message: 'gone',
    changeId: expect.anything(),
  });
  liveSchedule.undo();
  expect(publishedShifts(liveSchedule.getState().schedule, WEEK)).toHaveLength(4);
});
