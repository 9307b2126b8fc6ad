/** How often a property is tried: its own number, times ROUNDS for a deep run. */
export function rounds(base: number): number {
  return base * Number(process.env.ROUNDS ?? 1);
}

/** The seed of the run where one is given, to spread into fast-check's parameters. */
export const seed: { readonly seed?: number } = process.env.SEED ? { seed: Number(process.env.SEED) } : {};
