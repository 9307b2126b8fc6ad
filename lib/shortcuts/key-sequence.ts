import { SHORTCUT_SEQUENCE_MS } from '@/lib/timing';
import { BINDINGS, type BoundShortcutId } from './shortcuts';
import type { Stroke } from './stroke';

/** `at` is in milliseconds of any monotonic clock. */
export interface BegunSequence {
  readonly stroke: Stroke;
  readonly at: number;
}

interface Meaning {
  readonly id?: BoundShortcutId;
  readonly begun?: BegunSequence;
}

const firstStrokes = new Set([...BINDINGS.keys()].flatMap((way) => way.split(' ').slice(0, -1)));

// The library tinykeys cannot replace this function: tinykeys matches a key by letter or by position, without
// preferring the letter. If one sequence ends with the other, such as `G T` and `T`, tinykeys runs both.
/**
 * The shortcut of the stroke, or the sequence that the stroke begins. A stroke that does not continue `begun`
 * in time counts as a first stroke.
 */
export function followStroke(begun: BegunSequence | undefined, stroke: Stroke, at: number): Meaning {
  const isInTime = begun !== undefined && at - begun.at < SHORTCUT_SEQUENCE_MS;
  const id = (isInTime ? BINDINGS.get(`${begun.stroke} ${stroke}`) : undefined) ?? BINDINGS.get(stroke);
  if (id) return { id };
  return firstStrokes.has(stroke) ? { begun: { stroke, at } } : {};
}
