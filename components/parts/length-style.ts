import type { CSSProperties } from 'react';
import { lengthBarShare } from '@/lib/shifts/shift/display';

/** For the style of a card: the length of its bar, which the card paints as a part of its background. */
export function lengthStyle(minutes: number): CSSProperties & { '--length': number } {
  return { '--length': lengthBarShare(minutes) };
}
