/** @jest-environment jsdom */

import { act, screen } from '@testing-library/react';
import { FilterBar } from '@/components/calendar/filter/bar';
import { historyAfter } from '@/lib/shifts/change/history';
import { shiftEntry } from '@/lib/shifts/change/schedule-change';
import { NO_FILTER } from '@/lib/shifts/views/shift-filter';
import { liveSchedule } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import { savedAfter } from '@/stores/browser-storage/keys/saved-schedule';
import { redoStep, undoStep } from '@/stores/schedule/steps';
import { distributedShifts, editShift, openSchedule, savedShift } from '@/tests/support/app-schedule';
import { renderOnDesktop } from '@/tests/support/desktop';

const announced = () => screen.queryByRole('status')?.textContent;

beforeEach(() => {
  openSchedule(distributedShifts(4));
  uiStore.setFilter({ ...NO_FILTER, statuses: ['Confirmed'] });
  renderOnDesktop(<FilterBar hasCount={false} />);
});
afterEach(() => act(() => uiStore.setFilter(NO_FILTER)));

test('announces that the filter hides the shift just saved, until the shift is visible again', () => {
  expect(announced()).toBe('');
  editShift(0, { notes: 'seen' });
  expect(announced()).toBe('');
  editShift(0, { status: 'Pending' });
  expect(announced()).toBe('The filter hides the shift just saved.');
  act(() => undoStep(liveSchedule));
  expect(announced()).toBe('');
  act(() => redoStep(liveSchedule));
  expect(announced()).toBe('The filter hides the shift just saved.');
  act(() => uiStore.setFilter({ ...NO_FILTER, statuses: ['Pending'] }));
  expect(announced()).toBe('');
});

test('counts the hidden shifts of one change and ignores shifts that were hidden before', () => {
  const copies = [5, 6].map((number) => ({ ...savedShift(1), id: `copy-${number}`, status: 'Pending' }));
  act(() => {
    liveSchedule.commit(copies.map((copy) => shiftEntry(undefined, copy)));
  });
  expect(announced()).toBe('The filter hides 2 shifts just saved.');
  act(() => {
    liveSchedule.commit(copies.map((copy) => shiftEntry(copy, { ...copy, notes: 'late' })));
  });
  expect(announced()).toBe('');
});

test('ignores shifts saved in another tab and keeps the message about shifts saved in this tab', () => {
  const change = { id: 'theirs', at: Date.now(), entries: [] };
  const show = (number: number, status: string) => {
    const before = savedShift(number);
    const entries = [shiftEntry(before, { ...before, status })];
    const state = liveSchedule.getState();
    act(() =>
      liveSchedule.show(
        {
          ...state,
          ...savedAfter(state, { ...change, entries }),
          history: historyAfter(state.history, { ...change, entries }),
        },
        [{ source: 'elsewhere', changes: [{ ...change, entries }] }],
      ),
    );
  };
  show(0, 'Pending');
  expect(announced()).toBe('');
  editShift(1, { status: 'Pending' });
  expect(announced()).toBe('The filter hides the shift just saved.');
  show(2, 'Pending');
  expect(announced()).toBe('The filter hides the shift just saved.');
});
