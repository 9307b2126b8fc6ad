import { act } from '@testing-library/react';
import { persisted } from '@/stores/app/gateway';
import type { StoredConflict } from '@/stores/sync/database/sync-database';
import type { EngineStatus } from '@/stores/sync/engine/engine-status';
import { NOT_SYNCED, type SyncShown, syncStore } from '@/stores/sync/sync-store';

/** The current time in the tests, in epoch milliseconds. */
export const NOW = Date.parse('2026-11-19T21:40:00Z');
export const DAY_MS = 86_400_000;

/** A laptop that is in sync with a phone. */
export const STATUS: EngineStatus = {
  isUp: true,
  waiting: 0,
  contactAt: NOW,
  device: 'own',
  roster: {
    own: { name: 'Laptop', key: '', at: NOW },
    phone: { name: 'Phone', key: '', at: NOW - DAY_MS },
  },
};

/** Turns sync on and sets its state. */
export function showSync(shown: Partial<SyncShown> = {}): void {
  act(() => {
    persisted.sharing.set(true);
    syncStore.setState({ ...NOT_SYNCED, phase: 'on', status: STATUS, ...shown }, true);
  });
}

export function showNoSync(): void {
  act(() => {
    persisted.sharing.set(false);
    syncStore.setState(NOT_SYNCED, true);
  });
}

/** An open conflict. */
export function conflictOf(fields: Partial<StoredConflict>): StoredConflict {
  return {
    id: 'c',
    changeId: 'x',
    kind: 'shift',
    recordId: 'P1',
    group: 'notes',
    mine: { notes: 'Mine' },
    theirs: { notes: 'Theirs' },
    stood: 'theirs',
    by: 'phone',
    at: NOW,
    state: 'open',
    ...fields,
  };
}
