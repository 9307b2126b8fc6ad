/** @jest-environment jsdom */
import { findShift } from '@/lib/shifts/change/schedule-index';
import { liveSchedule } from '@/stores/app/schedule-store';
import { keepMine, keepTheirs } from '@/stores/sync/sync';
import { openSchedule } from '@/tests/support/app-schedule';
import { makeShift } from '@/tests/support/brigade';
import { conflictOf } from '@/tests/support/sync/shown-sync';

const conflict = conflictOf({
  kind: 'shift',
  recordId: 's',
  group: 'status',
  mine: { status: 'Pending' },
  theirs: { status: 'Confirmed' },
});
const steps = () => liveSchedule.getState().history.undo.length;

beforeEach(() => openSchedule([makeShift({ id: 's', status: 'Confirmed' })]));

test('makes no step when the chosen version is the current one', () => {
  const before = steps();
  expect(keepTheirs(conflict)).toBeUndefined();
  expect(steps()).toBe(before);
});

test('makes a step when the chosen version differs', () => {
  const before = steps();
  expect(keepMine(conflict)).toBeDefined();
  expect(findShift(liveSchedule.getState().schedule.shifts, 's')?.status).toBe('Pending');
  expect(steps()).toBe(before + 1);
});
