import { createStore, type StoreApi } from 'zustand/vanilla';
import { createId } from '@/lib/create-id';
import { deliverHeld, nextDelivery, waitsForDigest } from '@/lib/notifications/digest';
import {
  isWanted,
  mergedPreferences,
  type Notification,
  type NotificationPreferences,
  type PartialPreferences,
} from '@/lib/notifications/notification';
import type { Act } from '@/lib/sound/cues';
import type { LocalDate } from '@/lib/time/local-date';
import type { PersistedValues } from '@/stores/browser-storage/persisted-values';
import { playCueOf } from './cue-port';

/** Maximum length of the list behind the bell. */
const MAX_KEPT = 200;
/** The toaster's own maximum. */
const MAX_TOASTS = 20;
/** More notices than this at once become one toast, which counts them. */
const MAX_SEPARATE = 3;

/** The shifts that a change has left in the schedule: their days, the first one first, and the shift of that day. */
export interface SavedShifts {
  readonly shiftId: string;
  readonly dates: readonly LocalDate[];
}

/** What only the toast of a notice knows. */
interface ToastFacts {
  /** The schedule change that it reports, whether or not it offers Undo. */
  readonly reports?: string;
  readonly saved?: SavedShifts;
}

/** A notice on screen; `isSummary` counts several of the list and is not in it. */
export type Toast = Notification & ToastFacts & { readonly isSummary?: true };

export interface NotificationsState {
  /** Newest last, with what the digest still holds. */
  readonly notifications: readonly Notification[];
  /** What is on this tab's screen, newest last. */
  readonly toasts: readonly Toast[];
  readonly preferences: NotificationPreferences;
  readonly isListOpen: boolean;
}

export interface NotificationInput
  extends Pick<Notification, 'message' | 'type' | 'category' | 'changeId'>,
    ToastFacts {
  readonly detail?: string;
  /** What a person just did always shows; automatic notices can be switched off. */
  readonly cause?: 'person' | 'itself';
  /** Its cue is played instead of the arrival sound. */
  readonly act?: Act;
}

type Summary = (count: number) => string;

export interface NotificationsStore extends StoreApi<NotificationsState> {
  notify(input: NotificationInput): void;
  /** Notifies of several at once: more than three become one toast. */
  notifyAll(inputs: readonly NotificationInput[], summary: Summary): void;
  /** Delivers what the digest has held so far. */
  deliverHeld(summary: Summary): void;
  remove(id: string): void;
  /** Removes what is on screen about a change that was undone. */
  removeReportsOf(changeId: string): void;
  /** Takes the toast off the screen; its notice stays in the list. */
  hideToast(id: string): void;
  markRead(id: string): void;
  markAllRead(): void;
  /** Removes every notice but those that the digest still holds. */
  clearAll(): void;
  /** Changes a part of the preferences and stores them. */
  mergePreferences(part: PartialPreferences): void;
  setListOpen(isOpen: boolean): void;
}

interface NotificationsDeps {
  /** The stored list and preferences; nothing found there becomes a toast. */
  readonly values: Pick<PersistedValues, 'notifications' | 'notificationPreferences'>;
  readonly now: () => number;
  readonly random: () => number;
  /** The chosen IANA zone; undefined for the device's own. */
  readonly zone: () => string | undefined;
}

