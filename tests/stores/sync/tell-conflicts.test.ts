/** @jest-environment jsdom */
import { notificationsStore } from '@/stores/app/notifications-store';
import { readConflictsNews, readNotice } from '@/stores/notifications/read-notice';
import { loadLanguage } from '@/stores/preferences/save-settings';
import { announceConflicts } from '@/stores/sync/keep-syncing';
import { syncStore } from '@/stores/sync/sync-store';
import { getOpenDialog } from '@/stores/ui/dialogs';
import { conflictOf } from '@/tests/support/sync/shown-sync';

const list = () => notificationsStore.getState().notifications;
const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

beforeAll(async () => {
  Object.assign(navigator, { locks: { request: async (_name: string, act: () => void) => act() } });
  await loadLanguage();
});

test('announces conflicts once, in a single notification that opens the conflicts dialog', async () => {
  announceConflicts();
  const one = conflictOf({ id: 'one' });
  syncStore.setState({ conflicts: [one] });
  await settle();
  expect(list().map(({ message }) => message)).toEqual(['1 change by two people']);
  syncStore.setState({ conflicts: [conflictOf({ id: 'two' }), one] });
  await settle();
  expect(list().map(({ message }) => message)).toEqual(['2 changes by two people']);
  // No new conflict: one is unchanged, the other resolved.
  syncStore.setState({ conflicts: [conflictOf({ id: 'two' }), { ...one, state: 'kept' }] });
  await settle();
  expect(list()).toHaveLength(1);

  const [entry] = list();
  if (!entry) throw new Error('There is no conflict entry.');
  readNotice(entry);
  expect(getOpenDialog()).toEqual({ name: 'conflicts' });
  expect(list()[0]?.read).toBe(true);

  // The open dialog gets no toast over it.
  syncStore.setState({ conflicts: [conflictOf({ id: 'three' })] });
  await settle();
  expect(notificationsStore.getState().toasts).toHaveLength(0);
  readConflictsNews();
  expect(list().every(({ read }) => read)).toBe(true);
  expect(notificationsStore.getState().toasts.filter(({ about }) => about === 'conflicts')).toEqual([]);
});
