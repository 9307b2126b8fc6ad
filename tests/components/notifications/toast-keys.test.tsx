/** @jest-environment jsdom */
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'react-hot-toast/headless';
import { ToastStack } from '@/components/notifications/toast-stack';
import { Toasts } from '@/components/notifications/toasts';
import de from '@/lib/i18n/messages/de.json';
import en from '@/lib/i18n/messages/en.json';
import es from '@/lib/i18n/messages/es.json';
import fr from '@/lib/i18n/messages/fr.json';
import { keysOf } from '@/lib/shortcuts/shortcuts';
import { notificationsStore } from '@/stores/app/notifications-store';
import { offerUndo } from '@/stores/notifications/offered-undo';
import { renderOnDesktop } from '@/tests/support/desktop';

jest.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/' }));

const tell = (message: string, undo?: () => void) =>
  act(() =>
    notificationsStore.notify({
      message,
      type: 'success',
      category: 'general',
      ...(undo && { changeId: offerUndo(undo) }),
    }),
  );
const field = () => screen.getByRole('textbox');
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  act(() => notificationsStore.mergePreferences({ visual: { duration: 0 } }));
  renderOnDesktop(
    <>
      <input />
      <section>
        <ToastStack />
      </section>
    </>,
  );
  field().focus();
});
afterEach(() => {
  act(() => notificationsStore.clearAll());
  cleanup();
  toast.remove();
});

test('the region is named with the key, in every language as it is bound', () => {
  cleanup();
  renderOnDesktop(<Toasts />);
  expect(screen.getByRole('region', { name: 'Notice (F8)' })).toBeInTheDocument();
  for (const { common } of [en, es, fr, de]) expect(common.notice).toMatch(`(${keysOf('notices')})`);
});

test('Tab does not lead from a field into a toast; F8 does, and it or Escape leads back', async () => {
  const undo = jest.fn();
  tell('Older');
  tell('Deleted', undo);
  const user = userEvent.setup();
  await user.tab();
  expect(document.body).toHaveFocus();
  for (const back of ['{F8}', '{Escape}']) {
    field().focus();
    await user.keyboard('{F8}');
    expect(button('Undo')).toHaveFocus();
    expect(button('Undo')).toHaveAccessibleDescription('Deleted');
    await user.tab();
    expect(screen.getAllByRole('button', { name: 'Close' })[1]).toHaveFocus();
    await user.tab();
    expect(screen.getAllByRole('button', { name: 'Close' })[0]).toHaveFocus();
    await user.keyboard(back);
    expect(field()).toHaveFocus();
  }
  expect(notificationsStore.getState().toasts).toHaveLength(2);
});

test('Escape in a toast closes nothing behind it', async () => {
  const onKeyDown = jest.fn();
  window.addEventListener('keydown', onKeyDown);
  tell('Deleted');
  const user = userEvent.setup();
  await user.keyboard('{F8}{Escape}');
  expect(field()).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(onKeyDown).toHaveBeenCalledTimes(1);
  window.removeEventListener('keydown', onKeyDown);
});

test('a toast that is closed or used hands the focus on, the last one back to where it was', async () => {
  const undo = jest.fn();
  tell('Older', undo);
  tell('Newer');
  const user = userEvent.setup();
  await user.keyboard('{F8}{Enter}');
  expect(screen.queryByText('Newer')).toBeNull();
  expect(button('Undo')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(undo).toHaveBeenCalledTimes(1);
  expect(field()).toHaveFocus();
});

test('without a toast the key is the page’s', () => {
  expect(fireEvent.keyDown(field(), { key: 'F8' })).toBe(true);
  tell('Deleted');
  expect(fireEvent.keyDown(field(), { key: 'F8', ctrlKey: true })).toBe(true);
  expect(fireEvent.keyDown(field(), { key: 'F8' })).toBe(false);
});

test('what is said again is counted', () => {
  tell('Saved');
  expect(screen.queryByText(/times/)).toBeNull();
  tell('Saved');
  expect(screen.getAllByText('Saved')).toHaveLength(1);
  expect(screen.getByText('2 times')).toBeVisible();
});
