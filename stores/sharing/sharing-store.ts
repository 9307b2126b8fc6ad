import { createStore } from 'zustand/vanilla';
import type { StoredConflict } from './database/sharing-database';
import type { EngineStatus } from './engine/engine-status';

/** Why sync cannot run in this browser; `unsupported`: the ticket is for a CouchDB server. */
export type SharingRefusal = 'noServiceWorker' | 'badAddress' | 'noDatabase' | 'unsupported';

export interface SharingShown {
  /** `off`: not synced. `starting`: not known yet. */
  readonly phase: 'off' | 'starting' | 'on';
  readonly status: EngineStatus | undefined;
  readonly refusal: SharingRefusal | undefined;
  /** Newest first. */
  readonly conflicts: readonly StoredConflict[];
}

export const NOT_SHARED: SharingShown = {
  phase: 'off',
  status: undefined,
  refusal: undefined,
  conflicts: [],
};

/** Conflicts without an answer. */
export function openConflicts({ conflicts }: SharingShown): readonly StoredConflict[] {
  return conflicts.filter(({ state }) => state === 'open');
}

/** The sync status, for every screen of this tab. */
export const sharingStore = createStore<SharingShown>(() => NOT_SHARED);
