import { notificationsStore } from '@/stores/app/notifications-store';
import { scheduleStore } from '@/stores/app/schedule-store';

/** What was undone and not redone since: its notice may come only after that. */
const undone = new Set<string>();

// In whichever way and tab it was undone: what is not so any more must not go on being said.
scheduleStore.listen(({ changes }) => {
  for (const { origin, of = '', also = [] } of changes) {
    for (const id of [of, ...also]) {
      if (origin === 'redo') undone.delete(id);
      if (origin !== 'undo') continue;
      undone.add(id);
      notificationsStore.removeReportsOf(id);
    }
  }
});

/** Whether the change was undone while the page was open, and has not been redone. */
export function isUndone(changeId: string): boolean {
  return undone.has(changeId);
}
