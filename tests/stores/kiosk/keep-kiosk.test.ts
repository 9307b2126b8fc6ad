/** @jest-environment jsdom */
import { CompressionStream, DecompressionStream, ReadableStream } from 'node:stream/web';
import { TextDecoder, TextEncoder } from 'node:util';
import { decodeWeek } from '@/lib/share/week-code/week-code';
import { publicationEntry, shiftEntry } from '@/lib/shifts/change/schedule-change';
import { findShift } from '@/lib/shifts/change/schedule-index';
import { publicationOfDays, unpublishEntry } from '@/lib/shifts/publication/publish-days';
import { addDays } from '@/lib/time/local-date';
import { persisted } from '@/stores/app/gateway';
import { liveSchedule, scheduleStorage } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import { keepKiosk } from '@/stores/kiosk/keep-kiosk';
import { startKiosk, stopKiosk } from '@/stores/kiosk/kiosk';
import { weekFrom } from '@/stores/publish/shown-week';
import { MONDAY, openSchedule, THURSDAY } from '@/tests/support/app-schedule';
import { shiftAt } from '@/tests/support/records';
import { setSettings } from '@/tests/support/set-settings';

// jsdom has none of them.
Object.assign(globalThis, {
  CompressionStream,
  DecompressionStream,
  ReadableStream,
  TextDecoder,
  TextEncoder,
});

const mockMaking: Promise<unknown>[] = [];
jest.mock('@/lib/kiosk/kiosk-weeks', () => {
  const real = jest.requireActual<typeof import('@/lib/kiosk/kiosk-weeks')>('@/lib/kiosk/kiosk-weeks');
  const kioskWeeks: typeof real.kioskWeeks = (weeks) => {
    const made = real.kioskWeeks(weeks);
    mockMaking.push(made);
    return made;
  };
  return { ...real, kioskWeeks };
});

const KEY = 'brigade-kiosk';
const AT = Date.parse(`${THURSDAY}T09:00:00Z`);
const ANAS = shiftAt('09:00-17:00', { id: 'anas', date: addDays(THURSDAY, 1), notes: 'Owes 20' });
const beOn = (days: number) => uiStore.setNow({ today: addDays(THURSDAY, days), minute: 600 });
const schedule = () => liveSchedule.getState().schedule;
let stop = () => {};

/** Waits until the requested weeks are encoded and written. */
async function isKept(): Promise<void> {
  const turn = () => new Promise((resolve) => setTimeout(resolve, 0));
  await turn();
  await Promise.all(mockMaking);
  await turn();
}

function publish(firstDay = MONDAY, at = AT): void {
  const after = publicationOfDays(at, schedule(), { spans: [weekFrom(firstDay)] });
  liveSchedule.commit([publicationEntry(schedule().publication, after)]);
}

async function keptWeeks() {
  const weeks = persisted.kiosk.latest()?.weeks ?? [];
  return Promise.all(weeks.map(({ fragment }) => decodeWeek(fragment)));
}

beforeEach(() => {
  mockMaking.length = 0;
  openSchedule([ANAS, shiftAt('09:00-17:00', { id: 'bens', date: addDays(MONDAY, 8), employeeName: 'Ben' })]);
  persisted.kiosk.load();
  beOn(0);
  jest.spyOn(scheduleStorage, 'whenAllRead').mockResolvedValue();
});

afterEach(() => {
  stop();
  stop = () => {};
  stopKiosk();
  jest.restoreAllMocks();
});

test('writes published weeks, no later edit, and removes an unpublished week', async () => {
  startKiosk('1234');
  stop = keepKiosk();
  await isKept();
  expect(persisted.kiosk.latest()?.weeks).toEqual([]);
  publish();
  await isKept();
  expect(await keptWeeks()).toMatchObject([
    { week: { firstDay: MONDAY, people: [{ name: 'Ana', shifts: [{ startTime: '09:00' }] }] } },
  ]);
  const kept = localStorage.getItem(KEY);
  expect(kept).toContain('leave');
  const before = findShift(schedule().shifts, 'anas');
  liveSchedule.commit(
    before ? [shiftEntry(before, { ...before, endTime: shiftAt('09:00-18:00').endTime })] : [],
  );
  await isKept();
  expect(localStorage.getItem(KEY)).toBe(kept);
  const entry = unpublishEntry(schedule(), [weekFrom(MONDAY)], AT + 60_000);
  liveSchedule.commit(entry ? [entry] : []);
  await isKept();
  expect(await keptWeeks()).toEqual([]);
});

test('drops a week on the second day of the next one, so that its last night is covered', async () => {
  startKiosk('');
  publish();
  publish(addDays(MONDAY, 7), AT + 60_000);
  stop = keepKiosk();
  await isKept();
  const firstDays = () => persisted.kiosk.latest()?.weeks.map(({ firstDay }) => firstDay);
  expect(firstDays()).toEqual([MONDAY, addDays(MONDAY, 7)]);
  beOn(4);
  await isKept();
  expect(firstDays()).toEqual([MONDAY, addDays(MONDAY, 7)]);
  beOn(5);
  await isKept();
  expect(firstDays()).toEqual([addDays(MONDAY, 7)]);
});

test('writes nothing while the kiosk is off, also if another tab has turned it off', async () => {
  stop = keepKiosk();
  publish();
  await isKept();
  expect(localStorage.getItem(KEY)).toBeNull();
  startKiosk('');
  localStorage.removeItem(KEY);
  beOn(1);
  await isKept();
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(mockMaking).toHaveLength(0);
  startKiosk('');
  await isKept();
  expect(await keptWeeks()).toHaveLength(1);
});

test('writes no week while shifts are missing from the schedule', async () => {
  jest.spyOn(scheduleStorage, 'missingCount').mockReturnValue(3);
  startKiosk('');
  publish();
  stop = keepKiosk();
  await isKept();
  expect(persisted.kiosk.latest()?.weeks).toEqual([]);
});

test("includes the business name but no manager's notes", async () => {
  setSettings({ businessName: 'Casa Luna' });
  startKiosk('');
  publish();
  stop = keepKiosk();
  await isKept();
  const text = JSON.stringify(await keptWeeks());
  expect(text).toContain('Casa Luna');
  expect(text).not.toContain('Owes 20');
  setSettings({ businessName: '' });
});
