/** @jest-environment jsdom */

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ShiftCardLayer } from '@/components/shift-form/card/shift-card-layer';
import { employeeEntry, shiftEntry } from '@/lib/shifts/change/schedule-change';
import { findShift } from '@/lib/shifts/change/schedule-index';
import type { Shift } from '@/lib/shifts/shift/shift';
import { liveSchedule } from '@/stores/app/schedule-store';
import { moveShifts } from '@/stores/schedule/move-shifts';
import { selectionStore } from '@/stores/schedule/selection';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { closeDialog, getOpenDialog, openDialog } from '@/stores/ui/dialogs';
import { openSchedule, savedShift, shiftName, THURSDAY } from '@/tests/support/app-schedule';
import { renderOnDesktop } from '@/tests/support/desktop';
import { employeeOf, shiftAt } from '@/tests/support/records';

jest.mock('@/stores/schedule/move-shifts', () => ({ moveShifts: jest.fn(() => ({ isOk: true })) }));

const shift = (number: number, times: string, fields: Partial<Shift> = {}) =>
  shiftAt(times, { id: shiftName(number), date: THURSDAY, ...fields });
const SHIFTS: readonly Shift[] = [
  shift(0, '09:00-17:00', { notes: 'Keys to the bar' }),
  shift(1, '16:00-22:00'),
  shift(2, '10:00-18:00', { employeeName: '' }),
];

const onKey = jest.fn();

/** The first two are cards of the week; the open shift is a row with its own button. */
function Calendar() {
  const there = useSchedule(({ schedule }) =>
    SHIFTS.filter(({ id }) => findShift(schedule.shifts, id))
      .map(({ id }) => id)
      .join(' '),
  );
  return (
    <main>
      <div id="calendar-view" role="tabpanel" aria-label="Week">
        <ul data-arrow-keys="" tabIndex={-1} onKeyDown={({ key }) => onKey(key)}>
          {there.split(' ').map((id) =>
            id === shiftName(2) ? (
              <li key={id} data-shift-id={id} data-testid={id}>
                <button type="button">Tool</button>
              </li>
            ) : (
              <li key={id} data-shift-id={id} data-testid={id} tabIndex={-1} />
            ),
          )}
        </ul>
        <p>Ground</p>
      </div>
      <ShiftCardLayer />
    </main>
  );
}

const at = (number: number) => screen.getByTestId(shiftName(number));
/** The first time, Jest compiles the scripts of the card. */
const card = () => screen.findByRole('dialog');
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const dialog = () => getOpenDialog();

/** Presses like a mouse; `count` 2 is the second press of a double click. */
function press(element: HTMLElement, count = 1): void {
  fireEvent.pointerDown(element);
  if (element.matches('[tabindex], button')) element.focus();
  fireEvent.click(element, { detail: count });
  if (count === 2) fireEvent.doubleClick(element, { detail: count });
}

const key = (name: string, rest = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...rest });

jest.setTimeout(20_000);

beforeEach(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  onKey.mockClear();
  openSchedule(SHIFTS);
  act(() => {
    liveSchedule.commit([employeeEntry(undefined, employeeOf('Ana'))]);
    closeDialog();
    selectionStore.clear();
  });
  renderOnDesktop(<Calendar />);
});

test('the card shows name, times and warnings on a click, and closes on a second click', async () => {
  press(at(0));
  const opened = within(await card());
  expect(await card()).toHaveAccessibleName('Ana, Thursday, November 19, 9:00 AM - 5:00 PM');
  expect(opened.getByText('Overlaps Thu 4:00 PM - 10:00 PM')).toBeInTheDocument();
  // Short notes are no tab stop.
  expect(opened.getByText('Keys to the bar')).not.toHaveAttribute('tabindex');
  expect(opened.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '',
    'Confirmed',
    'Pending',
    'Canceled',
    'Edit',
    'Copy',
    'Who can cover?',
    'Swap shift',
    'Delete',
  ]);
  // Shortcut keys of the shift still work after a click.
  expect(at(0)).toHaveFocus();
  press(at(0));
  await isClosed();
});

test('the card changes the status by one click, follows edits from elsewhere and closes when the shift is deleted', async () => {
  press(at(0));
  const opened = within(await card());
  expect(opened.getByRole('button', { pressed: true })).toHaveTextContent('Confirmed');
  fireEvent.click(opened.getByRole('button', { name: 'Pending' }));
  expect(moveShifts).toHaveBeenCalledWith(liveSchedule, [{ shiftId: shiftName(0), status: 'Pending' }]);
  const stored = savedShift(0);
  act(() => void liveSchedule.commit([shiftEntry(stored, { ...stored, status: 'Canceled' })]));
  expect(opened.getByRole('button', { pressed: true })).toHaveTextContent('Canceled');
  expect(opened.queryByRole('button', { name: 'Swap shift' })).toBeNull();
  act(() => void liveSchedule.commit([shiftEntry({ ...stored, status: 'Canceled' }, undefined)]));
  await isClosed();
});

