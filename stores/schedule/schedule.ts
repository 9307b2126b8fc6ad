import { createStore, type StoreApi } from 'zustand/vanilla';
import { createIds } from '@/lib/create-id';
import type { Formats } from '@/lib/i18n/formats';
import { changesSince, EMPTY_HISTORY, type History, historyAfter } from '@/lib/shifts/change/history';
import type { ReadingProgress } from '@/lib/shifts/change/reading-progress';
import { EMPTY_SCHEDULE, type Schedule } from '@/lib/shifts/change/schedule';
import {
  awaitingRepairEntry,
  type ChangeEntry,
  invertChange,
  publicationEntry,
  repeatChange,
  type ScheduleChange,
  shiftEntry,
  templateEntry,
} from '@/lib/shifts/change/schedule-change';
import { allShifts, findShift } from '@/lib/shifts/change/schedule-index';
import type { FullSchedule } from '@/lib/shifts/history/schedule-before';
import { type Publication, publicationAt } from '@/lib/shifts/publication/publication';
import type { Shift, ShiftAwaitingRepair } from '@/lib/shifts/shift/shift';
import { isSeries } from '@/lib/templates/template';
import { addDays, isLocalDate, type LocalDate } from '@/lib/time/local-date';
import { FALLBACK_DATE } from '@/lib/time/week';
import { savedAfter } from '@/stores/browser-storage/keys/saved-schedule';
import type { Arrival, ScheduleStorage, Shown } from '@/stores/browser-storage/persistence/persistence-ports';
import { createScheduleEvents, type ScheduleEvents } from './schedule-events';

export interface ScheduleState {
  readonly schedule: Schedule;
  /** No figure counts these shifts. */
  readonly awaitingRepair: readonly ShiftAwaitingRepair[];
  readonly selectedDate: LocalDate;
  readonly error: string | null;
  readonly history: History;
  /** Null if every shift is read. */
  readonly reading: ReadingProgress | null;
}

/** The week template shown in place of the schedule. */
export interface EditedWeek {
  readonly templateId: string;
  /** Adapts the formats of days: a template has weekdays, not dates. */
  readonly asFormats: (formats: Formats) => Formats;
}

export interface AsOf {
  readonly pastSchedule: FullSchedule;
  readonly moment: string;
  /** The step just after that moment, in words; absent for a restore point. */
  readonly step?: string;
}

/**
 * The actions that edit the schedule. All actions end in `apply`; there is no other way to change the
 * schedule.
 */
