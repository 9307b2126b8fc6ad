/** The middle value; NaN if there are none. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value at this quantile; NaN if there are none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
