import type { RuleSettings } from '@/lib/rules/rule-break';
import { type SavedShift, savedShiftEntries } from '@/lib/series/edit-series';
import { applyChange } from '@/lib/shifts/change/schedule';
import type { ChangeEntry } from '@/lib/shifts/change/schedule-change';
import type { BreakChoices } from '@/lib/shifts/plan/break-choices';
import type { SettledPlan } from '@/lib/shifts/plan/settle-plan';
import { applyPlanChoices } from '@/stores/plans/settle-plans';

export interface SeriesPlan extends SettledPlan {
  /** The entry of the shift itself comes first. */
  readonly entries: readonly ChangeEntry[];
  /** How many shifts the series has for now, including the first. */
  readonly shiftCount: number;
}

/**
 * Applies the choices for rule-breaking shifts to a new series. The choices affect only the repetitions: the
 * shift itself is saved as entered.
 */
export function newSeriesPlan(saved: SavedShift, settings: RuleSettings, choices: BreakChoices): SeriesPlan {
  const [first, ...repeats] = savedShiftEntries(saved);
  const itself = first ? [first] : [];
  const settled = applyPlanChoices(
    applyChange(saved.schedule, { entries: itself }),
    repeats,
    settings,
    choices,
  );
  const entries = [...itself, ...settled.entries];
  return { ...settled, entries, shiftCount: entries.filter(({ kind }) => kind === 'shift').length };
}
