import { createStore } from 'zustand/vanilla';
import type { StoredConflict } from './database/sharing-database';
import type { EngineStatus } from './engine/engine-status';

/** Why sharing does not run in this browser at all; `unsupported`: the ticket leads to a CouchDB server. */
export type SharingRefusal = 'noServiceWorker' | 'badAddress' | 'noDatabase' | 'unsupported';

export interface SharingShown {
  /** `off`: nothing is shared. `starting`: it is not known yet how it stands. */
  readonly phase: 'off' | 'starting' | 'on';
  readonly status: EngineStatus | undefined;
  readonly refusal: SharingRefusal | undefined;
  /** What two devices have changed, newest first. */
  readonly conflicts: readonly StoredConflict[];
}

export const NOT_SHARED: SharingShown = {
  phase: 'off',
  status: undefined,
  refusal: undefined,
  conflicts: [],
};

/** Those that nobody has looked at yet. */
export function openConflicts({ conflicts }: SharingShown): readonly StoredConflict[] {
  return conflicts.filter(({ state }) => state === 'open');
}

/** How sharing stands, for every screen of this tab. */
export const sharingStore = createStore<SharingShown>(() => NOT_SHARED);
