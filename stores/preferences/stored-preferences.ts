import { PREFERENCE_IDS, SAVED_KEYS } from '@/lib/saved-data/saved-keys';
import { gateway } from '@/stores/app/gateway';

/** The stored texts of the person's own settings, by their key. */
export function readPreferences(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    PREFERENCE_IDS.flatMap((id) => {
      const text = gateway.read(id);
      return text === null ? [] : [[SAVED_KEYS[id].name, text]];
    }),
  );
}

/** Writes back the settings of a backup; the next start reads them. */
export function writePreferences(preferences: Readonly<Record<string, string>>): void {
  for (const id of PREFERENCE_IDS) {
    const text = preferences[SAVED_KEYS[id].name];
    if (text !== undefined) gateway.write(id, text);
  }
}
