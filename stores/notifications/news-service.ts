import { lastDelivery } from '@/lib/notifications/digest';
import type { Moment } from '@/lib/notifications/reminders';
import { isSameList } from '@/lib/saved-data/records/same-data';
import { settingOf } from '@/lib/settings/settings-of';
import { isDayRead } from '@/lib/shifts/change/reading-progress';
import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { addDays } from '@/lib/time/local-date';
import { todayIn } from '@/lib/time/zone';
import { zoneOf } from '@/lib/time/zone-choice';
import { NEWS_START_MS, REMINDER_CHECK_MS } from '@/lib/timing';
import { gateway, persisted } from '@/stores/app/gateway';
import { notificationsStore } from '@/stores/app/notifications-store';
import { liveSchedule } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import type { StorageHealth } from '@/stores/browser-storage/keys/storage-gateway';
import { appUpdateStore } from '@/stores/installed/app-update';
import { noteMakers } from '@/stores/schedule/change-origins';
import type { NoticeText } from './notice-text';
import type { NotificationInput } from './notifications';
import { createToldNews } from './told-news';

export type StorageTrouble = Exclude<StorageHealth, 'well'>;

/** The words of the news, in the language that is shown; those of the schedule's own news come with their part. */
export interface NewsServiceWords {
  readonly delivered: (count: number) => string;
  readonly trouble: (health: StorageTrouble) => NoticeText;
  readonly update: () => NoticeText;
}

/** The days around today that the news are drawn from: the week before a week that begins tomorrow, and that week. */
const DAYS_BEFORE = 8;
const DAYS_AFTER = 8;

const UPDATE = 'update';

type Told = NoticeText & Pick<NotificationInput, 'type' | 'isOfTab'>;

const told = createToldNews({
  read: () => persisted.toldNews.latest(),
  write: (keys) => persisted.toldNews.set(keys),
});

/**
 * Tells of what comes by itself besides reminders: what is due in the schedule, what other tabs have changed, trouble
 * with the storage, and a newer build. Looks at the schedule soon after the start, and each minute if something in it
 * has changed. `alone` runs an act while no other tab runs one. Returns a function that stops it.
 */
export function startNewsService(
  words: () => NewsServiceWords,
  alone: (act: () => void) => void,
): () => void {
  /** The ids of what somebody has edited since the last look: they have seen what follows from it. */
  const edited = new Set<string>();
  let seen: readonly unknown[] = [];
  let arrived: ScheduleChange[] = [];
  const troubles = new Set<StorageTrouble>();

  function look(): void {
    const { preferences } = notificationsStore.getState();
    const { deliveryFormat, nonUrgentDeliveryTime } = preferences.timing;
    const moment: Moment = { now: Date.now(), timeZone: zoneOf(uiStore.getState().timezone) };
    const { now, timeZone } = moment;
    const today = todayIn(new Date(now), timeZone);
    const { schedule, reading } = liveSchedule.getState();
    const digestAt = lastDelivery(now, nonUrgentDeliveryTime, timeZone);
    const isDue = deliveryFormat === 'digest' && persisted.lastDigest.latest() < digestAt;
    const weekStart = settingOf(schedule, 'weekStart');
    const current = [schedule.shifts, schedule.employees, preferences, today, weekStart];
    if (!isDue && isSameList(current, seen)) return;
    for (let days = -DAYS_BEFORE; days <= DAYS_AFTER; days += 1) {
      if (!isDayRead(reading, addDays(today, days))) return;
    }
    seen = current;
    const round = { moment, edited: new Set(edited), isDue, told, alone, summary: words().delivered };
    edited.clear();
    import('./send-news')
      .then(({ sendScheduleNews }) => sendScheduleNews(round))
      .then(() => {
        if (isDue) persisted.lastDigest.set(digestAt);
      })
      .catch((error: unknown) => {
        seen = [];
        for (const id of round.edited) edited.add(id);
        console.error('Notifications: the news could not be told.', error);
      });
  }

  function hear(changes: readonly ScheduleChange[]): void {
    const isWaiting = arrived.length > 0;
    arrived.push(...changes);
    if (isWaiting || changes.length === 0) return;
    import('./send-news')
      .then(({ gatherElsewhere }) => gatherElsewhere(arrived.splice(0)))
      .catch((error: unknown) => {
        arrived = [];
        console.error('Notifications: changes of another tab could not be told.', error);
      });
  }

  function tellTrouble(): void {
    const { health } = gateway.health.getState();
    if (health === 'well') return;
    // In this tab's list: writing the other one is what may just have failed, and would keep the trouble alive.
    const notice = { ...words().trouble(health), type: 'error', isOfTab: true } as const;
    tellOnce(`storage ${health}`, notice, troubles.has(health));
    troubles.add(health);
  }

  function tellUpdate(): void {
    if (appUpdateStore.getState().isUpdateReady) tellOnce(UPDATE, { ...words().update(), type: 'info' });
  }

  /** In the list only: the screen has a bar for it. While the list has it, again only if it has come anew. */
  function tellOnce(about: string, notice: Told, isNew = false): void {
    alone(() => {
      // Another tab may just have told it.
      persisted.notifications.latest();
      const { notifications } = notificationsStore.getState();
      if (!isNew && notifications.some((item) => item.about === about)) return;
      notificationsStore.notify({ ...notice, about, category: 'general', cause: 'itself', isQuiet: true });
    });
  }

  function round(): void {
    // The newer build has taken over, or waits for the next start.
    if (!appUpdateStore.getState().isUpdateReady) {
      for (const { id, about } of notificationsStore.getState().notifications) {
        if (about === UPDATE) notificationsStore.remove(id);
      }
    }
    look();
  }

  const first = setTimeout(look, NEWS_START_MS);
  const timer = setInterval(round, REMINDER_CHECK_MS);
  const stops = [
    liveSchedule.listen((event) => {
      const { source, changes } = event;
      noteMakers(event);
      if (source === 'storage') return;
      for (const { entries } of changes) for (const { id } of entries) edited.add(id);
      // What another tab's series have made by themselves, they make here too.
      if (source === 'elsewhere') hear(changes.filter(({ origin }) => origin !== 'series'));
    }),
    // Each also says other things, which are no news of this kind.
    gateway.health.subscribe((now, before) => {
      if (now.health !== before.health) tellTrouble();
    }),
    appUpdateStore.subscribe((now, before) => {
      if (now.isUpdateReady !== before.isUpdateReady) tellUpdate();
    }),
  ];
  tellTrouble();
  tellUpdate();
  return () => {
    clearTimeout(first);
    clearInterval(timer);
    for (const stop of stops) stop();
  };
}
