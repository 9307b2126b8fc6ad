import { publicationEntry } from '@/lib/shifts/change/schedule-change';
import { PUBLICATION_ID } from '@/lib/shifts/publication/publication';
import { addDays } from '@/lib/time/local-date';
import { PUBLISH_BUTTON_MS, PUBLISH_HANDLING_MS } from '@/lib/timing';
import { scheduleStore } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import { askToPublish, publishStore } from '@/stores/publish/publish';
import { publishSchedule } from '@/stores/publish/publish-schedule';
import { requestPublication } from '@/stores/publish/request-publication';
import { onPageEvent } from '@/stores/ui/page-events';
import { dealtShifts, editShift, openSchedule, THURSDAY } from '@/tests/support/app-schedule';

const MESSAGES = { done: 'done', nothingChanged: 'nothing', failed: 'failed', failedDetail: 'why' };

function recordPublication(): void {
  const after = { id: PUBLICATION_ID, at: 7, shiftCount: 4, since: [] };
  scheduleStore.commit([publicationEntry(undefined, after)]);
}

/** What a request leads to. */
function outcome(isCalendarShown: boolean): string {
  requestPublication(isCalendarShown);
  return uiStore.getState().dialog?.name === 'publish' ? 'asks' : publishStore.getState().phase;
}

beforeEach(() => {
  jest.useFakeTimers();
  uiStore.closeDialog();
  publishStore.setState({ phase: 'idle' });
  openSchedule(dealtShifts(4));
});
afterEach(() => {
  jest.clearAllTimers();
  jest.restoreAllMocks();
});

test('what the shown week holds is published at once; on another page and in another week it asks', () => {
  expect(outcome(false)).toBe('asks');
  uiStore.closeDialog();
  scheduleStore.selectDate(addDays(THURSDAY, 7));
  expect(outcome(true)).toBe('asks');
  uiStore.closeDialog();
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

test('the figures are those of the publication: an edit made after it was asked for is in both', async () => {
  jest.spyOn(scheduleStore, 'whenStored').mockResolvedValue(true);
  const stop = onPageEvent('publishSchedule', () => void publishSchedule(MESSAGES));
  recordPublication();
  editShift(0, { status: 'Canceled' });
  askToPublish();
  await jest.advanceTimersByTimeAsync(PUBLISH_BUTTON_MS);
  editShift(1, { date: addDays(THURSDAY, 14) });
  await jest.advanceTimersByTimeAsync(PUBLISH_HANDLING_MS);
  stop();
  expect(publishStore.getState().published).toEqual({
    isFirst: false,
    count: 2,
    people: 2,
    weeks: [
      { firstDay: '2026-11-16', count: 2 },
      { firstDay: '2026-11-30', count: 1 },
    ],
  });
  expect(scheduleStore.getState().schedule.unpublished.size).toBe(0);
});
