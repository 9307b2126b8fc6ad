/** Numbers in [0, 1), the same for the same seed, of which the lowest 32 bits count (mulberry32, a period of 2^32). */
export function createDice(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One of the list; undefined of an empty one. */
export function pick<Item>(dice: () => number, list: readonly Item[]): Item | undefined {
  return list[Math.floor(dice() * list.length)];
}
