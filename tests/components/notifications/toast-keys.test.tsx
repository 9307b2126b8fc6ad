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

const notify = (message: string, undo?: () => void) =>
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

test('names the region of toasts with the shortcut key in every language', () => {
  cleanup();
  renderOnDesktop(<Toasts />);
  expect(screen.getByRole('region', { name: 'Notice (F8)' })).toBeInTheDocument();
  for (const { common } of [en, es, fr, de]) expect(common.notice).toMatch(`(${keysOf('notices')})`);
});

test('keeps toasts out of the Tab order; F8 enters a toast, and F8 or Escape returns to the field', async () => {
  const undo = jest.fn();
  notify('Older');
  notify('Deleted', undo);
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

test('swallows Escape inside a toast so that nothing behind it closes', async () => {
  const onKeyDown = jest.fn();
  window.addEventListener('keydown', onKeyDown);
  notify('Deleted');
  const user = userEvent.setup();
  await user.keyboard('{F8}{Escape}');
  expect(field()).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(onKeyDown).toHaveBeenCalledTimes(1);
  window.removeEventListener('keydown', onKeyDown);
});

test('moves the focus to the next toast when one is closed or used, and back after the last one', async () => {
  const undo = jest.fn();
  notify('Older', undo);
  notify('Newer');
  const user = userEvent.setup();
  await user.keyboard('{F8}{Enter}');
  expect(screen.queryByText('Newer')).toBeNull();
  expect(button('Undo')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(undo).toHaveBeenCalledTimes(1);
  expect(field()).toHaveFocus();
});

test('leaves F8 to the page when no toast is shown or a modifier is held', () => {
  expect(fireEvent.keyDown(field(), { key: 'F8' })).toBe(true);
  notify('Deleted');
  expect(fireEvent.keyDown(field(), { key: 'F8', ctrlKey: true })).toBe(true);
  expect(fireEvent.keyDown(field(), { key: 'F8' })).toBe(false);
});

test('counts a repeated message instead of showing it twice', () => {
  notify('Saved');
  expect(screen.queryByText(/times/)).toBeNull();
  notify('Saved');
  expect(screen.getAllByText('Saved')).toHaveLength(1);
  expect(screen.getByText('2 times')).toBeVisible();
});
