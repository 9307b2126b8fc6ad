/**
 * Work that can be laid down and taken up again: whoever does it may pause wherever it yields. It yields how much of it
 * is done, from 0 to 1.
 */
export type InPieces<Value> = Generator<number, Value>;

/** Does the work at once. */
export function atOnce<Value>(work: InPieces<Value>): Value {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/** The work as a part of a longer one: what is done of it goes from one share of the whole to another. */
export function* asPart<Value>(from: number, to: number, work: InPieces<Value>): InPieces<Value> {
  let step = work.next();
  for (; !step.done; step = work.next()) yield from + (to - from) * step.value;
  return step.value;
}

/** Goes through the list, each item with its index, and yields after every so many of them. */
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
