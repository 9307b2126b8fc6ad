import { isFields } from './fields';

/**
 * Whether both are equal JSON. Ignores the order of fields, and fields that are undefined. A value that is
 * not JSON, such as a function or a map, equals only itself.
 */
export function isSameData(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((member, index) => isSameData(member, other[index]));
  }
  if (!isFields(one) || !isFields(other) || Symbol.iterator in one || Symbol.iterator in other) return false;
  return (
    Object.keys(one).every((name) =>
      isSameData(one[name], Object.hasOwn(other, name) ? other[name] : undefined),
    ) && Object.keys(other).every((name) => Object.hasOwn(one, name) || other[name] === undefined)
  );
}

/** Drops the entries that change nothing: saving them would add an undo step and clear redo. */
export function withoutUnchanged<Entry extends { readonly before?: unknown; readonly after?: unknown }>(
  entries: readonly Entry[],
): readonly Entry[] {
  return entries.filter(({ before, after }) => !isSameData(before, after));
}

/** Whether both lists have identical members in the same order. */
export function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((member, index) => member === other[index]);
}

/** Whether both have the same fields with identical values. */
export function isSameFields<Item extends object>(one: Item, other: Item): boolean {
  const values = new Map(Object.entries(other));
  const entries = Object.entries(one);
  return entries.length === values.size && entries.every(([name, value]) => values.get(name) === value);
}
