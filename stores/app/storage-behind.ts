import { afterRenamesIn } from '@/lib/shifts/change/follow-renames';
import { upgradeKeysWith } from '@/stores/browser-storage/keys/keys-upgrade';
import { KEYS_UPGRADE } from '@/stores/browser-storage/keys/upgrade-keys';
import { createDatabaseSync } from '@/stores/browser-storage/sync/database-sync';

/** What the storage needs behind the first screen, in one script. */
export function storageBehind() {
  upgradeKeysWith(KEYS_UPGRADE);
  return { createDatabaseSync, afterRenamesIn };
}
