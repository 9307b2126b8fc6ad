import type { RoleColor } from '@/lib/employees/role';
import type { TimelineBar } from '@/lib/insights/timeline';
import type { Interval } from '@/lib/time/interval';

/** What stands at the left of a row. */
interface LineHead {
  readonly title: string;
  readonly detail: string;
  readonly sign: 'person' | 'role' | 'open';
  readonly role: string;
  readonly color: RoleColor;
}

/** One row of a timeline: a lane of a person, of a role or of the open shifts. */
export interface TimelineLine {
  readonly key: string;
  /** Undefined in further lanes of the same group. */
  readonly head: LineHead | undefined;
  /** The colour of its group. */
  readonly color: RoleColor | undefined;
  /** Whose row it is, empty for the open shifts; undefined where bars cannot be dropped. */
  readonly employeeName: string | undefined;
  /** In order of start; never overlapping. */
  readonly bars: readonly TimelineBar[];
  /** The bars say whose shift they are. */
  readonly hasNames: boolean;
  /** The name of the button that adds a shift to the row, on whose empty hours one can be drawn too. */
  readonly addLabel?: string | undefined;
  /** When somebody without a bar could work, in words. */
  readonly note?: string | undefined;
  /** The stretches in which nobody should work here. */
  readonly closed?: readonly Interval[] | undefined;
}

/** A heading between the rows. */
export interface TimelineSection {
  readonly key: string;
  readonly title: string;
  readonly count: number;
  readonly hint: string;
}
