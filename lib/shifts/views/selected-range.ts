/**
 * The ids from `anchor` to `id`, both inclusive, in screen order but starting with the anchor; only `id` when there
 * is no anchor or it is not on the screen.
 */
export function selectedRange(
  order: readonly string[],
  anchor: string | undefined,
  id: string,
): readonly string[] {
  const from = anchor === undefined ? -1 : order.indexOf(anchor);
  const to = order.indexOf(id);
  if (from < 0 || to < 0) return [id];
  return from <= to ? order.slice(from, to + 1) : order.slice(to, from + 1).reverse();
}
