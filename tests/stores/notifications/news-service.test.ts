/** @jest-environment jsdom */

import { DEFAULT_NOTIFICATION_PREFERENCES } from '@/lib/notifications/notification';
import { employeeEntry, type ScheduleChange, shiftEntry } from '@/lib/shifts/change/schedule-change';
import type { Shift } from '@/lib/shifts/shift/shift';
import { NEWS_START_MS, REMINDER_CHECK_MS } from '@/lib/timing';
import { gateway, persisted } from '@/stores/app/gateway';
import { notificationsStore } from '@/stores/app/notifications-store';
import { liveSchedule } from '@/stores/app/schedule-store';
import { savedAfter } from '@/stores/browser-storage/keys/saved-schedule';
import { loadPersistedValues } from '@/stores/browser-storage/persisted-values';
import { appUpdateStore } from '@/stores/installed/app-update';
import { startNewsService } from '@/stores/notifications/service';
import { loadLanguage, saveSettings } from '@/stores/preferences/save-settings';
import { openSchedule } from '@/tests/support/app-schedule';
import { makeShift } from '@/tests/support/brigade';
import { changeOf, day, employeeOf } from '@/tests/support/records';

/** Half past nine on Thursday evening in New York. */
const NOW = new Date('2026-11-19T21:30:00-05:00');
/** Makes ids unique, because announced news stays announced across tests. */
let number = 0;
const openShift = (date: string) => {
  number += 1;
  return makeShift({ id: `open-${number}`, employeeName: '', date });
};

const WORDS = {
  delivered: (count: number) => `${count} delivered`,
  trouble: (health: string) => ({ message: health, detail: '' }),
  update: () => ({ message: 'update', detail: '' }),
};

let stop = () => {};
const start = () => {
  stop();
  stop = startNewsService(
    () => WORDS,
    (act) => act(),
  );
};
const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const list = () => notificationsStore.getState().notifications;
const messages = () => list().map(({ message }) => message);
const shownNow = () => notificationsStore.getState().toasts.map(({ message }) => message);
const prefer = (part: Parameters<typeof notificationsStore.mergePreferences>[0]) =>
  notificationsStore.mergePreferences(part);

async function openWith(...shifts: readonly Shift[]) {
  openSchedule(shifts);
  loadPersistedValues(persisted);
  await saveSettings({ language: 'en', timezone: 'America/New_York' });
}

/** Shows changes as from another tab. */
function arrive(...changes: readonly ScheduleChange[]) {
  const shown = liveSchedule.getState();
  const saved = changes.reduce(savedAfter, shown);
  liveSchedule.show({ ...shown, ...saved }, [{ source: 'elsewhere', changes }]);
}

