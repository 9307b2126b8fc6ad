/** @jest-environment jsdom */

import { shiftEntry } from '@/lib/shifts/change/schedule-change';
import { liveSchedule } from '@/stores/app/schedule-store';
import { undoStep } from '@/stores/schedule/steps';
import { openSchedule } from '@/tests/support/app-schedule';
import { makeShift } from '@/tests/support/brigade';

beforeEach(() => openSchedule([]));

test('undoes nothing if the step is not in the history', () => {
  const change = liveSchedule.commit([shiftEntry(undefined, makeShift({ id: 'a' }))]);
  undoStep(liveSchedule, 'gone');
  expect(liveSchedule.getState().history.undo.at(-1)).toBe(change);
  undoStep(liveSchedule, change?.id);
  expect(liveSchedule.getState().history.undo).not.toContain(change);
});
