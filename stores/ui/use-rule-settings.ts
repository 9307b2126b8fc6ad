'use client';

import type { RuleSettings } from '@/lib/rules/rule-break';
import type { UiState } from './ui';
import { useUi } from './use-ui';

let last: RuleSettings | undefined;

/** What of the settings the rules depend on; the same object until one of them changes. */
export function useRuleSettings(): RuleSettings {
  return useUi(ruleSettingsOf);
}

/** The same of that state. */
export function ruleSettingsOf({
  restHours,
  limits,
  openingHours,
  weekStart,
  counting,
  overtime,
}: UiState): RuleSettings {
  const isSame =
    last?.restHours === restHours &&
    last.limits === limits &&
    last.openingHours === openingHours &&
    last.weekStart === weekStart &&
    last.counting === counting &&
    last.overtime === overtime;
  if (!last || !isSame) last = { restHours, limits, openingHours, weekStart, counting, overtime };
  return last;
}
