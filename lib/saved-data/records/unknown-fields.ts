/** Maximum nesting of data kept as stored: deeper data could not be written as JSON again. */
export const MAX_DEPTH = 200;

/**
 * Adds to a parsed record the stored fields that this build does not know, so that it never strips what a newer one
 * wrote. Excludes the names in `known`, the reader's own, and names inherited by every object. Mutates `read`, which
 * the reader must have just created: this runs for every shift, and copying takes twice as long. `toKept` gives what
 * is kept of a field; undefined for nothing.
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
