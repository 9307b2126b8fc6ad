import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import type { Shift } from '@/lib/shifts/shift/shift';
import { notificationsStore } from '@/stores/app/notifications-store';
import type { ScheduleStore } from '@/stores/schedule/schedule';
import { shiftsWords } from '@/stores/schedule/shift-words';
import type { NotificationInput } from './notifications';
import { checkReminders } from './reminder-port';
import type { SavedShifts } from './toast';

/** What was undone in a schedule and not redone since: its notice may come only after that. */
const undoneIn = new WeakMap<ScheduleStore, Set<string>>();

/**
 * Follows what is undone in that schedule, in whichever way and tab, and takes its notices back: they are no longer true.
 */
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

/** How a change to the schedule is announced. */
export interface Announcement extends Pick<NotificationInput, 'category' | 'act'> {
  /**
   * A function is called when the notice appears, not when the change is made. Without a detail, a notice about shifts
   * says whose and when.
   */
  readonly words: Words | (() => Words);
  /** False if the notice offers no Undo. */
  readonly canUndo?: boolean;
  /** Shifts to check for a reminder as soon as the change is stored. */
  readonly reminders?: readonly Shift[];
  /** Shown without Undo if there is no change because another tab has removed the record. */
  readonly gone?: string;
}

/**
 * Notifies of a change once that very change is on disk, with an Undo of it; true if it did. Until then the browser can
 * still be closed and the change lost. Without a change, only a record that is `gone` is reported. What could not be
 * stored is reported by the banner.
 */
export async function announce(
  store: ScheduleStore,
  change: ScheduleChange | undefined,
  notice: Announcement,
): Promise<boolean> {
  const { words, canUndo = true, reminders, gone, ...kind } = notice;
  if (!change) {
    // With read-only data nothing was tried, so nothing is known to be gone.
    if (gone !== undefined && store.canEdit()) {
      notificationsStore.notify({ message: gone, type: 'info', category: kind.category });
    }
    return false;
  }
  const undone = followUndone(store);
  if (!(await store.whenStored(change))) return false;
  if (undone.has(change.id)) return true;
  // The days of a week template are no dates, and nobody is reminded of them.
  if (reminders && !store.editedWeek) checkReminders(reminders);
  notificationsStore.notify({
    ...(kind.category === 'shifts' && { detail: shiftsWords(store, shiftsIn(change)) }),
    ...(typeof words === 'function' ? words() : words),
    ...kind,
    type: 'success',
    ...(canUndo && { changeId: change.id }),
    reports: change.id,
    // Other acts change shifts too, such as a rename, but are about something else.
    ...(kind.category === 'shifts' && savedIn(change)),
  });
  return true;
}

/** The changed shifts as they are now, and those that were removed. */
function shiftsIn({ entries }: ScheduleChange): readonly Shift[] {
  return entries.flatMap((entry) => (entry.kind === 'shift' ? (entry.after ?? entry.before ?? []) : []));
}

/** The shifts that the change has left in the schedule, for the way to them. */
function savedIn({ entries }: ScheduleChange): { readonly saved?: SavedShifts } {
  const shifts = entries.flatMap((entry) => (entry.kind === 'shift' ? (entry.after ?? []) : []));
  const [first] = shifts.sort((one, other) => (one.date < other.date ? -1 : 1));
  return first ? { saved: { shiftId: first.id, dates: [...new Set(shifts.map(({ date }) => date))] } } : {};
}
