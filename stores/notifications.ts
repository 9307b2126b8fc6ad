import { createStore, type StoreApi } from 'zustand/vanilla';
import { createId } from '@/lib/create-id';
import {
  DEFAULT_NOTIFICATION_PREFERENCES,
  isWanted,
  type Notification,
  type NotificationPreferences,
} from '@/lib/notifications/notification';
import { type Cue, playCue } from './cue-port';

export interface NotificationsState {
  /** Newest last. */
  readonly notifications: readonly Notification[];
  readonly preferences: NotificationPreferences;
}

export interface NotificationInput extends Pick<Notification, 'message' | 'type' | 'category' | 'changeId'> {
  readonly detail?: string;
  /** What a person just did always shows; what comes by itself can be switched off. */
  readonly cause?: 'person' | 'itself';
  /** Played instead of the arrival sound. */
  readonly cue?: Cue;
}

export interface NotificationsStore extends StoreApi<NotificationsState> {
  notify(input: NotificationInput): void;
  remove(id: string): void;
  markRead(id: string): void;
  clearAll(): void;
}

interface NotificationsDeps {
  readonly now: () => number;
  readonly random: () => number;
}

export function createNotificationsStore({ now, random }: NotificationsDeps): NotificationsStore {
  const store = createStore<NotificationsState>(() => ({
    notifications: [],
    preferences: DEFAULT_NOTIFICATION_PREFERENCES,
  }));
  const { getState, setState } = store;

  return {
    ...store,
    notify({ detail = '', cause = 'person', cue = 'notification', ...rest }) {
      if (!isWanted(getState().preferences, rest.category, cause)) return;
      const id = createId(now(), random);
      const notification: Notification = { ...rest, id, detail, read: false };
      setState(({ notifications }) => ({ notifications: [...notifications, notification] }));
      playCue(cue);
    },
    remove(id) {
      setState(({ notifications }) => ({ notifications: notifications.filter((item) => item.id !== id) }));
    },
    markRead(id) {
      setState(({ notifications }) => ({
        notifications: notifications.map((item) => (item.id === id ? { ...item, read: true } : item)),
      }));
    },
    clearAll() {
      setState({ notifications: [] });
    },
  };
}
