import type { RuleSettings } from '@/lib/rules/rule-break';
import type { Schedule } from '@/lib/shifts/change/schedule';
import type { ChangeEntry } from '@/lib/shifts/change/schedule-change';
import type { WeekCopyPlan } from '@/lib/shifts/copy/copy-week';
import type { BreakChoices } from '@/lib/shifts/plan/break-choices';
import { type SettledPlan, settlePlan } from '@/lib/shifts/plan/settle-plan';
import {
  type SettledWeekCopy,
  settleWeekCopy,
  type WeekCopyChoices,
} from '@/lib/shifts/plan/settle-week-copy';
import { contextWithSettings } from '@/stores/schedule/plan-breaks';

/** Applies the choices for rule-breaking shifts to the plan. */
export function applyPlanChoices(
  schedule: Schedule,
  entries: readonly ChangeEntry[],
  settings: RuleSettings,
  choices: BreakChoices,
): SettledPlan {
  return settlePlan(schedule, entries, contextWithSettings(settings), choices);
}

export function applyWeekCopyChoices(
  schedule: Schedule,
  plan: WeekCopyPlan,
  settings: RuleSettings,
  choices: WeekCopyChoices,
): SettledWeekCopy {
  return settleWeekCopy(plan, schedule, contextWithSettings(settings), choices);
}
