/** @jest-environment jsdom */

import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { PersonWeek } from '@/components/calendar/person-week/person-week';
import { useWeekDays } from '@/components/calendar/week/use-week';
import { employeeEntry } from '@/lib/shifts/change/schedule-change';
import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import { addDays } from '@/lib/time/local-date';
import { liveSchedule } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import { closeDialog, getOpenDialog } from '@/stores/ui/dialogs';
import { askGridStart, gridUse } from '@/stores/ui/grid-use';
import { MONDAY, openSchedule, THURSDAY } from '@/tests/support/app-schedule';
import { renderOnDesktop } from '@/tests/support/desktop';
import { employeeOf, shiftAt } from '@/tests/support/records';
import { setSettings } from '@/tests/support/set-settings';

jest.mock('next/navigation', () => ({ usePathname: () => '/' }));

const LUNCH = shiftAt('11:00-15:00', { id: 'lunch', date: MONDAY, notes: 'Late again' });
/** Time off on Saturday with a private note. */
const OFF = {
  weekly: [],
  exceptions: [
    { id: 'x', from: addDays(MONDAY, 5), to: addDays(MONDAY, 5), kind: 'timeOff', note: 'Clinic' },
  ],
};

const Shown = () => <PersonWeek days={useWeekDays()} />;
const open = () => renderOnDesktop(<Shown />, 390);
const add = (offset: number) =>
  screen.getByRole('button', { name: new RegExp(`^Add shift: .*November ${16 + offset}$`) });
const field = () => screen.getByLabelText('Type times');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const announcements = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const shiftsAt = (offset: number) =>
  shiftsOn(liveSchedule.getState().schedule.shifts, addDays(MONDAY, offset));
const person = () => screen.getByRole('heading', { level: 2 });

beforeEach(async () => {
  openSchedule([LUNCH]);
  act(() => {
    liveSchedule.commit([
      employeeEntry(undefined, employeeOf('Ana', { availability: OFF })),
      employeeEntry(undefined, employeeOf('Ben')),
    ]);
  });
  open();
  await screen.findByRole('button', { name: 'Next person' });
  // The last shown person persists between mounts.
  for (const name of ['Ben', 'Open shifts']) {
    if (person().textContent?.includes(name))
      fireEvent.click(screen.getByRole('button', { name: 'Next person' }));
  }
});

test('adds a shift at the usual times with one tap, warns of rule breaks before the tap and announces the shift after', () => {
  fireEvent.click(add(1));
  fireEvent.click(screen.getByRole('button', { name: /^11:00 AM - 3:00 PM/ }));
  expect(shiftsAt(1)).toMatchObject([{ employeeName: 'Ana', startTime: '11:00', endTime: '15:00' }]);
  expect(announcements()).toContain('Added: Ana, Tuesday, November 17, 11:00 AM - 3:00 PM');
  expect(screen.queryByLabelText('Type times')).toBeNull();
  expect(add(1)).toHaveFocus();
  act(() => setSettings({ openingHours: { days: [{ weekday: 3, kind: 'closed' }], isCloseShown: false } }));
  fireEvent.click(add(2));
  expect(screen.getByRole('button', { name: /^11:00 AM - 3:00 PM.*Closed on Wed, Nov 18/ })).toBeTruthy();
  act(() => setSettings({ openingHours: { days: [], isCloseShown: false } }));
  act(() => void liveSchedule.undo());
  expect(shiftsAt(1)).toEqual([]);
});

test('adds typed times on Enter and moves on to the next day', () => {
  fireEvent.click(add(1));
  type('9-5');
  expect(announcements().join()).toContain('9:00 AM - 5:00 PM, 8 h');
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(shiftsAt(1)).toMatchObject([{ startTime: '09:00', endTime: '17:00' }]);
  expect(add(2)).toHaveAttribute('aria-expanded', 'true');
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('');
});

test('saves typed times when the day or person changes, and keeps unreadable text across a remount', async () => {
  fireEvent.click(add(1));
  type('9-5');
  fireEvent.click(add(2));
  await waitFor(() => expect(shiftsAt(1)).toHaveLength(1));
  expect(add(2)).toHaveAttribute('aria-expanded', 'true');
  type('10-6');
  fireEvent.click(screen.getByRole('button', { name: 'Next person' }));
  await waitFor(() => expect(shiftsAt(2)).toMatchObject([{ employeeName: 'Ana', startTime: '10:00' }]));
  expect(person()).toHaveTextContent('Ben');
  fireEvent.click(add(3));
  type('9-55');
  cleanup();
  open();
  fireEvent.click(await screen.findByRole('button', { name: /^Not read yet: 9-55.*no such time/ }));
  expect(field()).toHaveValue('9-55');
  fireEvent.keyDown(field(), { key: 'Escape' });
  expect(screen.queryByText(/9-55/)).toBeNull();
  expect(shiftsAt(3)).toEqual([]);
});

test('cycles through people by buttons, menu and swipes, and announces the person', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Next person' }));
  expect(person()).toHaveTextContent('Ben');
  expect(announcements()).toContain('Ben, 0 h, 2 of 3');
  const swipe = (from: number, to: number) => {
    const day = add(1);
    fireEvent.touchStart(day, { touches: [{ clientX: from, clientY: 300 }] });
    fireEvent.touchEnd(day, { changedTouches: [{ clientX: to, clientY: 305 }] });
  };
  swipe(300, 100);
  expect(person()).toHaveTextContent('Open shifts');
  swipe(300, 100);
  expect(person()).toHaveTextContent('Ana');
  swipe(100, 300);
  expect(person()).toHaveTextContent('Open shifts');
  // An open shift needs a role, so the form opens.
  fireEvent.click(add(4));
  expect(getOpenDialog()).toEqual({ name: 'addShift', employeeName: '' });
  act(() => closeDialog());
  fireEvent.click(screen.getByRole('button', { name: /Choose person/ }));
  const menu = await screen.findByRole('menu', { name: 'Choose person' });
  fireEvent.click(within(menu).getByRole('menuitemradio', { name: 'Ben' }));
  expect(person()).toHaveTextContent('Ben');
});

test('starts typing on the first free day from today on when askGridStart requests typing', () => {
  act(() => uiStore.setState({ today: THURSDAY }));
  act(() => askGridStart('typing'));
  expect(screen.getByRole('button', { name: /^Add shift: Ana, Thursday/ })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  expect(field()).toHaveFocus();
  expect(gridUse.getState()).toEqual({ wanted: undefined, isInUse: true });
  fireEvent.keyDown(field(), { key: 'Escape' });
  expect(gridUse.getState().isInUse).toBe(false);
});

test('marks the panel without typed text as not in use when the week changes', () => {
  fireEvent.click(add(1));
  expect(gridUse.getState().isInUse).toBe(true);
  act(() => liveSchedule.moveWeeks(1));
  expect(screen.queryByLabelText('Type times')).toBeNull();
  expect(gridUse.getState().isInUse).toBe(false);
});

test('shows time off but no private notes', () => {
  fireEvent.click(add(1));
  expect(screen.getByRole('region', { name: 'Saturday, November 21' })).toHaveTextContent('Time off');
  expect(document.body.innerHTML).not.toMatch(/Late again|Clinic/);
});
