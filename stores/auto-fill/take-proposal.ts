import type { Proposal } from '@/lib/auto-fill/proposal';
import { checkTaken, type LeftOut } from '@/lib/auto-fill/schedule/check-taken';
import { shiftEntry } from '@/lib/shifts/change/schedule-change';
import { scheduleStore } from '@/stores/app/schedule-store';
import { announce } from '@/stores/notifications/announce';
import { movedWords } from '@/stores/schedule/move-words';
import { contextUnder } from '@/stores/schedule/plan-breaks';
import { ruleSettingsOf } from '@/stores/settings/settings-of';

/**
 * Gives those of the proposed shifts to whom they were proposed, in one step, and notifies of it once stored, with Undo. What no
 * longer fits the schedule as it is now is left out; nothing is taken where nothing can be edited.
 */
export function takeProposal(
  { filled, seed }: Proposal,
  shiftIds: readonly string[],
): { readonly takenCount: number; readonly leftOut: readonly LeftOut[] } {
  const wanted = new Set(shiftIds);
  const { moved, leftOut } = checkTaken(
    scheduleStore.getState().schedule,
    filled.filter(({ shift }) => wanted.has(shift.id)),
    contextUnder(ruleSettingsOf(scheduleStore.getState().schedule)),
  );
  const entries = moved.map(({ before, after }) => shiftEntry(before, after));
  const change = scheduleStore.commit(entries, { proposal: { seed } });
  void announce(change, {
    category: 'shifts',
    act: 'shiftSaved',
    words: () => movedWords(moved),
    reminders: moved.map(({ after }) => after),
  });
  return { takenCount: change ? moved.length : 0, leftOut };
}
