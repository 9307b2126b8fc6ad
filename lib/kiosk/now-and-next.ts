import type { Working } from './working';

/** A shift that ends at the instant is over; one that begins has begun. */
export function onNow(working: readonly Working[], at: number): readonly Working[] {
  return working.filter(({ start, end }) => start <= at && at < end);
}

/** The next shifts, at least `least` if there are as many, including all that begin together. */
export function comingNext(working: readonly Working[], at: number, least: number): readonly Working[] {
  const coming = working.filter(({ start }) => start > at);
  const last = coming[least - 1]?.start;
  return last === undefined ? coming : coming.filter(({ start }) => start <= last);
}
