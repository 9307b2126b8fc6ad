/** Work that can pause at every yield; yields the finished fraction, 0 to 1. */
export type InPieces<Value> = Generator<number, Value>;

/** Runs the work without pausing. */
export function runToCompletion<Value>(work: InPieces<Value>): Value {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/** Runs a part of the work; maps the part's progress to the range `from` to `to` of all the work. */
export function* scaleProgress<Value>(from: number, to: number, work: InPieces<Value>): InPieces<Value> {
  let step = work.next();
  for (; !step.done; step = work.next()) yield from + (to - from) * step.value;
  return step.value;
}

/** Yields after every `itemsPerPiece` items. */
export function* forEachInPieces<Item>(
  items: readonly Item[],
  act: (item: Item, index: number) => void,
  itemsPerPiece = 200,
): InPieces<void> {
  for (const [index, item] of items.entries()) {
    act(item, index);
    if ((index + 1) % itemsPerPiece === 0) yield (index + 1) / items.length;
  }
}
