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

// tinykeys matches a press by the letter or by the key's position: it cannot express "the letter, and the position
// only without a Latin one", and it runs both `G T` and `T` where one is the end of the other.
/** A stroke that does not continue the sequence in time has its own meaning. */
export function followStroke(begun: BegunSequence | undefined, stroke: Stroke, at: number): Meaning {
  const isInTime = begun !== undefined && at - begun.at < SHORTCUT_SEQUENCE_MS;
  const id = (isInTime ? BINDINGS.get(`${begun.stroke} ${stroke}`) : undefined) ?? BINDINGS.get(stroke);
  if (id) return { id };
  return firstStrokes.has(stroke) ? { begun: { stroke, at } } : {};
}
