import { withOldSettings, withoutWeekStart } from '@/lib/saved-data/old-settings';
import { afterRenamesIn } from '@/lib/shifts/change/follow-renames';
import { readOldSettingsWith } from '@/stores/browser-storage/keys/local-collections';
import { createDatabaseSync } from '@/stores/browser-storage/sync/database-sync';

/** What the storage needs behind the first screen, in one script. */
export function storageBehind() {
  readOldSettingsWith({ withOldSettings, withoutWeekStart });
  return { createDatabaseSync, afterRenamesIn };
}
