import type { SettingId, SettingRecords } from '@/lib/settings/setting-record';
import { settingEntries } from '@/lib/settings/setting-writing';
import type { Settings } from '@/lib/settings/settings';
import { applyChange, EMPTY_SCHEDULE } from '@/lib/shifts/change/schedule';
import { WEEK_STARTS } from '@/lib/time/week';
import { OLD_SETTING_IDS, type OldSettingKey } from './device-keys';
import { parseJson } from './json/parse-json';
import { isFields } from './records/fields';
import { MISFIT, picklist } from './records/shape';
import { readSavedValue } from './saved-value';

/** The texts of the keys by their ids; null where there is none. `settings` had the start of the week beside the language. */
type TextOf = (id: OldSettingKey | 'settings') => string | null;

interface OldSettings {
  /** With the values of the old keys in place of those that were given; the same object if there are no old values. */
  readonly settings: SettingRecords;
  /** The texts that this version cannot read. */
  readonly unreadable: readonly OldSettingKey[];
}

const WEEK_START = picklist(WEEK_STARTS);

/** The settings with what the keys of versions 1 to 6 say: such a key was written by an older build, a script or by hand. */
export function withOldSettings(settings: SettingRecords, textOf: TextOf): OldSettings {
  let after = settings;
  const unreadable: OldSettingKey[] = [];
  const put = (id: SettingId, value: unknown) => {
    // The key's shape is that of the setting.
    const entries = settingEntries(after, id, value as Settings[typeof id]);
    if (entries.length > 0) after = applyChange({ ...EMPTY_SCHEDULE, settings: after }, { entries }).settings;
  };
  for (const id of OLD_SETTING_IDS) {
    const text = textOf(id);
    if (text === null) continue;
    const value = readSavedValue(id, text);
    if (value === undefined) unreadable.push(id);
    else put(id === 'houseName' ? 'businessName' : id, value);
  }
  const weekStart = weekStartIn(textOf('settings'));
  if (weekStart) put('weekStart', weekStart);
  return { settings: after, unreadable };
}

/** The text of the key `settings` without the start of the week; undefined if it has none. */
export function withoutWeekStart(text: string | null): string | undefined {
  if (!weekStartIn(text)) return undefined;
  const stored = parseJson(text ?? '');
  const { weekStart: _weekStart, ...others } = isFields(stored) ? stored : {};
  return JSON.stringify(others);
}

function weekStartIn(text: string | null) {
  const stored = text === null ? undefined : parseJson(text);
  const weekStart = isFields(stored) ? WEEK_START(stored.weekStart) : MISFIT;
  return weekStart === MISFIT ? undefined : weekStart;
}
