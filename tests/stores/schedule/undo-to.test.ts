/** @jest-environment jsdom */

import { publishedShifts } from '@/lib/share/published-week';
import { publicationEntry, shiftEntry } from '@/lib/shifts/change/schedule-change';
import { findShift } from '@/lib/shifts/change/schedule-index';
import { notificationsStore } from '@/stores/app/notifications-store';
import { liveSchedule } from '@/stores/app/schedule-store';
import { announce } from '@/stores/notifications/announce';
import { redoTo, undoTo } from '@/stores/schedule/undo-to';
import { openSchedule } from '@/tests/support/app-schedule';
import { makeShift } from '@/tests/support/brigade';
import { day } from '@/tests/support/records';

const idsOf = () => ['a', 'b', 'c'].filter((id) => findShift(liveSchedule.getState().schedule.shifts, id));
const add = (id: string, date = '2026-11-19') =>
  liveSchedule.commit([shiftEntry(undefined, makeShift({ id, date }))])?.id ?? '';

beforeEach(() => openSchedule([]));

test('undoes a step and all later ones in one change, and redoes them', () => {
  const [a, b, c] = [add('a'), add('b'), add('c')];
  const changes = jest.fn();
  const stop = liveSchedule.listen(({ source, changes: made }) => changes(source, made.length));
  undoTo(liveSchedule, b);
  expect(idsOf()).toEqual(['a']);
  expect(changes.mock.calls).toEqual([['here', 1]]);
  expect(liveSchedule.getState().history.redo.map(({ id }) => id)).toEqual([c, b]);
  undoTo(liveSchedule, a);
  redoTo(liveSchedule, c);
  expect(idsOf()).toEqual(['a', 'b', 'c']);
  expect(liveSchedule.getState().history.undo.map(({ id }) => id)).toEqual([a, b, c]);
  stop();
});

test('removes the toast of an undone step', async () => {
  jest.spyOn(liveSchedule, 'whenStored').mockResolvedValue(true);
  const added = liveSchedule.commit([shiftEntry(undefined, makeShift({ id: 'a' }))]);
  await announce(liveSchedule, added, { category: 'shifts', words: { message: 'added' } });
  expect(notificationsStore.getState().toasts).toHaveLength(1);
  undoTo(liveSchedule, added?.id ?? '');
  expect(notificationsStore.getState().toasts).toEqual([]);
});

test('undoes and redoes a restored publication in its order', () => {
  add('a');
  const unpublished = () => [...liveSchedule.getState().schedule.unpublished.keys()];
  const restored = liveSchedule.commit([
    publicationEntry(liveSchedule.getState().schedule.publication, {
      id: 'publication',
      at: 1,
      shiftCount: 1,
      since: [],
    }),
  ]);
  const b = add('b');
  expect(unpublished()).toEqual(['b']);
  undoTo(liveSchedule, restored?.id ?? '');
  redoTo(liveSchedule, b);
  expect(unpublished()).toEqual(['b']);
});

test('keeps a later publication when several steps are undone', () => {
  const publishedIds = () => {
    const { schedule } = liveSchedule.getState();
    return publishedShifts(schedule, [day('2026-11-19')])?.map(({ id }) => id);
  };
  const { publication } = liveSchedule.getState().schedule;
  const before = { id: 'publication', at: 1, shiftCount: 0, since: [] };
  const restored = liveSchedule.commit([publicationEntry(publication, before)])?.id ?? '';
  const b = add('b');
  liveSchedule.publish();
  undoTo(liveSchedule, restored);
  expect([idsOf(), publishedIds()]).toEqual([[], ['b']]);
  expect([...liveSchedule.getState().schedule.unpublished.keys()]).toEqual(['b']);
  redoTo(liveSchedule, b);
  expect([idsOf(), publishedIds()]).toEqual([['b'], ['b']]);
  expect(liveSchedule.getState().schedule.unpublished.size).toBe(0);
});

test('selects the date of the step', () => {
  const far = add('a', '2026-12-24');
  add('b');
  undoTo(liveSchedule, far);
  expect(liveSchedule.getState().selectedDate).toBe('2026-12-24');
});

test('does nothing for an unknown step', () => {
  add('a');
  undoTo(liveSchedule, 'gone');
  redoTo(liveSchedule, 'gone');
  expect(idsOf()).toEqual(['a']);
});
