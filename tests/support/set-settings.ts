import { SETTINGS } from '@/lib/settings/all-settings';
import type { Settings } from '@/lib/settings/setting';
import type { SettingId } from '@/lib/settings/setting-record';
import { settingOf } from '@/lib/settings/settings-of';
import { settingEntries } from '@/lib/settings/write-setting';
import { applyChange } from '@/lib/shifts/change/schedule';
import { liveSchedule } from '@/stores/app/schedule-store';

/** The business setting as the calendar sees it. */
export const readSettingNow = <Id extends SettingId>(id: Id): Settings[Id] =>
  settingOf(liveSchedule.getState().schedule, SETTINGS[id]);

/** Puts these business settings in place, without a step to undo. */
export function setSettings(settings: Partial<Settings>): void {
  for (const [id, value] of Object.entries(settings)) {
    liveSchedule.setState(({ schedule }) => ({
      schedule: applyChange(schedule, {
        entries: settingEntries(schedule.settings, SETTINGS[id as SettingId], value as never),
      }),
    }));
  }
}
