/** The seed given for the run, or a new one. */
export const SEED = Number(process.env.SEED ?? Date.now() % 100_000);

/** Random numbers in [0, 1), the same for the same seed. */
export function createDice(seed: number): () => number {
  let state = seed % 2_147_483_646;
  return () => {
    state = ((state + 1) * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
