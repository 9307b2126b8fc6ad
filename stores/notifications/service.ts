import { lastDelivery } from '@/lib/notifications/digest';
import { isWanted, type NotificationPreferences } from '@/lib/notifications/notification';
import { deliveredOf } from '@/lib/notifications/notification-list';
import {
  type DueShift,
  dueShifts,
  type Moment,
  reminderDays,
  shiftStart,
} from '@/lib/notifications/reminders';
import { isSampleId } from '@/lib/sample/is-sample';
import { isSameList } from '@/lib/saved-data/records/same-data';
import { weekStartSetting } from '@/lib/settings/calendar-settings';
import { settingOf } from '@/lib/settings/settings-of';
import { isDayRead } from '@/lib/shifts/change/reading-progress';
import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { findShift, shiftsOn } from '@/lib/shifts/change/schedule-index';
import type { Shift } from '@/lib/shifts/shift/shift';
import { addDays } from '@/lib/time/local-date';
import { todayIn } from '@/lib/time/zone';
import { zoneOf } from '@/lib/time/zone-choice';
import { NEWS_START_MS, REMINDER_CHECK_MS, SERVICE_HEALTH_MS } from '@/lib/timing';
import { gateway, persisted } from '@/stores/app/gateway';
import { notificationsStore } from '@/stores/app/notifications-store';
import { liveSchedule } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import type { StorageHealth } from '@/stores/browser-storage/keys/storage-gateway';
import { appUpdateStore } from '@/stores/installed/app-update';
import { recordChangeOrigins } from '@/stores/schedule/change-origins';
import { followUndone } from './announce';
import { createAnnouncedNews } from './announced-news';
import type { NotificationInput } from './notifications';
import { onReminderCheck } from './reminder-port';

export interface RemindedShifts {
  read(): readonly string[];
  write(ids: readonly string[]): boolean;
}

export interface Reminders {
  /** The due shifts without a reminder yet, except samples. Each is returned only once, to the first tab that asks. */
  takeDue(
    shifts: readonly Shift[],
    moment: Moment,
    leadTime: NotificationPreferences['timing']['reminderLeadTime'],
  ): readonly DueShift[];
}

/** Maximum stored ids of removed shifts: an undo may restore the latest. */
const MAX_KEPT = 500;

export function createReminders(
  stored: RemindedShifts,
  findShift: (id: string) => Shift | undefined,
): Reminders {
  // If the browser refuses storage, there is one reminder per shift and visit.
  const remindedHere = new Set<string>();

  return {
    takeDue(shifts, moment, leadTime) {
      const reminded = new Set([...stored.read(), ...remindedHere]);
      const waiting = shifts.filter(({ id }) => !reminded.has(id) && !isSampleId(id));
      const due = dueShifts(waiting, moment, leadTime);
      if (due.length === 0) return due;
      for (const { shift } of due) remindedHere.add(shift.id);
      const isKept = (id: string) => {
        const shift = findShift(id);
        return !shift || shiftStart(shift, moment.timeZone) > moment.now;
      };
      stored.write(
        [...reminded]
          .filter(isKept)
          .slice(-MAX_KEPT)
          .concat(due.map(({ shift }) => shift.id)),
      );
      return due;
    },
  };
}

const remindedShifts: RemindedShifts = {
  read: () => persisted.remindedShifts.latest(),
  write: (ids) => persisted.remindedShifts.set(ids),
};

export interface ServiceWords extends NewsServiceWords {
  readonly reminder: (due: DueShift) => NoticeText;
  readonly startingSoon: (count: number) => string;
}

/**
 * The lock of all tabs of the origin. The tabs check one after the other, and see the reminders that earlier
 * checks have stored.
 */
const CHECK_LOCK = 'brigade-reminders';

const currentSchedule = () => liveSchedule.getState().schedule;
const reminders = createReminders(remindedShifts, (id) => findShift(currentSchedule().shifts, id));

