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
import type { PersistedValues } from '@/stores/browser-storage/persisted-values';
import { playCueOf } from './cue-port';

/** The list behind the bell keeps no more. */
const MAX_KEPT = 200;
/** As many toasts as the toaster itself keeps. */
const MAX_TOASTS = 20;
/** More notices at once are one toast, which counts them. */
const MAX_SEPARATE = 3;

/** A notice on screen; `isSummary` counts several of the list and is not in it. */
export type Toast = Notification & { readonly isSummary?: true };

export interface NotificationsState {
  /** Newest last, with what the digest still holds. */
  readonly notifications: readonly Notification[];
  /** What is on this tab's screen, newest last. */
  readonly toasts: readonly Toast[];
  readonly preferences: NotificationPreferences;
  readonly isListOpen: boolean;
}

export interface NotificationInput extends Pick<Notification, 'message' | 'type' | 'category' | 'changeId'> {
  readonly detail?: string;
  /** What a person just did always shows; what comes by itself can be switched off. */
  readonly cause?: 'person' | 'itself';
  /** Its cue is played instead of the arrival sound. */
  readonly act?: Act;
}

type Summary = (count: number) => string;

export interface NotificationsStore extends StoreApi<NotificationsState> {
  notify(input: NotificationInput): void;
  /** Tells of several at once: of more than three in one toast. */
  notifyAll(inputs: readonly NotificationInput[], summary: Summary): void;
  /** Delivers what the digest has held until now. */
  deliverHeld(summary: Summary): void;
  remove(id: string): void;
  /** Takes the toast off the screen; its notice stays in the list. */
  hideToast(id: string): void;
  markRead(id: string): void;
  markAllRead(): void;
  /** Removes every notice but those that the digest still holds. */
  clearAll(): void;
  /** Changes a part of the preferences and keeps them. */
  mergePreferences(part: PartialPreferences): void;
  setListOpen(isOpen: boolean): void;
}

interface NotificationsDeps {
  /** The list and the preferences as they outlive the page; nothing of what is found there becomes a toast. */
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
  /** What a notice's change is, by the notice's id: a change can be taken back only in the tab that has made it. */
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
    // A toast stands its time whatever the list says: two tabs that write it at once can lose each other's entry, and
    // what a person just did must be told all the same.
    setState({ toasts: [...getState().toasts, ...fresh].slice(-MAX_TOASTS) });
  }

  /** Each a toast of its own, or one that counts them. */
  function toastsFor(fresh: readonly Notification[], summary: Summary): readonly Toast[] {
    const [first] = fresh;
    if (!first || fresh.length <= MAX_SEPARATE) return fresh;
    const id = createId(now(), random);
    const { category } = first;
    const message = summary(fresh.length);
    return [{ id, message, detail: '', type: 'info', category, read: false, isSummary: true }];
  }

  function made(input: NotificationInput): Notification {
    const { detail = '', cause = 'person', act: _act, ...rest } = input;
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
    const shown = notices.filter(({ heldUntil }) => heldUntil === undefined);
    edit((list) => [...list, ...notices], toastsFor(shown, summary));
    if (shown.length > 0) playCueOf(wanted[0]?.act ?? 'noticeArrived');
  }

  function hideToast(id: string): void {
    const { toasts } = getState();
    // Told again of one that is gone, nothing may change: whoever draws them would be told for ever.
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
    remove(id) {
      edit((list) => list.filter((item) => item.id !== id));
      hideToast(id);
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
