import {
  type HalfOpenDays,
  isWeekRead,
  nextRange,
  type ReadingProgress,
  withoutRange,
} from '@/lib/shifts/change/reading-progress';
import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { findShift, withReadShifts } from '@/lib/shifts/change/schedule-index';
import type { ShiftAwaitingRepair } from '@/lib/shifts/shift/shift';
import { addDays, daysBetween, type LocalDate } from '@/lib/time/local-date';
import type { WeekStart } from '@/lib/time/week';
import { READING_SHOWN_MS } from '@/lib/timing';
import type { DatabaseStart, ScheduleDatabase } from '@/stores/browser-storage/database/schedule-database';
import type { SavedSchedule } from '@/stores/browser-storage/keys/saved-schedule';

/** Limits for reading a schedule that is too long to be read at once. */
export interface PieceSizes {
  /** A database with at most this many shifts is read as a whole. */
  readonly wholeUpTo: number;
  /** Maximum shifts read in one task; only a single day may have more. */
  readonly maxShifts: number;
}

const SIZES: PieceSizes = { wholeUpTo: 4000, maxShifts: 1000 };
const FIRST_DAYS = 14;
const MAX_DAYS = 371;

/** Tracks reading a long schedule piece by piece, the shown week and its neighbors first. */
export interface ReadingTracker {
  readonly sizes: PieceSizes;
  /** Null if everything is read. */
  state(): ReadingProgress | null;
  begin(unread: readonly HalfOpenDays[], unreadCount: number): void;
  /** The saved schedule plus the next piece; unchanged if there is none. */
  readPiece(open: ScheduleDatabase, saved: SavedSchedule, near?: LocalDate): Promise<SavedSchedule>;
  /** A remote change was applied to `touchedCount` unread shifts, which count as read from now on. */
  noteRemoteChanges(touchedCount: number): void;
  hasRemoteChanges(): boolean;
  /** Yields to the page; waits for idle time only if no caller and no shown week needs the next piece. */
  pause(): Promise<void>;
  recordShownShifts(): void;
  isAllShown(): boolean;
  /** Whether to show the shifts read so far: the shown week is complete, or some time has passed. */
  isShowDue(): boolean;
  /** Resolves when everything is read; until then, reading does not wait for idle time. */
  whenAllRead(): Promise<void>;
  /** Everything is read, or nothing more will come. */
  end(): void;
}

interface ReadingTrackerDeps {
  readonly nearDate: () => LocalDate;
  readonly weekStart: () => WeekStart;
  readonly pause: (isUrgent: boolean) => Promise<void>;
  readonly now: () => number;
  readonly sizes?: PieceSizes | undefined;
}

export function createReadingTracker({
  nearDate,
  weekStart,
  pause,
  now,
  sizes = SIZES,
}: ReadingTrackerDeps): ReadingTracker {
  let state: ReadingProgress | null = null;
  let shown: ReadingProgress | null = null;
  let shownAt = 0;
  let days = FIRST_DAYS;
  let hasRemoteChanges = false;
  let waiting: (() => void)[] = [];

  const isShownWeekIn = (reading: ReadingProgress | null) => isWeekRead(reading, nearDate(), weekStart());

  return {
    sizes,
    state: () => state,
    begin(unread, unreadCount) {
      state = { unread, unreadCount };
      hasRemoteChanges = false;
    },
    async readPiece(open, saved, near = nearDate()) {
      const stretch = state && nextRange(state.unread, near, days, weekStart());
      if (!stretch) return saved;
      const piece = await open.readDays(stretch, sizes.maxShifts);
      if (!state) return saved;
      const read = { from: stretch.from, to: piece.to };
      days = daysAfter(daysBetween(read.from, read.to), piece.recordCount, sizes.maxShifts);
      state = {
        unread: withoutRange(state.unread, read),
        unreadCount: Math.max(0, state.unreadCount - piece.recordCount),
      };
      return {
        schedule: { ...saved.schedule, shifts: withReadShifts(saved.schedule.shifts, piece.shifts) },
        awaitingRepair: withAwaitingRepair(saved.awaitingRepair, piece.awaitingRepair),
      };
    },
    noteRemoteChanges(count) {
      hasRemoteChanges = true;
      if (state && count > 0) state = { ...state, unreadCount: Math.max(0, state.unreadCount - count) };
    },
    hasRemoteChanges: () => hasRemoteChanges,
    pause: () => pause(waiting.length > 0 || !isShownWeekIn(state)),
    recordShownShifts() {
      shown = state;
      shownAt = now();
    },
    isAllShown: () => shown === state,
    isShowDue: () => now() - shownAt >= READING_SHOWN_MS || (!isShownWeekIn(shown) && isShownWeekIn(state)),
    whenAllRead: () =>
      state
        ? new Promise((resolve) => {
            waiting.push(resolve);
          })
        : Promise.resolve(),
    end() {
      state = null;
      for (const resolve of waiting) resolve();
      waiting = [];
    },
  };
}

/** The unread days and shifts of a database if the days of the first frame are known already. */
export function unreadAtStart(
  { days, shiftCount }: Pick<DatabaseStart, 'days' | 'shiftCount'>,
  known: { readonly days: HalfOpenDays; readonly saved: SavedSchedule } | undefined,
): ReadingProgress {
  if (!known) return { unread: [days], unreadCount: shiftCount };
  return {
    unread: withoutRange([days], known.days),
    unreadCount: Math.max(0, shiftCount - known.saved.schedule.shifts.shiftCount),
  };
}

/** The shifts awaiting repair, without duplicates, newly found ones last. */
export function withAwaitingRepair(
  awaitingRepair: readonly ShiftAwaitingRepair[],
  found: readonly ShiftAwaitingRepair[],
): readonly ShiftAwaitingRepair[] {
  const known = new Set(awaitingRepair.map(({ id }) => id));
  const added = found.filter(({ id }) => !known.has(id));
  return added.length > 0 ? [...awaitingRepair, ...added] : awaitingRepair;
}

/** How many days the next piece should have, to come close to the maximum of shifts without exceeding it. */
function daysAfter(days: number, recordCount: number, maxShifts: number): number {
  const fitting = recordCount === 0 ? MAX_DAYS : Math.floor((0.8 * maxShifts * days) / recordCount);
  return Math.max(7, Math.min(2 * days, fitting, MAX_DAYS));
}

export function areDaysRead(reading: ReadingProgress | null, { from, to }: HalfOpenDays): boolean {
  return !reading?.unread.some((hole) => hole.from < to && from < hole.to);
}

export function* daysInRange({ from, to }: HalfOpenDays): Generator<LocalDate> {
  for (let date = from; date < to; date = addDays(date, 1)) yield date;
}

/** How many unread shifts had another day or name before the change. */
export function unreadTouched(
  { schedule }: SavedSchedule,
  reading: ReadingProgress | null,
  { entries }: Pick<ScheduleChange, 'entries'>,
): number {
  if (!reading) return 0;
  const isUnread = (id: string) => findShift(schedule.shifts, id) === undefined;
  return entries.filter((entry) => entry.kind === 'shift' && entry.before && isUnread(entry.id)).length;
}
