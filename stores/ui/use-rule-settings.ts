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
}: UiState): RuleSettings {
  const isSame =
    last?.restHours === restHours &&
    last.limits === limits &&
    last.openingHours === openingHours &&
    last.weekStart === weekStart &&
    last.counting === counting;
  if (!last || !isSame) last = { restHours, limits, openingHours, weekStart, counting };
  return last;
}
