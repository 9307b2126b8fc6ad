/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { DayView } from '@/components/calendar/day/day-view';
import { ListView } from '@/components/calendar/list/list-view';
import { StaffView } from '@/components/calendar/staff/staff-view';
import { ShiftCardLayer } from '@/components/shift-form/card/shift-card-layer';
import { selectionStore } from '@/stores/schedule/selection';
import { closeDialog, getOpenDialog } from '@/stores/ui/dialogs';
import { openSchedule, THURSDAY } from '@/tests/support/app-schedule';
import { renderOnDesktop } from '@/tests/support/desktop';
import { shiftAt } from '@/tests/support/records';

test('orders the buttons of a row: open, edit, copy, find cover, delete', () => {
  openSchedule([shiftAt('09:00-17:00', { date: THURSDAY })]);
  renderOnDesktop(<DayView />, 1100);
  const names = screen
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? '')
    .filter((name) => name.includes('Ana'));
  expect(names).toEqual([
    'Shift: Ana, 9:00 AM - 5:00 PM',
    'Edit shift: Ana, 9:00 AM - 5:00 PM',
    'Copy shift: Ana, 9:00 AM - 5:00 PM',
    'Who can cover? Ana, 9:00 AM - 5:00 PM',
    'Delete shift: Ana, 9:00 AM - 5:00 PM',
  ]);
  expect(screen.getByRole('button', { name: /^Who can cover/ })).toHaveAttribute('title', 'Who can cover?');
});

describe.each([
  ['day', DayView],
  ['staff', StaffView],
  ['list', ListView],
])('row of the %s view', (_name, View) => {
  beforeEach(() => {
    globalThis.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    openSchedule([shiftAt('22:00-06:00', { date: THURSDAY })]);
    act(() => {
      closeDialog();
      selectionStore.clear();
    });
    renderOnDesktop(
      <>
        <div id="calendar-view">
          <View />
        </div>
        <ShiftCardLayer />
      </>,
      1100,
    );
  });

  const opener = () => screen.getByRole('button', { name: /^Shift: Ana, 10:00 PM - 6:00 AM/ });
  const card = () => screen.findByRole('dialog');

  test('opens the card of a shift on Enter on the times of the row, and the form on a second Enter', async () => {
    act(() => opener().focus());
    fireEvent.keyDown(opener(), { key: 'Enter' });
    await card();
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Edit'));
    fireEvent.keyDown(screen.getByRole('button', { name: 'Edit' }), { key: 'Escape' });
    await waitFor(() => expect(opener()).toHaveFocus());
    fireEvent.keyDown(opener(), { key: 'Enter' });
    fireEvent.keyDown(opener(), { key: 'Enter' });
    expect(getOpenDialog()).toMatchObject({ name: 'editShift' });
  }, 20_000);

  test('opens the card of a shift on a click on the times of the row', async () => {
    fireEvent.pointerDown(opener());
    act(() => opener().focus());
    fireEvent.click(opener(), { detail: 1 });
    expect(await card()).toHaveAccessibleName(/^Ana, Thursday/);
    expect(getOpenDialog()).toBeNull();
  }, 20_000);
});
