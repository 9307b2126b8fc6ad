interface IdSource {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Numbers in [0, 1). */
  readonly random: () => number;
}

/** Maximum ids per millisecond; further ids use the next millisecond. */
const MAX_COUNT = 36 ** 3;

/**
 * Returns a function that creates ids. Ids sort in the order of creation, even if the clock goes back. The
 * random suffix separates tabs that create ids in the same millisecond.
 */
export function createIds({ now, random }: IdSource): () => string {
  let time = 0;
  let count = 0;
  return () => {
    const current = now();
    count += 1;
    if (current > time || count === MAX_COUNT) {
      time = Math.max(current, time + 1);
      count = 0;
    }
    // Thirteen digits until the year 2286.
    return `${time}-${digits(count, 3)}${digits(random() * 36 ** 6, 6)}`;
  };
}

function digits(value: number, length: number): string {
  return Math.floor(value).toString(36).padStart(length, '0');
}
