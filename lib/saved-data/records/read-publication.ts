import type { Publication, PublicationAct, PublishedShift } from '@/lib/shifts/publication/publication';
import { type PublishedDays, withDays } from '@/lib/shifts/publication/published-days';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { Fields } from './fields';
import { MISFIT } from './shape';
import { PUBLICATION_ACT_SHAPE, PUBLICATION_SHAPE, PUBLISHED_SHIFT_SHAPE } from './shapes';
import { isDated, readShift } from './stored-records';

/** Reads a stored publication; undefined if any part is unreadable. */
export function readPublication(value: unknown): Publication | undefined {
  const output = PUBLICATION_SHAPE(value);
  if (output === MISFIT) return undefined;
  const { before, days, told, sequence, act: _act, ...rest } = output;
  const since = readAll(output.since);
  const shifts = before && readAll(before.shifts);
  return (
    since && {
      ...rest,
      since,
      ...(before && shifts && { before: { ...before, shifts } }),
      ...(days && { days: inOrder(days) }),
      ...(told && { told }),
      ...(sequence !== undefined && { sequence }),
    }
  );
}

/**
 * Reads the publication of a change, including its `act` on some days; undefined if any part is unreadable.
 */
export function readChangeOfPublication(value: Fields): Publication | undefined {
  const publication = readPublication(value);
  if (!publication || value.act === undefined) return publication;
  const act = readAct(value.act);
  return act && { ...publication, act };
}

function readAct(value: unknown): PublicationAct | undefined {
  const output = PUBLICATION_ACT_SHAPE(value);
  if (output === MISFIT) return undefined;
  const { kind, spans, holdsPendingBack, days, shifts: stored } = output;
  const shifts = stored?.flatMap((fields) => readDated(fields, String(fields.id)) ?? []);
  if (shifts?.length !== stored?.length) return undefined;
  return {
    kind,
    spans,
    ...(holdsPendingBack !== undefined && { holdsPendingBack }),
    ...(days && { days: inOrder(days) }),
    ...(shifts && { shifts }),
  };
}

/** A person may have edited the stored days: they can be unordered and overlap. */
function inOrder(days: readonly PublishedDays[]): readonly PublishedDays[] {
  return days
    .filter(({ from, to }) => from <= to)
    .reduce<readonly PublishedDays[]>((read, span) => withDays(read, [span]), []);
}

function readAll(stored: readonly unknown[]): readonly PublishedShift[] | undefined {
  const read = stored.flatMap((value) => readPublishedShift(value) ?? []);
  return read.length === stored.length ? read : undefined;
}

/** Reads a stored published shift; undefined if it is unreadable. */
export function readPublishedShift(value: unknown): PublishedShift | undefined {
  const output = PUBLISHED_SHIFT_SHAPE(value);
  if (output === MISFIT) return undefined;
  const { published: stored, also: others, ...rest } = output;
  const published = stored && readDated(stored, rest.id);
  if (stored && !published) return undefined;
  const also = others?.flatMap((fields) => readDated(fields, rest.id) ?? []);
  return { ...rest, ...(published && { published }), ...(also && also.length > 0 && { also }) };
}

function readDated(fields: Fields, id: string): Shift | undefined {
  const shift = readShift(fields, id);
  return isDated(shift) ? shift : undefined;
}
