import { DEFAULT_LIMITS } from '@/lib/rules/limits';
import { DEFAULT_REST_HOURS, isRestHours } from '@/lib/rules/rest-hours';
import type { RuleSettings } from '@/lib/rules/rule-break';
import { custom } from '@/lib/saved-data/records/shape';
import { LIMITS_SHAPE } from '@/lib/saved-data/records/shapes';
import type { Schedule } from '@/lib/shifts/change/schedule';
import { countingSetting, weekStartSetting } from './calendar-settings';
import { overtimeSetting } from './overtime-setting';
import { defineObjectSetting, defineValueSetting } from './setting';
import { openingHoursOf, settingOf } from './settings-of';

export const restHoursSetting = defineValueSetting(
  'restHours',
  custom<number>(isRestHours),
  DEFAULT_REST_HOURS,
);

export const limitsSetting = defineObjectSetting('limits', LIMITS_SHAPE, DEFAULT_LIMITS);

const MAX_KEPT = 4;
/** The latest results, newest first. Several, because the screen may alternate between two schedules. */
let kept: readonly RuleSettings[] = [];

/** The settings that rules depend on; the same object until one of them changes. */
export function ruleSettingsOf(schedule: Pick<Schedule, 'settings' | 'days'>): RuleSettings {
  const settings: RuleSettings = {
    restHours: settingOf(schedule, restHoursSetting),
    limits: settingOf(schedule, limitsSetting),
    openingHours: openingHoursOf(schedule),
    weekStart: settingOf(schedule, weekStartSetting),
    counting: settingOf(schedule, countingSetting),
    overtime: settingOf(schedule, overtimeSetting),
  };
  const known = kept.find((one) => isSame(one, settings));
  if (!known) kept = [settings, ...kept].slice(0, MAX_KEPT);
  return known ?? settings;
}

function isSame(one: RuleSettings, other: RuleSettings): boolean {
  return (
    one.restHours === other.restHours &&
    one.limits === other.limits &&
    one.openingHours === other.openingHours &&
    one.weekStart === other.weekStart &&
    one.counting === other.counting &&
    one.overtime === other.overtime
  );
}
