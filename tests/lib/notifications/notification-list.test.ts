import type { Notification } from '@/lib/notifications/notification';
import { deliveredOf, madeAt, newestFirst, unreadCount } from '@/lib/notifications/notification-list';

const notice = (id: string, fields: Partial<Notification> = {}): Notification => ({
  id,
  message: id,
  detail: '',
  type: 'info',
  category: 'general',
  read: false,
  ...fields,
});

test('deliveredOf omits and unreadCount ignores notifications held for the digest', () => {
  const list = [notice('a', { heldUntil: 5 }), notice('b', { read: true }), notice('c')];
  expect(deliveredOf(list).map(({ id }) => id)).toEqual(['b', 'c']);
  expect(unreadCount(list)).toBe(1);
});

test('madeAt reads the time of a notification from its id', () => {
  expect(madeAt(notice('1763000000000-abc123'))).toBe(1_763_000_000_000);
  expect(madeAt(notice('odd'))).toBeNaN();
  expect(madeAt(notice(''))).toBeNaN();
});

test('newestFirst puts newer notifications first, and notifications without a time last', () => {
  const ids = ['5-a', '9-b', 'by-hand', '7-c', '9-d'];
  const all = ids.map(
    (id) => ({ id, message: id, detail: '', type: 'info', category: 'general', read: false }) as const,
  );
  expect(newestFirst(all).map(({ id }) => id)).toEqual(['9-d', '9-b', '7-c', '5-a', 'by-hand']);
  expect(newestFirst([])).toEqual([]);
});
