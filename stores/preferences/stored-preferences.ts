import { PREFERENCE_IDS, SAVED_KEYS, type SavedKeyId } from '@/lib/saved-data/saved-keys';
import { gateway, persisted } from '@/stores/app/gateway';

type PersistedId = Extract<SavedKeyId, keyof typeof persisted>;

/** Texts by key. */
export function readPreferences(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    PREFERENCE_IDS.flatMap((id) => {
      const text = gateway.read(id);
      return text === null ? [] : [[SAVED_KEYS[id].name, text]];
    }),
  );
}

export function writePreferences(preferences: Readonly<Record<string, string>>): void {
  for (const id of PREFERENCE_IDS) {
    const text = preferences[SAVED_KEYS[id].name];
    if (text !== undefined) applyStoredText(id, text);
  }
}

/** Stores the text of a value, and shows it in this tab as if another had written it; false if it is not stored. */
export function applyStoredText(id: PersistedId, text: string): boolean {
  const isWritten = gateway.write(id, text);
  persisted[id].hear(gateway.keyOf(id));
  // A value with `followsOtherTabs: false` ignores other tabs.
  persisted[id].load();
  return isWritten;
}
