import { isLater, type SignedChange } from '@/lib/merge/signed-change';
import { OLD_SETTING_IDS, type OldSettingKey } from '@/lib/saved-data/device-keys';
import { withOldSettings } from '@/lib/saved-data/old-settings';
import { isSameData } from '@/lib/saved-data/records/same-data';
import { type SettingRecords, settingIdOf } from '@/lib/settings/setting-record';
import { type ChangeEntry, settingEntry } from '@/lib/shifts/change/schedule-change';
import type { SealedTexts } from '@/lib/sync/sealed-texts';

/**
 * The business settings among the texts that builds before version 7 have sent, as changes of the schedule: each device makes the
 * same of them. Without those that were known, as they are now or later. `settings` is what is shared.
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
    // Of no number: it was no change when it was sent.
    return entries.length > 0 ? [{ at: clock, entries, device, n: 0, clock }] : [];
  });
}

/** The records of the settings that the texts say; those that cannot be read are left out. */
export function recordsOfOldSettings(texts: SealedTexts): SettingRecords {
  const textOf = (id: string) => texts[id]?.text ?? null;
  return withOldSettings(new Map(), textOf).settings;
}

/** The texts that this version sends and keeps as such. */
export function withoutOldSettings(texts: SealedTexts): SealedTexts {
  return Object.fromEntries(Object.entries(texts).filter(([id]) => !isOldId(id)));
}

const isOldId = (id: string) => (OLD_SETTING_IDS as readonly string[]).includes(id);

/** What puts the value of the text in place of all that is there. */
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
