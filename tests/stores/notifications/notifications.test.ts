import { DEFAULT_NOTIFICATION_PREFERENCES } from '@/lib/notifications/notification';
import { onCue } from '@/stores/notifications/cue-port';
import { sameToasts } from '@/stores/notifications/toast';
import { MemoryStorage } from '@/tests/support/storage/memory-storage';
import { NOW, openNotifications, type Store } from '@/tests/support/storage/open-notifications';

const messagesOf = (store: Store) => store.getState().notifications.map(({ message }) => message);
const toastsOf = (store: Store) => store.getState().toasts.map(({ message }) => message);
const countOf = (count: number) => `${count} together`;
const notify = (store: Store, ...messages: readonly string[]) => {
  for (const message of messages)
    store.notify({ message, type: 'info', category: 'general', cause: 'automatic' });
};

const REMINDER = { message: 'Soon', type: 'info', category: 'reminders', cause: 'automatic' } as const;

describe('notificationsStore', () => {
  test('changes nothing when a toast is hidden a second time', () => {
    const store = openNotifications();
    notify(store, 'One');
    const id = store.getState().toasts[0]?.id ?? '';
    store.hideToast(id);
    const after = store.getState();
    store.hideToast(id);
    expect(store.getState()).toBe(after);
    expect(messagesOf(store)).toEqual(['One']);
  });

  test('adds notifications unread, with a unique id, newest last', () => {
    const store = openNotifications();
    notify(store, 'One');
    store.notify({ message: 'Two', type: 'error', category: 'shifts', cause: 'automatic' });
    const { notifications } = store.getState();
    expect(notifications).toMatchObject([
      { message: 'One', read: false },
      { message: 'Two', read: false },
    ]);
    expect(new Set(notifications.map(({ id }) => id)).size).toBe(2);
  });

  test('drops automatic notifications if their category or all notifications are off', () => {
    const store = openNotifications();
    const { preferences } = store.getState();
    store.setState({ preferences: { ...preferences, types: { ...preferences.types, reminders: false } } });
    store.notify(REMINDER);
    store.setState({ preferences: { ...preferences, enabled: false } });
    store.notify(REMINDER);
    expect(store.getState().notifications).toEqual([]);
    store.setState({ preferences });
    store.notify(REMINDER);
    expect(store.getState().notifications).toHaveLength(1);
  });

  test('shows notifications caused by the user always as a toast, and never lists them', () => {
    const storage = new MemoryStorage();
    const store = openNotifications(storage);
    store.mergePreferences({ enabled: false, timing: { deliveryFormat: 'digest' } });
    store.notify({ message: 'Saved', type: 'success', category: 'shifts', changeId: 'c-1' });
    store.notify({ message: 'Please enter a name', type: 'error', category: 'general' });
    expect(store.getState().notifications).toEqual([]);
    expect(store.getState().toasts).toMatchObject([
      { message: 'Saved', changeId: 'c-1' },
      { message: 'Please enter a name' },
    ]);
    expect(storage.getItem('brigade-notifications')).toBeNull();
  });

  test('combines notifications of the same text into one toast with a count, in place of the latest', () => {
    const store = openNotifications();
    const refusal = { message: 'Please enter a name', type: 'error', category: 'general' } as const;
    const saved = { message: 'Saved', type: 'success', category: 'general' } as const;
    store.notify(refusal);
    const [first] = store.getState().toasts;
    for (const input of [saved, refusal, saved, { ...refusal, detail: 'Ana' }, refusal]) store.notify(input);
    const { toasts } = store.getState();
    expect(toasts.map((toast) => [toast.message + toast.detail, sameToasts(toast).length])).toEqual([
      ['Saved', 2],
      ['Please enter a nameAna', 1],
      ['Please enter a name', 3],
    ]);
    expect(toasts.at(-1)?.id).not.toBe(first?.id);
  });

  test('removes changes from a counted toast until none is left', () => {
    const store = openNotifications();
    const deleted = { message: 'Shift deleted', type: 'success', category: 'shifts' } as const;
    for (const id of ['a', 'b', 'c']) store.notify({ ...deleted, changeId: id, reports: id });
    const changes = () =>
      store.getState().toasts.map((toast) => sameToasts(toast).map((one) => one.changeId));
    expect(changes()).toEqual([['c', 'b', 'a']]);
    store.removeReportsOf('b');
    expect(changes()).toEqual([['c', 'a']]);
    store.removeReportsOf('c');
    store.removeReportsOf('of another change');
    expect(changes()).toEqual([['a']]);
    store.removeReportsOf('a');
    expect(changes()).toEqual([]);
  });

  test('marks notifications as read, removes and clears them', () => {
    const store = openNotifications();
    notify(store, 'a', 'b', 'c');
    const [first, second] = store.getState().notifications;
    store.markRead(first?.id ?? '');
    store.remove(second?.id ?? '');
    expect(store.getState().notifications).toMatchObject([{ read: true }, { message: 'c', read: false }]);
    store.clearAll();
    expect(store.getState().notifications).toEqual([]);
  });

  test('plays the cue of a notification on arrival, and none for a dropped notification', () => {
    const play = jest.fn();
    onCue(play);
    const store = openNotifications();
    store.notify({ message: 'Gone', type: 'success', category: 'shifts', act: 'shiftDeleted' });
    store.setState({ preferences: { ...store.getState().preferences, enabled: false } });
    store.notify(REMINDER);
    expect(play.mock.calls).toEqual([['shiftDeleted']]);
  });
});

