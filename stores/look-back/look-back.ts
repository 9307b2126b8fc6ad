import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import type { PutBack } from '@/lib/shifts/history/put-back';
import { scheduleBefore, type WholeSchedule } from '@/lib/shifts/history/schedule-before';
import type { LocalDate } from '@/lib/time/local-date';
import { notificationsStore } from '@/stores/app/notifications-store';
import { houseStore, scheduleStorage, scheduleStore } from '@/stores/app/schedule-store';
import { announce } from '@/stores/notifications/announce';
import type { NotificationInput } from '@/stores/notifications/notifications';
import { selectionStore } from '@/stores/schedule/selection';
import { leaveWeek } from '@/stores/templates/edit-week';
import { getOpenDialog, guardDialogs, type OpenDialog } from '@/stores/ui/dialogs';
import { type LookedBack, lookedBackStore, type SoughtMoment, seekNoMore } from './looked-back';
import { createThenStore } from './then-store';

/** Dialogs that only show, or choose what is shown, and the one that puts back. */
const OPEN_THEN: readonly OpenDialog['name'][] = [
  'shiftActions',
  'filter',
  'savedViews',
  'saveView',
  'shortcuts',
  'putBack',
];

type Words = Pick<NotificationInput, 'message' | 'detail'>;

export interface LookBackWords extends Pick<LookedBack, 'moment' | 'step'> {
  /** Why an edit that is tried there does nothing. */
  readonly refused: Words;
  /** Told where it is not known how it was. */
  readonly unknown: string;
}

/**
 * Shows the schedule as it was just before that change, on the calendar, from the day that the change touched. Nothing can be
 * edited until `backToNow`. Where that schedule is not known, this is told.
 */
export async function lookBack(
  change: ScheduleChange,
  sought: SoughtMoment,
  words: LookBackWords,
): Promise<void> {
  if (houseStore.getState().reading) await scheduleStorage.whenAllRead();
  const now = houseStore.getState();
  const logged = await scheduleStorage.withDatabase((database) => database.readUnbroken());
  const then = logged && scheduleBefore(now, logged, change.id);
  if (await isStillSought(sought)) showThen(then, dayTouchedBy(change) ?? now.selectedDate, words);
}

/**
 * Waits for the calendar to be on screen, and ends the search: false where another moment was asked for since, another page
 * or a dialog, over which nothing else may be shown.
 */
export async function isStillSought(sought: SoughtMoment): Promise<boolean> {
  await sought.arrived;
  if (lookedBackStore.getState().sought !== sought) return false;
  seekNoMore();
  const dialog = getOpenDialog();
  return dialog === null || dialog === sought.dialog;
}

/** Shows that schedule on the calendar, from that day, until `backToNow`; tells where there is none. */
export function showThen(
  then: WholeSchedule | undefined,
  selectedDate: LocalDate,
  { refused, unknown, ...words }: LookBackWords,
): void {
  if (!then) {
    notificationsStore.notify({ message: unknown, type: 'info', category: 'shifts' });
    return;
  }
  leaveWeek();
  const tellRefusal = () => {
    notificationsStore.notify({ ...refused, type: 'info', category: 'shifts', act: 'copyRefused' });
  };
  const store = createThenStore({
    then,
    selectedDate,
    onRefused: tellRefusal,
    now: () => Date.now(),
    random: () => Math.random(),
    // Each refusal is told on the screen.
    log: { error: console.error, warn() {} },
  });
  selectionStore.clear();
  scheduleStore.showStore(store);
  guardDialogs(({ name }) => {
    const mayOpen = OPEN_THEN.includes(name);
    if (!mayOpen) tellRefusal();
    return mayOpen;
  });
  lookedBackStore.setState({ looked: { then, ...words, leave: backToNow } });
}

/** Shows the present schedule again. */
export function backToNow(): void {
  const { looked } = lookedBackStore.getState();
  seekNoMore();
  if (!looked) return;
  lookedBackStore.setState({ looked: undefined });
  guardDialogs();
  selectionStore.clear();
  scheduleStore.showStore();
}

/** Goes back to now, puts the shifts back in one step, shows that day and tells of it, with Undo. */
export function putBackNow({ entries }: PutBack, date: LocalDate, message: string): void {
  backToNow();
  scheduleStore.selectDate(date);
  const reminders = entries.flatMap((entry) => (entry.kind === 'shift' ? (entry.after ?? []) : []));
  void announce(scheduleStore.commit(entries), {
    category: 'shifts',
    act: 'shiftSaved',
    words: { message },
    reminders,
  });
}

/** The day of the first shift of the change, before it where it was there. */
function dayTouchedBy({ entries }: ScheduleChange): LocalDate | undefined {
  const days = entries.flatMap((entry) =>
    entry.kind === 'shift' ? ((entry.before ?? entry.after)?.date ?? []) : [],
  );
  return days.sort()[0];
}