beforeEach(async () => {
  jest.useFakeTimers({ now: NOW });
  jest.spyOn(liveSchedule, 'whenStored').mockResolvedValue(true);
  sessionStorage.clear();
  await loadLanguage();
});
afterEach(() => {
  stop();
  notificationsStore.clearAll();
  notificationsStore.mergePreferences(DEFAULT_NOTIFICATION_PREFERENCES);
  gateway.health.setState({ health: 'well' });
  appUpdateStore.setState({ isUpdateReady: false });
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const OPEN_NEWS = '1 shift of the next days has no one';

describe('schedule news', () => {
  test('is announced once, soon after the start and on later days', async () => {
    await openWith(openShift('2026-11-21'), openShift('2026-11-23'));
    start();
    expect(messages()).toEqual([]);
    await wait(NEWS_START_MS);
    expect(list()).toMatchObject([
      { message: OPEN_NEWS, detail: 'Sat, Nov 21, 9:00 AM - 5:00 PM', type: 'warning', category: 'shifts' },
    ]);
    expect(shownNow()).toEqual([OPEN_NEWS]);
    await wait(10 * REMINDER_CHECK_MS);
    start();
    await wait(10 * REMINDER_CHECK_MS);
    expect(messages()).toEqual([OPEN_NEWS]);
    // On Saturday, the other open shift is two days ahead.
    jest.setSystemTime(Date.parse('2026-11-21T00:01:00-05:00'));
    await wait(REMINDER_CHECK_MS);
    expect(list().at(-1)).toMatchObject({ detail: 'Mon, Nov 23, 9:00 AM - 5:00 PM' });
    expect(messages()).toHaveLength(2);
  });

  test('is not announced for edits just made, here or in another tab', async () => {
    await openWith();
    start();
    await wait(NEWS_START_MS);
    liveSchedule.commit([shiftEntry(undefined, openShift('2026-11-21'))]);
    arrive(changeOf([shiftEntry(undefined, openShift('2026-11-21'))], 'c-1'));
    await wait(2 * REMINDER_CHECK_MS);
    expect(messages()).toEqual(['1 change in another tab']);
  });

  test('waits while its category or all notifications are off', async () => {
    await openWith(openShift('2026-11-21'));
    prefer({ types: { shifts: false } });
    start();
    await wait(NEWS_START_MS + REMINDER_CHECK_MS);
    expect(messages()).toEqual([]);
    prefer({ types: { shifts: true }, enabled: false });
    await wait(REMINDER_CHECK_MS);
    expect(messages()).toEqual([]);
    prefer({ enabled: true });
    await wait(REMINDER_CHECK_MS);
    expect(messages()).toEqual([OPEN_NEWS]);
  });

  test('counts the shifts of an absent employee and does not show the absence note', async () => {
    const exceptions = [
      { id: 'e', from: '2026-11-20', to: '2026-11-22', kind: 'timeOff', note: 'broken leg' },
    ];
    const maya = employeeOf('Maya', { availability: { weekly: [], exceptions } });
    await openWith(makeShift({ id: 'lost', date: '2026-11-21' }));
    liveSchedule.setState(({ schedule }) => ({
      schedule: { ...schedule, employees: new Map([[maya.id, maya]]) },
    }));
    start();
    await wait(NEWS_START_MS);
    expect(messages()).toEqual(['Maya is out, 1 shift needs somebody else']);
    expect(JSON.stringify(list())).not.toContain('leg');
  });
});

describe('digest', () => {
  test('delivers overdue news at the start, and holds later ones until its time', async () => {
    await openWith(openShift('2026-11-21'), openShift('2026-11-23'));
    prefer({ timing: { deliveryFormat: 'digest' } });
    // Nine o'clock passed while the app was closed, so the start delivers.
    start();
    await wait(NEWS_START_MS);
    expect(shownNow()).toEqual([OPEN_NEWS]);
    jest.setSystemTime(Date.parse('2026-11-21T00:01:00-05:00'));
    // The digest of Friday is due and includes news since then.
    await wait(REMINDER_CHECK_MS);
    expect(shownNow()).toEqual([OPEN_NEWS, OPEN_NEWS]);
    arrive(changeOf([shiftEntry(undefined, makeShift({ id: 'x' }))], 'c-1'));
    await wait(REMINDER_CHECK_MS);
    expect(list().at(-1)?.heldUntil).toBe(Date.parse('2026-11-21T09:00:00-05:00'));
    expect(shownNow()).toHaveLength(2);
  });
});

describe("announcement of another tab's changes", () => {
  const added = (id: string) => changeOf([shiftEntry(undefined, makeShift({ id, employeeName: 'Ana' }))], id);

  test('is one unread notification with the count and the last change, without a toast', async () => {
    await openWith();
    start();
    arrive(added('a'), added('b'));
    arrive(added('c'));
    await wait(0);
    arrive(added('d'));
    await wait(0);
    expect(list()).toMatchObject([
      {
        message: '4 changes in another tab',
        detail: 'Shift added: Ana, Thu, Nov 19, 9:00 AM - 5:00 PM',
        category: 'scheduleChanges',
        read: false,
      },
    ]);
    expect(shownNow()).toEqual([]);
    expect(localStorage.getItem('brigade-notifications')).toBeNull();
  });

  test('has the category of the change', async () => {
    await openWith();
    const [one, two] = [makeShift({ id: 'one' }), makeShift({ id: 'two', employeeName: 'Ana' })];
    const ana = employeeOf('Ana');
    start();
    arrive(
      changeOf(
        [shiftEntry(one, { ...one, employeeName: 'Ana' }), shiftEntry(two, { ...two, employeeName: 'Maya' })],
        'swap',
      ),
      changeOf([employeeEntry(ana, { ...ana, availability: { weekly: [] } })], 'off'),
      { ...changeOf([], 'published'), origin: 'publish' },
    );
    await wait(0);
    expect(list().map(({ category }) => category)).toEqual(['shiftSwap', 'timeOff', 'publication']);
    expect(messages().at(-1)).toBe('The schedule was published in another tab');
    prefer({ types: { shiftSwap: false } });
    notificationsStore.clearAll();
    arrive(changeOf([shiftEntry(one, { ...one, date: day('2026-11-20') })], 'move'));
    await wait(0);
    expect(list().map(({ category }) => category)).toEqual(['scheduleChanges']);
  });
});

describe('app news', () => {
  test('reports storage trouble at once despite the digest, and again when it returns', async () => {
    await openWith();
    prefer({ timing: { deliveryFormat: 'digest' } });
    start();
    gateway.health.setState({ health: 'failing' });
    expect(list()).toMatchObject([{ message: 'failing', type: 'error', category: 'general', read: false }]);
    expect(list()[0]).not.toHaveProperty('heldUntil');
    expect(localStorage.getItem('brigade-notifications')).toBeNull();
    gateway.health.setState({ health: 'well' });
    gateway.health.setState({ health: 'failing' });
    expect(messages()).toEqual(['failing', 'failing']);
    stop();
    gateway.health.setState({ health: 'failing' });
    start();
    expect(messages()).toEqual(['failing', 'failing']);
    expect(shownNow()).toEqual([]);
  });

  test('does not repeat the trouble or the update when other details or the connection change', async () => {
    await openWith();
    start();
    gateway.health.setState({ health: 'failing' });
    gateway.health.setState({ ...gateway.health.getState() });
    appUpdateStore.setState({ isUpdateReady: true });
    notificationsStore.clearAll();
    appUpdateStore.setState({ isOffline: true });
    gateway.health.setState({ ...gateway.health.getState() });
    expect(messages()).toEqual([]);
    appUpdateStore.setState({ isOffline: false });
  });

  test('reports a newer build once, and removes the report once it runs', async () => {
    await openWith();
    start();
    appUpdateStore.setState({ isUpdateReady: true });
    appUpdateStore.setState({ isOffline: true });
    start();
    await wait(REMINDER_CHECK_MS);
    expect(list()).toMatchObject([{ message: 'update', category: 'general', type: 'info' }]);
    appUpdateStore.setState({ isUpdateReady: false, isOffline: false });
    await wait(REMINDER_CHECK_MS);
    expect(messages()).toEqual([]);
  });
});
