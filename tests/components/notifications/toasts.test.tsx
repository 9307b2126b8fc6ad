/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { Toasts } from '@/components/notifications/toasts';
import { notificationsStore } from '@/stores/app/notifications-store';
import { renderOnDesktop } from '@/tests/support/desktop';

let isOffline = true;

// The script of the stack, which does not come while the browser is offline.
jest.mock('@/components/notifications/toast-stack', () => ({
  get ToastStack() {
    if (isOffline) throw new Error('The script did not come.');
    return () => <p>{notificationsStore.getState().toasts.map(({ message }) => message)}</p>;
  },
}));

const tell = (message: string) =>
  act(async () => notificationsStore.notify({ message, type: 'success', category: 'general' }));

test('a stack whose script did not come is asked for again with the next notice', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  renderOnDesktop(<Toasts />);
  await tell('First');
  expect(screen.queryByText(/First/)).toBeNull();
  isOffline = false;
  await tell('Second');
  expect(screen.getByText('FirstSecond')).toBeVisible();
});
