'use client';

import type { RuleSettings } from '@/lib/rules/rule-break';
import { ruleSettingsOf } from '@/lib/settings/rule-settings';
import { useSchedule } from '@/stores/schedule/use-schedule';

/** The settings that rules depend on; the same object until one of these settings changes. */
export function useRuleSettings(): RuleSettings {
  return useSchedule(({ schedule }) => ruleSettingsOf(schedule));
}
