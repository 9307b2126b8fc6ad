import type { Setting, Settings } from '@/lib/settings/setting';
import type { SettingId } from '@/lib/settings/setting-record';
import { settingOf } from '@/lib/settings/settings-of';
import { settingEntries } from '@/lib/settings/write-setting';
import type { ChangeEntry, ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { announce } from '@/stores/notifications/announce';
import { loadNewsWords } from '@/stores/notifications/news-words';
import type { ScheduleStore } from '@/stores/schedule/schedule';
import { settingSentence } from './setting-words';

type Change<Id extends SettingId> = Settings[Id] | ((latest: Settings[Id]) => Settings[Id]);

/** The entries that change that setting, to a value or by a function of its latest value. */
export function settingEdit<Id extends SettingId>(
  store: ScheduleStore,
  setting: Setting<Id>,
  change: Change<Id>,
): readonly ChangeEntry[] {
  const { schedule } = store.getState();
  const after = typeof change === 'function' ? change(settingOf(schedule, setting)) : change;
  return settingEntries(schedule.settings, setting, after);
}

/**
 * Changes a business setting, and announces it with Undo. Undefined if nothing differs, or the schedule is read-only.
 */
export function changeSetting<Id extends SettingId>(
  store: ScheduleStore,
  setting: Setting<Id>,
  change: Change<Id>,
): ScheduleChange | undefined {
  const done = store.commit(settingEdit(store, setting, change));
  if (done) void announceSetting(store, done);
  return done;
}

async function announceSetting(store: ScheduleStore, change: ScheduleChange): Promise<void> {
  try {
    const words = await loadNewsWords();
    if (!words) return;
    const message = settingSentence(change.entries, words);
    await announce(store, change, { category: 'general', act: 'settingsSaved', words: { message } });
  } catch (error) {
    console.error('The messages for the changed setting could not be loaded.', error);
  }
}
