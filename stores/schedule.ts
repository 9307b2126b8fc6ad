import { createStore, type StoreApi } from 'zustand/vanilla';
import { createId } from '@/lib/create-id';
import { applyChange, EMPTY_SCHEDULE, type Schedule } from '@/lib/shifts/schedule';
import {
  type ChangeEntry,
  type ScheduleChange,
  shiftEntry,
  undatedAfter,
} from '@/lib/shifts/schedule-change';
import { allShifts, findShift } from '@/lib/shifts/schedule-index';
import type { Shift, UndatedShift } from '@/lib/shifts/shift';
import { addDays, isLocalDate, type LocalDate } from '@/lib/time/local-date';
import { FALLBACK_DATE } from '@/lib/time/week';
import type { ScheduleStorage } from './browser-storage/schedule-storage';

export interface ScheduleState {
  readonly schedule: Schedule;
  /** Stored shifts that wait for repair; no figure counts them. */
  readonly undated: readonly UndatedShift[];
  readonly selectedDate: LocalDate;
  readonly error: string | null;
}

/** The verbs that edit the schedule. Every one ends in `commit`; there is no second way to change it. */
export interface ScheduleStore extends StoreApi<ScheduleState> {
  /** Reads what is stored. Until then nothing is written. */
  load(today: LocalDate): void;
  /** Takes in what another tab has stored since. */
  loadForeign(): void;
  commit(entries: readonly ChangeEntry[]): ScheduleChange;
  /**
   * Writes a change down at once, to be committed after a delay; a page closed meanwhile finds it at its next start.
   * Undefined when it could not be stored: then nothing has changed.
   */
  submit(entries: readonly ChangeEntry[]): ScheduleChange | undefined;
  commitSubmitted(change: ScheduleChange): void;
  /** Selects a day; an empty or impossible one is refused with a logged error. */
  selectDate(date: string): void;
  /** Selects the same weekday that many weeks later, or earlier where negative. */
  moveWeeks(count: number): void;
  /** Adds a shift; ignored with a warning if the id already exists. */
  addShift(shift: Shift): void;
  /** Replaces the shift of the same id; ignored with a warning if there is none. */
  updateShift(shift: Shift): void;
  deleteShift(id: string): Shift | undefined;
  /** Removes every shift, those waiting for repair excepted, and says how many. */
  clearShifts(): number;
  /** Puts a shift that waits for repair into the schedule; ignored with a warning where none of its id does. */
  repairShift(shift: Shift): void;
  /** Removes a shift that waits for repair; nothing else can know what it was, so this cannot be taken back. */
  removeUndated(id: string): void;
  newId(): string;
}

interface ScheduleDeps {
  readonly storage: ScheduleStorage;
  readonly now: () => number;
  readonly random: () => number;
  readonly log: Pick<Console, 'error' | 'warn'>;
}

export function createScheduleStore({ storage, now, random, log }: ScheduleDeps): ScheduleStore {
  const store = createStore<ScheduleState>(() => ({
    schedule: EMPTY_SCHEDULE,
    undated: [],
    selectedDate: FALLBACK_DATE,
    error: null,
  }));
  const { getState, setState } = store;
  const newId = () => createId(now(), random);
  const isWaiting = (id: string) => getState().undated.some((waiting) => waiting.id === id);
  const toChange = (entries: readonly ChangeEntry[]): ScheduleChange => ({ id: newId(), at: now(), entries });

  function loadForeign(): void {
    const foreign = storage.readForeign();
    if (foreign) setState(foreign);
  }

  function apply(change: ScheduleChange): void {
    setState(({ schedule, undated }) => ({
      schedule: applyChange(schedule, change),
      undated: undatedAfter(undated, change),
    }));
    storage.record(change, () => {
      loadForeign();
      return getState();
    });
  }

  function commit(entries: readonly ChangeEntry[]): ScheduleChange {
    const change = toChange(entries);
    if (entries.length > 0) apply(change);
    return change;
  }

  return {
    ...store,
    newId,
    load(today) {
      const saved = storage.readAll();
      if (saved.undated.length > 0) {
        log.warn(
          `${saved.undated.length} stored shifts have no date or time that can be read; they are kept.`,
        );
      }
      setState({ ...saved, selectedDate: today });
    },
    loadForeign,
    commit,
    submit(entries) {
      const change = toChange(entries);
      return storage.writeAhead(change) ? change : undefined;
    },
    commitSubmitted: apply,
    selectDate(date) {
      if (isLocalDate(date)) {
        setState({ selectedDate: date, error: null });
        return;
      }
      const error = date === '' ? 'The selected date is empty.' : `"${date}" is no date.`;
      log.error(error);
      setState({ error });
    },
    moveWeeks(count) {
      setState(({ selectedDate }) => ({ selectedDate: addDays(selectedDate, 7 * count), error: null }));
    },
    addShift(shift) {
      if (findShift(getState().schedule.shifts, shift.id)) {
        log.warn(`A shift with the id ${shift.id} exists already; it was not added again.`);
        return;
      }
      commit([shiftEntry(undefined, shift)]);
    },
    updateShift(shift) {
      const before = findShift(getState().schedule.shifts, shift.id);
      if (before) commit([shiftEntry(before, shift)]);
      else log.warn(`There is no shift with the id ${shift.id} to update.`);
    },
    deleteShift(id) {
      const before = findShift(getState().schedule.shifts, id);
      if (before) commit([shiftEntry(before, undefined)]);
      return before;
    },
    repairShift(shift) {
      if (isWaiting(shift.id)) commit([shiftEntry(undefined, shift)]);
      else log.warn(`No shift with the id ${shift.id} waits for repair.`);
    },
    removeUndated(id) {
      if (isWaiting(id)) commit([{ kind: 'shift', id }]);
    },
    clearShifts() {
      const entries = Array.from(allShifts(getState().schedule.shifts), (shift) =>
        shiftEntry(shift, undefined),
      );
      commit(entries);
      return entries.length;
    },
  };
}