describe('a toast', () => {
  test('leaves the screen and stays in the list, until removed', () => {
    const store = openNotifications();
    notify(store, 'One', 'Two');
    const [one, two] = store.getState().toasts;
    store.hideToast(one?.id ?? '');
    expect([toastsOf(store), messagesOf(store)]).toEqual([['Two'], ['One', 'Two']]);
    store.remove(two?.id ?? '');
    expect([toastsOf(store), messagesOf(store)]).toEqual([[], ['One']]);
  });

  test('is combined with others if more than three arrive at once, each still in the list', () => {
    const store = openNotifications();
    const inputs = ['a', 'b', 'c', 'd'].map((message) => ({ ...REMINDER, message }));
    store.notifyAll(inputs.slice(1), countOf);
    expect(toastsOf(store)).toEqual(['b', 'c', 'd']);
    store.clearAll();
    store.notifyAll(inputs, countOf);
    expect([toastsOf(store), messagesOf(store)]).toEqual([['4 together'], ['a', 'b', 'c', 'd']]);
  });
});

describe('the stored list', () => {
  test('is restored after a reload, without toasts', () => {
    const storage = new MemoryStorage();
    const store = openNotifications(storage);
    store.notify({ message: 'Failed', detail: 'Ana', type: 'error', category: 'shifts', cause: 'automatic' });
    const reloaded = openNotifications(storage).getState();
    expect(reloaded.notifications).toMatchObject([{ message: 'Failed', detail: 'Ana', read: false }]);
    expect(reloaded.toasts).toEqual([]);
  });

  test('keeps the latest 200', () => {
    const store = openNotifications();
    notify(store, ...Array.from({ length: 205 }, (_, index) => `n-${index}`));
    expect(messagesOf(store)).toHaveLength(200);
    expect(messagesOf(store).at(0)).toBe('n-5');
  });

  test('merges the additions, reads and removals of two tabs', () => {
    const storage = new MemoryStorage();
    const [one, other] = [openNotifications(storage), openNotifications(storage)];
    notify(one, 'mine');
    notify(other, 'yours');
    notify(one, 'again');
    expect(messagesOf(one)).toEqual(['mine', 'yours', 'again']);
    expect(toastsOf(one)).toEqual(['mine', 'again']);
    other.remove(one.getState().notifications[0]?.id ?? '');
    other.markAllRead();
    one.hearOtherTab();
    expect(messagesOf(one)).toEqual(['yours', 'again']);
    expect(one.getState().notifications.every(({ read }) => read)).toBe(true);
    // A toast removed in another tab stays here, because the user may not have seen it in this tab.
    expect(toastsOf(one)).toEqual(['mine', 'again']);
  });

  test('keeps the toast when another tab overwrites the list at the same moment', () => {
    const storage = new MemoryStorage();
    const store = openNotifications(storage);
    const before = storage.getItem('brigade-notifications') ?? '[]';
    notify(store, 'Saved');
    storage.setItem('brigade-notifications', before);
    store.hearOtherTab();
    expect(toastsOf(store)).toEqual(['Saved']);
  });

  test('stays in memory when the storage is missing or full', () => {
    const full = new MemoryStorage();
    full.failsFor = () => true;
    for (const storage of [null, full]) {
      const store = openNotifications(storage);
      notify(store, 'One', 'Two');
      expect(messagesOf(store)).toEqual(['One', 'Two']);
    }
  });

  test('is quarantined if unreadable', () => {
    const storage = new MemoryStorage({ 'brigade-notifications': '[{"id":7}' });
    const store = openNotifications(storage);
    notify(store, 'One');
    expect(messagesOf(store)).toEqual(['One']);
    expect([...storage.texts.values()]).toContain('[{"id":7}');
  });
});

