import type { Publication, PublishedShift } from '@/lib/shifts/publication';
import { MISFIT } from './shape';
import { PUBLICATION_SHAPE, PUBLISHED_SHIFT_SHAPE } from './shapes';
import { isDated, readShift } from './stored-records';

/** A stored publication, or undefined where any part of it cannot be read. */
export function readPublication(value: unknown): Publication | undefined {
  const output = PUBLICATION_SHAPE(value);
  if (output === MISFIT) return undefined;
  const since = output.since.map(readPublishedShift);
  const read = since.filter((shift) => shift !== undefined);
  return read.length === since.length ? { ...output, since: read } : undefined;
}

/** How a shift was published, as it is stored; undefined where that cannot be read. */
export function readPublishedShift(value: unknown): PublishedShift | undefined {
  const output = PUBLISHED_SHIFT_SHAPE(value);
  if (output === MISFIT) return undefined;
  if (!output.published) return { id: output.id };
  const published = readShift(output.published, output.id);
  return isDated(published) ? { id: output.id, published } : undefined;
}