test('the card opens on Enter with Edit focused, edits on a second Enter, and Escape returns the focus', async () => {
  at(0).focus();
  key('Enter');
  const edit = within(await card()).getByRole('button', { name: 'Edit' });
  await waitFor(() => expect(edit).toHaveFocus());
  key('Escape');
  await isClosed();
  expect(at(0)).toHaveFocus();
  key('Enter');
  // The card may not be rendered yet.
  fireEvent.keyDown(at(0), { key: 'Enter' });
  expect(dialog()).toEqual({ name: 'editShift', shiftId: shiftName(0) });
  await isClosed();
  expect(at(0)).toHaveFocus();
});

test('opens the edit form on a double click', async () => {
  press(at(1));
  press(at(1), 2);
  expect(dialog()).toEqual({ name: 'editShift', shiftId: shiftName(1) });
  await isClosed();
});

test('the card passes keys on to the shift, and Tab moves into and out of the card', async () => {
  at(0).focus();
  key('Enter');
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Edit'));
  key('ArrowDown');
  await isClosed();
  expect(onKey.mock.calls).toEqual([['Enter'], ['ArrowDown']]);
  expect(at(0)).toHaveFocus();

  press(at(0));
  await card();
  key('Tab');
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  screen.getByRole('button', { name: 'Delete' }).focus();
  key('Tab');
  await isClosed();
  expect(at(0)).toHaveFocus();
});

test('the card closes on an outside click or when the focus leaves, and switches to another clicked shift', async () => {
  press(at(0));
  await card();
  press(at(2));
  expect(await screen.findByRole('dialog', { name: /^Open shift, Thursday/ })).toBeInTheDocument();
  // A row is focused through its button.
  expect(screen.getByRole('button', { name: 'Tool' })).toHaveFocus();
  press(screen.getByText('Ground'));
  await isClosed();
  press(at(0));
  await card();
  act(() => at(1).focus());
  await isClosed();
});

test('the card does not open for buttons in a row, modified clicks, the end of a drag or an open dialog', async () => {
  press(screen.getByRole('button', { name: 'Tool' }));
  fireEvent.click(at(0), { detail: 1, ctrlKey: true });
  fireEvent.pointerDown(at(0), { clientX: 0, clientY: 0 });
  fireEvent.click(at(0), { detail: 1, clientX: 40, clientY: 0 });
  act(() => openDialog({ name: 'shortcuts' }));
  press(at(0));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(dialog()).toEqual({ name: 'shortcuts' });
});

describe('context menu of a shift', () => {
  const names = async () =>
    Array.from(
      (await screen.findByRole('menu')).querySelectorAll('[role^="menuitem"]'),
      ({ textContent }) => textContent,
    );

  test.each([
    ['a right click', () => fireEvent.contextMenu(at(0), { clientX: 5, clientY: 5 })],
    ['Shift+F10', () => key('F10', { shiftKey: true })],
    ['the menu key', () => key('ContextMenu')],
  ])('opens by %s and offers the same actions as the card', async (_way, open) => {
    at(0).focus();
    // The browser's own menu is suppressed.
    expect(open()).toBe(false);
    expect(await names()).toEqual([
      'Edit',
      'Copy',
      'Who can cover?',
      'Swap shift',
      'Select',
      'Confirmed',
      'Pending',
      'Canceled',
      'Delete',
    ]);
    expect(screen.getByRole('menuitemradio', { checked: true })).toHaveTextContent('Confirmed');
    fireEvent.click(screen.getByRole('menuitem', { name: 'Copy' }));
    expect(dialog()).toEqual({ name: 'copyShift', shiftId: shiftName(0) });
    expect(at(0)).toHaveFocus();
  });

  test('applies to all selected shifts when opened on one of them', async () => {
    act(() => selectionStore.replace([shiftName(0), shiftName(1)]));
    fireEvent.contextMenu(at(1));
    expect(await screen.findByRole('menu', { name: '2 shifts selected' })).toBeInTheDocument();
    expect(await names()).toEqual(['Change', 'Move by days', 'Copy', 'Delete']);
    fireEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
    expect(dialog()).toEqual({ name: 'bulkDelete' });
  });
});
