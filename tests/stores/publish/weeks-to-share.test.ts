/** @jest-environment jsdom */
import { publicationEntry } from '@/lib/shifts/change/schedule-change';
import { PUBLICATION_ID } from '@/lib/shifts/publication/publication';
import { addDays } from '@/lib/time/local-date';
import { PUBLISH_BUTTON_MS, PUBLISH_CELEBRATION_MS, PUBLISH_HANDLING_MS } from '@/lib/timing';
import { liveSchedule } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import {
  endCelebration,
  keepCelebrating,
  publishAnyway,
  publishStore,
  unpublishWeek,
} from '@/stores/publish/publish';
import { weekFrom } from '@/stores/publish/shown-week';
import { currentWeeksToShare, markWeekShared } from '@/stores/publish/weeks-to-share';
import { distributedShifts, editShift, MONDAY, openSchedule, THURSDAY } from '@/tests/support/app-schedule';
import { publishSpans, startPublishingInTests } from '@/tests/support/publishing';

const NEXT_MONDAY = addDays(MONDAY, 7);
const weeksToShare = () => currentWeeksToShare(liveSchedule)?.weeks;
const celebrates = () => publishStore.getState().phase === 'done';

beforeAll(startPublishingInTests);
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-19T16:00:00Z') });
  jest.spyOn(liveSchedule, 'whenStored').mockResolvedValue(true);
  publishStore.setState({ phase: 'idle', weeksToShare: null, isToShare: false });
  uiStore.setState({ today: THURSDAY });
  openSchedule(distributedShifts(10, 10));
});
afterEach(() => {
  endCelebration();
  jest.restoreAllMocks();
});

const publish = () => publishSpans([weekFrom(MONDAY), weekFrom(NEXT_MONDAY)]);

test('offers to share until the last published week is shared', async () => {
  expect(currentWeeksToShare(liveSchedule)).toBeNull();
  await publish();
  expect(weeksToShare()).toEqual([MONDAY, NEXT_MONDAY]);
  expect(markWeekShared(liveSchedule, NEXT_MONDAY)).toBe(false);
  expect(markWeekShared(liveSchedule, NEXT_MONDAY)).toBe(false);
  expect(publishStore.getState().isToShare).toBe(true);
  expect(markWeekShared(liveSchedule, MONDAY)).toBe(true);
  expect(weeksToShare()).toEqual([]);
  expect(publishStore.getState().isToShare).toBe(false);
});

test('keeps a week as shared if nothing changed since, and offers all weeks after a change', async () => {
  await publish();
  markWeekShared(liveSchedule, MONDAY);
  await publish();
  expect(weeksToShare()).toEqual([NEXT_MONDAY]);
  editShift(0, { status: 'Canceled' });
  await publish();
  expect(weeksToShare()).toEqual([MONDAY, NEXT_MONDAY]);
});

test('offers nothing to share after another tab has published', async () => {
  await publish();
  markWeekShared(liveSchedule, MONDAY);
  markWeekShared(liveSchedule, NEXT_MONDAY);
  const after = { id: PUBLICATION_ID, at: 99, shiftCount: 10, since: [] };
  liveSchedule.commit([publicationEntry(undefined, after)]);
  expect(currentWeeksToShare(liveSchedule)).toBeNull();
  expect(markWeekShared(liveSchedule, MONDAY)).toBe(false);
  await publish();
  expect(currentWeeksToShare(liveSchedule)).toBeNull();
});

test('keeps the celebration while the week is shared, and for its full time afterwards', async () => {
  await publish();
  let finish = () => {};
  const sharing = new Promise<void>((resolve) => {
    finish = resolve;
  });
  await jest.advanceTimersByTimeAsync(PUBLISH_CELEBRATION_MS - 1);
  const kept = keepCelebrating(sharing);
  await jest.advanceTimersByTimeAsync(10 * PUBLISH_CELEBRATION_MS);
  expect(celebrates()).toBe(true);
  finish();
  await kept;
  await jest.advanceTimersByTimeAsync(PUBLISH_CELEBRATION_MS - 1);
  expect(celebrates()).toBe(true);
  await jest.advanceTimersByTimeAsync(1);
  expect(celebrates()).toBe(false);
});

test('does not celebrate again when the celebration was ended meanwhile', async () => {
  await publish();
  const kept = keepCelebrating(Promise.resolve());
  endCelebration();
  await kept;
  expect(celebrates()).toBe(false);
});

test('still offers to share a week that could not be unpublished', async () => {
  await publish();
  const commit = jest.spyOn(liveSchedule, 'commit').mockReturnValue(undefined);
  await unpublishWeek(MONDAY, { message: 'gone', detail: '' });
  expect(weeksToShare()).toEqual([MONDAY, NEXT_MONDAY]);
  commit.mockRestore();
  await unpublishWeek(MONDAY, { message: 'gone', detail: '' });
  expect(weeksToShare()).toEqual([NEXT_MONDAY]);
});

test('unpublishes a week after the running publication, and no longer offers to share it', async () => {
  publishAnyway([weekFrom(MONDAY), weekFrom(NEXT_MONDAY)]);
  await jest.advanceTimersByTimeAsync(PUBLISH_BUTTON_MS);
  const unpublished = unpublishWeek(MONDAY, { message: 'gone', detail: '' });
  await jest.advanceTimersByTimeAsync(PUBLISH_HANDLING_MS);
  await unpublished;
  expect(weeksToShare()).toEqual([NEXT_MONDAY]);
});
