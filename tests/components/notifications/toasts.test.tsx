/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { Toasts } from '@/components/notifications/toasts';
import { notificationsStore } from '@/stores/app/notifications-store';
import { renderOnDesktop } from '@/tests/support/desktop';

let isOffline = true;

// The script of the stack fails to load while the browser is offline.
jest.mock('@/components/notifications/toast-stack', () => ({
  get ToastStack() {
    if (isOffline) throw new Error('The script did not load.');
    return () => <p>{notificationsStore.getState().toasts.map(({ message }) => message)}</p>;
  },
}));

const notify = (message: string) =>
  act(async () => notificationsStore.notify({ message, type: 'success', category: 'general' }));

test('loads the script of the stack again at the next notification after a failure', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  renderOnDesktop(<Toasts />);
  await notify('First');
  expect(screen.queryByText(/First/)).toBeNull();
  isOffline = false;
  await notify('Second');
  expect(screen.getByText('FirstSecond')).toBeVisible();
});
