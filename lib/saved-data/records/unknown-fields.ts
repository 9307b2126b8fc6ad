/** So deep may be nested what is kept as it came: deeper data could not be written as JSON again. */
export const MAX_DEPTH = 200;

/**
 * Adds to what was read of a stored record those of its fields that this build does not know, so that it never strips
 * what a newer one wrote. The names in `known` are the reader's own, and by inheritance those that every object has.
 * `read` is an object that the reader has just made: it is added to in place, as that takes half the time of copying
 * it, and this stands in the reading of every shift. `toKept` gives what is kept of a field; undefined for nothing.
 */
export function addUnknownFields<Item extends object>(
  read: Item,
  stored: object,
  known: object,
  toKept: (value: unknown) => unknown = ifWritable,
): Item {
  for (const name in stored) {
    if (name in known) continue;
    const value = toKept((stored as Readonly<Record<string, unknown>>)[name]);
    if (value !== undefined) (read as Record<string, unknown>)[name] = value;
  }
  return read;
}

function ifWritable(value: unknown): unknown {
  return isWithin(value, MAX_DEPTH) ? value : undefined;
}

function isWithin(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((member) => isWithin(member, levels - 1));
}
