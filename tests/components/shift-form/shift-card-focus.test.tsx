/** @jest-environment jsdom */

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ShiftCardLayer } from '@/components/shift-form/card/shift-card-layer';
import { shiftEntry } from '@/lib/shifts/change/schedule-change';
import { findShift } from '@/lib/shifts/change/schedule-index';
import { liveSchedule } from '@/stores/app/schedule-store';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { closeDialog } from '@/stores/ui/dialogs';
import { openSchedule, savedShift, shiftName, THURSDAY } from '@/tests/support/app-schedule';
import { renderOnDesktop } from '@/tests/support/desktop';
import { clock, shiftAt } from '@/tests/support/records';

const onKey = jest.fn();

function Calendar() {
  const isThere = useSchedule(({ schedule }) => findShift(schedule.shifts, shiftName(0)) !== undefined);
  return (
    <div id="calendar-view" role="tabpanel" aria-label="Week">
      <ul data-arrow-keys="" tabIndex={-1} onKeyDown={({ key }) => onKey(key)}>
        {isThere && <li data-shift-id={shiftName(0)} data-testid="card" tabIndex={-1} />}
      </ul>
      <ShiftCardLayer />
    </div>
  );
}

const shift = () => screen.getByTestId('card');
/** The first time, Jest compiles the scripts of the card. */
const card = () => screen.findByRole('dialog');
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

function press(element: HTMLElement): void {
  fireEvent.pointerDown(element);
  element.focus();
  fireEvent.click(element, { detail: 1 });
}

const key = (name: string, rest = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...rest });

async function openByEnter(): Promise<void> {
  shift().focus();
  key('Enter');
  await card();
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Edit'));
}

jest.setTimeout(20_000);

beforeEach(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  onKey.mockClear();
  openSchedule([
    shiftAt('09:00-17:00', { id: shiftName(0), date: THURSDAY, notes: 'Keys to the bar' }),
    shiftAt('16:00-22:00', { id: shiftName(1), date: THURSDAY }),
  ]);
  act(() => closeDialog());
  renderOnDesktop(<Calendar />);
});

test('handles keys when the focus is on the card itself', async () => {
  press(shift());
  const opened = await card();
  act(() => opened.focus());
  expect(opened).toHaveFocus();
  key('Tab', { shiftKey: true });
  await isClosed();
  expect(shift()).toHaveFocus();

  press(shift());
  const again = await card();
  act(() => again.focus());
  key('Escape');
  await isClosed();
  expect(shift()).toHaveFocus();
});

test('opens the card on a held Enter without pressing the focused Edit button', async () => {
  await openByEnter();
  // The default action is prevented, so the button is not pressed.
  expect(key('Enter', { repeat: true })).toBe(false);
  expect(key('Enter')).toBe(true);
});

test('lets scrollable notes take the focus and the scroll keys', async () => {
  const height = jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(200);
  press(shift());
  const opened = within(await card());
  const notes = opened.getByRole('region', { name: 'Notes' });
  expect(notes).toHaveTextContent('Keys to the bar');
  height.mockRestore();
  expect(notes).toHaveAttribute('tabindex', '0');
  act(() => notes.focus());
  expect(notes).toHaveFocus();
  for (const name of ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End'])
    expect(key(name)).toBe(true);
  expect(await card()).toBeInTheDocument();
  expect(onKey).not.toHaveBeenCalled();
  key('Delete');
  await isClosed();
  expect(onKey.mock.calls).toEqual([['Delete']]);
});

test('moves the focus to the list when the shift of an open card is deleted', async () => {
  await openByEnter();
  act(() => void liveSchedule.commit([shiftEntry(savedShift(0), undefined)]));
  await isClosed();
  await waitFor(() => expect(screen.getByRole('list')).toHaveFocus());
});

/** Both timelines show the same shift. In the insights, the bar is another element once the start changes. */
function Timelines() {
  const start = useSchedule(({ schedule }) => findShift(schedule.shifts, shiftName(1))?.startTime);
  return ['day', 'insights'].map((id) => (
    <div key={id} className="timeline" data-timeline={id}>
      <button key={id === 'day' ? id : start} type="button" data-shift-id={shiftName(1)} data-testid={id} />
    </div>
  ));
}

test('the card stays with the timeline in which it was opened when the shift changes', async () => {
  renderOnDesktop(<Timelines />);
  press(screen.getByTestId('insights'));
  await card();
  const stored = savedShift(1);
  act(() => void liveSchedule.commit([shiftEntry(stored, { ...stored, startTime: clock('15:00') })]));
  expect(await screen.findByRole('dialog', { name: /3:00 PM/ })).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await isClosed();
  expect(screen.getByTestId('insights')).toHaveFocus();
});
