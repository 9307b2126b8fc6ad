import { setCuePlayer } from '@/stores/cue-port';
import { createNotificationsStore } from '@/stores/notifications';

function openNotifications() {
  let random = 0;
  return createNotificationsStore({
    now: () => 5,
    random: () => {
      random += 0.001;
      return random;
    },
  });
}

const REMINDER = { message: 'Soon', type: 'info', category: 'reminders', cause: 'itself' } as const;

describe('notifications', () => {
  test('are added unread, with an id of their own, newest last', () => {
    const store = openNotifications();
    store.notify({ message: 'One', type: 'success', category: 'general' });
    store.notify({ message: 'Two', type: 'error', category: 'shifts' });
    const { notifications } = store.getState();
    expect(notifications).toMatchObject([
      { message: 'One', read: false },
      { message: 'Two', read: false },
    ]);
    expect(new Set(notifications.map(({ id }) => id)).size).toBe(2);
  });

  test('what comes by itself is dropped when its category or everything is switched off', () => {
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

  test('what a person just did is always told', () => {
    const store = openNotifications();
    const { preferences } = store.getState();
    store.setState({ preferences: { ...preferences, enabled: false } });
    store.notify({ message: 'Saved', type: 'success', category: 'shifts' });
    expect(store.getState().notifications).toHaveLength(1);
  });

  test('can be marked read, removed and cleared', () => {
    const store = openNotifications();
    for (const message of ['a', 'b', 'c']) store.notify({ message, type: 'info', category: 'general' });
    const [first, second] = store.getState().notifications;
    store.markRead(first?.id ?? '');
    store.remove(second?.id ?? '');
    expect(store.getState().notifications).toMatchObject([{ read: true }, { message: 'c', read: false }]);
    store.clearAll();
    expect(store.getState().notifications).toEqual([]);
  });

  test('play their cue on arrival, and none when dropped', () => {
    const play = jest.fn();
    setCuePlayer(play);
    const store = openNotifications();
    store.notify({ message: 'Gone', type: 'success', category: 'shifts', cue: 'delete' });
    store.setState({ preferences: { ...store.getState().preferences, enabled: false } });
    store.notify(REMINDER);
    setCuePlayer(() => {});
    expect(play.mock.calls).toEqual([['delete']]);
  });
});
