import type { Fields } from './fields';
import { MISFIT, type Shape } from './shape';

// Only files and the backup folder need these shapes; a separate file keeps them out of the first load.

/** A text accepted by the guard. */
export function textThat(fits: (text: string) => boolean): Shape<string> {
  return (value) => (typeof value === 'string' && fits(value) ? value : MISFIT);
}

/** A record with any names; all values have the shape. */
export function dictionary<Value>(shape: Shape<Value>): Shape<Record<string, Value>> {
  return (value) => {
    if (typeof value !== 'object' || value === null) return MISFIT;
    const entries: [string, Value][] = [];
    for (const [name, member] of Object.entries(value)) {
      const read = shape(member);
      if (read === MISFIT) return MISFIT;
      entries.push([name, read]);
    }
    // Unlike an assignment, `Object.fromEntries` creates a field even for a name such as `__proto__`.
    return Object.fromEntries(entries);
  };
}

/** The first entry, in order, whose field does not have its shape; undefined if all fields do. */
export function firstMisfit<Name extends string>(
  entries: Readonly<Record<Name, Shape<unknown>>>,
  fields: Fields,
): Name | undefined {
  for (const name in entries) {
    if (entries[name](fields[name]) === MISFIT) return name;
  }
  return undefined;
}

/** The value as read by the shape; throws a TypeError if the value does not fit. */
export function parse<Value>(shape: Shape<Value>, value: unknown): Value {
  const read = shape(value);
  if (read === MISFIT) throw new TypeError('The value does not fit the shape.');
  return read;
}