describe('the digest', () => {
  const CHANGE = { message: 'Moved', type: 'info', category: 'scheduleChanges', cause: 'automatic' } as const;

  test('holds automatic notifications until the delivery time, but not errors, reminders or reports of user actions', () => {
    const clock = { now: NOW };
    const storage = new MemoryStorage();
    const store = openNotifications(storage, clock);
    store.mergePreferences({ timing: { deliveryFormat: 'digest' } });
    store.notify(CHANGE);
    store.notify({ ...CHANGE, message: 'Failed', type: 'error' });
    store.notify(REMINDER);
    store.notify({ ...CHANGE, message: 'Done', cause: 'person' });
    expect(toastsOf(store)).toEqual(['Failed', 'Soon', 'Done']);
    expect(store.getState().notifications[0]?.heldUntil).toBe(Date.parse('2026-11-20T09:00:00-05:00'));
    store.clearAll();
    clock.now = Date.parse('2026-11-20T08:59:59-05:00');
    store.deliverHeld(countOf);
    expect([messagesOf(store), toastsOf(store)]).toEqual([['Moved'], []]);
    clock.now += 1000;
    const elsewhere = openNotifications(storage, clock);
    elsewhere.deliverHeld(countOf);
    store.deliverHeld(countOf);
    expect([toastsOf(elsewhere), toastsOf(store), messagesOf(store)]).toEqual([['Moved'], [], ['Moved']]);
  });

  test('delivers more than three as one toast', () => {
    const clock = { now: NOW };
    const store = openNotifications(new MemoryStorage(), clock);
    store.mergePreferences({ timing: { deliveryFormat: 'digest' } });
    for (const message of ['a', 'b', 'c', 'd']) store.notify({ ...CHANGE, message });
    clock.now += 86_400_000;
    store.deliverHeld(countOf);
    expect([toastsOf(store), messagesOf(store)]).toEqual([['4 together'], ['a', 'b', 'c', 'd']]);
  });
});

describe('set of notification preferences', () => {
  test('starts with the specified defaults, and merges partial changes of two tabs', () => {
    const storage = new MemoryStorage();
    const store = openNotifications(storage);
    expect(store.getState().preferences).toEqual(DEFAULT_NOTIFICATION_PREFERENCES);
    store.mergePreferences({ visual: { style: 'minimal' }, types: { reminders: false } });
    const elsewhere = openNotifications(storage);
    elsewhere.mergePreferences({ enabled: false, sound: { volume: 0.2 } });
    store.mergePreferences({ visual: { duration: 0 } });
    const { preferences } = openNotifications(storage).getState();
    expect(preferences).toMatchObject({
      enabled: false,
      sound: { enabled: true, volume: 0.2 },
      types: { reminders: false, shifts: true },
      visual: { style: 'minimal', duration: 0, showBadges: true },
    });
    elsewhere.hearOtherTab();
    expect(elsewhere.getState().preferences).toEqual(preferences);
  });

  test('stays in memory if nothing can be stored', () => {
    const store = openNotifications(null);
    store.mergePreferences({ visual: { style: 'prominent' } });
    store.mergePreferences({ visual: { colorCoded: false } });
    expect(store.getState().preferences.visual).toMatchObject({ style: 'prominent', colorCoded: false });
  });
});
