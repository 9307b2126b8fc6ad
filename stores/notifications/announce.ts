import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import type { Shift } from '@/lib/shifts/shift/shift';
import { notificationsStore } from '@/stores/app/notifications-store';
import type { ScheduleStore } from '@/stores/schedule/schedule';
import { shiftsWords } from '@/stores/schedule/shift-words';
import type { NotificationInput } from './notifications';
import { checkReminders } from './reminder-port';
import type { SavedShifts } from './toast';

/** Ids of undone changes per schedule: the notification of a change may only come after its undo. */
const undoneIn = new WeakMap<ScheduleStore, Set<string>>();

/** Follows undo in any form and tab, and removes the notifications of undone changes, which are no longer true. */
export function followUndone(store: ScheduleStore): ReadonlySet<string> {
  const known = undoneIn.get(store);
  if (known) return known;
  const undone = new Set<string>();
  undoneIn.set(store, undone);
  store.listen(({ changes }) => {
    for (const { origin, of = '', also = [] } of changes) {
      for (const id of [of, ...also]) {
        if (origin === 'redo') undone.delete(id);
        if (origin !== 'undo') continue;
        undone.add(id);
        notificationsStore.removeReportsOf(id);
      }
    }
  });
  return undone;
}

type Words = Pick<NotificationInput, 'message' | 'detail'>;

export interface Announcement extends Pick<NotificationInput, 'category' | 'act'> {
  /**
   * A function is called when the notification appears, not when the change is made. Without a detail, a
   * notification about shifts shows the person and the time.
   */
  readonly words: Words | (() => Words);
  /** False if the notification offers no Undo. */
  readonly canUndo?: boolean;
  /** Shifts to check for reminders as soon as the change is stored. */
  readonly reminders?: readonly Shift[];
  /** Shown without Undo if there is no change because another tab has removed the record. */
  readonly gone?: string;
}

/**
 * Notifies of a change, with Undo, once that change is on disk; true if the change was stored. Before that
 * moment, closing the browser could still lose the change. Without a change, only reports a record that is
 * `gone`. The banner reports changes that could not be stored.
 */
export async function announce(
  store: ScheduleStore,
  change: ScheduleChange | undefined,
  notice: Announcement,
): Promise<boolean> {
  const { words, canUndo = true, reminders, gone, ...kind } = notice;
  if (!change) {
    // With read-only data nothing was attempted, so nothing is known to be gone.
    if (gone !== undefined && store.canEdit()) {
      notificationsStore.notify({ message: gone, type: 'info', category: kind.category });
    }
    return false;
  }
  const undone = followUndone(store);
  if (!(await store.whenStored(change))) return false;
  if (undone.has(change.id)) return true;
  // The days of a week template are not dates, so there are no reminders.
  if (reminders && !store.editedWeek) checkReminders(reminders);
  notificationsStore.notify({
    ...(kind.category === 'shifts' && { detail: shiftsWords(store, shiftsIn(change)) }),
    ...(typeof words === 'function' ? words() : words),
    ...kind,
    type: 'success',
    ...(canUndo && { changeId: change.id }),
    reports: change.id,
    // Other actions change shifts too, such as a rename, but are about something else.
    ...(kind.category === 'shifts' && savedIn(change)),
  });
  return true;
}

function shiftsIn({ entries }: ScheduleChange): readonly Shift[] {
  return entries.flatMap((entry) => (entry.kind === 'shift' ? (entry.after ?? entry.before ?? []) : []));
}

function savedIn({ entries }: ScheduleChange): { readonly saved?: SavedShifts } {
  const shifts = entries.flatMap((entry) => (entry.kind === 'shift' ? (entry.after ?? []) : []));
  const [first] = shifts.sort((one, other) => (one.date < other.date ? -1 : 1));
  return first ? { saved: { shiftId: first.id, dates: [...new Set(shifts.map(({ date }) => date))] } } : {};
}