export interface ScheduleStore extends StoreApi<ScheduleState>, Pick<ScheduleEvents, 'listen'> {
  /** Set only in the schedule of a week template. */
  readonly editedWeek?: EditedWeek;
  /** Set only in a past schedule, which is read-only. */
  readonly asOf?: AsOf;
  /**
   * Follows the schedule from which this one is derived; absent if there is none. Returns a function that
   * stops following.
   */
  follow?(): () => void;
  /** Reads the stored schedule, and selects `today` if given. The store writes nothing before this call. */
  load(today?: LocalDate): void;
  /** Loads the schedule that another tab has written. */
  loadForeign(): void;
  /** Shows the schedule of the storage. Without arrivals, the schedule was read from storage. */
  show(shown: Shown, arrivals: readonly Arrival[]): void;
  /** Undefined if nothing was done: no entries, or read-only data. The same applies to the actions below. */
  commit(
    entries: readonly ChangeEntry[],
    marks?: Pick<ScheduleChange, 'origin' | 'proposal'>,
  ): ScheduleChange | undefined;
  /**
   * Secures a change at once, to be committed after a delay; if the page is closed meanwhile, the next start
   * applies the change. Undefined, with nothing changed, if the change could not be stored.
   */
  submit(entries: readonly ChangeEntry[]): ScheduleChange | undefined;
  /**
   * Commits a submitted change, merged with edits made since. Undefined, with a logged error, for a change
   * that this store did not submit.
   */
  commitSubmitted(change: ScheduleChange): ScheduleChange | undefined;
  /** Resolves with true once the change is on disk, with false if it could not be stored or nothing was done. */
  whenStored(change: ScheduleChange | undefined): Promise<boolean>;
  /** Drops a change that could not be stored, as if it had never been made. */
  withdraw(change: ScheduleChange): void;
  /** Undoes that step, or the last step if no id is given; undefined if there is none. */
  undo(changeId?: string): ScheduleChange | undefined;
  redo(): ScheduleChange | undefined;
  /** Undoes or redoes several steps in one change; undefined if the schedule is read-only. */
  commitSteps(change: ScheduleChange): ScheduleChange | undefined;
  /** Selects a day; refuses an empty or invalid one with a logged error. */
  selectDate(date: string): void;
  /** Selects the same weekday `count` weeks later, or earlier if negative. */
  moveWeeks(count: number): void;
  /** Ignored with a warning if the id already exists. */
  addShift(shift: Shift): ScheduleChange | undefined;
  /** Replaces the shift of the same id; ignored with a warning if there is none. */
  updateShift(shift: Shift): ScheduleChange | undefined;
  /** Undefined if there is none. */
  deleteShift(id: string): ScheduleChange | undefined;
  /** Removes every shift except those awaiting repair, and the series that would generate them again. */
  clearShifts(): ScheduleChange | undefined;
  /** Moves a shift awaiting repair into the schedule; ignored with a warning if none has its id. */
  repairShift(shift: Shift): ScheduleChange | undefined;
  /**
   * Records that the current schedule was published, as a whole or as `publicationOf` returns it at that instant; not
   * an undoable step.
   */
  publish(publicationOf?: (at: number, schedule: Schedule) => Publication): ScheduleChange | undefined;
  removeAwaitingRepair(id: string): ScheduleChange | undefined;
  newId(): string;
  canEdit(): boolean;
}

export type StepCompletion = (step: ScheduleChange, schedule: Schedule) => ScheduleChange;

/** Rewrites the change to follow the renames in later changes. */
export type StepFollowing = (change: ScheduleChange, later: readonly ScheduleChange[]) => ScheduleChange;

/** Merges a submitted change with the records as they are now. */
export type SubmittedMerge = (change: ScheduleChange, now: FullSchedule) => ScheduleChange;

interface ScheduleDeps {
  readonly storage: ScheduleStorage;
  /** Returns the undo or redo with its side effects in that schedule. */
  readonly completeStep?: StepCompletion;
  readonly followSteps: StepFollowing;
  readonly mergeSubmitted: SubmittedMerge;
  readonly now: () => number;
  readonly random: () => number;
  readonly log: Pick<Console, 'error' | 'warn'>;
}

