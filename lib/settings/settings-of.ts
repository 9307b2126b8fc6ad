import { openingHoursWith } from '@/lib/days/day-opening';
import type { Schedule } from '@/lib/shifts/change/schedule';
import type { OpeningHours } from '@/lib/time/opening-hours';
import { openingHoursSetting } from './calendar-settings';
import { readSetting, type Setting, type Settings } from './setting';
import type { SettingId } from './setting-record';

/** A setting of the business whose schedule it is; the same object while it is not changed. */
export function settingOf<Id extends SettingId>(
  { settings }: Pick<Schedule, 'settings'>,
  setting: Setting<Id>,
): Settings[Id] {
  return readSetting(settings, setting);
}

/** The opening hours of weekdays and of single dates; the same object while neither changes. */
export function openingHoursOf(schedule: Pick<Schedule, 'settings' | 'days'>): OpeningHours {
  return openingHoursWith(settingOf(schedule, openingHoursSetting), schedule.days);
}
