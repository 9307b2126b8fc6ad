/** @jest-environment jsdom */
import { countToPublish } from '@/lib/share/changes-in-days';
import { publicationEntry } from '@/lib/shifts/change/schedule-change';
import { PUBLICATION_ID } from '@/lib/shifts/publication/publication';
import { publishedShifts } from '@/lib/shifts/publication/published';
import { addDays } from '@/lib/time/local-date';
import { weekOf } from '@/lib/time/week';
import { PUBLISH_BUTTON_MS, PUBLISH_HANDLING_MS } from '@/lib/timing';
import { notificationsStore } from '@/stores/app/notifications-store';
import { scheduleStore } from '@/stores/app/schedule-store';
import { currentHandOn } from '@/stores/publish/hand-on';
import { pendingChoice } from '@/stores/publish/pending-choice';
import { publishStore } from '@/stores/publish/publish';
import { publishSchedule } from '@/stores/publish/publish-schedule';
import { requestPublication } from '@/stores/publish/request-publication';
import { unpublishWeek } from '@/stores/publish/unpublish-week';
import { closeDialog, getOpenDialog } from '@/stores/ui/dialogs';
import { onPageEvent } from '@/stores/ui/page-events';
import { dealtShifts, editShift, openSchedule, THURSDAY, WEEK } from '@/tests/support/app-schedule';
import { day } from '@/tests/support/records';

const MESSAGES = {
  done: 'done',
  nothingChanged: 'nothing',
  failed: 'failed',
  failedDetail: 'why',
  heldBack: String,
};

function recordPublication(): void {
  const after = { id: PUBLICATION_ID, at: 7, shiftCount: 4, since: [] };
  scheduleStore.commit([publicationEntry(undefined, after)]);
}

/** What a request leads to. */
function outcome(isCalendarShown: boolean): string {
  requestPublication(isCalendarShown);
  return getOpenDialog()?.name === 'publish' ? 'asks' : publishStore.getState().phase;
}

beforeEach(() => {
  jest.useFakeTimers();
  closeDialog();
  publishStore.setState({ phase: 'idle' });
  openSchedule(dealtShifts(4));
});
afterEach(() => {
  jest.clearAllTimers();
  jest.restoreAllMocks();
});

test('what the shown week holds is published at once; on another page and in another week it asks', () => {
  expect(outcome(false)).toBe('asks');
  closeDialog();
  scheduleStore.selectDate(addDays(THURSDAY, 7));
  expect(outcome(true)).toBe('asks');
  closeDialog();
  scheduleStore.selectDate(THURSDAY);
  expect(outcome(true)).toBe('asked');
});

test('of later publications only the changes count: those of the shown week, before or after', () => {
  recordPublication();
  editShift(0, { date: addDays(THURSDAY, 14) });
  expect(outcome(true)).toBe('asked');
  publishStore.setState({ phase: 'idle' });
  scheduleStore.selectDate(addDays(THURSDAY, 14));
  expect(outcome(true)).toBe('asked');
  publishStore.setState({ phase: 'idle' });
  scheduleStore.selectDate(addDays(THURSDAY, 7));
  expect(outcome(true)).toBe('asks');
});

test('nothing to publish needs no question, and neither does a second press', () => {
  recordPublication();
  expect(outcome(false)).toBe('asked');
  editShift(0, { status: 'Canceled' });
  expect(outcome(false)).toBe('asked');
});

test('the figures are those of the shown week: an edit made after it was asked for is in both', async () => {
  jest.spyOn(scheduleStore, 'whenStored').mockResolvedValue(true);
  const stop = onPageEvent('publishSchedule', () => void publishSchedule(MESSAGES));
  recordPublication();
  editShift(0, { status: 'Canceled' });
  requestPublication(true);
  await jest.advanceTimersByTimeAsync(PUBLISH_BUTTON_MS);
  editShift(1, { date: addDays(THURSDAY, 14) });
  await jest.advanceTimersByTimeAsync(PUBLISH_HANDLING_MS);
  stop();
  expect(publishStore.getState().published).toEqual({
    isFirst: false,
    count: 2,
    people: 2,
    weeks: [{ firstDay: '2026-11-16', count: 2 }],
  });
  // Of the moved one the week that it went to still has to be published.
  expect(countToPublish(scheduleStore.getState().schedule, weekOf(addDays(THURSDAY, 14), 'monday'))).toBe(1);
  expect(countToPublish(scheduleStore.getState().schedule, WEEK)).toBe(0);
});

test('an event that nobody asked for publishes the shown week alone, and other weeks stay drafts', async () => {
  jest.spyOn(scheduleStore, 'whenStored').mockResolvedValue(true);
  openSchedule(dealtShifts(10, 10));
  const done = publishSchedule(MESSAGES);
  await jest.advanceTimersByTimeAsync(PUBLISH_HANDLING_MS);
  await done;
  expect(publishStore.getState().published?.weeks).toEqual([{ firstDay: '2026-11-16', count: 7 }]);
  const { schedule } = scheduleStore.getState();
  expect(publishedShifts(schedule, WEEK)).toHaveLength(7);
  const next = weekOf(addDays(THURSDAY, 7), 'monday');
  expect(publishedShifts(schedule, next)).toBeUndefined();
  expect(countToPublish(schedule, next)).toBe(3);
});

test('pending shifts that are held back are told, and the choice is remembered', async () => {
  jest.spyOn(scheduleStore, 'whenStored').mockResolvedValue(true);
  editShift(0, { status: 'Pending' });
  pendingChoice.set('holdBack');
  expect(localStorage.getItem('brigade-pending-on-publish')).toBe('holdBack');
  const done = publishSchedule(MESSAGES);
  await jest.advanceTimersByTimeAsync(PUBLISH_HANDLING_MS);
  await done;
  expect(publishStore.getState().published).toMatchObject({ count: 3, heldBack: 1 });
  expect(notificationsStore.getState().toasts.at(-1)?.detail).toBe('1');
  expect(publishedShifts(scheduleStore.getState().schedule, WEEK)).toHaveLength(3);
  pendingChoice.set('publish');
});

test('a published week is unpublished with one step to undo, and is no longer to be handed on', async () => {
  jest.spyOn(scheduleStore, 'whenStored').mockResolvedValue(true);
  const done = publishSchedule(MESSAGES);
  await jest.advanceTimersByTimeAsync(PUBLISH_HANDLING_MS);
  await done;
  expect(currentHandOn()?.weeks).toEqual(['2026-11-16']);
  unpublishWeek(day('2026-11-16'), { message: 'gone', detail: '' });
  await jest.advanceTimersByTimeAsync(0);
  expect(publishedShifts(scheduleStore.getState().schedule, WEEK)).toBeUndefined();
  expect(currentHandOn()?.weeks).toEqual([]);
  expect(notificationsStore.getState().toasts.at(-1)).toMatchObject({
    message: 'gone',
    changeId: expect.anything(),
  });
  scheduleStore.undo();
  expect(publishedShifts(scheduleStore.getState().schedule, WEEK)).toHaveLength(4);
});
