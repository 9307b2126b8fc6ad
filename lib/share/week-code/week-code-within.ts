import type { SharedWeek } from '@/lib/share/shared-week';
import { encodeWeek } from './week-code';

/** Of what was told before, the part that is kept in the next attempt. */
const KEPT = 0.75;

/**
 * The code of the week in at most so many characters, where that can be had by leaving out the oldest of what was told
 * before; a week that is longer by itself keeps all of it. Rejects as `encodeWeek` does.
 */
export async function encodeWithin(week: SharedWeek, maxCharacters: number): Promise<string> {
  const whole = await encodeWeek(week);
  const { told = [] } = week;
  let code = whole;
  for (let count = told.length; code.length > maxCharacters; ) {
    if (count === 0) return whole;
    count = Math.floor(count * KEPT);
    code = await encodeWeek({ ...week, told: told.slice(told.length - count) });
  }
  return code;
}
