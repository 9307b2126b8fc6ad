/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { FirstShiftDialog } from '@/components/onboarding/first-shift-dialog';
import { FIRST_SHIFT_DELAY_MS } from '@/lib/timing';
import { persisted } from '@/stores/app/gateway';
import { notificationsStore } from '@/stores/app/notifications-store';
import { uiStore } from '@/stores/app/ui-store';
import { onboardingStore } from '@/stores/first-use/onboarding';
import { followOnboarding } from '@/stores/first-use/onboarding-steps';
import { publishStore } from '@/stores/publish/publish';
import { closeDialog, getOpenDialog, openDialog } from '@/stores/ui/dialogs';
import { setGridInUse } from '@/stores/ui/grid-use';
import { firePageEvent } from '@/stores/ui/page-events';
import { distributedShifts, openSchedule } from '@/tests/support/app-schedule';
import { renderOnDesktop } from '@/tests/support/desktop';

jest.mock('next/navigation', () => ({ usePathname: () => '/', useRouter: () => ({ push: jest.fn() }) }));

const TOAST = "Ready to explore advanced features? You've completed the basics!";
const isCompleted = () => onboardingStore.getState().onboarding.isCompleted;
const toasts = () => notificationsStore.getState().toasts.map(({ message }) => message);
const unread = () => notificationsStore.getState().notifications.filter(({ read }) => !read).length;

let stop = () => {};
beforeEach(() => {
  closeDialog();
  persisted.onboardingCompleted.set(false);
  stop = followOnboarding();
});
afterEach(() => stop());

/** Simulates the offer that comes 1.5 s after the first shift. */
function offer(): void {
  act(() => {
    notificationsStore.notify({ message: TOAST, type: 'info', category: 'general' });
    firePageEvent('showTutorialPrompt');
  });
}

test('shows one offer after the first shift: the dialog replaces the toast and completes the onboarding', () => {
  openSchedule(distributedShifts(1));
  persisted.onboardingCurrentStep.set('explore');
  offer();
  expect(getOpenDialog()).toEqual({ name: 'firstShift' });
  expect(onboardingStore.getState().onboarding.completedSteps).toContain('create-shift');
  expect(isCompleted()).toBe(true);
  renderOnDesktop(<FirstShiftDialog />);
  expect(screen.getByRole('dialog')).toHaveTextContent(TOAST);
  expect(toasts()).toEqual([]);
  expect(unread()).toBe(0);
});

test('shows only the toast over an open form, and the dialog after the form closes', () => {
  openSchedule(distributedShifts(1));
  openDialog({ name: 'addShift' });
  offer();
  expect(getOpenDialog()).toEqual({ name: 'addShift' });
  expect(toasts()).toContain(TOAST);
  act(() => closeDialog());
  expect(getOpenDialog()).toEqual({ name: 'firstShift' });
});

describe('first shift entered in the employee grid', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    openSchedule(distributedShifts(1));
    setGridInUse(true);
    offer();
    setGridInUse(false);
  });
  afterEach(() => jest.useRealTimers());

  test('delays the dialog after the grid loses focus, and restarts the delay if the grid is used again', () => {
    // The focus returns to the grid for a moment.
    jest.advanceTimersByTime(FIRST_SHIFT_DELAY_MS - 1);
    setGridInUse(true);
    setGridInUse(false);
    jest.advanceTimersByTime(FIRST_SHIFT_DELAY_MS - 1);
    act(() => uiStore.setWeekLayout('day'));
    expect(getOpenDialog()).toBeNull();
    jest.advanceTimersByTime(1);
    expect(getOpenDialog()).toEqual({ name: 'firstShift' });
  });

  test('shows no dialog if the user starts publishing during the delay', () => {
    publishStore.setState({ phase: 'publishing' });
    jest.advanceTimersByTime(FIRST_SHIFT_DELAY_MS);
    publishStore.setState({ phase: 'idle' });
    act(() => uiStore.setWeekLayout('day'));
    expect(getOpenDialog()).toBeNull();
  });
});

test('keeps the onboarding steps when the event comes without a shift', () => {
  openSchedule([]);
  persisted.onboardingCurrentStep.set('add-employees');
  offer();
  expect(isCompleted()).toBe(false);
});
