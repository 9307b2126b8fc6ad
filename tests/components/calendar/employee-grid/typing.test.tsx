/** @jest-environment jsdom */

import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { EmployeeGrid } from '@/components/calendar/employee-grid/employee-grid';
import { employeeEntry } from '@/lib/shifts/change/schedule-change';
import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import { addDays } from '@/lib/time/local-date';
import { liveSchedule } from '@/stores/app/schedule-store';
import { MONDAY, openSchedule, WEEK } from '@/tests/support/app-schedule';
import { renderOnDesktop } from '@/tests/support/desktop';
import { clock, employeeOf, shiftAt } from '@/tests/support/records';
import { setSettings } from '@/tests/support/set-settings';

jest.mock('next/navigation', () => ({ usePathname: () => '/' }));

const LUNCH = shiftAt('11:00-15:00', { id: 'lunch', date: MONDAY });

beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

beforeEach(() => {
  openSchedule([LUNCH]);
  act(() => void liveSchedule.commit([employeeEntry(undefined, employeeOf('Ana'))]));
  renderOnDesktop(<EmployeeGrid days={WEEK} />);
});

function cell(offset: number): HTMLElement {
  const found = document.querySelector<HTMLElement>(
    `[data-drop-employee="Ana"][data-drop-date="${addDays(MONDAY, offset)}"]`,
  );
  if (!found) throw new Error('There is no such cell.');
  return found.querySelector<HTMLElement>('[data-grid-item]') ?? found;
}

function press(key: string, offset: number): void {
  act(() => cell(offset).focus());
  fireEvent.keyDown(cell(offset), { key, code: /^[a-z]$/.test(key) ? `Key${key.toUpperCase()}` : key });
}

const type = (text: string) =>
  fireEvent.change(screen.getByLabelText(/^Times for Ana/), { target: { value: text } });
const says = () => document.querySelector('.eg-says')?.textContent ?? '';
const shiftsAt = (offset: number) =>
  shiftsOn(liveSchedule.getState().schedule.shifts, addDays(MONDAY, offset));

// This test must run first, because the last typed times persist between tests.
test('reports on R that no times were typed yet', () => {
  press('r', 1);
  expect(screen.getByText('No times were typed yet.')).toBeInTheDocument();
});

describe('typing times into a cell', () => {
  test('announces that it replaces the existing shift and that + adds another', () => {
    press('9', 0);
    type('9-5');
    expect(says()).toContain('Replaces 11:00 AM - 3:00 PM. + adds another shift.');
    expect(says()).not.toContain('Overlaps');
    fireEvent.keyDown(screen.getByLabelText(/^Times for Ana/), { key: 'Escape' });
    press('+', 0);
    type('9-5');
    expect(says()).not.toContain('Replaces');
    expect(says()).toContain('Overlaps Mon 11:00 AM - 3:00 PM');
  });

  test('resolves "close" to the closing time of the weekday, and explains where to set a missing one', () => {
    const closes = (weekday: number, to: string) =>
      ({ weekday, kind: 'hours', from: clock('11:00'), to: clock(to) }) as const;
    act(() =>
      setSettings({ openingHours: { days: [closes(2, '23:00'), closes(3, '01:00')], isCloseShown: false } }),
    );
    press('1', 1);
    type('11-close');
    expect(says()).toContain('11:00 AM - 11:00 PM, 12 h');
    fireEvent.keyDown(screen.getByLabelText(/^Times for Ana/), { key: 'Enter' });
    expect(shiftsAt(1)).toMatchObject([{ startTime: '11:00', endTime: '23:00' }]);
    press('5', 2);
    type('5pm-cl');
    expect(says()).toContain('5:00 PM - 1:00 AM, 8 h');
    fireEvent.keyDown(screen.getByLabelText(/^Times for Ana/), { key: 'Escape' });
    press('5', 3);
    type('5-BD');
    expect(says()).toBe('Closing time is not set for this day: set it in Settings, Opening hours.');
    fireEvent.keyDown(screen.getByLabelText(/^Times for Ana/), { key: 'Enter' });
    expect(shiftsAt(3)).toEqual([]);
    act(() => setSettings({ openingHours: { days: [], isCloseShown: false } }));
  });

  test('warns about a closed day and about more hours than the daily limit', () => {
    act(() => setSettings({ openingHours: { days: [{ weekday: 2, kind: 'closed' }], isCloseShown: false } }));
    press('9', 1);
    type('9am-10pm');
    expect(says()).toContain('Closed on Tue, Nov 17');
    expect(says()).toContain('Over 12 h: 13 h on this day');
    act(() => setSettings({ openingHours: { days: [], isCloseShown: false } }));
  });

  test('checks two shifts that are typed together against each other', () => {
    press('9', 2);
    type('9-1+2-5');
    expect(says()).not.toContain('Overlaps');
    type('9-1+12-5');
    expect(says()).toContain('Overlaps Wed 12:00 PM - 5:00 PM');
    expect(says()).toContain('Overlaps Wed 9:00 AM - 1:00 PM');
  });
});

