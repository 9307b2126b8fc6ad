/** Whether the random stories run in full and every look is looked at; see `npm run test:deep`. */
const isDeepRun = process.env.ROUNDS !== undefined;

/** All of them in the deep run, in the short one the first `count`: they stand in the order of what each shows. */
export function byDepth<Item>(items: readonly Item[], count: number): readonly Item[] {
  return isDeepRun ? items : items.slice(0, count);
}
