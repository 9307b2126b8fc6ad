import { plainCopy } from './plain-copy';

/** The fields that a reader answers for itself. The names that every object has are among them, by inheritance. */
export type KnownFields = Readonly<Record<string, true>>;

/** Those names as the fields that a reader knows. */
export function knownFields(names: readonly string[]): KnownFields {
  return Object.fromEntries(names.map((name) => [name, true]));
}

/**
 * Adds to what was read of a stored record those of its fields that this build does not know, so that it never strips
 * what a newer one wrote. `read` is an object that the reader has just made: it is added to in place, as that takes half
 * the time of copying it, and this stands in the reading of every shift. Left out is what is nested so deep that it
 * could not be written again, and a name such as `constructor`, which no build writes.
 */
export function addUnknownFields<Item extends object>(read: Item, stored: object, known: KnownFields): Item {
  const fields = stored as Readonly<Record<string, unknown>>;
  for (const name in fields) {
    if (name in known) continue;
    const field = fields[name];
    const value = typeof field === 'object' ? plainCopy(field) : field;
    if (value !== undefined) (read as Record<string, unknown>)[name] = value;
  }
  return read;
}
