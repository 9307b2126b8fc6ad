import { isLater, type SignedChange } from '@/lib/merge/signed-change';
import { OLD_SETTING_IDS, type OldSettingKey } from '@/lib/saved-data/device-keys';
import { withOldSettings } from '@/lib/saved-data/old-settings';
import { isSameData } from '@/lib/saved-data/records/same-data';
import { type SettingRecords, settingIdOf } from '@/lib/settings/setting-record';
import { type ChangeEntry, settingEntry } from '@/lib/shifts/change/schedule-change';
import type { SealedTexts } from '@/lib/sync/sealed-texts';

/**
 * Converts business settings that builds before data version 7 sent as texts into changes; every device creates the
 * same ones. Skips texts that are not later than in `known`. `settings` are the shared records.
 */
export function changesOfOldSettings(
  settings: SettingRecords,
  texts: SealedTexts,
  known: SealedTexts,
): readonly Omit<SignedChange, 'id'>[] {
  return OLD_SETTING_IDS.flatMap((id) => {
    const [text, before] = [texts[id], known[id]];
    if (!text || (before && !isLater(text, before))) return [];
    const entries = entriesOf(settings, id, text.text);
    const { clock, device } = text;
    // Number 0: the device sent a text, not a numbered change.
    return entries.length > 0 ? [{ at: clock, entries, device, n: 0, clock }] : [];
  });
}

/** The setting records for the texts; omits unreadable texts. */
export function recordsOfOldSettings(texts: SealedTexts): SettingRecords {
  const textOf = (id: string) => texts[id]?.text ?? null;
  return withOldSettings(new Map(), textOf).settings;
}

/** The texts that this build still sends as texts. */
export function withoutOldSettings(texts: SealedTexts): SealedTexts {
  return Object.fromEntries(Object.entries(texts).filter(([id]) => !isOldId(id)));
}

const isOldId = (id: string) => (OLD_SETTING_IDS as readonly string[]).includes(id);

/** The entries that replace all records of the setting with the value of the text. */
function entriesOf(settings: SettingRecords, id: OldSettingKey, text: string | null): readonly ChangeEntry[] {
  const { settings: read, unreadable } = withOldSettings(new Map(), (old) => (old === id ? text : null));
  if (unreadable.length > 0) return [];
  const setting = id === 'houseName' ? 'businessName' : id;
  const ids = new Set([
    ...[...settings.keys()].filter((record) => settingIdOf(record) === setting),
    ...read.keys(),
  ]);
  return [...ids].flatMap((record) => {
    const [before, after] = [settings.get(record), read.get(record)];
    return isSameData(before, after) ? [] : [settingEntry(before, after)];
  });
}
