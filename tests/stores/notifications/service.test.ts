/** @jest-environment jsdom */

import { shiftEntry } from '@/lib/shifts/change/schedule-change';
import { allShifts } from '@/lib/shifts/change/schedule-index';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { ZoneChoice } from '@/lib/time/zone-choice';
import { REMINDER_CHECK_MS } from '@/lib/timing';
import { persisted } from '@/stores/app/gateway';
import { notificationsStore } from '@/stores/app/notifications-store';
import { liveSchedule } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import { loadPersistedValues } from '@/stores/browser-storage/persisted-values';
import { type ServiceWords, startNotificationService } from '@/stores/notifications/service';
import { saveSettings } from '@/stores/preferences/save-settings';
import { copyShift } from '@/stores/schedule/copy-shift';
import { openSchedule } from '@/tests/support/app-schedule';
import { makeShift } from '@/tests/support/brigade';

/** Thursday, 9:30 PM in New York; Friday, 11:30 AM in Tokyo. */
const NOW = new Date('2026-11-19T21:30:00-05:00');

const WORDS: ServiceWords = {
  reminder: ({ shift, minutes }) => ({ message: `${shift.id} in ${minutes}`, detail: '' }),
  startingSoon: (count) => `${count} soon`,
  delivered: (count) => `${count} delivered`,
  trouble: (health) => ({ message: health, detail: '' }),
  update: () => ({ message: 'update', detail: '' }),
};

let stop = () => {};

function startWith(shifts: readonly Shift[]) {
  openSchedule(shifts);
  loadPersistedValues(persisted);
  notificationsStore.mergePreferences({ timing: { reminderLeadTime: '1hour' } });
  stop = startNotificationService(() => WORDS);
}

const messages = () => notificationsStore.getState().notifications.map(({ message }) => message);
const choose = (timezone: ZoneChoice) => saveSettings({ language: 'en', timezone });

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  jest.spyOn(liveSchedule, 'whenStored').mockResolvedValue(true);
});
afterEach(() => {
  stop();
  notificationsStore.clearAll();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('chosen time zone', () => {
  test('sets the day and the time of the clock', async () => {
    startWith([]);
    await choose('system');
    expect(uiStore.getState()).toMatchObject({ today: '2026-11-19', minute: 21 * 60 + 30 });
    await choose('Asia/Tokyo');
    expect(uiStore.getState()).toMatchObject({ today: '2026-11-20', minute: 11 * 60 + 30 });
    await choose('Europe/London');
    expect(uiStore.getState()).toMatchObject({ today: '2026-11-20', minute: 2 * 60 + 30 });
  });

  test('sets when a reminder is due, and moves no shift', async () => {
    const shifts = [
      makeShift({ id: 'new-york', date: '2026-11-19', times: ['22:00', '23:00'] }),
      makeShift({ id: 'london', date: '2026-11-20', times: ['03:00', '04:00'] }),
      makeShift({ id: 'tokyo', date: '2026-11-20', times: ['12:00', '13:00'] }),
    ];
    startWith(shifts);
    expect(messages()).toEqual(['new-york in 30']);
    const before = allShifts(liveSchedule.getState().schedule.shifts);
    for (const [zone, id] of [
      ['Asia/Tokyo', 'tokyo'],
      ['Europe/London', 'london'],
    ] as const) {
      await choose(zone);
      jest.advanceTimersByTime(REMINDER_CHECK_MS);
      expect(messages().at(-1)).toMatch(id);
    }
    expect(messages()).toHaveLength(3);
    expect(allShifts(liveSchedule.getState().schedule.shifts)).toEqual(before);
  });

  test.each([
    ['America/New_York', '2026-11-20T09:00:00-05:00'],
    ['Europe/London', '2026-11-20T09:00:00Z'],
    ['Asia/Tokyo', '2026-11-21T09:00:00+09:00'],
  ] as const)('sets the time of the digest: %s', async (zone, nine) => {
    startWith([]);
    notificationsStore.mergePreferences({ timing: { deliveryFormat: 'digest' } });
    await choose(zone);
    notificationsStore.notify({
      message: 'Held',
      type: 'info',
      category: 'scheduleChanges',
      cause: 'automatic',
    });
    const { notifications } = notificationsStore.getState();
    expect(notifications).toMatchObject([{ heldUntil: Date.parse(nine) }]);
    jest.setSystemTime(Date.parse(nine) - REMINDER_CHECK_MS - 1);
    jest.advanceTimersByTime(REMINDER_CHECK_MS);
    expect(notificationsStore.getState().toasts).toEqual([]);
    jest.advanceTimersByTime(REMINDER_CHECK_MS);
    expect(notificationsStore.getState().toasts).toMatchObject([{ message: 'Held' }]);
  });
});

describe('reminder of a new shift', () => {
  const DUE = { date: '2026-11-19', times: ['22:15', '23:00'] } as const;

  test('appears for each due copy as soon as shifts are copied', async () => {
    startWith([makeShift({ id: 'original', date: '2026-11-18', times: ['22:15', '23:00'] })]);
    expect(messages()).toEqual([]);
    const copies = [
      makeShift({ id: 'due', ...DUE }),
      makeShift({ id: 'later', date: '2026-11-21' }),
      makeShift({ id: 'canceled', ...DUE, status: 'Canceled' }),
    ];
    const copying = copyShift(liveSchedule, copies, () => {});
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await copying).toMatchObject({ state: 'copied' });
    expect(messages()).toEqual(['due in 45']);
    jest.advanceTimersByTime(5 * REMINDER_CHECK_MS);
    expect(messages()).toEqual(['due in 45']);
  });

  test('appears when a shift is added, and not after the service is stopped', () => {
    startWith([]);
    liveSchedule.commit([shiftEntry(undefined, makeShift({ id: 'one', ...DUE }))]);
    expect(messages()).toEqual(['one in 45']);
    stop();
    liveSchedule.commit([shiftEntry(undefined, makeShift({ id: 'two', ...DUE }))]);
    jest.advanceTimersByTime(REMINDER_CHECK_MS);
    expect(messages()).toEqual(['one in 45']);
  });
});

describe('reminder without locks', () => {
  const refused = new DOMException('The operation is insecure.', 'SecurityError');
  const refuse = () => {
    throw refused;
  };
  const soon = (id: string) => makeShift({ id, date: '2026-11-19', times: ['22:00', '23:00'] });
  beforeEach(() => choose('system'));
  afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

  test.each<[string, PropertyDescriptor]>([
    ['on access', { get: refuse }],
    ['on request', { value: { request: refuse } }],
    ['later', { value: { request: () => Promise.reject(refused) } }],
  ])('appears once when the browser refuses locks %s', async (when, descriptor) => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    Object.defineProperty(navigator, 'locks', { configurable: true, ...descriptor });
    startWith([soon(when)]);
    await jest.advanceTimersByTimeAsync(REMINDER_CHECK_MS);
    expect(messages()).toEqual([`${when} in 30`]);
  });

  test('is not checked again without a lock after the check failed within its lock', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    const request = async (_name: string, act: () => void) => act();
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
    const notify = jest.spyOn(notificationsStore, 'notifyAll').mockImplementation(() => {
      throw new Error('It failed.');
    });
    startWith([soon('fails')]);
    await jest.advanceTimersByTimeAsync(0);
    expect(notify).toHaveBeenCalledTimes(1);
    expect(logged).toHaveBeenCalled();
  });
});
