import { afterRenamesIn } from '@/lib/shifts/change/follow-renames';
import { createDatabaseSync } from '@/stores/browser-storage/sync/database-sync';

/** What storage needs after the first screen, in one script. */
export const storageBehind = { createDatabaseSync, afterRenamesIn };
