import type { Roster } from '@/lib/sharing/frames/frame-body';
import type { RelayProblem } from '@/lib/sharing/relay';
import type { SharingEnd } from '@/stores/browser-storage/database/sharing-state';

/** Why sync waits: a relay problem, a frame of a newer Brigade, or an empty room. */
export type SharingProblem = RelayProblem | 'newer' | 'noRoom';

export interface EngineStatus {
  readonly isUp: boolean;
  readonly waiting: number;
  readonly problem?: SharingProblem;
  readonly ended?: SharingEnd;
  /** When the relay last answered, in epoch milliseconds; 0 for never. */
  readonly contactAt: number;
  readonly device: string;
  readonly roster: Roster;
  /** Progress of downloading the whole schedule, from 0 to 1; absent otherwise. */
  readonly joining?: number;
}
