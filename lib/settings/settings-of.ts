import { openingHoursWith } from '@/lib/days/day-opening';
import type { RuleSettings } from '@/lib/rules/rule-break';
import type { SettingId } from '@/lib/settings/setting-record';
import { readSetting, type Settings } from '@/lib/settings/settings';
import type { Schedule } from '@/lib/shifts/change/schedule';
import { type BreakPlan, breakPlan } from '@/lib/shifts/proposed-breaks';
import type { OpeningHours } from '@/lib/time/opening-hours';

type OfSchedule = Pick<Schedule, 'settings' | 'days'>;

/** A setting of the business whose schedule it is; the same object while it is not changed. */
export function settingOf<Id extends SettingId>(
  { settings }: Pick<Schedule, 'settings'>,
  id: Id,
): Settings[Id] {
  return readSetting(settings, id);
}

/** The opening hours of weekdays and of single dates; the same object while neither changes. */
export function openingHoursOf(schedule: OfSchedule): OpeningHours {
  return openingHoursWith(settingOf(schedule, 'openingHours'), schedule.days);
}

const MAX_KEPT = 4;
/** Latest first: two schedules may be on screen in turn. */
let kept: readonly RuleSettings[] = [];

/** The settings that rules depend on; the same object while none of them changes. */
export function ruleSettingsOf(schedule: OfSchedule): RuleSettings {
  const settings: RuleSettings = {
    restHours: settingOf(schedule, 'restHours'),
    limits: settingOf(schedule, 'limits'),
    openingHours: openingHoursOf(schedule),
    weekStart: settingOf(schedule, 'weekStart'),
    counting: settingOf(schedule, 'counting'),
    overtime: settingOf(schedule, 'overtime'),
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

/** The breaks that a new shift is proposed. */
export function breakPlanOf(schedule: Pick<Schedule, 'settings'>): BreakPlan {
  return breakPlan(settingOf(schedule, 'breakRules'), settingOf(schedule, 'ownBreaks'));
}
