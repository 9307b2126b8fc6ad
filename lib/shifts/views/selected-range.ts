/** From `anchor` to `id`, inclusive, anchor first; only `id` if the anchor is not shown. */
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