export function createNotificationsStore({
  values,
  now,
  random,
  zone,
}: NotificationsDeps): NotificationsStore {
  const store = createStore<NotificationsState>(() => ({
    notifications: values.notifications.get(),
    toasts: [],
    preferences: values.notificationPreferences.get(),
    isListOpen: false,
  }));
  const { getState, setState } = store;
  /** Change ids by notice id: a change can be undone only in the tab that made it. */
  const changeIds = new Map<string, string>();
  values.notifications.subscribe((list) => {
    const notifications = list.map((item) => {
      const changeId = changeIds.get(item.id);
      return changeId === undefined ? item : { ...item, changeId };
    });
    setState({ notifications });
  });
  values.notificationPreferences.subscribe((preferences) => setState({ preferences }));

  function edit(
    change: (list: readonly Notification[]) => readonly Notification[],
    fresh: readonly Toast[] = [],
  ) {
    values.notifications.update((latest) =>
      change(latest)
        .slice(-MAX_KEPT)
        .map(({ changeId, ...kept }) => {
          if (changeId !== undefined) changeIds.set(kept.id, changeId);
          return kept;
        }),
    );
    // A toast stays its full time whatever the list says: two tabs that write the list at once can lose each other's
    // entry, and the person must still be notified of what they just did.
    setState({ toasts: [...getState().toasts, ...fresh].slice(-MAX_TOASTS) });
  }

  /** A toast for each, or one that counts them. */
  function toastsFor(fresh: readonly Toast[], summary: Summary): readonly Toast[] {
    const [first] = fresh;
    if (!first || fresh.length <= MAX_SEPARATE) return fresh;
    const id = createId(now(), random);
    const { category } = first;
    const message = summary(fresh.length);
    return [{ id, message, detail: '', type: 'info', category, read: false, isSummary: true }];
  }

  function made(input: NotificationInput): Notification {
    const { detail = '', cause = 'person', act: _act, reports: _reports, saved: _saved, ...rest } = input;
    const { preferences } = getState();
    const heldUntil = waitsForDigest(preferences, rest, cause)
      ? nextDelivery(now(), preferences.timing.nonUrgentDeliveryTime, zone())
      : undefined;
    return {
      ...rest,
      id: createId(now(), random),
      detail,
      read: false,
      ...(heldUntil !== undefined && { heldUntil }),
    };
  }

  function notifyAll(inputs: readonly NotificationInput[], summary: Summary): void {
    const { preferences } = getState();
    const wanted = inputs.filter(({ category, cause = 'person' }) => isWanted(preferences, category, cause));
    if (wanted.length === 0) return;
    const notices = wanted.map(made);
    const shown = notices
      .map((notice, index): Toast => ({ ...factsOf(wanted[index]), ...notice }))
      .filter(({ heldUntil }) => heldUntil === undefined);
    edit((list) => [...list, ...notices], toastsFor(shown, summary));
    if (shown.length > 0) playCueOf(wanted[0]?.act ?? 'noticeArrived');
  }

  function remove(id: string): void {
    edit((list) => list.filter((item) => item.id !== id));
    hideToast(id);
  }

  function hideToast(id: string): void {
    const { toasts } = getState();
    // Hiding a toast that is gone must not set the state: its subscriber would hide it again, without end.
    if (toasts.some((toast) => toast.id === id))
      setState({ toasts: toasts.filter((toast) => toast.id !== id) });
  }

  return {
    ...store,
    notify: (input) => notifyAll([input], () => input.message),
    notifyAll,
    deliverHeld(summary) {
      values.notifications.latest();
      const { preferences, notifications: before } = getState();
      const { notifications, delivered } = deliverHeld(before, preferences, now());
      if (notifications.length === before.length && delivered.length === 0) return;
      edit(() => notifications, toastsFor(delivered, summary));
      if (delivered.length > 0) playCueOf('noticeArrived');
    },
    remove,
    removeReportsOf(changeId) {
      for (const { id, reports } of getState().toasts) if (reports === changeId) remove(id);
    },
    hideToast,
    markRead(id) {
      edit((list) => list.map((item) => (item.id === id ? { ...item, read: true } : item)));
    },
    markAllRead() {
      edit((list) => list.map((item) => (item.heldUntil === undefined ? { ...item, read: true } : item)));
    },
    clearAll() {
      edit((list) => list.filter(({ heldUntil }) => heldUntil !== undefined));
      setState({ toasts: [] });
    },
    mergePreferences(part) {
      values.notificationPreferences.update((latest) => mergedPreferences(latest, part));
    },
    setListOpen: (isListOpen) => setState({ isListOpen }),
  };
}

function factsOf({ reports, saved }: ToastFacts = {}): ToastFacts {
  return { ...(reports !== undefined && { reports }), ...(saved && { saved }) };
}
