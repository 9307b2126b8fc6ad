interface IdSource {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Numbers in [0, 1). */
  readonly random: () => number;
}

/** Ids of one millisecond; after that many the next millisecond is used. */
const MAX_COUNT = 36 ** 3;

/**
 * Returns a function that gives new ids, `millisecond-countrandom`: as texts they sort in the order in which they were
 * asked for, also if the clock goes back. The random suffix is there because two tabs can ask in the same millisecond.
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
    // All have thirteen digits until the year 2286.
    return `${time}-${digits(count, 3)}${digits(random() * 36 ** 6, 6)}`;
  };
}

function digits(value: number, length: number): string {
  return Math.floor(value).toString(36).padStart(length, '0');
}
