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

const NONE: readonly Interval[] = [];

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

/** Whether both would be drawn the same, so that a changed schedule draws only the rows in which something changed. */
export function isSameLine(one: TimelineLine, other: TimelineLine): boolean {
  return (
    one.key === other.key &&
    one.color === other.color &&
    one.employeeName === other.employeeName &&
    one.hasNames === other.hasNames &&
    one.addLabel === other.addLabel &&
    one.note === other.note &&
    isSameClosed(one.closed ?? NONE, other.closed ?? NONE) &&
    isSameHead(one.head, other.head) &&
    one.bars.length === other.bars.length &&
    one.bars.every((bar, position) => isSameBar(bar, other.bars[position]))
  );
}

function isSameHead(one: LineHead | undefined, other: LineHead | undefined): boolean {
  return (
    one?.title === other?.title &&
    one?.detail === other?.detail &&
    one?.sign === other?.sign &&
    one?.role === other?.role &&
    one?.color === other?.color
  );
}

/** The minutes of a bar follow from its shift and the day on which it began. */
function isSameBar(one: TimelineBar, other: TimelineBar | undefined): boolean {
  return one.shift === other?.shift && one.hasBegunBefore === other.hasBegunBefore;
}

function isSameClosed(one: readonly Interval[], other: readonly Interval[]): boolean {
  return (
    one.length === other.length &&
    one.every(
      ({ startMinute, endMinute }, position) =>
        startMinute === other[position]?.startMinute && endMinute === other[position].endMinute,
    )
  );
}
