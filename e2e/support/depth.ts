/** Whether random tests run in full and every appearance is checked; see `npm run test:deep`. */
const isDeepRun = process.env.ROUNDS !== undefined;

/** All items in the deep run, otherwise the first `count`, which cover the most. */
export function byDepth<Item>(items: readonly Item[], count: number): readonly Item[] {
  return isDeepRun ? items : items.slice(0, count);
}
