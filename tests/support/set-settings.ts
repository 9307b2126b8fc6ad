import { liveSchedule } from '@/stores/app/schedule-store';
import { changeSetting, type SettingId, type Settings, settingOf } from '@/stores/settings/settings-of';

/** The business setting as the calendar sees it. */
export const readSettingNow = <Id extends SettingId>(id: Id): Settings[Id] =>
  settingOf(liveSchedule.getState().schedule, id);

/** Puts these business settings in place, without a step to undo. */
export function setSettings(settings: Partial<Settings>): void {
  for (const [id, value] of Object.entries(settings)) changeSetting(id as SettingId, value as never);
}
