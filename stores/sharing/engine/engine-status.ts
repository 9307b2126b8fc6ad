import type { Roster } from '@/lib/sharing/frames/frame-body';
import type { RelayProblem } from '@/lib/sharing/relay';
import type { SharingEnd } from '@/stores/browser-storage/database/sharing-state';

/** Why sharing waits: what the relay said, a newer Brigade's frame, or a room in which nothing is. */
export type SharingProblem = RelayProblem | 'newer' | 'noRoom';

/** How sharing stands, for the screen. */
export interface EngineStatus {
  /** Whether the relay answers. */
  readonly isUp: boolean;
  /** How many changes of this device the others do not have yet. */
  readonly waiting: number;
  readonly problem?: SharingProblem;
  readonly ended?: SharingEnd;
  /** When the relay was last heard from, in epoch milliseconds; 0 for never. */
  readonly contactAt: number;
  readonly device: string;
  readonly roster: Roster;
  /** The share that is done of taking everything over, from 0 to 1; absent while that is not being done. */
  readonly joining?: number;
}
