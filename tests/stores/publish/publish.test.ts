/** @jest-environment jsdom */
import en from '@/lib/i18n/messages/en.json';
import { DEFAULT_NOTIFICATION_PREFERENCES } from '@/lib/notifications/notification';
import { countToPublish } from '@/lib/share/changes-in-days';
import { publishedShifts } from '@/lib/share/published-week';
import { PUBLISH_BUTTON_MS, PUBLISH_CELEBRATION_MS, PUBLISH_HANDLING_MS } from '@/lib/timing';
import { notificationsStore } from '@/stores/app/notifications-store';
import { liveSchedule } from '@/stores/app/schedule-store';
import { PUBLICATION_PARTS } from '@/stores/publish/publication-parts';
import { endCelebration, publishAnyway, publishStore } from '@/stores/publish/publish';
import { weekFrom } from '@/stores/publish/shown-week';
import { showSchedule } from '@/stores/schedule/use-schedule';
import { createWeekStore } from '@/stores/templates/edit-week';
import { firePageEvent } from '@/stores/ui/page-events';
import { distributedShifts, editShift, MONDAY, openSchedule, WEEK } from '@/tests/support/app-schedule';
import {
  publishByEvent,
  publishSpans,
  shownToasts,
  startPublishingInTests,
} from '@/tests/support/publishing';

const phase = () => publishStore.getState().phase;
const messages = () => shownToasts().map(([message]) => message);
const pressPublish = () => publishAnyway([weekFrom(MONDAY)]);
const published = () => publishedShifts(liveSchedule.getState().schedule, WEEK);

beforeAll(startPublishingInTests);
beforeEach(() => {
  jest.useFakeTimers();
  publishStore.setState({ phase: 'idle' });
  notificationsStore.clearAll();
  notificationsStore.setState({ preferences: DEFAULT_NOTIFICATION_PREFERENCES });
  jest.spyOn(liveSchedule, 'whenStored').mockResolvedValue(true);
  openSchedule(distributedShifts(4));
});
afterEach(() => {
  endCelebration();
  jest.clearAllTimers();
  jest.restoreAllMocks();
});

test('a publication goes through its phases at the specified times when the button is pressed', async () => {
  const fired = jest.fn();
  window.addEventListener('publishSchedule', fired);
  expect(phase()).toBe('idle');
  pressPublish();
  expect(phase()).toBe('checking');
  await jest.advanceTimersByTimeAsync(PUBLISH_BUTTON_MS - 1);
  expect([phase(), fired.mock.calls.length]).toEqual(['publishing', 0]);
  await jest.advanceTimersByTimeAsync(1);
  expect([phase(), fired.mock.calls.length]).toEqual(['handling', 1]);
  await jest.advanceTimersByTimeAsync(PUBLISH_HANDLING_MS - 1);
  expect([phase(), messages()]).toEqual(['handling', []]);
  await jest.advanceTimersByTimeAsync(1);
  expect([phase(), messages()]).toEqual(['done', [en.publish.done]]);
  await jest.advanceTimersByTimeAsync(PUBLISH_CELEBRATION_MS - 1);
  expect(phase()).toBe('done');
  await jest.advanceTimersByTimeAsync(1);
  expect([phase(), fired.mock.calls.length]).toEqual(['idle', 1]);
  window.removeEventListener('publishSchedule', fired);
});

test.each([0, 700, 1600, 2400])('stores the publication no later than %d ms after the press', async (ms) => {
  pressPublish();
  await jest.advanceTimersByTimeAsync(ms);
  expect(published()).toHaveLength(4);
});

test('stores the publication as soon as somebody dispatches the page event', async () => {
  window.dispatchEvent(new Event('publishSchedule'));
  await jest.advanceTimersByTimeAsync(0);
  expect([phase(), published()?.length]).toEqual(['handling', 4]);
});

test('leaves an edit made after the press unpublished', async () => {
  pressPublish();
  await jest.advanceTimersByTimeAsync(700);
  editShift(0, { status: 'Canceled' });
  await jest.advanceTimersByTimeAsync(PUBLISH_BUTTON_MS + PUBLISH_HANDLING_MS);
  expect(messages()).toEqual([en.publish.done]);
  expect(countToPublish(liveSchedule.getState().schedule, WEEK)).toBe(1);
  expect(published()?.every(({ status }) => status === 'Confirmed')).toBe(true);
});

