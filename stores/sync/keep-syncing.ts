import { databaseName, persisted } from '@/stores/app/gateway';
import { notificationsStore } from '@/stores/app/notifications-store';
import { createAnnouncedNews } from '@/stores/notifications/announced-news';
import { loadNewsWords } from '@/stores/notifications/news-words';
import { CONFLICTS_NEWS } from '@/stores/notifications/read-notice';
import { getOpenDialog } from '@/stores/ui/dialogs';
import { startSync } from './sync-host';
import { openConflicts, syncStore } from './sync-store';

let isAnnouncing = false;

/** Keeps sync running in this tab, and announces its news. Idempotent. */
export function keepSyncing(): void {
  startSync();
  if (!isAnnouncing) announceConflicts();
  isAnnouncing = true;
}

const LOCK = `${databaseName}-conflicts`;

const announced = createAnnouncedNews({
  read: () => persisted.toldNews.latest(),
  write: (keys) => persisted.toldNews.set(keys),
});

const facts = () => openConflicts(syncStore.getState()).map(({ id }) => ({ key: `conflict ${id}` }));

/** Announces conflicts in the notification list, once across all tabs, from now on. */
export function announceConflicts(): void {
  const announceIfNew = () => {
    if (announced.unannounced(facts()).length === 0) return;
    announceOpenConflicts().catch((error: unknown) =>
      console.error('Sync: the conflicts could not be announced.', error),
    );
  };
  announceIfNew();
  syncStore.subscribe(({ conflicts }, before) => {
    if (conflicts !== before.conflicts) announceIfNew();
  });
}

async function announceOpenConflicts(): Promise<void> {
  const words = await loadNewsWords();
  if (!words) return;
  await navigator.locks.request(LOCK, () => {
    const open = facts();
    if (announced.takeUnannounced(open).length === 0) return;
    // A single list entry shows the current count.
    const { notifications } = notificationsStore.getState();
    for (const { id, about } of notifications) if (about === CONFLICTS_NEWS) notificationsStore.remove(id);
    notificationsStore.notify({
      message: words.t('conflicts.news', { count: open.length }),
      detail: words.t('conflicts.newsDetail'),
      type: 'warning',
      category: 'scheduleChanges',
      cause: 'automatic',
      about: CONFLICTS_NEWS,
      isQuiet: getOpenDialog()?.name === 'conflicts',
    });
  });
}