describe('saving typed times', () => {
  const field = () => screen.getByLabelText(/^Times for Ana/);
  const key = (name: string, more = {}) => fireEvent.keyDown(field(), { key: name, ...more });
  const begin = (text: string, offset: number) => {
    press(text.slice(0, 1), offset);
    type(text);
  };
  const elsewhere = () => act(() => cell(6).focus());

  test.each([
    ['Tab', 3],
    ['ArrowRight', 3],
    ['ArrowLeft', 1],
    ['Enter', 2],
    ['ArrowDown', 2],
    ['ArrowUp', 2],
  ])('%s saves the times and keeps the focus in the grid', (name, offset) => {
    begin('9-5', 2);
    key(name);
    expect(shiftsAt(2)).toMatchObject([{ startTime: '09:00', endTime: '17:00' }]);
    const isThere = document.activeElement?.closest('[data-grid-cell]') !== null;
    expect(isThere || name === 'ArrowUp').toBe(true);
    if (offset !== 2) expect(cell(offset)).toHaveFocus();
  });

  test('keeps ArrowLeft inside the text after F2 and saves on ArrowDown', () => {
    begin('9-5', 2);
    key('F2');
    key('ArrowLeft');
    expect(field()).toHaveFocus();
    key('ArrowDown');
    expect(shiftsAt(2)).toHaveLength(1);
  });

  test('saves when the focus moves elsewhere or the page is hidden', () => {
    begin('9-5', 2);
    elsewhere();
    expect(shiftsAt(2)).toHaveLength(1);
    begin('10-6', 3);
    fireEvent(window, new Event('pagehide'));
    expect(shiftsAt(3)).toHaveLength(1);
  });

  test('saves when the view is unmounted during typing', async () => {
    begin('9-5', 2);
    cleanup();
    await waitFor(() => expect(shiftsAt(2)).toHaveLength(1));
  });

  test('keeps unreadable text in the cell with its error until it is corrected', () => {
    begin('9-55', 4);
    key('Tab');
    expect(field()).toHaveFocus();
    expect(field()).toHaveAttribute('aria-invalid', 'true');
    elsewhere();
    expect(shiftsAt(4)).toEqual([]);
    expect(cell(4)).toHaveTextContent('9-55: There is no such time.');
    cleanup();
    renderOnDesktop(<EmployeeGrid days={WEEK} />);
    press('Enter', 4);
    expect(field()).toHaveValue('9-55');
    elsewhere();
    fireEvent.click(within(cell(4)).getByRole('button', { name: /9-55/ }));
    type('9-5');
    key('Enter');
    expect(shiftsAt(4)).toHaveLength(1);
    expect(cell(4)).not.toHaveTextContent('9-55');
  });

  test('discards the text only on Escape', () => {
    begin('9-55', 4);
    elsewhere();
    press('Enter', 4);
    key('Escape');
    expect(cell(4)).not.toHaveTextContent('9-55');
    begin('9-5', 4);
    key('Escape');
    expect(shiftsAt(4)).toEqual([]);
  });

  test('moves between cells with Tab once the grid is in use, until Escape', () => {
    press('Home', 0);
    const tab = (more = {}) =>
      fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Tab', ...more });
    expect(tab()).toBe(false);
    expect(cell(1)).toHaveFocus();
    tab();
    expect(cell(2)).toHaveFocus();
    tab({ shiftKey: true });
    expect(cell(1)).toHaveFocus();
    press('End', 6);
    expect(tab()).toBe(false);
    expect(cell(6)).toHaveFocus();
    press('Escape', 6);
    expect(tab()).toBe(true);
  });
});

describe('R key', () => {
  test('repeats the last typed times, moves on and does not duplicate an existing shift', () => {
    press('9', 1);
    type('9-1+2-5');
    fireEvent.keyDown(screen.getByLabelText(/^Times for Ana/), { key: 'Tab' });
    fireEvent.keyDown(cell(2), { key: 'r', code: 'KeyR' });
    expect(shiftsAt(2)).toMatchObject([{ startTime: '09:00' }, { startTime: '14:00' }]);
    // The last row was reached, so the focus moves to the first row of the next day.
    expect(cell(3)).toHaveFocus();
    press('r', 2);
    expect(shiftsAt(2)).toHaveLength(2);
    expect(screen.getByText('The same shift is there already.')).toBeInTheDocument();
  });
});

test('asks before pasting a shift that breaks a rule, and pastes any other shift immediately', async () => {
  press('c', 0);
  press('v', 3);
  expect(shiftsAt(3)).toHaveLength(1);
  expect(screen.queryByRole('alertdialog')).toBeNull();

  press('9', 4);
  type('10-4');
  fireEvent.keyDown(screen.getByLabelText(/^Times for Ana/), { key: 'Enter' });
  press('v', 4);
  const question = await screen.findByRole('alertdialog', { name: 'This shift breaks a rule' });
  expect(question).toHaveTextContent('Ana, Fri, Nov 20, 11:00 AM - 3:00 PMOverlaps Fri 10:00 AM - 4:00 PM');
  fireEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(shiftsAt(4)).toHaveLength(1);
  press('v', 4);
  fireEvent.click(await screen.findByRole('button', { name: 'Add all the same' }));
  expect(shiftsAt(4)).toHaveLength(2);
});
