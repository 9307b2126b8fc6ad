/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { useFillItems } from '@/components/calendar/toolbar/use-fill-items';
import { formatsFor } from '@/lib/i18n/formats';
import { employeeEntry, shiftEntry } from '@/lib/shifts/change/schedule-change';
import { OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';
import { addDays } from '@/lib/time/local-date';
import { scheduleStore } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import { lookedBackStore } from '@/stores/look-back/looked-back';
import { editedWeekStore } from '@/stores/templates/edited-week';
import { closeDialog, getOpenDialog } from '@/stores/ui/dialogs';
import { MONDAY, openSchedule, THURSDAY } from '@/tests/support/app-schedule';
import { renderOnDesktop } from '@/tests/support/desktop';
import { employeeOf, shiftAt } from '@/tests/support/records';

/** The entries of the menu, as buttons. */
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
  act(() => void scheduleStore.commit([employeeEntry(undefined, employeeOf('Ana'))]));
  renderOnDesktop(<Items />);
});

afterEach(() => {
  lookedBackStore.setState({ looked: undefined });
  editedWeekStore.setState({ edited: undefined });
});

test('filling is offered for open shifts of the shown days from today on', () => {
  expect(entry()).toBeDisabled();
  act(() => void scheduleStore.commit([openOn(MONDAY), openOn(addDays(MONDAY, 8))]));
  expect(entry()).toBeDisabled();
  act(() => void scheduleStore.commit([openOn(addDays(MONDAY, 5))]));
  expect(entry()).toBeEnabled();
  fireEvent.click(screen.getByRole('button'));
  expect(getOpenDialog()).toEqual({ name: 'fill' });
});

test('of a single day, for its whole week', () => {
  act(() => void scheduleStore.commit([openOn(addDays(MONDAY, 5))]));
  act(() => uiStore.setState({ currentView: 'daily' }));
  expect(entry()).toBeEnabled();
});

test('neither for a week template nor for the past', () => {
  act(() => void scheduleStore.commit([openOn(THURSDAY)]));
  act(() => editedWeekStore.setState({ edited: { templateId: 'w', asFormats: () => formatsFor('en') } }));
  expect(entry()).toBeNull();
  act(() => editedWeekStore.setState({ edited: undefined }));
  expect(entry()).toBeEnabled();
  const then = { schedule: scheduleStore.getState().schedule, awaitingRepair: [] };
  act(() => lookedBackStore.setState({ looked: { then, moment: '', leave() {} } }));
  expect(entry()).toBeNull();
});
