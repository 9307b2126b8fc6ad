import { toTwelveHour } from '@/lib/time/clock-time';

const MAX_BAR_MINUTES = 480;
const MIN_BAR_MINUTES = 30;
const MIN_BAR_SHARE = 0.2;

/** The specified text `9:00 AM - 5:00 PM`. Derived, never edited; English in stored data. */
export function timeRangeText(startTime: string, endTime: string): string {
  return `${toTwelveHour(startTime)} - ${toTwelveHour(endTime)}`;
}

/** The duration as a fraction of eight hours, clamped to 0.2 to 1. */
export function lengthBarShare(minutes: number): number {
  const clamped = Math.min(Math.max(minutes, MIN_BAR_MINUTES), MAX_BAR_MINUTES);
  return Math.max(clamped / MAX_BAR_MINUTES, MIN_BAR_SHARE);
}

/** `Maya Lindqvist` as `Maya L.` for narrow columns; a single word stays whole. */
export function shortName(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : undefined;
  return last === undefined ? name : `${words[0]} ${Array.from(last)[0]}.`;
}

/** Up to two initials, from the first and last word. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return letters.map((word) => Array.from(word ?? '')[0]?.toUpperCase() ?? '').join('');
}
