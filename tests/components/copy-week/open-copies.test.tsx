/** @jest-environment jsdom */

import { act, configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyWeekDialog } from '@/components/copy-week/copy-week-dialog';
import { employeeEntry } from '@/lib/shifts/change/schedule-change';
import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import { addDays } from '@/lib/time/local-date';
import { liveSchedule } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import { getOpenDialog, openDialog } from '@/stores/ui/dialogs';
import { MONDAY, openSchedule, THURSDAY } from '@/tests/support/app-schedule';
import { renderOnDesktop } from '@/tests/support/desktop';
import { employeeOf, shiftAt } from '@/tests/support/records';

// jsdom renders the dialog slowly, and its messages load later.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 20_000 });

beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

const made = () => shiftsOn(liveSchedule.getState().schedule.shifts, addDays(MONDAY, 7));

beforeEach(() => {
  openSchedule([shiftAt('09:00-17:00', { date: MONDAY })], THURSDAY);
  uiStore.setState({ today: MONDAY });
  openDialog({ name: 'copyWeek' });
  act(() => void liveSchedule.commit([employeeEntry(undefined, employeeOf('Ana'))]));
  renderOnDesktop(<CopyWeekDialog />);
});

test('opens the fill dialog for the copies when a week is copied as open shifts', async () => {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('radio', { name: 'As open shifts' }));
  expect(screen.queryByRole('radiogroup', { name: /already/ })).toBeNull();
  expect(screen.getByRole('checkbox', { name: 'Then fill them' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Copy 1 shift' }));
  expect(made()).toMatchObject([{ employeeName: '' }]);
  expect(getOpenDialog()).toEqual({ name: 'fill', shiftIds: made().map(({ id }) => id) });
});

test('leaves the open copies unfilled when "Then fill them" is unchecked', async () => {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('radio', { name: 'As open shifts' }));
  await user.click(screen.getByRole('checkbox', { name: 'Then fill them' }));
  await user.click(screen.getByRole('button', { name: 'Copy 1 shift' }));
  expect(made()).toMatchObject([{ employeeName: '' }]);
  expect(getOpenDialog()).toBeNull();
});
