import type { DropCheck } from '@/lib/shifts/change/drop-check';
import type { ShiftMove } from '@/lib/shifts/change/shift-moves';
import type { Shift } from '@/lib/shifts/shift/shift';

/** The results of one drag: what is shown for a move is what its drop does. */
interface BarPlans {
  isCopy(): boolean;
  setCopy(isCopy: boolean): void;
  planFor(move: ShiftMove): DropCheck;
  drop(move: ShiftMove): void;
}

/** The timeline's actions; the feature binds them to the schedule. */
export interface TimelineActs {
  /** Undefined if the shift is gone, or editing is locked. */
  readonly find: (shiftId: string) => Shift | undefined;
  readonly plans: () => BarPlans;
  /** One undo step, with a notification. */
  readonly dropOnce: (move: ShiftMove) => void;
}
