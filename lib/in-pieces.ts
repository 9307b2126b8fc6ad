/** Work that can be paused and resumed wherever it yields. Yields the fraction done, 0 to 1. */
export type InPieces<Value> = Generator<number, Value>;

/** Runs the work to its end without pausing. */
export function atOnce<Value>(work: InPieces<Value>): Value {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/** The work as a part of a longer one: its progress is mapped to the range `from` to `to` of the whole. */
export function* asPart<Value>(from: number, to: number, work: InPieces<Value>): InPieces<Value> {
  let step = work.next();
  for (; !step.done; step = work.next()) yield from + (to - from) * step.value;
  return step.value;
}

/** Iterates over the list as item and index, yielding after every so many items. */
export function* eachInPieces<Item>(
  items: readonly Item[],
  act: (item: Item, index: number) => void,
  itemsPerPiece = 200,
): InPieces<void> {
  for (const [index, item] of items.entries()) {
    act(item, index);
    if ((index + 1) % itemsPerPiece === 0) yield (index + 1) / items.length;
  }
}
