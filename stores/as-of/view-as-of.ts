import { afterRenamesIn } from '@/lib/shifts/change/follow-renames';
import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import type { ShiftRestorePlan } from '@/lib/shifts/history/plan-restore';
import { type FullSchedule, scheduleBefore } from '@/lib/shifts/history/schedule-before';
import type { LocalDate } from '@/lib/time/local-date';
import { notificationsStore } from '@/stores/app/notifications-store';
import { liveSchedule, scheduleStorage } from '@/stores/app/schedule-store';
import { READ_ONLY_KEEPER } from '@/stores/browser-storage/persistence/read-only-keeper';
import { announce } from '@/stores/notifications/announce';
import type { NotificationInput } from '@/stores/notifications/notifications';
import { type AsOf, createScheduleStore, type ScheduleStore } from '@/stores/schedule/schedule';
import { selectionStore } from '@/stores/schedule/selection';
import { showSchedule } from '@/stores/schedule/use-schedule';
import { getOpenDialog, guardDialogs, type OpenDialog } from '@/stores/ui/dialogs';
import { type AsOfRequest, asOfRequestStore, cancelAsOfRequest, returnToNow } from './as-of-request';

/** Dialogs that only show data or choose which data is shown, and the dialog that restores. */
const OPEN_AS_OF: readonly OpenDialog['name'][] = [
  'shiftActions',
  'filter',
  'savedViews',
  'saveView',
  'shortcuts',
  'putBack',
];

type Words = Pick<NotificationInput, 'message' | 'detail'>;

export interface AsOfWords extends Pick<AsOf, 'moment' | 'step'> {
  readonly refused: Words;
  /** Shown if the past schedule is not known. */
  readonly unknown: string;
}

/**
 * Shows the schedule as of just before that change in the calendar, from the day that the change touched. Nothing can
 * be edited until `returnToNow`. Notifies if that schedule is not known.
 */
export async function viewAsOf(
  change: ScheduleChange,
  request: AsOfRequest,
  words: AsOfWords,
): Promise<void> {
  if (liveSchedule.getState().reading) await scheduleStorage.whenAllRead();
  const now = liveSchedule.getState();
  const logged = await scheduleStorage.withDatabase((database) => database.readUnbroken());
  const pastSchedule = logged && scheduleBefore(now, logged, change.id);
  if (await isStillRequested(request))
    showAsOf(pastSchedule, dayTouchedBy(change) ?? now.selectedDate, words);
}

/**
 * Waits for the calendar to be on screen and ends the request. Returns false if the person has meanwhile requested
 * another moment, or opened another page or a dialog.
 */
export async function isStillRequested(request: AsOfRequest): Promise<boolean> {
  await request.arrived;
  if (asOfRequestStore.getState().request !== request) return false;
  cancelAsOfRequest();
  const dialog = getOpenDialog();
  return dialog === null || dialog === request.dialog;
}

/**
 * Shows the past schedule in the calendar, from the selected day, until `returnToNow`; notifies if no
 * schedule is given.
 */
export function showAsOf(
  pastSchedule: FullSchedule | undefined,
  selectedDate: LocalDate,
  { refused, unknown, ...words }: AsOfWords,
): void {
  if (!pastSchedule) {
    notificationsStore.notify({ message: unknown, type: 'info', category: 'shifts' });
    return;
  }
  const announceRefusal = () => {
    notificationsStore.notify({ ...refused, type: 'info', category: 'shifts', act: 'copyRefused' });
  };
  selectionStore.clear();
  showSchedule({
    kind: 'asOf',
    open: () =>
      createAsOfStore({
        asOf: { pastSchedule, ...words },
        selectedDate,
        onRefused: announceRefusal,
        now: () => Date.now(),
        random: () => Math.random(),
        // Each refusal is shown on the screen.
        log: { error: console.error, warn() {} },
      }),
    leave() {
      guardDialogs();
      selectionStore.clear();
    },
  });
  guardDialogs(({ name }) => {
    const mayOpen = OPEN_AS_OF.includes(name);
    if (!mayOpen) announceRefusal();
    return mayOpen;
  });
}

/** Goes back to now, restores the shifts in one step, shows that day and notifies with Undo. */
export function restoreAndReturnToNow({ entries }: ShiftRestorePlan, date: LocalDate, message: string): void {
  returnToNow();
  liveSchedule.selectDate(date);
  const reminders = entries.flatMap((entry) => (entry.kind === 'shift' ? (entry.after ?? []) : []));
  void announce(liveSchedule, liveSchedule.commit(entries), {
    category: 'shifts',
    act: 'shiftSaved',
    words: { message },
    reminders,
  });
}

/** The day of the change's first shift: its old day if the shift existed before the change. */
function dayTouchedBy({ entries }: ScheduleChange): LocalDate | undefined {
  const days = entries.flatMap((entry) =>
    entry.kind === 'shift' ? ((entry.before ?? entry.after)?.date ?? []) : [],
  );
  return days.sort()[0];
}

interface AsOfStoreDeps {
  readonly asOf: AsOf;
  readonly selectedDate: LocalDate;
  readonly onRefused: () => void;
  readonly now: () => number;
  readonly random: () => number;
  readonly log: Pick<Console, 'error' | 'warn'>;
}

/** A read-only schedule store that shows a past schedule; its actions behave as with the data of a newer version. */
function createAsOfStore({ asOf, onRefused, selectedDate, ...deps }: AsOfStoreDeps): ScheduleStore {
  const refuse = () => {
    onRefused();
    return false;
  };
  const store = createScheduleStore({
    ...deps,
    followSteps: afterRenamesIn,
    mergeSubmitted: (change) => change,
    storage: { ...READ_ONLY_KEEPER, canEdit: refuse, writeAhead: refuse, readAll: () => asOf.pastSchedule },
  });
  store.load(selectedDate);
  return { ...store, asOf };
}
