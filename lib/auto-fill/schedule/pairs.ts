import { eachInPieces, type InPieces } from '@/lib/in-pieces';
import { overlapBreaks } from '@/lib/rules/overlap';
import { restBreaks } from '@/lib/rules/rest';
import type { RuleContext, RuleSettings } from '@/lib/rules/rule-break';
import type { Shift } from '@/lib/shifts/shift/shift';
import { intervalOf } from '@/lib/time/interval';
import { daysBetween } from '@/lib/time/local-date';
import { DAY_MINUTES } from '@/lib/time/units';
import type { Takes } from './hard-limits';
import type { Slot } from './slots';

const SLOTS_PER_PIECE = 20;

/** By position. */
export type Pair = readonly [number, number];

interface Span {
  readonly shift: Shift;
  readonly position: number;
  /** In wall-clock minutes from the midnight that begins the first day. */
  readonly start: number;
  readonly end: number;
}

/** Pairs of slots that overlap or have too short a rest. Limits and runs bound hours and days in a row. */
export function* pairsInPieces(slots: readonly Slot[], settings: RuleSettings): InPieces<readonly Pair[]> {
  const spans = spansOf(slots);
  const pairs: Pair[] = [];
  /** Keyed by distance and lengths, which are few. */
  const clashes = new Map<string, boolean>();
  yield* eachInPieces(
    spans,
    (one, at) => {
      for (let next = at + 1; next < spans.length; next += 1) {
        const other = spans[next];
        // No rest is longer than a day.
        if (!other || other.start - one.end >= DAY_MINUTES) break;
        const key = `${one.shift.startTime}-${one.end - one.start} ${other.start - one.start}-${other.end - one.start}`;
        const isClash = clashes.get(key) ?? areClashing(one.shift, other.shift, settings);
        clashes.set(key, isClash);
        if (isClash) pairs.push([one.position, other.position]);
      }
    },
    SLOTS_PER_PIECE,
  );
  return pairs;
}

/** The pairs that a person may get both of; people with equal options share one list. */
export function conflictsFrom(pairs: readonly Pair[]): (takes: Takes) => readonly Pair[] {
  const known = new Map<string, readonly Pair[]>();
  return (takes) => {
    const own = new Set(takes.map(([position]) => position));
    const key = [...own].join();
    const before = known.get(key);
    if (before) return before;
    const both = pairs.filter(([one, other]) => own.has(one) && own.has(other));
    known.set(key, both);
    return both;
  };
}

function spansOf(slots: readonly Slot[]): readonly Span[] {
  const [first] = slots;
  if (!first) return [];
  return slots
    .map(({ first: shift }, position) => {
      const { startMinute, endMinute } = intervalOf(shift.startTime, shift.endTime);
      const midnight = daysBetween(first.first.date, shift.date) * DAY_MINUTES;
      return { shift, position, start: midnight + startMinute, end: midnight + endMinute };
    })
    .sort((one, other) => one.start - other.start);
}

function areClashing(one: Shift, other: Shift, settings: RuleSettings): boolean {
  const context: RuleContext = {
    ...settings,
    employee: undefined,
    shiftsOn: (date) => (date === other.date ? [other] : []),
  };
  return overlapBreaks(one, context).length > 0 || restBreaks(one, context).length > 0;
}
