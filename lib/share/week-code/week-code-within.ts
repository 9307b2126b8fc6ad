import type { SharedWeek } from '@/lib/share/shared-week';
import { encodeWeek } from './week-code';

/** The share of earlier announcements kept in the next attempt. */
const KEPT = 0.75;

/** Drops the oldest announcements if that is enough to fit; else keeps all. Rejects as `encodeWeek` does. */
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
