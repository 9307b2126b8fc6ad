import type { Shift } from '@/lib/shifts/shift';
import { parseClockTime } from '@/lib/time/clock-time';
import { type LocalDate, parseLocalDate } from '@/lib/time/local-date';
import { createScheduleStorage } from '@/stores/browser-storage/schedule-storage';
import { createStorageDoor, type TextStorage } from '@/stores/browser-storage/storage-door';
import { createEmployeeVerbs } from '@/stores/employees';
import { createScheduleStore } from '@/stores/schedule';
import { MemoryStorage } from './memory-storage';

export function localDate(text: string): LocalDate {
  const date = parseLocalDate(text);
  if (!date) throw new Error(`${text} is no date.`);
  return date;
}

export function makeShift(fields: {
  id?: string;
  employeeName?: string;
  role?: string;
  date?: string;
  times?: readonly [start: string, end: string];
  status?: string;
}): Shift {
  const {
    id = 's-1',
    employeeName = 'Maya',
    role = 'Server',
    date = '2026-11-19',
    status = 'Confirmed',
  } = fields;
  const [startTime, endTime] = (fields.times ?? ['09:00', '17:00']).map(parseClockTime);
  if (!startTime || !endTime) throw new Error('The times are none.');
  return {
    id,
    employeeName,
    role,
    date: localDate(date),
    startTime,
    endTime,
    status,
    color: 'purple',
    notes: '',
  };
}

let tabCount = 0;

/** One tab: its stores on the given storage, with a clock and timers that only the test moves. */
export function openTab(storage: TextStorage | null = new MemoryStorage(), basePath = '') {
  const log = { error: jest.fn(), warn: jest.fn() };
  let clock = 1_000_000;
  // Each tab rolls its own dice, as in a browser.
  tabCount += 1;
  let randomState = tabCount;
  const timers: (() => void)[] = [];
  const now = () => {
    clock += 1;
    return clock;
  };
  const random = () => {
    randomState = (randomState * 16_807) % 2_147_483_647;
    return randomState / 2_147_483_647;
  };
  const door = createStorageDoor({ storage, basePath, log });
  const scheduleStorage = createScheduleStorage({ door, setTimer: (act) => timers.push(act) });
  const schedule = createScheduleStore({ storage: scheduleStorage, now, random, log });
  return {
    door,
    schedule,
    scheduleStorage,
    employees: createEmployeeVerbs(schedule),
    log,
    today: localDate('2026-11-19'),
    /** Lets the coalesced writes happen. */
    runTimers() {
      for (const act of timers.splice(0)) act();
    },
  };
}
