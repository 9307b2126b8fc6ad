/** Numbers in [0, 1), reproducible by the lowest 32 bits of the seed (mulberry32, period 2^32). */
export function createDice(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function pick<Item>(dice: () => number, list: readonly Item[]): Item | undefined {
  return list[Math.floor(dice() * list.length)];
}