/**
 * Checks for reminders and for the digest: now, every minute, when the number of shifts changes, and when
 * `checkReminders` is called. Also announces other news. The returned function stops the service.
 */
export function startNotificationService(words: () => ServiceWords): () => void {
  const check = (shifts?: readonly Shift[]) =>
    void alone(() => {
      if (!isStopped) sendReminders(words(), shifts);
    });
  const round = () => {
    notificationsStore.deliverHeld((count) => words().delivered(count));
    check();
  };
  let isStopped = false;

  const timers = [setInterval(round, REMINDER_CHECK_MS), setInterval(logHealth, SERVICE_HEALTH_MS)];
  const unsubscribe = liveSchedule.subscribe(({ schedule }, before) => {
    if (schedule.shifts.shiftCount !== before.schedule.shifts.shiftCount) check();
  });
  const stopChecks = onReminderCheck(check);
  followUndone(liveSchedule);
  round();
  const stopNews = startNewsService(words, (act) => void alone(() => void (isStopped || act())));

  return () => {
    isStopped = true;
    stopNews();
    for (const timer of timers) clearInterval(timer);
    unsubscribe();
    stopChecks();
  };
}

/**
 * Prevents two tabs that wake at the same time from sending the same reminder. If the browser has no locks, or refuses
 * them, a duplicate reminder is better than none.
 */
async function alone(act: () => void): Promise<void> {
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    act();
  };
  try {
    if (navigator.locks) await navigator.locks.request(CHECK_LOCK, begin);
    else begin();
  } catch (error) {
    console.error('Notifications: a check failed.', error);
    if (!hasBegun) act();
  }
}

function logHealth(): void {
  const { notifications } = notificationsStore.getState();
  const listed = deliveredOf(notifications).length;
  console.info(`Notifications: running, ${listed} in the list, ${notifications.length - listed} held.`);
}

function sendReminders(words: ServiceWords, given?: readonly Shift[]): void {
  const { preferences } = notificationsStore.getState();
  if (!isWanted(preferences, 'reminders', 'automatic')) return;
  const moment: Moment = { now: Date.now(), timeZone: zoneOf(uiStore.getState().timezone) };
  const { shifts: index } = currentSchedule();
  const shifts = given ?? reminderDays(moment).flatMap((date) => shiftsOn(index, date));
  const due = reminders.takeDue(shifts, moment, preferences.timing.reminderLeadTime);
  if (due.length === 0) return;
  const texts = due.map(words.reminder);
  notificationsStore.notifyAll(
    texts.map((text) => ({ ...text, type: 'info', category: 'reminders', cause: 'automatic' })),
    words.startingSoon,
  );
  const [first] = texts;
  if (!first || document.visibilityState === 'visible') return;
  void showOnSystem(texts.length === 1 ? first : { message: words.startingSoon(texts.length), detail: '' });
}

/**
 * Shows a system notification if the person allows notifications and there is a service worker to show one.
 */
async function showOnSystem({ message, detail }: NoticeText): Promise<void> {
  try {
    if (!('Notification' in window) || Notification.permission !== 'granted') return;
    const registration = await navigator.serviceWorker?.getRegistration();
    await registration?.showNotification(message, { body: detail, lang: document.documentElement.lang });
  } catch (error) {
    console.error('Notifications: a system notification could not be shown.', error);
  }
}

/** `unsupported` if the browser has no notifications. */
export async function askForSystemNotifications(): Promise<NotificationPermission | 'unsupported'> {
  try {
    if (!('Notification' in window) || !('serviceWorker' in navigator)) return 'unsupported';
    return await Notification.requestPermission();
  } catch (error) {
    console.error('Notifications: the browser could not ask for permission.', error);
    return 'unsupported';
  }
}

export type StorageTrouble = Exclude<StorageHealth, 'well'>;

/** The texts of the news in the current language; the texts about the schedule load with their module. */
export interface NewsServiceWords {
  readonly delivered: (count: number) => string;
  readonly trouble: (health: StorageTrouble) => NoticeText;
  readonly update: () => NoticeText;
}

