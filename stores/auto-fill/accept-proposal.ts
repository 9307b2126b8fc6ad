import type { Proposal } from '@/lib/auto-fill/proposal';
import { type CountingExclusion, checkAccepted } from '@/lib/auto-fill/schedule/check-accepted';
import { ruleSettingsOf } from '@/lib/settings/rule-settings';
import { shiftEntry } from '@/lib/shifts/change/schedule-change';
import { announce } from '@/stores/notifications/announce';
import { movedWords } from '@/stores/schedule/move-words';
import { contextWithSettings } from '@/stores/schedule/plan-breaks';
import type { ScheduleStore } from '@/stores/schedule/schedule';

/**
 * Assigns the accepted shifts in one step and, once stored, notifies with Undo. Leaves out assignments that no longer
 * fit the current schedule. Does nothing if the schedule is read-only.
 */
export function acceptProposal(
  store: ScheduleStore,
  { filled, seed }: Proposal,
  shiftIds: readonly string[],
): { readonly takenCount: number; readonly leftOut: readonly CountingExclusion[] } {
  const wanted = new Set(shiftIds);
  const { moved, leftOut } = checkAccepted(
    store.getState().schedule,
    filled.filter(({ shift }) => wanted.has(shift.id)),
    contextWithSettings(ruleSettingsOf(store.getState().schedule)),
  );
  const entries = moved.map(({ before, after }) => shiftEntry(before, after));
  const change = store.commit(entries, { proposal: { seed } });
  void announce(store, change, {
    category: 'shifts',
    act: 'shiftSaved',
    words: () => movedWords(store, moved),
    reminders: moved.map(({ after }) => after),
  });
  return { takenCount: change ? moved.length : 0, leftOut };
}
