import { MAX_DEPTH } from './unknown-fields';

/**
 * A JSON-safe copy without any key named `__proto__`; undefined when nested deeper than 200 levels, or itself
 * undefined.
 */
export function plainCopy(value: unknown, levels: number = MAX_DEPTH): unknown {
  // An overflowing number parses as infinite and is written as null; -0 loses its sign.
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : null;
  if (typeof value !== 'object' || value === null) return value;
  if (levels === 0) return undefined;
  if (Array.isArray(value)) {
    const copies = value.map((member) => plainCopy(member, levels - 1));
    return copies.includes(undefined) ? undefined : copies;
  }
  const fields = Object.entries(value)
    .filter(([name]) => name !== '__proto__')
    .map(([name, field]) => [name, plainCopy(field, levels - 1)] as const);
  return fields.some(([, field]) => field === undefined) ? undefined : Object.fromEntries(fields);
}
