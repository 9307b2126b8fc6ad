import { setCuePlayer } from '@/stores/notifications/cue-port';
import { MemoryStorage } from '@/tests/support/storage/memory-storage';
import { NOW, openNotifications, type Store } from '@/tests/support/storage/open-notifications';

const toastsOf = (store: Store) => store.getState().toasts.map(({ message }) => message);
const countOf = (count: number) => `${count} together`;
const tell = (store: Store, message: string) =>
  store.notify({ message, type: 'info', category: 'general', cause: 'itself' });

describe('the list of one tab', () => {
  const about = 'elsewhere';
  const inputOf = (total: number) =>
    ({ message: `${total} changes`, type: 'info', category: 'scheduleChanges', cause: 'itself' }) as const;
  const said = (store: Store) =>
    store.getState().notifications.map(({ message, read }) => [message, read ? 'read' : 'unread']);

  test('gathers what comes while it is unread into one notice, without a toast or a sound', () => {
    const play = jest.fn();
    setCuePlayer(play);
    const clock = { now: NOW };
    const store = openNotifications(new MemoryStorage(), clock);
    store.gather({ about, count: 1 }, inputOf);
    tell(store, 'between');
    play.mockClear();
    clock.now += 1000;
    store.gather({ about, count: 2 }, inputOf);
    expect(said(store)).toEqual([
      ['between', 'unread'],
      ['3 changes', 'unread'],
    ]);
    store.markAllRead();
    clock.now += 1000;
    store.gather({ about, count: 1 }, inputOf);
    store.gather({ about: 'other', count: 1 }, inputOf);
    expect(said(store)).toEqual([
      ['between', 'read'],
      ['3 changes', 'read'],
      ['1 changes', 'unread'],
      ['1 changes', 'unread'],
    ]);
    expect(toastsOf(store)).toEqual(['between']);
    expect(play).not.toHaveBeenCalled();
    setCuePlayer(() => {});
  });

  test('is there again after a reload of that tab, and in no other', () => {
    const [shared, ofTab] = [new MemoryStorage(), new MemoryStorage()];
    openNotifications(shared, { now: NOW }, ofTab).gather({ about, count: 2 }, inputOf);
    const reloaded = openNotifications(shared, { now: NOW }, ofTab);
    reloaded.gather({ about, count: 3 }, inputOf);
    expect(said(reloaded)).toEqual([['5 changes', 'unread']]);
    expect(said(openNotifications(shared))).toEqual([]);
    reloaded.clearAll();
    expect(said(openNotifications(shared, { now: NOW }, ofTab))).toEqual([]);
  });

  test('drops a category that is switched off, and waits for the digest', () => {
    const clock = { now: NOW };
    const store = openNotifications(new MemoryStorage(), clock);
    store.mergePreferences({ types: { scheduleChanges: false } });
    store.gather({ about, count: 1 }, inputOf);
    expect(said(store)).toEqual([]);
    store.mergePreferences({ types: { scheduleChanges: true } });
    store.gather({ about, count: 1 }, inputOf);
    store.mergePreferences({ timing: { deliveryFormat: 'digest' } });
    store.gather({ about, count: 2 }, inputOf);
    store.gather({ about, count: 2 }, inputOf);
    const held = () => store.getState().notifications.filter(({ heldUntil }) => heldUntil !== undefined);
    expect(held().map(({ message }) => message)).toEqual(['4 changes']);
    clock.now += 86_400_000;
    store.deliverHeld(countOf);
    expect([held(), toastsOf(store)]).toEqual([[], ['4 changes']]);
  });
});
