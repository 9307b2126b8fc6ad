/** @jest-environment jsdom */

import { publicationEntry } from '@/lib/shifts/change/schedule-change';
import { PUBLICATION_ID } from '@/lib/shifts/publication/publication';
import { addDays } from '@/lib/time/local-date';
import { PUBLISH_CELEBRATION_MS, PUBLISH_HANDLING_MS } from '@/lib/timing';
import { liveSchedule } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import { currentHandOn, noteHandedOn } from '@/stores/publish/hand-on';
import { askToPublish, publishStore } from '@/stores/publish/publish';
import { endPublishCelebration, keepCelebrating, publishSchedule } from '@/stores/publish/publish-schedule';
import { weekFrom } from '@/stores/publish/shown-week';
import { unpublishWeek } from '@/stores/publish/unpublish-week';
import { dealtShifts, editShift, MONDAY, openSchedule, THURSDAY } from '@/tests/support/app-schedule';

const MESSAGES = {
  done: 'done',
  nothingChanged: 'nothing',
  failed: 'failed',
  failedDetail: 'why',
  heldBack: String,
};
const NEXT_MONDAY = addDays(MONDAY, 7);
const toHandOn = () => currentHandOn()?.weeks;
const celebrates = () => publishStore.getState().isCelebrating;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-19T16:00:00Z') });
  jest.spyOn(liveSchedule, 'whenStored').mockResolvedValue(true);
  publishStore.setState({ phase: 'idle', toHandOn: null, isToShare: false });
  uiStore.setState({ today: THURSDAY });
  openSchedule(dealtShifts(10, 10));
});
afterEach(() => {
  endPublishCelebration();
  jest.restoreAllMocks();
});

async function publish(): Promise<void> {
  askToPublish([weekFrom(MONDAY), weekFrom(NEXT_MONDAY)]);
  const done = publishSchedule(MESSAGES);
  await jest.advanceTimersByTimeAsync(PUBLISH_HANDLING_MS);
  await done;
}

test('every published week is handed on by itself; the last one ends what is to be shared', async () => {
  expect(currentHandOn()).toBeNull();
  await publish();
  expect(toHandOn()).toEqual([MONDAY, NEXT_MONDAY]);
  expect(noteHandedOn(NEXT_MONDAY)).toBe(false);
  expect(noteHandedOn(NEXT_MONDAY)).toBe(false);
  expect(publishStore.getState().isToShare).toBe(true);
  expect(noteHandedOn(MONDAY)).toBe(true);
  expect(toHandOn()).toEqual([]);
  expect(publishStore.getState().isToShare).toBe(false);
});

test('publishing again with nothing changed leaves it as handed on as it was; a change starts it again', async () => {
  await publish();
  noteHandedOn(MONDAY);
  await publish();
  expect(toHandOn()).toEqual([NEXT_MONDAY]);
  editShift(0, { status: 'Canceled' });
  await publish();
  expect(toHandOn()).toEqual([MONDAY, NEXT_MONDAY]);
});

test('what another tab has published since is not known to be handed on', async () => {
  await publish();
  noteHandedOn(MONDAY);
  noteHandedOn(NEXT_MONDAY);
  const after = { id: PUBLICATION_ID, at: 99, shiftCount: 10, since: [] };
  liveSchedule.commit([publicationEntry(undefined, after)]);
  expect(currentHandOn()).toBeNull();
  expect(noteHandedOn(MONDAY)).toBe(false);
  await publish();
  expect(currentHandOn()).toBeNull();
});

test('the celebration waits while the week is handed on, and stays its time with the result', async () => {
  await publish();
  let finish = () => {};
  const handing = new Promise<void>((resolve) => {
    finish = resolve;
  });
  await jest.advanceTimersByTimeAsync(PUBLISH_CELEBRATION_MS - 1);
  const kept = keepCelebrating(handing);
  await jest.advanceTimersByTimeAsync(10 * PUBLISH_CELEBRATION_MS);
  expect(celebrates()).toBe(true);
  finish();
  await kept;
  await jest.advanceTimersByTimeAsync(PUBLISH_CELEBRATION_MS - 1);
  expect(celebrates()).toBe(true);
  await jest.advanceTimersByTimeAsync(1);
  expect(celebrates()).toBe(false);
});

test('a celebration ended meanwhile does not come back', async () => {
  await publish();
  const kept = keepCelebrating(Promise.resolve());
  endPublishCelebration();
  await kept;
  expect(celebrates()).toBe(false);
});

test('a week that could not be unpublished is still to be handed on', async () => {
  await publish();
  const commit = jest.spyOn(liveSchedule, 'commit').mockReturnValue(undefined);
  unpublishWeek(MONDAY, { message: 'gone', detail: '' });
  expect(toHandOn()).toEqual([MONDAY, NEXT_MONDAY]);
  commit.mockRestore();
  unpublishWeek(MONDAY, { message: 'gone', detail: '' });
  expect(toHandOn()).toEqual([NEXT_MONDAY]);
});
