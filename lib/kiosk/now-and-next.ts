import type { Working } from './working';

/** Who works at that instant: whoever's shift ends at it no longer does, whoever's begins does. */
export function onNow(working: readonly Working[], at: number): readonly Working[] {
  return working.filter(({ start, end }) => start <= at && at < end);
}

/**
 * What begins after that instant, the nearest first: at least so many where there are, and never a part only of what
 * begins together.
 */
export function comingNext(working: readonly Working[], at: number, least: number): readonly Working[] {
  const coming = working.filter(({ start }) => start > at);
  const last = coming[least - 1]?.start;
  return last === undefined ? coming : coming.filter(({ start }) => start <= last);
}
