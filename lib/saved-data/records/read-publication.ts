import type { Publication, PublishedShift } from '@/lib/shifts/publication/publication';
import { MISFIT } from './shape';
import { PUBLICATION_SHAPE, PUBLISHED_SHIFT_SHAPE } from './shapes';
import { isDated, readShift } from './stored-records';

/** A stored publication, or undefined when any part of it cannot be read. */
export function readPublication(value: unknown): Publication | undefined {
  const output = PUBLICATION_SHAPE(value);
  if (output === MISFIT) return undefined;
  const { before, told, sequence, ...rest } = output;
  const since = readAll(output.since);
  const shifts = before && readAll(before.shifts);
  return (
    since && {
      ...rest,
      since,
      ...(before && shifts && { before: { ...before, shifts } }),
      ...(told && { told }),
      ...(sequence !== undefined && { sequence }),
    }
  );
}

function readAll(stored: readonly unknown[]): readonly PublishedShift[] | undefined {
  const read = stored.flatMap((value) => readPublishedShift(value) ?? []);
  return read.length === stored.length ? read : undefined;
}

/** A stored published shift; undefined when it cannot be read. */
export function readPublishedShift(value: unknown): PublishedShift | undefined {
  const output = PUBLISHED_SHIFT_SHAPE(value);
  if (output === MISFIT) return undefined;
  const { published: stored, ...rest } = output;
  if (!stored) return rest;
  const published = readShift(stored, rest.id);
  return isDated(published) ? { ...rest, published } : undefined;
}
