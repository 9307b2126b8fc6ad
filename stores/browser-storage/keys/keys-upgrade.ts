import { OLD_SETTING_IDS } from '@/lib/saved-data/device-keys';
import type { withOldSettings, withoutWeekStart } from '@/lib/saved-data/old-settings';
import { DATA_VERSION, type SavedKeyId } from '@/lib/saved-data/saved-keys';
import type { StorageGateway } from './storage-gateway';

/** `newer`: a newer Brigade has written them. `stopped`: they are older, and could not be migrated. */
export type KeysFit = 'fits' | 'newer' | 'stopped';

/** The keys whose contents have the data version. */
export const MIGRATED_KEYS = [
  'shifts',
  'employees',
  'templates',
  'days',
  'requests',
  'businessSettings',
  'journal',
  'away',
  'publication',
] as const satisfies readonly SavedKeyId[];

export type MigratedKey = (typeof MIGRATED_KEYS)[number];

/** What brings keys of an older version to this one; only a page that finds some loads it before its first frame. */
export interface KeysUpgrade {
  /** See `upgrade-keys.ts`. */
  migrateKeys(gateway: StorageGateway): KeysFit;
  readonly withOldSettings: typeof withOldSettings;
  readonly withoutWeekStart: typeof withoutWeekStart;
}

let loaded: KeysUpgrade | undefined;

/** Undefined until it is loaded: the old keys stay as they are. */
export const keysUpgrade = () => loaded;

export function upgradeKeysWith(upgrade: KeysUpgrade): void {
  loaded = upgrade;
}

/** Whether there are keys that only a `KeysUpgrade` can read. */
export function areKeysOlder(gateway: StorageGateway): boolean {
  const version = gateway.readValue('dataVersion') ?? 1;
  return hasOldSettings(gateway) || (version < DATA_VERSION && hasContents(gateway));
}

/** Migrates the keys to this version, if they are older. */
export function upgradedKeys(gateway: StorageGateway): KeysFit {
  // Without storage there is nothing to migrate.
  if (gateway.health.getState().health === 'blocked') return 'fits';
  const version = gateway.readValue('dataVersion') ?? 1;
  if (version === DATA_VERSION) return 'fits';
  if (version > DATA_VERSION) return 'newer';
  if (loaded) return loaded.migrateKeys(gateway);
  return !hasContents(gateway) && gateway.writeValue('dataVersion', DATA_VERSION) ? 'fits' : 'stopped';
}

function hasContents(gateway: StorageGateway): boolean {
  return MIGRATED_KEYS.some((id) => gateway.read(id) !== null);
}

/** Whether there are texts under the old keys of settings; `settings` had the start of the week. */
export function hasOldSettings(gateway: StorageGateway): boolean {
  return (
    OLD_SETTING_IDS.some((id) => gateway.read(id) !== null) ||
    (gateway.read('settings') ?? '').includes('"weekStart"')
  );
}
