/** @jest-environment jsdom */

import { act, fireEvent, screen, within } from '@testing-library/react';
import { CopyShiftDialog } from '@/components/copy-shift/copy-shift-dialog';
import { employeeEntry, shiftEntry } from '@/lib/shifts/change/schedule-change';
import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import { addDays } from '@/lib/time/local-date';
import { persisted } from '@/stores/app/gateway';
import { liveSchedule } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import { MONDAY, openSchedule, THURSDAY } from '@/tests/support/app-schedule';
import { renderOnDesktop } from '@/tests/support/desktop';
import { employeeOf, shiftAt } from '@/tests/support/records';
import { setSettings } from '@/tests/support/set-settings';

// Two months of days are slow to draw without a browser.
jest.setTimeout(30_000);

const SHIFT = shiftAt('09:00-17:00', { id: 'shift', date: MONDAY });
const on = (offset: number, times: string) =>
  shiftAt(times, { id: `on ${offset} ${times}`, date: addDays(MONDAY, offset) });

function open(...others: ReturnType<typeof on>[]): void {
  openSchedule([SHIFT, ...others], THURSDAY);
  uiStore.setState({ today: MONDAY });
  setSettings({ restHours: 11 });
  persisted.planChoices.load();
  act(() => void liveSchedule.commit([employeeEntry(undefined, employeeOf('Ana'))]));
  renderOnDesktop(<CopyShiftDialog shiftId="shift" />);
}

// By label and text: a question by role asks for the name of each day of two months.
const pick = (day: string) => fireEvent.click(screen.getByLabelText(`${day}, 2026`));
const warning = () => screen.queryByText(/dates? breaks? a rule/)?.textContent;
const lines = () => Array.from(document.querySelectorAll('li'), ({ textContent }) => textContent);

beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

describe('the Copy Shift dialog', () => {
  test('one date: says what the copy would break as soon as it is chosen, and nothing where it breaks nothing', () => {
    open(on(1, '12:00-20:00'), on(3, '23:30-03:00'));
    pick('Thursday, November 19');
    expect(warning()).toBeUndefined();
    pick('Tuesday, November 17');
    expect(warning()).toContain('This date breaks a rule; you may copy all the same');
    expect(screen.getByText('Overlaps Tue 12:00 PM - 8:00 PM')).toBeVisible();
    pick('Friday, November 20');
    expect(screen.getByText('Less than 11 h rest after Thu 11:30 PM - 3:00 AM')).toBeVisible();
    expect(screen.queryByText('Overlaps Tue 12:00 PM - 8:00 PM')).toBeNull();
  });

  test('many dates: marks those that break a rule, with each other too, and copies all the same', async () => {
    jest.useFakeTimers();
    open(on(1, '12:00-20:00'));
    fireEvent.click(screen.getByText('Multiple Dates'));
    for (const name of ['Tuesday, November 17', 'Wednesday, November 18', 'Thursday, November 19'])
      pick(name);
    expect(warning()).toContain('1 of 3 dates breaks a rule');
    expect(lines()).toEqual(
      expect.arrayContaining(['Breaks a rule:Tue, Nov 17', 'Wed, Nov 18', 'Thu, Nov 19']),
    );
    // Two days more, and the week has over 40 hours for every copy in it.
    pick('Friday, November 20');
    pick('Saturday, November 21');
    expect(warning()).toContain('5 of 5 dates break a rule');
    expect(lines()).toContain('Sat, Nov 21Over 40 h: 56 h this week');

    fireEvent.click(screen.getByText('Copy Shift to 5 Date(s)'));
    await act(() => jest.advanceTimersByTimeAsync(1000));
    // The copies are there by now, and are not held against themselves.
    expect(shiftsOn(liveSchedule.getState().schedule.shifts, addDays(MONDAY, 5))).toHaveLength(1);
    expect(screen.queryByText(/^Overlaps Sat/)).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(5000));
    jest.useRealTimers();
  });

  test('dates that break a rule are left out or made open, as chosen; the button says how many are made', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    open(on(1, '12:00-20:00'));
    fireEvent.click(screen.getByText('Multiple Dates'));
    for (const name of ['Tuesday, November 17', 'Wednesday, November 18']) pick(name);
    await act(() => jest.advanceTimersByTimeAsync(100));
    const kind = screen.getByLabelText('Overlap: 1 shift');
    fireEvent.click(within(kind).getByLabelText('Skip'));
    expect(screen.getByText('Copy Shift to 1 Date(s)')).toBeVisible();
    expect(screen.getByText('1 skipped')).toBeVisible();
    fireEvent.click(screen.getByLabelText('Remove Wed, Nov 18'));
    fireEvent.click(screen.getByText('Copy Shift to 0 Date(s)'));
    expect(screen.getByText('Every copy is skipped or already there.')).toBeVisible();
    fireEvent.click(within(kind).getByLabelText('Make it open'));
    fireEvent.click(screen.getByText('Copy Shift to 1 Date(s)'));
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(
      shiftsOn(liveSchedule.getState().schedule.shifts, addDays(MONDAY, 1)).map(
        ({ employeeName, role, startTime }) => [employeeName, role, startTime],
      ),
    ).toEqual([
      ['', 'Server', '09:00'],
      ['Ana', 'Server', '12:00'],
    ]);
    jest.useRealTimers();
  });

  test('a date that breaks nothing any more after the choice is not marked', () => {
    open();
    act(() => persisted.planChoices.update(() => ({ copyShift: { weekHours: 'skip' } })));
    fireEvent.click(screen.getByText('Multiple Dates'));
    for (const name of ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map(
      (weekday, number) => `${weekday}, November ${17 + number}`,
    ))
      pick(name);
    expect(lines()).toEqual(
      expect.arrayContaining(['Tue, Nov 17', 'Fri, Nov 20', 'Breaks a rule:Sat, Nov 21']),
    );
  });

  test('follows an edit made meanwhile', () => {
    open();
    pick('Wednesday, November 18');
    expect(warning()).toBeUndefined();
    act(() => void liveSchedule.commit([shiftEntry(undefined, on(2, '10:00-11:00'))]));
    expect(screen.getByText('Overlaps Wed 10:00 AM - 11:00 AM')).toBeVisible();
  });
});
