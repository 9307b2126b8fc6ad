/**
 * A new id: `timestamp-suffix`. The suffix is always present because two tabs can add in the same millisecond. `now`
 * is epoch milliseconds; `random` gives numbers in [0, 1).
 */
export function createId(now: number, random: () => number): string {
  const suffix = Math.floor(random() * 36 ** 6)
    .toString(36)
    .padStart(6, '0');
  return `${now}-${suffix}`;
}
