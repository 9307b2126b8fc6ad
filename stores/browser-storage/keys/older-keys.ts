import { OLD_SETTING_IDS } from '@/lib/saved-data/device-keys';
import type { withOldSettings, withoutWeekStart } from '@/lib/saved-data/old-settings';
import { DATA_VERSION } from '@/lib/saved-data/saved-keys';
import { SCHEDULE_KEYS, type StorageGateway } from './storage-gateway';

/** `newer`: written by a newer Brigade. `stopped`: older, and could not be migrated. */
export type KeysFit = 'fits' | 'newer' | 'stopped';

/** Migrates keys of an older version; loaded before the first frame, and only if there are such keys. */
export interface KeysUpgrade {
  migrateKeys(gateway: StorageGateway): KeysFit;
  readonly withOldSettings: typeof withOldSettings;
  readonly withoutWeekStart: typeof withoutWeekStart;
}

let loaded: KeysUpgrade | undefined;

/** Undefined until loaded; old keys stay unchanged until then. */
export const keysUpgrade = () => loaded;

/** `undefined` means not loaded. */
export function upgradeKeysWith(upgrade: KeysUpgrade | undefined): void {
  loaded = upgrade;
}

/** How the keys relate to the current version; for older keys, their version. */
export function judgeKeys(
  gateway: StorageGateway,
  current: number = DATA_VERSION,
): 'fits' | 'newer' | number {
  // Without storage there is nothing to migrate.
  if (gateway.health.getState().health === 'blocked') return 'fits';
  const version = gateway.readValue('dataVersion') ?? 1;
  if (version === current) return 'fits';
  return version > current ? 'newer' : version;
}

export function areKeysOlder(gateway: StorageGateway): boolean {
  return hasOldSettings(gateway) || (typeof judgeKeys(gateway) === 'number' && hasContents(gateway));
}

export function upgradedKeys(gateway: StorageGateway): KeysFit {
  const judged = judgeKeys(gateway);
  if (typeof judged !== 'number') return judged;
  if (loaded) return loaded.migrateKeys(gateway);
  return !hasContents(gateway) && gateway.writeValue('dataVersion', DATA_VERSION) ? 'fits' : 'stopped';
}

function hasContents(gateway: StorageGateway): boolean {
  return SCHEDULE_KEYS.some((id) => gateway.read(id) !== null);
}

/** Older builds also stored the start of the week under the `settings` key. */
export function hasOldSettings(gateway: StorageGateway): boolean {
  return (
    OLD_SETTING_IDS.some((id) => gateway.read(id) !== null) ||
    (gateway.read('settings') ?? '').includes('"weekStart"')
  );
}
