/** Adds up to 100: the rest goes to the largest remainders. All 0 if the sum is 0. */
export function wholePercents(counts: readonly number[]): readonly number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return counts.map(() => 0);
  // Integer arithmetic: the remainders of equal counts must be equal.
  const floors = counts.map((count) => Math.floor((100 * count) / total));
  const remainders = counts.map((count) => (100 * count) % total);
  const missing = 100 - floors.reduce((sum, percent) => sum + percent, 0);
  const raised = new Set(
    [...remainders.keys()]
      .sort((one, other) => (remainders[other] ?? 0) - (remainders[one] ?? 0) || one - other)
      .slice(0, missing),
  );
  return floors.map((percent, position) => (raised.has(position) ? percent + 1 : percent));
}
