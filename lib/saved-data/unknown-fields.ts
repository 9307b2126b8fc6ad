import { plainCopy } from './plain-copy';

/** The fields that a reader answers for itself. The names that every object has are among them, by inheritance. */
export type KnownFields = Readonly<Record<string, true>>;

/** Those names as the fields that a reader knows. */
export function knownFields(names: readonly string[]): KnownFields {
  return Object.fromEntries(names.map((name) => [name, true]));
}

/**
 * What was read of a stored record, with those fields of the record that this build does not know, so that it never
 * strips what a newer one wrote; the same object where there are none. Left out is what is nested so deep that it could
 * not be written again, and a name such as `constructor`, which no build writes.
 */
export function withUnknownFields<Item extends object>(read: Item, stored: object, known: KnownFields): Item {
  let unknown: Record<string, unknown> | undefined;
  // As most records have none, nothing is made until one is met: this stands in the reading of every shift.
  for (const name in stored) {
    if (name in known) continue;
    const value = plainCopy((stored as Readonly<Record<string, unknown>>)[name]);
    if (value === undefined) continue;
    unknown ??= {};
    unknown[name] = value;
  }
  return unknown ? { ...read, ...unknown } : read;
}
