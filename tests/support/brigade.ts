import { mergeSubmitted } from '@/lib/merge/merge-submitted';
import { afterRenamesIn } from '@/lib/shifts/change/follow-renames';
import type { Shift } from '@/lib/shifts/shift/shift';
import { createJournal } from '@/stores/browser-storage/keys/journal';
import { createStorageGateway, type TextStorage } from '@/stores/browser-storage/keys/storage-gateway';
import { createLocalKeeper } from '@/stores/browser-storage/persistence/local-keeper';
import { createEmployeeVerbs } from '@/stores/employees/employees';
import { createScheduleStore, type ScheduleStore } from '@/stores/schedule/schedule';
import { clock, day } from './records';
import { MemoryStorage } from './storage/memory-storage';

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
  const [startTime, endTime] = fields.times ?? ['09:00', '17:00'];
  return {
    id,
    employeeName,
    role,
    date: day(date),
    startTime: clock(startTime),
    endTime: clock(endTime),
    status,
    color: 'purple',
    notes: '',
  };
}

let tabCount = 0;

/** One tab: its stores on the given storage, with a clock and timers controlled by the test. */
export function openTab(storage: TextStorage | null = new MemoryStorage(), basePath = '') {
  const log = { error: jest.fn(), warn: jest.fn() };
  let time = 1_000_000;
  // Each tab has its own random numbers, as in a browser.
  tabCount += 1;
  let randomState = tabCount;
  const timers: (() => void)[] = [];
  const now = () => {
    time += 1;
    return time;
  };
  const random = () => {
    randomState = (randomState * 16_807) % 2_147_483_647;
    return randomState / 2_147_483_647;
  };
  const gateway = createStorageGateway({ storage, basePath, log });
  const scheduleStorage = createLocalKeeper({
    gateway,
    journal: createJournal(gateway),
    setTimer: (act) => timers.push(act),
    show: (shown, arrivals) => schedule.show(shown, arrivals),
    shown: () => schedule.getState(),
  });
  const schedule: ScheduleStore = createScheduleStore({
    followSteps: afterRenamesIn,
    mergeSubmitted,
    storage: scheduleStorage,
    now,
    random,
    log,
  });
  return {
    gateway: gateway,
    schedule,
    scheduleStorage,
    employees: createEmployeeVerbs(schedule),
    log,
    today: day('2026-11-19'),
    /** Runs the coalesced writes. */
    runTimers() {
      for (const act of timers.splice(0)) act();
    },
  };
}
