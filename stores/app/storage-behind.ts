import { afterRenamesIn } from '@/lib/shifts/change/follow-renames';
import { upgradeKeysWith } from '@/stores/browser-storage/keys/keys-upgrade';
import { KEYS_UPGRADE } from '@/stores/browser-storage/keys/upgrade-keys';
import { createDatabaseSync } from '@/stores/browser-storage/sync/database-sync';

/** Loads, in one script, what storage needs after the first screen. */
export function storageBehind() {
  upgradeKeysWith(KEYS_UPGRADE);
  return { createDatabaseSync, afterRenamesIn };
}
