/** @jest-environment jsdom */

import { waitFor } from '@testing-library/react';
import { entriesToSave, saveShift } from '@/components/shift-form/use-shift-save';
import { knownFieldsOf } from '@/lib/shifts/shift/known-fields';
import type { Shift } from '@/lib/shifts/shift/shift';
import { liveSchedule } from '@/stores/app/schedule-store';
import { distributedShifts, editShift, openSchedule, savedShift } from '@/tests/support/app-schedule';

/** Never stored, because these tests have no database; the schedule gets the shift after the delay. */
const save = (before: Shift, after: Shift) =>
  void saveShift(
    liveSchedule,
    entriesToSave(liveSchedule, { before, after, repeating: 'same', scope: 'this' }),
    () => {},
    MESSAGES,
  );

const MESSAGES = { saved: 'Saved', failed: 'Failed', failedDetail: '' };

test('reports success without an undo step when the shift is saved without a change', async () => {
  openSchedule(distributedShifts(1));
  const { history } = liveSchedule.getState();
  const before = savedShift(0);
  const entries = entriesToSave(liveSchedule, {
    before,
    after: knownFieldsOf(before),
    repeating: 'same',
    scope: 'this',
  });
  const onSubmitted = jest.fn();
  expect(await saveShift(liveSchedule, entries, onSubmitted, MESSAGES)).toBe(true);
  expect(onSubmitted).toHaveBeenCalled();
  expect(liveSchedule.getState().history).toBe(history);
});

describe('saveShift with fields of a newer build', () => {
  test.each([
    ['still exists', () => {}],
    ['was deleted in another tab meanwhile', () => liveSchedule.deleteShift('P0')],
  ])('keeps unknown fields of a shift that %s', async (_what, meanwhile) => {
    openSchedule(distributedShifts(1).map((shift) => ({ ...shift, wage: 12 })));
    const before = savedShift(0);
    meanwhile();
    save(before, { ...knownFieldsOf(before), notes: 'new' });
    await waitFor(() => expect(savedShift(0)).toMatchObject({ notes: 'new', wage: 12 }), { timeout: 3000 });
  });

  test('keeps an unknown field that was stored while the form was open', async () => {
    openSchedule(distributedShifts(1));
    const before = savedShift(0);
    editShift(0, { ...before, ...{ wage: 15 } });
    save(before, { ...knownFieldsOf(before), notes: 'new' });
    await waitFor(() => expect(savedShift(0)).toMatchObject({ notes: 'new', wage: 15 }), { timeout: 3000 });
  });
});
