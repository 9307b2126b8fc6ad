import type { DropCheck } from '@/lib/shifts/change/drop-check';
import type { ShiftMove } from '@/lib/shifts/change/shift-moves';
import type { Shift } from '@/lib/shifts/shift/shift';

/** What the drops of one drag of a bar would do; what is shown for a move is what its drop does. */
interface BarPlans {
  isCopy(): boolean;
  setCopy(isCopy: boolean): void;
  planFor(move: ShiftMove): DropCheck;
  drop(move: ShiftMove): void;
}

/** What a timeline does with shifts; its feature binds it to the schedule. */
export interface TimelineActs {
  /** The shift with that id; undefined if it is gone, or nothing can be edited now. */
  readonly find: (shiftId: string) => Shift | undefined;
  /** Plans for one drag. */
  readonly plans: () => BarPlans;
  /** Moves the shift in one step and notifies of it. */
  readonly dropOnce: (move: ShiftMove) => void;
}
