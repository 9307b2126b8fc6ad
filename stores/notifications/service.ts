import { isWanted } from '@/lib/notifications/notification';
import { deliveredOf } from '@/lib/notifications/notification-list';
import { type DueShift, type Moment, reminderDays } from '@/lib/notifications/reminders';
import { findShift, shiftsOn } from '@/lib/shifts/change/schedule-index';
import type { Shift } from '@/lib/shifts/shift/shift';
import { zoneOf } from '@/lib/time/zone-choice';
import { REMINDER_CHECK_MS, SERVICE_HEALTH_MS } from '@/lib/timing';
import { notificationsStore } from '@/stores/app/notifications-store';
import { liveSchedule } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import { followUndone } from './announce';
import { type NewsServiceWords, startNewsService } from './news-service';
import type { NoticeText } from './notice-text';
import { remindedShifts } from './reminded-shifts';
import { onReminderCheck } from './reminder-port';
import { createReminders } from './reminders';

/** The words of the service's notices, in the language that is shown. */
export interface ServiceWords extends NewsServiceWords {
  readonly reminder: (due: DueShift) => NoticeText;
  readonly startingSoon: (count: number) => string;
}

/** Shared by all tabs of the origin, which check one after the other: what one has sent, the next finds stored. */
const CHECK_LOCK = 'brigade-reminders';

const currentSchedule = () => liveSchedule.getState().schedule;
const reminders = createReminders(remindedShifts, (id) => findShift(currentSchedule().shifts, id));

/**
 * Checks for reminders and for what the digest holds: now, every minute, when the number of shifts changes, and
 * when `checkReminders` is called; and tells of other news. Returns a function that stops it.
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
 * Two tabs that wake at the same moment would both find a shift without its reminder. Where the browser has no locks, or
 * refuses them, a reminder twice is better than none.
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
  if (!isWanted(preferences, 'reminders', 'itself')) return;
  const moment: Moment = { now: Date.now(), timeZone: zoneOf(uiStore.getState().timezone) };
  const { shifts: index } = currentSchedule();
  const shifts = given ?? reminderDays(moment).flatMap((date) => shiftsOn(index, date));
  const due = reminders.takeDue(shifts, moment, preferences.timing.reminderLeadTime);
  if (due.length === 0) return;
  const texts = due.map(words.reminder);
  notificationsStore.notifyAll(
    texts.map((text) => ({ ...text, type: 'info', category: 'reminders', cause: 'itself' })),
    words.startingSoon,
  );
  const [first] = texts;
  if (!first || document.visibilityState === 'visible') return;
  void showOnSystem(texts.length === 1 ? first : { message: words.startingSoon(texts.length), detail: '' });
}

/** Shows a system notification, if that is allowed and a service worker is there to do it. */
async function showOnSystem({ message, detail }: NoticeText): Promise<void> {
  try {
    if (!('Notification' in window) || Notification.permission !== 'granted') return;
    const registration = await navigator.serviceWorker?.getRegistration();
    await registration?.showNotification(message, { body: detail, lang: document.documentElement.lang });
  } catch (error) {
    console.error('Notifications: a system notification could not be shown.', error);
  }
}

/** Asks the person to allow system notifications for reminders; `unsupported` if the browser has none. */
export async function askForSystemNotifications(): Promise<NotificationPermission | 'unsupported'> {
  try {
    if (!('Notification' in window) || !('serviceWorker' in navigator)) return 'unsupported';
    return await Notification.requestPermission();
  } catch (error) {
    console.error('Notifications: the browser cannot be asked.', error);
    return 'unsupported';
  }
}
