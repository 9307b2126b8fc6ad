/** @jest-environment jsdom */
import en from '@/lib/i18n/messages/en.json';
import { shiftEntry } from '@/lib/shifts/change/schedule-change';
import { notificationsStore } from '@/stores/app/notifications-store';
import { liveSchedule } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import { publishStore } from '@/stores/publish/publish';
import { copyShift } from '@/stores/schedule/copy-shift';
import { saveAfterDelay } from '@/stores/schedule/save-after-delay';
import { effectMs } from '@/stores/ui/effect-ms';
import { makeShift } from '@/tests/support/brigade';
import { publishByEvent, startPublishingInTests } from '@/tests/support/publishing';

const MESSAGES = { saved: 'saved', failed: 'failed', failedDetail: 'why', heldBack: String };
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(liveSchedule, 'whenStored').mockResolvedValue(true);
  notificationsStore.clearAll();
  uiStore.setEffects('quick');
});
afterEach(() => {
  jest.restoreAllMocks();
  uiStore.setEffects('full');
});

test('returns no delay for quick effects and the full one otherwise', () => {
  expect(effectMs(800)).toBe(0);
  uiStore.setEffects('full');
  expect(effectMs(800)).toBe(800);
});

test('saves a shift at once with quick effects', async () => {
  const shift = makeShift({ id: 'quick' });
  const change = liveSchedule.submit([shiftEntry(undefined, shift)]);
  const saved = saveAfterDelay(liveSchedule, change, {
    delayMs: 800,
    category: 'shifts',
    acts: { saved: 'shiftSaved', failed: 'shiftNotSaved' },
    messages: MESSAGES,
    onSubmitted() {},
  });
  await jest.advanceTimersByTimeAsync(0);
  expect(await saved).toBe(true);
});

test('copies shifts at once with quick effects', async () => {
  const copies = ['one', 'two', 'three'].map((id) => makeShift({ id }));
  const counts: number[] = [];
  const copied = copyShift(liveSchedule, copies, (count) => counts.push(count));
  await jest.runAllTimersAsync();
  expect(await copied).toMatchObject({ state: 'copied', change: { entries: { length: 3 } } });
  expect(counts).toEqual([1, 2, 3]);
});

test('reports a publication at once, without a celebration, with quick effects', async () => {
  jest.spyOn(liveSchedule, 'whenStored').mockResolvedValue(true);
  startPublishingInTests();
  await publishByEvent();
  expect(publishStore.getState().phase).toBe('idle');
  expect(notificationsStore.getState().toasts.map(({ message }) => message)).toEqual([en.publish.done]);
});
