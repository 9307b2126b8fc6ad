import { openingHoursWith } from '@/lib/days/day-opening';
import type { Schedule } from '@/lib/shifts/change/schedule';
import type { OpeningHours } from '@/lib/time/opening-hours';
import { openingHoursSetting } from './calendar-settings';
import { readSetting, type Setting, type Settings } from './setting';
import type { SettingId } from './setting-record';

/** The setting's value in that schedule; the same object until the value changes. */
export function settingOf<Id extends SettingId>(
  { settings }: Pick<Schedule, 'settings'>,
  setting: Setting<Id>,
): Settings[Id] {
  return readSetting(settings, setting);
}

/** The opening hours by weekday and by date; the same object until the hours change. */
export function openingHoursOf(schedule: Pick<Schedule, 'settings' | 'days'>): OpeningHours {
  return openingHoursWith(settingOf(schedule, openingHoursSetting), schedule.days);
}
