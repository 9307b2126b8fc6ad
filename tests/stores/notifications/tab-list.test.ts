/** @jest-environment jsdom */
import { DEFAULT_NOTIFICATION_PREFERENCES } from '@/lib/notifications/notification';
import { newestFirst } from '@/lib/notifications/notification-list';
import { persisted } from '@/stores/app/gateway';
import { notificationsStore } from '@/stores/app/notifications-store';
import { loadPersistedValues } from '@/stores/browser-storage/persisted-values';
import { onCue } from '@/stores/notifications/cue-port';
import { gather } from '@/stores/notifications/send-news';
import { MemoryStorage } from '@/tests/support/storage/memory-storage';
import { NOW, openNotifications } from '@/tests/support/storage/open-notifications';

const about = 'elsewhere';
const inputOf = (total: number) =>
  ({ message: `${total} changes`, type: 'info', category: 'scheduleChanges' }) as const;
const QUIET = { cause: 'automatic', isQuiet: true } as const;

const list = () => newestFirst(notificationsStore.getState().notifications);
const rows = () => list().map(({ message, read }) => [message, read ? 'read' : 'unread'].join(' '));
const toasts = () => notificationsStore.getState().toasts.map(({ message }) => message);

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  localStorage.clear();
  sessionStorage.clear();
  loadPersistedValues(persisted);
  notificationsStore.clearAll();
});
afterEach(() => {
  notificationsStore.mergePreferences(DEFAULT_NOTIFICATION_PREFERENCES);
  jest.useRealTimers();
});

test('adds to an unread notification on the same subject, without a toast or a sound', () => {
  const play = jest.fn();
  onCue(play);
  gather({ about, count: 1 }, inputOf);
  jest.advanceTimersByTime(1000);
  notificationsStore.notify({ ...inputOf(9), message: 'between', ...QUIET });
  jest.advanceTimersByTime(1000);
  gather({ about, count: 2 }, inputOf);
  expect(rows()).toEqual(['3 changes unread', 'between unread']);
  notificationsStore.markAllRead();
  jest.advanceTimersByTime(1000);
  gather({ about, count: 1 }, inputOf);
  jest.advanceTimersByTime(1000);
  gather({ about: 'other', count: 1 }, inputOf);
  expect(rows()).toEqual(['1 changes unread', '1 changes unread', '3 changes read', 'between read']);
  expect([toasts(), play.mock.calls]).toEqual([[], []]);
});

test('drops a notification of a disabled category and keeps earlier ones', () => {
  gather({ about, count: 1 }, inputOf);
  notificationsStore.mergePreferences({ types: { scheduleChanges: false } });
  gather({ about, count: 1 }, inputOf);
  expect(rows()).toEqual(['1 changes unread']);
});

test('holds one notification per subject until the digest, beside a delivered one', () => {
  gather({ about, count: 1 }, inputOf);
  notificationsStore.mergePreferences({ timing: { deliveryFormat: 'digest' } });
  gather({ about, count: 2 }, inputOf);
  gather({ about, count: 2 }, inputOf);
  const held = () => list().filter(({ heldUntil }) => heldUntil !== undefined);
  expect(held().map(({ message }) => message)).toEqual(['4 changes']);
  jest.advanceTimersByTime(86_400_000);
  notificationsStore.deliverHeld((count) => `${count} together`);
  expect([held(), toasts(), rows().length]).toEqual([[], ['4 changes'], 2]);
});

test('restores the list of a tab after its reload, but in no other tab', () => {
  const [shared, ofTab] = [new MemoryStorage(), new MemoryStorage()];
  const open = () => openNotifications(shared, { now: NOW }, ofTab);
  open().notify({ ...inputOf(2), ...QUIET, about, count: 2, isOfTab: true });
  expect(open().getState().notifications).toMatchObject([{ message: '2 changes', about, count: 2 }]);
  expect(openNotifications(shared).getState().notifications).toEqual([]);
  open().clearAll();
  expect(open().getState().notifications).toEqual([]);
});
