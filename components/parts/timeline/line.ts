import type { RoleColor } from '@/lib/employees/role';
import type { TimelineBar } from '@/lib/insights/timeline';
import type { DropCheck } from '@/lib/shifts/change/drop-check';
import type { ShiftMove } from '@/lib/shifts/change/shift-moves';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { Interval } from '@/lib/time/interval';

interface LineHead {
  readonly title: string;
  readonly detail: string;
  readonly sign: 'person' | 'role' | 'open';
  readonly role: string;
  readonly color: RoleColor;
}

export interface TimelineLine {
  readonly key: string;
  /** Undefined in further lanes of the same group. */
  readonly head: LineHead | undefined;
  readonly color: RoleColor | undefined;
  /** Empty for the open shifts; undefined if bars cannot be dropped. */
  readonly employeeName: string | undefined;
  /** Bars in order of start, without overlaps. */
  readonly bars: readonly TimelineBar[];
  readonly hasNames: boolean;
  /** The label of the Add button; if set, shifts can be drawn too. */
  readonly addLabel?: string | undefined;
  readonly note?: string | undefined;
  readonly closed?: readonly Interval[] | undefined;
}

export interface TimelineSection {
  readonly key: string;
  readonly title: string;
  readonly count: number;
  readonly hint: string;
}

/** Plans of one drag: a drop applies exactly the plan that was shown. */
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
  /** Drops the shift in one undo step, with a notification. */
  readonly dropShift: (move: ShiftMove) => void;
}
