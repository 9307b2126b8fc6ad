/** @jest-environment jsdom */

import { act, screen, within } from '@testing-library/react';
import { DayView } from '@/components/calendar/day/day-view';
import { addDays } from '@/lib/time/local-date';
import { liveSchedule } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import { openSchedule, THURSDAY } from '@/tests/support/app-schedule';
import { renderOnDesktop } from '@/tests/support/desktop';
import { rowIds } from '@/tests/support/night-shifts';
import { shiftAt } from '@/tests/support/records';

const FRIDAY = addDays(THURSDAY, 1);
const shift = (times: string, id: string, fields = {}) =>
  shiftAt(times, { id, employeeName: id, date: THURSDAY, ...fields });

const SHIFTS = [
  shift('08:00-16:00', 'Marcus'),
  shift('09:00-17:00', 'David', { status: 'Canceled' }),
  shift('10:00-18:00', 'Rosa'),
  shift('17:00-01:00', 'Nia'),
  shift('09:00-17:00', 'Dan', { date: FRIDAY }),
];

const at = (hour: number, today = THURSDAY) => act(() => uiStore.setNow({ today, minute: 60 * hour }));
const heads = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const edit = (id: string) => screen.getByRole('button', { name: new RegExp(`^Edit shift: ${id},`) });

function open(): void {
  openSchedule(SHIFTS);
  // Without the pane, whose headings have the same level.
  renderOnDesktop(<DayView />, 1100);
}

beforeEach(() => {
  jest.useFakeTimers();
  at(16);
});

afterEach(() => {
  act(() => uiStore.setNow({ today: THURSDAY, minute: 0 }));
  jest.runOnlyPendingTimers();
});

test('groups the shifts of today into on now, later, finished and canceled', () => {
  open();
  expect(heads()).toEqual(['On now 1', 'Later today 1', 'Finished 1', 'Canceled 1']);
  expect(rowIds()).toEqual(['Rosa', 'Nia', 'Marcus', 'David']);
  const list = screen.getByRole('list', { name: 'Shifts of the day' });
  expect(within(list).getAllByRole('heading')).toHaveLength(4);
});

test('regroups shifts as the clock advances and keeps the focused row focused', () => {
  open();
  const row = edit('Nia').closest('li');
  act(() => edit('Nia').focus());
  at(17);
  expect(heads()).toEqual(['On now 2', 'Finished 1', 'Canceled 1']);
  expect(rowIds()).toEqual(['Rosa', 'Nia', 'Marcus', 'David']);
  act(() => edit('Rosa').focus());
  at(18);
  expect(rowIds()).toEqual(['Nia', 'Marcus', 'Rosa', 'David']);
  expect(edit('Rosa')).toHaveFocus();
  expect(edit('Nia').closest('li')).toBe(row);
  at(23);
  expect(heads()).toEqual(['On now 1', 'Finished 2', 'Canceled 1']);
});

test('moves through the groups with the arrow keys in visual order', () => {
  open();
  act(() => edit('Rosa').focus());
  for (const id of ['Nia', 'Marcus', 'David']) {
    const { activeElement } = document;
    act(() => {
      activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
    });
    expect(edit(id)).toHaveFocus();
  }
});

test('sorts other days by time, and counts a carried-over night shift as on now after midnight', () => {
  open();
  act(() => liveSchedule.selectDate(FRIDAY));
  act(() => void jest.runOnlyPendingTimers());
  expect(heads()).toEqual([]);
  expect(rowIds()).toEqual(['Nia', 'Dan']);
  at(0, FRIDAY);
  expect(heads()).toEqual(['On now 1', 'Later today 1']);
  at(1, FRIDAY);
  expect(heads()).toEqual(['Later today 1', 'Finished 1']);
  expect(rowIds()).toEqual(['Dan', 'Nia']);
  act(() => liveSchedule.selectDate(THURSDAY));
  act(() => void jest.runOnlyPendingTimers());
  expect(rowIds()).toEqual(['Marcus', 'David', 'Rosa', 'Nia']);
});