/** The days around today that news cover: the week before a week that begins tomorrow, and that week. */
const DAYS_BEFORE = 8;
const DAYS_AFTER = 8;

const UPDATE = 'update';

type Announcement = NoticeText & Pick<NotificationInput, 'type' | 'isOfTab'>;

const announced = createAnnouncedNews({
  read: () => persisted.toldNews.latest(),
  write: (keys) => persisted.toldNews.set(keys),
});

/**
 * Announces news other than reminders: due events of the schedule, changes by other tabs, storage problems,
 * and a newer build. Checks the schedule soon after the start, and each minute if something has changed.
 * `alone` runs a function while no other tab runs one. The returned function stops the service.
 */
export function startNewsService(
  words: () => NewsServiceWords,
  alone: (act: () => void) => void,
): () => void {
  /** The ids of records edited since the last check: the person has seen the consequences. */
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
    const weekStart = settingOf(schedule, weekStartSetting);
    const current = [schedule.shifts, schedule.employees, preferences, today, weekStart];
    if (!isDue && isSameList(current, seen)) return;
    for (let days = -DAYS_BEFORE; days <= DAYS_AFTER; days += 1) {
      if (!isDayRead(reading, addDays(today, days))) return;
    }
    seen = current;
    const round = { moment, edited: new Set(edited), isDue, announced, alone, summary: words().delivered };
    edited.clear();
    import('./send-news')
      .then(({ sendScheduleNews }) => sendScheduleNews(round))
      .then(() => {
        if (isDue) persisted.lastDigest.set(digestAt);
      })
      .catch((error: unknown) => {
        seen = [];
        for (const id of round.edited) edited.add(id);
        console.error('Notifications: the news could not be announced.', error);
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
        console.error('Notifications: changes of another tab could not be announced.', error);
      });
  }

  function announceTrouble(): void {
    const { health } = gateway.health.getState();
    if (health === 'well') return;
    // The notification is for this tab's list: a failed write of the shared list may be the problem, and would fail
    // again.
    const notice = { ...words().trouble(health), type: 'error', isOfTab: true } as const;
    announceOnce(`storage ${health}`, notice, troubles.has(health));
    troubles.add(health);
  }

  function announceUpdate(): void {
    if (appUpdateStore.getState().isUpdateReady) announceOnce(UPDATE, { ...words().update(), type: 'info' });
  }

  /**
   * Adds the notification to the list only, because the screen has a banner for it. Skips a notification that is in the
   * list already, unless `isNew`.
   */
  function announceOnce(about: string, notice: Announcement, isNew = false): void {
    alone(() => {
      // Another tab may just have added this notification.
      persisted.notifications.latest();
      const { notifications } = notificationsStore.getState();
      if (!isNew && notifications.some((item) => item.about === about)) return;
      notificationsStore.notify({ ...notice, about, category: 'general', cause: 'automatic', isQuiet: true });
    });
  }

  function round(): void {
    // The newer build was activated, or waits for the next start.
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
      recordChangeOrigins(event);
      if (source === 'storage') return;
      for (const { entries } of changes) for (const { id } of entries) edited.add(id);
      // Series shifts that another tab generated are generated here too, so they are no news.
      if (source === 'elsewhere') hear(changes.filter(({ origin }) => origin !== 'series'));
    }),
    // Both stores also report other changes.
    gateway.health.subscribe((now, before) => {
      if (now.health !== before.health) announceTrouble();
    }),
    appUpdateStore.subscribe((now, before) => {
      if (now.isUpdateReady !== before.isUpdateReady) announceUpdate();
    }),
  ];
  announceTrouble();
  announceUpdate();
  return () => {
    clearTimeout(first);
    clearInterval(timer);
    for (const stop of stops) stop();
  };
}

interface NoticeText {
  readonly message: string;
  readonly detail: string;
}
