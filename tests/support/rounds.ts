/** The number of runs of a property: its base number, times ROUNDS in a deep run. */
export function rounds(base: number): number {
  return base * Number(process.env.ROUNDS ?? 1);
}

/** The seed of the run, if given, to spread into fast-check's parameters. */
export const seed: { readonly seed?: number } = process.env.SEED ? { seed: Number(process.env.SEED) } : {};
