import { MAX_DEPTH } from './unknown-fields';

/**
 * A copy as JSON can say it again, without any key named `__proto__`; undefined where it is nested deeper than 200
 * levels, or undefined itself.
 */
export function plainCopy(value: unknown, levels: number = MAX_DEPTH): unknown {
  // A number too large for one is read as endless, and written as null; one of minus nothing loses its sign.
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
