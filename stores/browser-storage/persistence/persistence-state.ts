import { EMPTY_HISTORY, type History } from '@/lib/shifts/change/history';
import { EMPTY_SCHEDULE } from '@/lib/shifts/change/schedule';
import type { PendingChange } from '@/stores/browser-storage/database/schedule-database';
import type { SavedSchedule } from '@/stores/browser-storage/keys/saved-schedule';

/** The part of the log that a tab knows, and the tab's changes that the log does not have yet. */
export interface PersistenceState {
  /** The part of the log that was read, applied in order. */
  confirmed: SavedSchedule;
  history: History;
  lastNumber: number;
  lastId: string | undefined;
  /** Our changes that the log does not have yet, in order. */
  pending: readonly PendingChange[];
}

export function emptyPersistenceState(): PersistenceState {
  return {
    confirmed: { schedule: EMPTY_SCHEDULE, awaitingRepair: [] },
    history: EMPTY_HISTORY,
    lastNumber: 0,
    lastId: undefined,
    pending: [],
  };
}
