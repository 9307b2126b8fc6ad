/** @jest-environment jsdom */

import { DEFAULT_NOTIFICATION_PREFERENCES } from '@/lib/notifications/notification';
import { PUBLISH_BUTTON_MS, PUBLISH_CELEBRATION_MS, PUBLISH_HANDLING_MS } from '@/lib/timing';
import { notificationsStore } from '@/stores/app/notifications-store';
import { liveSchedule } from '@/stores/app/schedule-store';
import { askToPublish, publishStore } from '@/stores/publish/publish';
import { endPublishCelebration, publishSchedule } from '@/stores/publish/publish-schedule';
import { shownWeek } from '@/stores/publish/shown-week';
import { firePageEvent, onPageEvent } from '@/stores/ui/page-events';

const MESSAGES = {
  done: 'done',
  nothingChanged: 'nothing',
  failed: 'failed',
  failedDetail: 'why',
  heldBack: String,
};
const celebrates = () => publishStore.getState().isCelebrating;
const notices = () => notificationsStore.getState().toasts.map(({ message, detail }) => [message, detail]);

beforeEach(() => {
  jest.useFakeTimers();
  notificationsStore.clearAll();
  notificationsStore.setState({ preferences: DEFAULT_NOTIFICATION_PREFERENCES });
  jest.spyOn(liveSchedule, 'whenStored').mockResolvedValue(true);
  endPublishCelebration();
});
afterEach(() => jest.restoreAllMocks());

async function published(): Promise<void> {
  const done = publishSchedule(MESSAGES);
  await jest.advanceTimersByTimeAsync(PUBLISH_HANDLING_MS);
  await done;
}

test('asking fires the event once after its time, however often it is asked', async () => {
  const listen = jest.fn();
  const stop = onPageEvent('publishSchedule', listen);
  askToPublish([shownWeek()]);
  askToPublish([shownWeek()]);
  await jest.advanceTimersByTimeAsync(PUBLISH_BUTTON_MS - 1);
  expect(listen).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(listen).toHaveBeenCalledTimes(1);
  stop();
  window.dispatchEvent(new Event('publishSchedule'));
  expect(listen).toHaveBeenCalledTimes(1);
});

test('an event of somebody else while the button waits is the one publication of both', async () => {
  const publish = jest.spyOn(liveSchedule, 'publish');
  const stop = onPageEvent('publishSchedule', () => void publishSchedule(MESSAGES));
  askToPublish([shownWeek()]);
  await jest.advanceTimersByTimeAsync(PUBLISH_BUTTON_MS - 1);
  firePageEvent('publishSchedule');
  await jest.advanceTimersByTimeAsync(PUBLISH_HANDLING_MS + PUBLISH_BUTTON_MS + PUBLISH_HANDLING_MS);
  stop();
  expect(publish).toHaveBeenCalledTimes(1);
  expect(publishStore.getState().phase).toBe('idle');
});

test('a second event while the first is handled is no second publication', async () => {
  const publish = jest.spyOn(liveSchedule, 'publish');
  void publishSchedule(MESSAGES);
  await published();
  expect(publish).toHaveBeenCalledTimes(1);
});

test('the celebration begins when it is published, and ends by itself', async () => {
  await published();
  expect(celebrates()).toBe(true);
  await jest.advanceTimersByTimeAsync(PUBLISH_CELEBRATION_MS - 1);
  expect(celebrates()).toBe(true);
  await jest.advanceTimersByTimeAsync(1);
  expect(celebrates()).toBe(false);
});

test('the second time, with nothing changed, the notice says so', async () => {
  await published();
  notificationsStore.clearAll();
  await published();
  expect(notices()).toEqual([['done', 'nothing']]);
});

test.each([
  ['notices are off', { ...DEFAULT_NOTIFICATION_PREFERENCES, enabled: false }],
  [
    'those of publications are off',
    {
      ...DEFAULT_NOTIFICATION_PREFERENCES,
      types: { ...DEFAULT_NOTIFICATION_PREFERENCES.types, publication: false },
    },
  ],
])('where %s nothing is celebrated, and the result of the own act is told', async (_what, preferences) => {
  notificationsStore.setState({ preferences });
  await published();
  expect(celebrates()).toBe(false);
  expect(notices()).toHaveLength(1);
});

test('what could not be stored is told as a failure, and is not published later after all', async () => {
  jest.spyOn(liveSchedule, 'whenStored').mockResolvedValue(false);
  const withdraw = jest.spyOn(liveSchedule, 'withdraw');
  await published();
  expect(celebrates()).toBe(false);
  expect(notices()).toEqual([['failed', 'why']]);
  expect(withdraw).toHaveBeenCalledWith(expect.objectContaining({ origin: 'publish' }));
});
