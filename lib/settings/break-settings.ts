import { OWN_BREAKS_SHAPE } from '@/lib/saved-data/records/business/own-breaks-shape';
import { picklist } from '@/lib/saved-data/records/shape';
import type { Schedule } from '@/lib/shifts/change/schedule';
import { BREAK_RULES, type BreakPlan, breakPlan } from '@/lib/shifts/proposed-breaks';
import { defineValueSetting } from './setting';
import { settingOf } from './settings-of';

export const breakRulesSetting = defineValueSetting('breakRules', picklist(BREAK_RULES), 'none');

export const ownBreaksSetting = defineValueSetting('ownBreaks', OWN_BREAKS_SHAPE, []);

/** The plan of proposed breaks for new shifts. */
export function breakPlanOf(schedule: Pick<Schedule, 'settings'>): BreakPlan {
  return breakPlan(settingOf(schedule, breakRulesSetting), settingOf(schedule, ownBreaksSetting));
}