test('publishes the live schedule when a week template is opened after the press', async () => {
  pressPublish();
  await jest.advanceTimersByTimeAsync(1000);
  showSchedule({
    kind: 'week',
    open: () =>
      createWeekStore({
        live: liveSchedule,
        editedWeek: { templateId: 'week', asFormats: (formats) => formats },
        firstDay: MONDAY,
        now: () => 1,
        random: () => 0.5,
        log: console,
      }),
  });
  await jest.advanceTimersByTimeAsync(PUBLISH_BUTTON_MS + PUBLISH_HANDLING_MS);
  showSchedule();
  expect(messages()).toEqual([en.publish.done]);
  expect(published()).toHaveLength(4);
});

test('publishes once when somebody dispatches the page event before the button does', async () => {
  const publish = jest.spyOn(liveSchedule, 'publish');
  pressPublish();
  await jest.advanceTimersByTimeAsync(PUBLISH_BUTTON_MS - 1);
  firePageEvent('publishSchedule');
  await jest.advanceTimersByTimeAsync(PUBLISH_BUTTON_MS + PUBLISH_HANDLING_MS);
  expect(publish).toHaveBeenCalledTimes(1);
});

test.each([
  ['the button is pressed again', pressPublish],
  ['the page event is dispatched again', () => firePageEvent('publishSchedule')],
])('publishes once when %s during the handling', async (_when, again) => {
  const publish = jest.spyOn(liveSchedule, 'publish');
  firePageEvent('publishSchedule');
  await jest.advanceTimersByTimeAsync(PUBLISH_HANDLING_MS - 1);
  again();
  await jest.advanceTimersByTimeAsync(PUBLISH_BUTTON_MS + PUBLISH_HANDLING_MS);
  expect(publish).toHaveBeenCalledTimes(1);
  expect(phase()).toBe('done');
});

test('reports that nothing had changed when the same week is published again', async () => {
  await publishByEvent();
  notificationsStore.clearAll();
  await publishByEvent();
  expect(shownToasts()).toEqual([[en.publish.done, en.publish.nothingChanged]]);
});

test.each([
  ['notifications are off', { ...DEFAULT_NOTIFICATION_PREFERENCES, enabled: false }],
  [
    'those of publications are off',
    {
      ...DEFAULT_NOTIFICATION_PREFERENCES,
      types: { ...DEFAULT_NOTIFICATION_PREFERENCES.types, publication: false },
    },
  ],
])('reports the publication without a celebration when %s', async (_what, preferences) => {
  notificationsStore.setState({ preferences });
  await publishByEvent();
  expect(phase()).toBe('idle');
  expect(messages()).toEqual([en.publish.done]);
});

test('reports a failure and withdraws the publication when the storage refuses it', async () => {
  jest.spyOn(liveSchedule, 'whenStored').mockResolvedValue(false);
  const withdraw = jest.spyOn(liveSchedule, 'withdraw');
  await publishSpans([weekFrom(MONDAY)]);
  expect(phase()).toBe('idle');
  expect(shownToasts()).toEqual([[en.publish.failed, en.publish.failedDetail]]);
  expect(withdraw).toHaveBeenCalledWith(expect.objectContaining({ origin: 'publish' }));
});

test('reports a failure at once when the data can only be read', async () => {
  jest.spyOn(liveSchedule, 'publish').mockReturnValue(undefined);
  pressPublish();
  await jest.advanceTimersByTimeAsync(0);
  expect(phase()).toBe('idle');
  expect(shownToasts()).toEqual([[en.publish.failed, en.publish.failedReload]]);
});

test('reports a failure and can publish again when writing throws', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const publish = jest.spyOn(liveSchedule, 'publish').mockImplementation(() => {
    throw new Error('broken');
  });
  await publishByEvent();
  expect(phase()).toBe('idle');
  expect(shownToasts()).toEqual([[en.publish.failed, en.publish.failedReload]]);
  publish.mockRestore();
  await publishByEvent();
  expect(phase()).toBe('done');
});

test('reports no failure when only the report of the publication throws', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  jest.spyOn(PUBLICATION_PARTS, 'reportPublished').mockImplementation(() => {
    throw new Error('broken');
  });
  await publishByEvent();
  expect([phase(), messages(), published()?.length]).toEqual(['idle', [], 4]);
});
