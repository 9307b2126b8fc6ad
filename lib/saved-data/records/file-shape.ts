import type { Fields } from './fields';
import { MISFIT, type Shape } from './shape';

// What only files and the backup folder need, apart from `shape.ts`, so that the first load does not carry it.

/** A text that the guard lets through. */
export function textThat(fits: (text: string) => boolean): Shape<string> {
  return (value) => (typeof value === 'string' && fits(value) ? value : MISFIT);
}

/** A record of whatever names, each of which has the shape. */
export function dictionary<Value>(shape: Shape<Value>): Shape<Record<string, Value>> {
  return (value) => {
    if (typeof value !== 'object' || value === null) return MISFIT;
    const entries: [string, Value][] = [];
    for (const [name, member] of Object.entries(value)) {
      const read = shape(member);
      if (read === MISFIT) return MISFIT;
      entries.push([name, read]);
    }
    // Which, unlike an assignment, makes a name such as `__proto__` a field like any other.
    return Object.fromEntries(entries);
  };
}

/** The first of the entries, in their order, that a field does not have the shape of; undefined where all have. */
export function firstMisfit<Name extends string>(
  entries: Readonly<Record<Name, Shape<unknown>>>,
  fields: Fields,
): Name | undefined {
  for (const name in entries) {
    if (entries[name](fields[name]) === MISFIT) return name;
  }
  return undefined;
}

/** What the shape reads; throws where the value does not have it. */
export function parse<Value>(shape: Shape<Value>, value: unknown): Value {
  const read = shape(value);
  if (read === MISFIT) throw new TypeError('The value does not have the shape.');
  return read;
}
