import type { RoleColor } from '@/lib/employees/role';
import type { TimelineBar } from '@/lib/insights/timeline';
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
  /** In order of start, without overlaps. */
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
