/** @jest-environment jsdom */

import { act, cleanup, screen } from '@testing-library/react';
import { StepEcho } from '@/components/calendar/steps/step-echo';
import { VIEW_PANEL_ID } from '@/components/calendar/view-panel';
import { HistoryButtons } from '@/components/shell/frame/history-buttons';
import { EMPTY_HISTORY } from '@/lib/shifts/change/history';
import { employeeEntry, shiftEntry } from '@/lib/shifts/change/schedule-change';
import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import { weekOf } from '@/lib/time/week';
import { liveSchedule } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import { loadLanguage } from '@/stores/preferences/save-settings';
import { redoStep, undoStep } from '@/stores/schedule/steps';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { distributedShifts, openSchedule, savedShift, shiftName } from '@/tests/support/app-schedule';
import { renderOnDesktop } from '@/tests/support/desktop';
import { employeeOf } from '@/tests/support/records';

/** The week by day, with only the elements that StepEcho queries. */
function Week() {
  const date = useSchedule((state) => state.selectedDate);
  const index = useSchedule((state) => state.schedule.shifts);
  return (
    <div id={VIEW_PANEL_ID}>
      {weekOf(date, 'monday').map((day) => (
        <section key={day} data-drop-date={day}>
          <button type="button" data-day-head={day}>
            {day}
          </button>
          <ul>
            {shiftsOn(index, day).map(({ id }) => (
              <li key={id} tabIndex={-1} data-shift-id={id}>
                {id}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const card = (number: number) => screen.getByText(shiftName(number));
const settle = () => act(async () => {});
const announcement = () => screen.getByRole('status').textContent;

async function remove(...numbers: readonly number[]) {
  const shifts = numbers.map(savedShift);
  act(() => void liveSchedule.commit(shifts.map((shift) => shiftEntry(shift, undefined))));
  await settle();
}
async function runStep(step: () => void) {
  act(() => step());
  await settle();
}

beforeEach(async () => {
  Element.prototype.scrollIntoView = () => {};
  // Two shifts on Monday and on Tuesday, one on each other day.
  openSchedule(distributedShifts(9));
  liveSchedule.setState({ history: EMPTY_HISTORY });
  uiStore.setCurrentView('weekly');
  await loadLanguage();
  renderOnDesktop(
    <>
      <HistoryButtons />
      <Week />
      <StepEcho />
    </>,
  );
});
afterEach(cleanup);

test('focuses the restored shift on undo and its neighbor on redo, and announces both', async () => {
  await remove(0);
  await runStep(() => undoStep(liveSchedule));
  expect(card(0)).toHaveFocus();
  expect(announcement()).toBe('Undone: shift of P0, Monday');
  await runStep(() => redoStep(liveSchedule));
  expect(card(7)).toHaveFocus();
  expect(announcement()).toBe('Redone: shift of P0, Monday');
});

test('focuses the previous shift when the last shift of a day is removed, and the day when no shift is left', async () => {
  await remove(7);
  await runStep(() => undoStep(liveSchedule));
  await runStep(() => redoStep(liveSchedule));
  expect(card(0)).toHaveFocus();
  await remove(2);
  await runStep(() => undoStep(liveSchedule));
  await runStep(() => redoStep(liveSchedule));
  expect(screen.getByText('2026-11-18')).toHaveFocus();
});

test('keeps the focus on a focused shift when a step changes several shifts, or else focuses the first', async () => {
  const moved = [1, 2].map((number) => {
    const shift = savedShift(number);
    return shiftEntry(shift, { ...shift, date: savedShift(4).date });
  });
  act(() => void liveSchedule.commit(moved));
  card(2).focus();
  await runStep(() => undoStep(liveSchedule));
  expect(card(2)).toHaveFocus();
  expect(announcement()).toBe('Undone: 2 shifts');
  await remove(...Array.from({ length: 9 }, (_, number) => number));
  await runStep(() => undoStep(liveSchedule));
  expect(card(0)).toHaveFocus();
  expect(announcement()).toBe('Undone: 9 shifts');
});

test('shows the day of a restored shift outside the view and focuses the shift', async () => {
  await remove(3);
  act(() => liveSchedule.moveWeeks(2));
  await runStep(() => undoStep(liveSchedule));
  expect(card(3)).toHaveFocus();
  await remove(3);
  act(() => uiStore.setCurrentView('daily'));
  act(() => liveSchedule.selectDate('2026-11-17'));
  await runStep(() => undoStep(liveSchedule));
  expect(liveSchedule.getState().selectedDate).toBe(savedShift(3).date);
});

test('keeps the focus on the pressed undo button and announces each step', async () => {
  await remove(0);
  await remove(1);
  const undo = screen.getByRole('button', { name: 'Undo' });
  undo.focus();
  await runStep(() => undo.click());
  expect(announcement()).toBe('Undone: shift of P1, Tuesday');
  await runStep(() => undo.click());
  expect(announcement()).toBe('Undone: shift of P0, Monday');
  expect(undo).toHaveFocus();
});

test('announces a repeated sentence again, and does not move the focus for an employee step', async () => {
  act(() => void liveSchedule.commit([employeeEntry(undefined, employeeOf('Ana'))]));
  card(5).focus();
  await runStep(() => undoStep(liveSchedule));
  const first = screen.getByText('Undone: employee Ana');
  await runStep(() => redoStep(liveSchedule));
  await runStep(() => undoStep(liveSchedule));
  expect(screen.getByText('Undone: employee Ana')).not.toBe(first);
  expect(card(5)).toHaveFocus();
});
