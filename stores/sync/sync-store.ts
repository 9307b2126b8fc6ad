import { createStore } from 'zustand/vanilla';
import type { StoredConflict } from './database/sync-database';
import type { EngineStatus } from './engine/engine-status';

/** Why sync cannot run in this browser; `unsupported`: the ticket is for a CouchDB server. */
export type SyncRefusal = 'noServiceWorker' | 'badAddress' | 'noDatabase' | 'unsupported';

export interface SyncShown {
  /** `off`: not synced. `starting`: not known yet. */
  readonly phase: 'off' | 'starting' | 'on';
  readonly status: EngineStatus | undefined;
  readonly refusal: SyncRefusal | undefined;
  /** Newest first. */
  readonly conflicts: readonly StoredConflict[];
}

export const NOT_SYNCED: SyncShown = {
  phase: 'off',
  status: undefined,
  refusal: undefined,
  conflicts: [],
};

/** Conflicts without an answer. */
export function openConflicts({ conflicts }: SyncShown): readonly StoredConflict[] {
  return conflicts.filter(({ state }) => state === 'open');
}

/** The sync status, for every screen of this tab. */
export const syncStore = createStore<SyncShown>(() => NOT_SYNCED);