export function createScheduleStore({
  storage,
  completeStep = (step) => step,
  followSteps,
  mergeSubmitted,
  now,
  random,
  log,
}: ScheduleDeps): ScheduleStore {
  const store = createStore<ScheduleState>(() => ({
    schedule: EMPTY_SCHEDULE,
    awaitingRepair: [],
    selectedDate: FALLBACK_DATE,
    error: null,
    history: EMPTY_HISTORY,
    reading: null,
  }));
  const { getState, setState } = store;
  const { listen, during } = createScheduleEvents(store);
  const newId = createIds({ now, random });
  const findAwaitingRepair = (id: string) => getState().awaitingRepair.find((shift) => shift.id === id);
  /** The ids of the undo steps at the time a change was submitted: later renames must still be applied to it. */
  const stepsAtSubmit = new Map<string, ReadonlySet<string>>();
  const toChange = (entries: readonly ChangeEntry[]): ScheduleChange => ({ id: newId(), at: now(), entries });

  function loadForeign(): void {
    const foreign = storage.readForeign();
    if (foreign) during([{ source: 'elsewhere', changes: [] }], () => setState(foreign));
  }

  function apply(given: ScheduleChange): ScheduleChange | undefined {
    if (!storage.canEdit()) {
      log.warn('The data was written by a newer version: nothing can be changed here.');
      return undefined;
    }
    const change = given.of === undefined ? given : completeStep(given, getState().schedule);
    during([{ source: 'here', changes: [change] }], () => {
      setState((state) => ({
        ...savedAfter(state, change),
        history: historyAfter(state.history, change),
      }));
      storage.record(change, () => {
        loadForeign();
        return getState();
      });
    });
    return change;
  }

  function commit(
    entries: readonly ChangeEntry[],
    marks?: Pick<ScheduleChange, 'origin' | 'proposal'>,
  ): ScheduleChange | undefined {
    return entries.length > 0 ? apply({ ...toChange(entries), ...marks }) : undefined;
  }

  return {
    ...store,
    listen,
    show: (shown, arrivals) => during(arrivals, () => setState(shown)),
    newId,
    canEdit: () => storage.canEdit(),
    load(today) {
      const saved = storage.readAll();
      if (saved.awaitingRepair.length > 0) {
        log.warn(
          `${saved.awaitingRepair.length} stored shifts have no readable date or time; they are kept.`,
        );
      }
      setState({ reading: null, ...saved, ...(today && { selectedDate: today }) });
    },
    loadForeign,
    commit,
    submit(entries) {
      const change = toChange(entries);
      stepsAtSubmit.set(change.id, new Set(getState().history.undo.map(({ id }) => id)));
      return storage.writeAhead(change) ? change : undefined;
    },
    commitSubmitted(change) {
      const known = stepsAtSubmit.get(change.id);
      if (!known) {
        log.error(`The change ${change.id} was not submitted here; it is not applied.`);
        return undefined;
      }
      stepsAtSubmit.delete(change.id);
      const later = getState().history.undo.filter(({ id }) => !known.has(id));
      return apply(mergeSubmitted(followSteps(change, later), getState()));
    },
    whenStored: (change) => (change ? storage.whenStored(change.id) : Promise.resolve(false)),
    withdraw: ({ id }) => storage.withdraw(id),
    undo(changeId) {
      const { history } = getState();
      const steps = history.undo;
      const step = changeId === undefined ? steps.at(-1) : steps.find(({ id }) => id === changeId);
      if (step) apply(followSteps(invertChange(step, newId(), now()), changesSince(history, step)));
      return step;
    },
    redo() {
      const { history } = getState();
      const step = history.redo.at(-1);
      if (step) apply(followSteps(repeatChange(step, newId(), now()), changesSince(history, step)));
      return step;
    },
    commitSteps: apply,
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
        return undefined;
      }
      return commit([shiftEntry(undefined, shift)]);
    },
    updateShift(shift) {
      const before = findShift(getState().schedule.shifts, shift.id);
      if (before) return commit([shiftEntry(before, { ...before, ...shift })]);
      log.warn(`There is no shift with the id ${shift.id} to update.`);
      return undefined;
    },
    deleteShift(id) {
      const before = findShift(getState().schedule.shifts, id);
      return before && commit([shiftEntry(before, undefined)]);
    },
    repairShift(shift) {
      const before = findAwaitingRepair(shift.id);
      if (before) return commit([awaitingRepairEntry(before, undefined), shiftEntry(undefined, shift)]);
      log.warn(`No shift with the id ${shift.id} is awaiting repair.`);
      return undefined;
    },
    removeAwaitingRepair(id) {
      const before = findAwaitingRepair(id);
      return before && commit([awaitingRepairEntry(before, undefined)]);
    },
    publish(publicationOf = publicationAt) {
      const after = publicationOf(now(), getState().schedule);
      return apply({ ...toChange([publicationEntry(undefined, after)]), origin: 'publish' });
    },
    clearShifts() {
      const entries = Array.from(allShifts(getState().schedule.shifts), (shift) =>
        shiftEntry(shift, undefined),
      );
      const series = [...getState().schedule.templates.values()].filter(isSeries);
      return commit([...entries, ...series.map((template) => templateEntry(template, undefined))]);
    },
  };
}
