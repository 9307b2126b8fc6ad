/** @jest-environment jsdom */

import { act, fireEvent, screen } from '@testing-library/react';
import { useFillItems } from '@/components/calendar/toolbar/menu';
import { ScheduleProvider } from '@/components/shell/schedule-provider';
import { formatsFor } from '@/lib/i18n/formats';
import { employeeEntry, shiftEntry } from '@/lib/shifts/change/schedule-change';
import { OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';
import { addDays } from '@/lib/time/local-date';
import { liveSchedule } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import { showSchedule } from '@/stores/schedule/use-schedule';
import { closeDialog, getOpenDialog } from '@/stores/ui/dialogs';
import { MONDAY, openSchedule, THURSDAY } from '@/tests/support/app-schedule';
import { renderOnDesktop } from '@/tests/support/desktop';
import { employeeOf, shiftAt } from '@/tests/support/records';

/** The entries of the menu as buttons. */
function Items() {
  return useFillItems().map(({ id, label, disabled, onSelect }) => (
    <button key={id} type="button" disabled={disabled} onClick={() => onSelect?.()}>
      {label}
    </button>
  ));
}

const openOn = (date: typeof MONDAY, fields = {}) =>
  shiftEntry(undefined, shiftAt('09:00-17:00', { id: date, date, employeeName: OPEN_SHIFT_NAME, ...fields }));
const entry = () => screen.queryByRole('button', { name: 'Fill open shifts' });

beforeEach(() => {
  openSchedule([], THURSDAY);
  uiStore.setState({ today: THURSDAY, currentView: 'weekly', weekLayout: 'day' });
  closeDialog();
  act(() => void liveSchedule.commit([employeeEntry(undefined, employeeOf('Ana'))]));
  renderOnDesktop(
    <ScheduleProvider>
      <Items />
    </ScheduleProvider>,
  );
});

afterEach(() => {
  act(() => showSchedule());
});

test('"Fill open shifts" is enabled only for open shifts of the shown days from today on', () => {
  expect(entry()).toBeDisabled();
  act(() => void liveSchedule.commit([openOn(MONDAY), openOn(addDays(MONDAY, 8))]));
  expect(entry()).toBeDisabled();
  act(() => void liveSchedule.commit([openOn(addDays(MONDAY, 5))]));
  expect(entry()).toBeEnabled();
  fireEvent.click(screen.getByRole('button'));
  expect(getOpenDialog()).toEqual({ name: 'fill' });
});

test('"Fill open shifts" is enabled in the day view for an open shift elsewhere in the week', () => {
  act(() => void liveSchedule.commit([openOn(addDays(MONDAY, 5))]));
  act(() => uiStore.setState({ currentView: 'daily' }));
  expect(entry()).toBeEnabled();
});

test('"Fill open shifts" is missing while a week template or a past schedule is shown', () => {
  act(() => void liveSchedule.commit([openOn(THURSDAY)]));
  const editedWeek = { templateId: 'w', asFormats: () => formatsFor('en') };
  act(() => showSchedule({ kind: 'week', open: () => ({ ...liveSchedule, editedWeek }) }));
  expect(entry()).toBeNull();
  act(() => showSchedule());
  expect(entry()).toBeEnabled();
  const pastSchedule = { schedule: liveSchedule.getState().schedule, awaitingRepair: [] };
  act(() =>
    showSchedule({ kind: 'asOf', open: () => ({ ...liveSchedule, asOf: { pastSchedule, moment: '' } }) }),
  );
  expect(entry()).toBeNull();
});
