import { SHORTCUT_SEQUENCE_MS } from '@/lib/timing';
import { BINDINGS, type BoundShortcutId } from './shortcuts';
import type { Stroke } from './stroke';

/** The first stroke of a sequence, and when it was made, in milliseconds of any steady clock. */
export interface BegunSequence {
  readonly stroke: Stroke;
  readonly at: number;
}

interface Meaning {
  readonly id?: BoundShortcutId;
  readonly begun?: BegunSequence;
}

const firstStrokes = new Set([...BINDINGS.keys()].flatMap((way) => way.split(' ').slice(0, -1)));

// tinykeys would compare each press with the letter or with the place of the key: it cannot mean "the letter, and the
// place only where there is no Latin one", and it runs `G T` and `T` both where one is the end of the other.
/**
 * What a stroke at that time means after what was begun: a shortcut, the beginning of a sequence, or nothing. A stroke
 * that does not go on with the sequence in time means what it means alone.
 */
export function followStroke(begun: BegunSequence | undefined, stroke: Stroke, at: number): Meaning {
  const isInTime = begun !== undefined && at - begun.at < SHORTCUT_SEQUENCE_MS;
  const id = (isInTime ? BINDINGS.get(`${begun.stroke} ${stroke}`) : undefined) ?? BINDINGS.get(stroke);
  if (id) return { id };
  return firstStrokes.has(stroke) ? { begun: { stroke, at } } : {};
}
