import { ok, type Result } from '@/lib/result';
import type { Schedule } from '@/lib/shifts/change/schedule';
import { type ChangeEntry, type ScheduleChange, shiftEntry } from '@/lib/shifts/change/schedule-change';
import { findShift } from '@/lib/shifts/change/schedule-index';
import {
  type MoveContext,
  type MovedShift,
  type MoveRefusal,
  plannedCopies,
  plannedMoves,
  plannedSwap,
  type ShiftMove,
} from '@/lib/shifts/change/shift-moves';
import type { Shift } from '@/lib/shifts/shift/shift';
import { notificationsStore } from '@/stores/app/notifications-store';
import { type Announcement, announce } from '@/stores/notifications/announce';
import type { ScheduleStore } from '@/stores/schedule/schedule';
import { copiedWords, movedWords, refusedWords, removedWords, swappedWords } from './move-words';

/** The change that was made, undefined if nothing changes; or the reason for the refusal. */
export type MoveOutcome = Result<ScheduleChange | undefined, MoveRefusal>;

/** Moves, reassigns, or changes the times or status of shifts in one step, and notifies of it once stored, with Undo. */
export function moveShifts(store: ScheduleStore, moves: readonly ShiftMove[]): MoveOutcome {
  const planned = plannedMoves(moves, moveContext(store));
  return planned.isOk ? ok(commitMoves(store, planned.value)) : planned;
}

export function commitMoves(store: ScheduleStore, moved: readonly MovedShift[]): ScheduleChange | undefined {
  return commitMoved(store, moved, {
    category: 'shifts',
    act: 'shiftSaved',
    words: () => movedWords(store, moved),
  });
}

export function swapShifts(store: ScheduleStore, oneId: string, otherId: string): MoveOutcome {
  const planned = plannedSwap(oneId, otherId, moveContext(store));
  if (!planned.isOk) return planned;
  const moved = planned.value;
  return ok(
    commitMoved(store, moved, {
      category: 'shiftSwap',
      act: 'shiftSaved',
      words: () => swappedWords(store, moved),
    }),
  );
}

/** Adds copies of the shifts at the targets of the moves, in one step. */
export function copyShifts(store: ScheduleStore, moves: readonly ShiftMove[]): MoveOutcome {
  const planned = plannedCopies(moves, moveContext(store), store.newId);
  return planned.isOk ? ok(commitCopies(store, planned.value)) : planned;
}

export function commitCopies(store: ScheduleStore, copies: readonly Shift[]): ScheduleChange | undefined {
  const entries = copies.map((copy) => shiftEntry(undefined, copy));
  const words = () => copiedWords(store, copies);
  return commit(store, entries, copies, { category: 'shifts', act: 'shiftCopied', words });
}

/** Removes the shifts in one step; skips unknown ids. */
export function removeShifts(store: ScheduleStore, ids: Iterable<string>): ScheduleChange | undefined {
  const { find } = moveContext(store);
  const shifts = [...new Set(ids)].flatMap((id) => find(id) ?? []);
  const entries = shifts.map((shift) => shiftEntry(shift, undefined));
  const words = () => removedWords(store, shifts);
  return commit(store, entries, [], { category: 'shifts', act: 'shiftDeleted', words });
}

/** For callers without a dialog that shows the refusal. */
export function notifyMoveRefusal(store: ScheduleStore, refusal: MoveRefusal): void {
  notificationsStore.notify({
    message: refusedWords(store, refusal),
    type: refusal.kind === 'roleMismatch' ? 'warning' : 'error',
    category: 'shifts',
    act: 'copyRefused',
  });
}

export function moveContext(store: ScheduleStore): MoveContext & { readonly schedule: Schedule } {
  const { schedule } = store.getState();
  const { shifts, employees } = schedule;
  return { schedule, find: (id) => findShift(shifts, id), employees: [...employees.values()] };
}

function commitMoved(
  store: ScheduleStore,
  moved: readonly MovedShift[],
  notice: Announcement,
): ScheduleChange | undefined {
  const entries = moved.map(({ before, after }) => shiftEntry(before, after));
  return commit(
    store,
    entries,
    moved.map(({ after }) => after),
    notice,
  );
}

function commit(
  store: ScheduleStore,
  entries: readonly ChangeEntry[],
  after: readonly Shift[],
  notice: Announcement,
): ScheduleChange | undefined {
  const change = store.commit(entries);
  void announce(store, change, { ...notice, reminders: after });
  return change;
}
