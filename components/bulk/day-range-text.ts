import type { Formats } from '@/lib/i18n/formats';
import type { Shift } from '@/lib/shifts/shift/shift';

/** `Nov 16 - Nov 22`, or `Mon, Nov 16` for a single day; `shifts` must be in date order. */
export function dayRangeText(shifts: readonly Shift[], formats: Formats): string {
  const [first, last] = [shifts[0], shifts.at(-1)];
  if (!first || !last) return '';
  return first.date === last.date ? formats.weekdayDay(first.date) : formats.dayRange(first.date, last.date);
}
