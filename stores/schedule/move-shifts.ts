import { ok, type Result } from '@/lib/result';
import type { Schedule } from '@/lib/shifts/change/schedule';
import { type ChangeEntry, type ScheduleChange, shiftEntry } from '@/lib/shifts/change/schedule-change';
import { findShift } from '@/lib/shifts/change/schedule-index';
import {
  type MovedShift,
  type MoveGround,
  type MoveRefusal,
  plannedCopies,
  plannedMoves,
  plannedSwap,
  type ShiftMove,
} from '@/lib/shifts/change/shift-moves';
import type { Shift } from '@/lib/shifts/shift/shift';
import { notificationsStore } from '@/stores/app/notifications-store';
import { scheduleStore } from '@/stores/app/schedule-store';
import { type Announcement, announce } from '@/stores/notifications/announce';
import { copiedWords, movedWords, refusedWords, removedWords, swappedWords } from './move-words';

export type { MoveRefusal, ShiftMove } from '@/lib/shifts/change/shift-moves';

/** The one step in which it was done; undefined if nothing changes; or why nothing was done. */
export type MoveOutcome = Result<ScheduleChange | undefined, MoveRefusal>;

/** Moves, reassigns, retimes or changes the status of shifts in one step, and notifies of it once stored, with Undo. */
export function moveShifts(moves: readonly ShiftMove[]): MoveOutcome {
  const planned = plannedMoves(moves, moveGround());
  return planned.isOk ? ok(commitMoves(planned.value)) : planned;
}

/** Commits moves that were planned on the current schedule. */
export function commitMoves(moved: readonly MovedShift[]): ScheduleChange | undefined {
  return commitMoved(moved, { category: 'shifts', act: 'shiftSaved', words: () => movedWords(moved) });
}

/** Swaps the people of the two shifts, in one step. */
export function swapShifts(oneId: string, otherId: string): MoveOutcome {
  const planned = plannedSwap(oneId, otherId, moveGround());
  if (!planned.isOk) return planned;
  const moved = planned.value;
  return ok(
    commitMoved(moved, { category: 'shiftSwap', act: 'shiftSaved', words: () => swappedWords(moved) }),
  );
}

/** Puts copies of the shifts where the moves would take them, in one step. */
export function copyShifts(moves: readonly ShiftMove[]): MoveOutcome {
  const planned = plannedCopies(moves, moveGround(), scheduleStore.newId);
  return planned.isOk ? ok(commitCopies(planned.value)) : planned;
}

/** Commits copies that were planned on the current schedule. */
export function commitCopies(copies: readonly Shift[]): ScheduleChange | undefined {
  const entries = copies.map((copy) => shiftEntry(undefined, copy));
  const words = () => copiedWords(copies);
  return commit(entries, copies, { category: 'shifts', act: 'shiftCopied', words });
}

/** Removes the shifts in one step; unknown ids are skipped. */
export function removeShifts(ids: Iterable<string>): ScheduleChange | undefined {
  const { find } = moveGround();
  const shifts = [...new Set(ids)].flatMap((id) => find(id) ?? []);
  const entries = shifts.map((shift) => shiftEntry(shift, undefined));
  const words = () => removedWords(shifts);
  return commit(entries, [], { category: 'shifts', act: 'shiftDeleted', words });
}

/** Notifies of why shifts were not moved, for callers without a dialog of their own for it. */
export function notifyMoveRefusal(refusal: MoveRefusal): void {
  notificationsStore.notify({
    message: refusedWords(refusal),
    type: refusal.kind === 'roleMismatch' ? 'warning' : 'error',
    category: 'shifts',
    act: 'copyRefused',
  });
}

/** What moves are planned on: the current schedule. */
export function moveGround(): MoveGround & { readonly schedule: Schedule } {
  const { schedule } = scheduleStore.getState();
  const { shifts, employees } = schedule;
  return { schedule, find: (id) => findShift(shifts, id), employees: [...employees.values()] };
}

function commitMoved(moved: readonly MovedShift[], notice: Announcement): ScheduleChange | undefined {
  const entries = moved.map(({ before, after }) => shiftEntry(before, after));
  return commit(
    entries,
    moved.map(({ after }) => after),
    notice,
  );
}

function commit(
  entries: readonly ChangeEntry[],
  after: readonly Shift[],
  notice: Announcement,
): ScheduleChange | undefined {
  const change = scheduleStore.commit(entries);
  void announce(change, { ...notice, reminders: after });
  return change;
}
