import { mergeSubmitted } from '@/lib/merge/merge-submitted';
import { afterRenamesIn } from '@/lib/shifts/change/follow-renames';
import { createDatabasePersistence } from '@/stores/browser-storage/persistence/database-persistence';

/** All storage code that is needed after the first screen, in one script. */
export const storageCode = { createDatabasePersistence, afterRenamesIn, mergeSubmitted };
