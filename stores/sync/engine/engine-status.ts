import type { Roster } from '@/lib/sync/frames/frame-body';
import type { RelayProblem } from '@/lib/sync/relay';
import type { SyncEnd } from '@/stores/browser-storage/database/sync-state';

/** Why sync waits: a relay problem, a frame of a newer Brigade, or an empty room. */
export type SyncProblem = RelayProblem | 'newer' | 'noRoom';

export interface EngineStatus {
  readonly isUp: boolean;
  readonly waiting: number;
  readonly problem?: SyncProblem;
  readonly ended?: SyncEnd;
  /** When the relay last answered, in epoch milliseconds; 0 for never. */
  readonly contactAt: number;
  readonly device: string;
  readonly roster: Roster;
  /** Progress of downloading the whole schedule, from 0 to 1; absent otherwise. */
  readonly joining?: number;
}
