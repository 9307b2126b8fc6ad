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

// jsdom renders the two months of days slowly.
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

// Queries by role would compute the name of each day of two months.
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

describe('CopyShiftDialog', () => {
  test('warns about a single date that breaks a rule as soon as it is picked', () => {
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

  test('marks each of many dates that breaks a rule, also with the other copies, and still copies them', async () => {
    jest.useFakeTimers();
    open(on(1, '12:00-20:00'));
    fireEvent.click(screen.getByText('Multiple Dates'));
    for (const name of ['Tuesday, November 17', 'Wednesday, November 18', 'Thursday, November 19'])
      pick(name);
    expect(warning()).toContain('1 of 3 dates breaks a rule');
    expect(lines()).toEqual(
      expect.arrayContaining(['Breaks a rule:Tue, Nov 17', 'Wed, Nov 18', 'Thu, Nov 19']),
    );
    // Two more days put the week over 40 hours for every copy in it.
    pick('Friday, November 20');
    pick('Saturday, November 21');
    expect(warning()).toContain('5 of 5 dates break a rule');
    expect(lines()).toContain('Sat, Nov 21Over 40 h: 56 h this week');

    fireEvent.click(screen.getByText('Copy Shift to 5 Date(s)'));
    await act(() => jest.advanceTimersByTimeAsync(1000));
    // The copies exist by now and must not conflict with themselves.
    expect(shiftsOn(liveSchedule.getState().schedule.shifts, addDays(MONDAY, 5))).toHaveLength(1);
    expect(screen.queryByText(/^Overlaps Sat/)).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(5000));
    jest.useRealTimers();
  });

  test('skips conflicting dates or makes them open as chosen, and counts the copies on the button', async () => {
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

  test('does not mark a date that breaks no rule after another date is skipped', () => {
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

  test('warns about a picked date after a conflicting shift is added meanwhile', () => {
    open();
    pick('Wednesday, November 18');
    expect(warning()).toBeUndefined();
    act(() => void liveSchedule.commit([shiftEntry(undefined, on(2, '10:00-11:00'))]));
    expect(screen.getByText('Overlaps Wed 10:00 AM - 11:00 AM')).toBeVisible();
  });
});
