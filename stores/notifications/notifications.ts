import { createStore, type StoreApi } from 'zustand/vanilla';
import { createIds } from '@/lib/create-id';
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
import { type Toast, type ToastFacts, withoutReportsOf, withToast } from './toast';

/** Maximum length of the notification list. */
const MAX_KEPT = 200;
/** More notifications than this at once become one toast with a count. */
const MAX_SEPARATE = 3;

export interface NotificationsState {
  /** All notifications of the shared list and of this tab, including notifications held for the digest; newest last. */
  readonly notifications: readonly Notification[];
  /** The toasts on this tab's screen, newest last. */
  readonly toasts: readonly Toast[];
  readonly preferences: NotificationPreferences;
  readonly isListOpen: boolean;
}

export interface NotificationInput
  extends Pick<Toast, 'message' | 'type' | 'category' | 'changeId'>,
    ToastFacts {
  readonly detail?: string;
  /**
   * `person`: feedback about an action; always shown, and only as a toast, because the schedule's history records it.
   * `automatic`: goes into the list, and can be switched off.
   */
  readonly cause?: 'person' | 'automatic';
  /** The act whose cue is played instead of the arrival sound. */
  readonly act?: Act;
  /** Deliver now instead of with the digest. */
  readonly isDue?: boolean;
  /** Adds the notification to the list without a toast or a sound, because the screen shows the news already. */
  readonly isQuiet?: boolean;
  /** The notification is only in this tab's list. */
  readonly isOfTab?: boolean;
  /** Identifies the subject of the notification; `count` is how often the subject has occurred. */
  readonly about?: string;
  readonly count?: number;
}

type Summary = (count: number) => string;

export interface NotificationsStore extends StoreApi<NotificationsState> {
  notify(input: NotificationInput): void;
  /** Adds several notifications for the same list at once: more than three share one toast. */
  notifyAll(inputs: readonly NotificationInput[], summary: Summary): void;
  deliverHeld(summary: Summary): void;
  remove(id: string): void;
  /** Removes toasts about a change that was undone. */
  removeReportsOf(changeId: string): void;
  /** Takes the toast off the screen; its notification stays in the list. */
  hideToast(id: string): void;
  markRead(id: string): void;
  markAllRead(): void;
  /** Removes every notification except those held for the digest. */
  clearAll(): void;
  mergePreferences(part: PartialPreferences): void;
  setListOpen(isOpen: boolean): void;
}

interface NotificationsDeps {
  readonly playCue: (act: Act) => void;
  /** The stored list and preferences; stored notifications do not become toasts. */
  readonly values: Pick<PersistedValues, 'notifications' | 'tabNotifications' | 'notificationPreferences'>;
  readonly now: () => number;
  readonly random: () => number;
  /** The chosen IANA zone; undefined for the device's zone. */
  readonly zone: () => string | undefined;
}

export function createNotificationsStore({
  values,
  playCue,
  now,
  random,
  zone,
}: NotificationsDeps): NotificationsStore {
  const newId = createIds({ now, random });
  const lists = [values.notifications, values.tabNotifications];
  const allLists = () => [...values.notifications.get(), ...values.tabNotifications.get()];
  const store = createStore<NotificationsState>(() => ({
    notifications: allLists(),
    toasts: [],
    preferences: values.notificationPreferences.get(),
    isListOpen: false,
  }));
  const { getState, setState } = store;
  for (const list of lists) list.subscribe(() => setState({ notifications: allLists() }));
  values.notificationPreferences.subscribe((preferences) => setState({ preferences }));

  function edit(
    change: (list: readonly Notification[]) => readonly Notification[],
    edited: readonly (typeof lists)[number][] = lists,
  ) {
    for (const list of edited) {
      const before = list.latest();
      const after = change(before).slice(-MAX_KEPT);
      if (after.length !== before.length || after.some((item, index) => item !== before[index]))
        list.set(after);
    }
  }

  /**
   * A toast stays its full time even if its notification leaves the list: another tab may have dismissed a notification
   * that nobody has seen here.
   */
  function show(fresh: readonly Toast[]) {
    if (fresh.length > 0) setState({ toasts: fresh.reduce(withToast, getState().toasts) });
  }

  /** The toasts themselves, or a single toast with a count if there are many. */
  function toastsFor(fresh: readonly Toast[], summary: Summary): readonly Toast[] {
    const [first] = fresh;
    if (!first || fresh.length <= MAX_SEPARATE) return fresh;
    const id = newId();
    const { category } = first;
    const message = summary(fresh.length);
    return [{ id, message, detail: '', type: 'info', category, read: false, isSummary: true }];
  }

  function notifyAll(inputs: readonly NotificationInput[], summary: Summary): void {
    const { preferences } = getState();
    const listed: Notification[] = [];
    const shown: Toast[] = [];
    const wanted = inputs.filter(({ category, cause = 'person' }) => isWanted(preferences, category, cause));
    for (const input of wanted) {
      const {
        cause = 'person',
        act: _act,
        changeId: _id,
        reports: _reports,
        saved: _saved,
        ...ofNotice
      } = input;
      const { isDue, isQuiet, isOfTab: _isOfTab, ...rest } = ofNotice;
      const heldUntil =
        !isDue && waitsForDigest(preferences, rest, cause)
          ? nextDelivery(now(), preferences.timing.nonUrgentDeliveryTime, zone())
          : undefined;
      const id = newId();
      const notice = { detail: '', ...rest, id, read: false, ...(heldUntil !== undefined && { heldUntil }) };
      if (cause === 'automatic') listed.push(notice);
      if (heldUntil === undefined && !isQuiet) {
        shown.push({ ...notice, ...factsOf(input) });
      }
    }
    const [first] = wanted;
    edit((list) => [...list, ...listed], [first?.isOfTab ? values.tabNotifications : values.notifications]);
    show(toastsFor(shown, summary));
    if (shown.length > 0) playCue(first?.act ?? 'noticeArrived');
  }

  function remove(id: string): void {
    edit((list) => list.filter((item) => item.id !== id));
    hideToast(id);
  }

  function hideToast(id: string): void {
    const { toasts } = getState();
    // Setting the state for a missing toast would make its subscriber hide it again, in an endless loop.
    if (toasts.some((toast) => toast.id === id))
      setState({ toasts: toasts.filter((toast) => toast.id !== id) });
  }

  return {
    ...store,
    notify: (input) => notifyAll([input], () => input.message),
    notifyAll,
    deliverHeld(summary) {
      const arrived: Notification[] = [];
      edit((list) => {
        const { notifications, delivered } = deliverHeld(list, getState().preferences, now());
        arrived.push(...delivered);
        return notifications;
      });
      show(toastsFor(arrived, summary));
      if (arrived.length > 0) playCue('noticeArrived');
    },
    remove,
    removeReportsOf(changeId) {
      const { toasts } = getState();
      const left = withoutReportsOf(toasts, changeId);
      if (left !== toasts) setState({ toasts: left });
    },
    hideToast,
    markRead(id) {
      edit((list) => list.map((item) => (item.id === id ? asRead(item) : item)));
    },
    markAllRead() {
      edit((list) => list.map((item) => (item.heldUntil === undefined ? asRead(item) : item)));
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

function asRead(item: Notification): Notification {
  return item.read ? item : { ...item, read: true };
}

function factsOf({ changeId, reports, saved }: Pick<NotificationInput, 'changeId' | 'reports' | 'saved'>) {
  return {
    ...(changeId !== undefined && { changeId }),
    ...(reports !== undefined && { reports }),
    ...(saved && { saved }),
  };
}
