import type { CSSProperties } from 'react';
import { lengthBarShare } from '@/lib/shifts/shift/display';

/** A CSS variable for the length of a card's bar, which the card paints as background. */
export function lengthStyle(minutes: number): CSSProperties & { '--length': number } {
  return { '--length': lengthBarShare(minutes) };
}
