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

// tinykeys cannot replace this: it matches a key by its letter or by its position, without preferring the
// letter. It also runs both `G T` and `T` if one ends with the other.
/** A stroke that does not continue the sequence in time has its own meaning. */
export function followStroke(begun: BegunSequence | undefined, stroke: Stroke, at: number): Meaning {
  const isInTime = begun !== undefined && at - begun.at < SHORTCUT_SEQUENCE_MS;
  const id = (isInTime ? BINDINGS.get(`${begun.stroke} ${stroke}`) : undefined) ?? BINDINGS.get(stroke);
  if (id) return { id };
  return firstStrokes.has(stroke) ? { begun: { stroke, at } } : {};
}
