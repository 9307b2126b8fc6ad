/** @jest-environment jsdom */

import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { toast } from 'react-hot-toast/headless';
import { ToastStack } from '@/components/notifications/toast-stack';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { notificationsStore } from '@/stores/app/notifications-store';
import { liveSchedule } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import { openSchedule, THURSDAY } from '@/tests/support/app-schedule';
import { makeShift } from '@/tests/support/brigade';
import { renderOnDesktop } from '@/tests/support/desktop';
import { day } from '@/tests/support/records';

const mockPush = jest.fn();
let mockPath = '/';
jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: mockPush }),
  usePathname: () => mockPath,
}));

const DURATION_MS = 5000;

const notifyAll = (...messages: readonly string[]) =>
  act(() => {
    for (const message of messages) {
      notificationsStore.notify({ message, type: 'info', category: 'general', cause: 'automatic' });
    }
  });
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
/** From top to bottom; the newest is last. */
const shown = () => screen.queryAllByText(/^Notice \d+$/).map(({ textContent }) => textContent);
const queued = () => notificationsStore.getState().toasts.map(({ message }) => message);
const setDuration = (duration: 0 | typeof DURATION_MS) =>
  act(() => notificationsStore.mergePreferences({ visual: { duration } }));

beforeEach(() => {
  jest.useFakeTimers();
  setDuration(DURATION_MS);
  renderOnDesktop(
    <StrictMode>
      <ToastStack />
    </StrictMode>,
  );
});
afterEach(() => {
  act(() => notificationsStore.clearAll());
  cleanup();
  toast.remove();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('removes a toast after its duration and keeps the notification in the list', () => {
  notifyAll('Notice 1');
  wait(DURATION_MS - 100);
  expect(shown()).toEqual(['Notice 1']);
  wait(200);
  expect(shown()).toEqual([]);
  expect(queued()).toEqual([]);
  expect(notificationsStore.getState().notifications.at(-1)?.message).toBe('Notice 1');
});

test('times each toast separately', () => {
  notifyAll('Notice 1');
  wait(3000);
  notifyAll('Notice 2');
  wait(DURATION_MS - 3000 + 100);
  expect(shown()).toEqual(['Notice 2']);
  wait(3000);
  expect(shown()).toEqual([]);
});

test('keeps a toast until it is closed when the duration is 0', () => {
  setDuration(0);
  notifyAll('Notice 1');
  wait(3_600_000);
  expect(shown()).toEqual(['Notice 1']);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(shown()).toEqual([]);
});

test('pauses all toasts while the pointer is on one', () => {
  notifyAll('Notice 1', 'Notice 2');
  wait(4000);
  const stack = screen.getByText('Notice 1').closest('.flex-col') ?? document.body;
  act(() => void stack.dispatchEvent(new Event('pointerenter')));
  wait(60_000);
  expect(shown()).toEqual(['Notice 1', 'Notice 2']);
  act(() => void stack.dispatchEvent(new Event('pointerleave')));
  wait(900);
  expect(shown()).toHaveLength(2);
  wait(200);
  expect(shown()).toEqual([]);
});

test('draws the newest three toasts, and shows the queued ones as the drawn ones are closed', () => {
  setDuration(0);
  notifyAll(...Array.from({ length: 25 }, (_, index) => `Notice ${index + 1}`));
  expect(shown()).toEqual(['Notice 23', 'Notice 24', 'Notice 25']);
  expect(queued()).toHaveLength(20);
  for (let left = 20; left > 0; left -= 1) {
    expect(shown().at(-1)).toBe(`Notice ${left + 5}`);
    fireEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);
  }
  expect(shown()).toEqual([]);
});

test('does not show toasts left over from an unmounted stack', () => {
  setDuration(0);
  notifyAll('Notice 1');
  cleanup();
  notificationsStore.clearAll();
  renderOnDesktop(<ToastStack />);
  notifyAll('Notice 2');
  expect(shown()).toEqual(['Notice 2']);
});

describe('toast of a shift saved on a day that is not shown', () => {
  const DECEMBER = day('2026-12-01');
  const notifySavedOn = (date: LocalDate) =>
    act(() =>
      notificationsStore.notify({
        message: 'Notice 1',
        type: 'success',
        category: 'shifts',
        saved: { shiftId: 'far', dates: [date] },
      }),
    );
  const show = () => screen.queryByRole('button', { name: 'Show' });

  beforeEach(() => {
    mockPush.mockClear();
    mockPath = '/';
    act(() => openSchedule([makeShift({ id: 'far', date: DECEMBER })]));
  });

  test('offers Show, which selects the day and closes the toast', () => {
    notifySavedOn(DECEMBER);
    fireEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(liveSchedule.getState().selectedDate).toBe(DECEMBER);
    expect(shown()).toEqual([]);
    expect(mockPush).not.toHaveBeenCalled();
  });

  test('goes to the calendar when Show is pressed on another page', () => {
    mockPath = '/employees';
    notifySavedOn(DECEMBER);
    fireEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(mockPush.mock.calls[0]?.[0]).toBe('/');
  });

  test('offers Show on another page for a day of the selected week too', () => {
    mockPath = '/settings';
    notifySavedOn(THURSDAY);
    fireEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(mockPush.mock.calls[0]?.[0]).toBe('/');
    expect(liveSchedule.getState().selectedDate).toBe(THURSDAY);
  });

  test('offers Show only while the current view does not include the day', () => {
    notifySavedOn(addDays(THURSDAY, 1));
    expect(show()).toBeNull();
    act(() => uiStore.setCurrentView('daily'));
    expect(show()).toBeVisible();
    act(() => uiStore.setCurrentView('weekly'));
    expect(show()).toBeNull();
  });
});

test('marks news as read on press and renders reports of user actions as plain text', () => {
  notifyAll('Notice 1');
  act(() => notificationsStore.notify({ message: 'Notice 2', type: 'success', category: 'general' }));
  expect(screen.queryByRole('button', { name: 'Notice 2' })).toBeNull();
  expect(shown()).toEqual(['Notice 1', 'Notice 2']);
  fireEvent.click(screen.getByRole('button', { name: 'Notice 1' }));
  expect(notificationsStore.getState().notifications.map(({ read }) => read)).toEqual([true]);
});
