import type { RuleSettings } from '@/lib/rules/rule-break';
import { ruleSettingsOf } from '@/lib/settings/rule-settings';
import { type BrokenShift, newBreaks } from '@/lib/shifts/change/bulk-breaks';
import { type ContextIn, planBreaks } from '@/lib/shifts/change/plan-breaks';
import { applyChange, type Schedule } from '@/lib/shifts/change/schedule';
import { type ChangeEntry, shiftEntry } from '@/lib/shifts/change/schedule-change';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { ScheduleStore } from '@/stores/schedule/schedule';
import { contextIn } from './rule-context';

/** The rule context of any person in any schedule, under these settings. */
export function contextWithSettings(settings: RuleSettings): ContextIn {
  return ({ shifts, employees }, name) => contextIn(shifts, employees, name, settings);
}

/** The rules that the entries would break in that schedule, for a live preview. */
export function breaksOfPlan(
  schedule: Schedule,
  entries: readonly ChangeEntry[],
  settings: RuleSettings,
): readonly BrokenShift[] {
  return planBreaks(schedule, entries, contextWithSettings(settings));
}

/**
 * Like `breaksOfPlan`, without the rules that the schedule already breaks: for plans that change many shifts.
 */
export function freshBreaksOfPlan(
  schedule: Schedule,
  entries: readonly ChangeEntry[],
  settings: RuleSettings,
): readonly BrokenShift[] {
  const contextOf = contextWithSettings(settings);
  const after = applyChange(schedule, { entries });
  const changed = entries.flatMap((entry) =>
    entry.kind === 'shift' && entry.after
      ? [{ after: entry.after, ...(entry.before && { before: entry.before }) }]
      : [],
  );
  return newBreaks(
    changed,
    (name) => contextOf(schedule, name),
    (name) => contextOf(after, name),
  );
}

/** The rules that new or changed shifts would break, for actions that ask first. */
export function breaksOfShifts(store: ScheduleStore, shifts: readonly Shift[]): readonly BrokenShift[] {
  const entries = shifts.map((shift) => shiftEntry(undefined, shift));
  const { schedule } = store.getState();
  return breaksOfPlan(schedule, entries, ruleSettingsOf(schedule));
}
