'use client';

import type { DragsProps } from '@/components/parts/drag/drag-when-asked';
import { refusedWords } from '@/stores/schedule/move-words';
import { barActs } from '@/stores/schedule/shift-drag';
import { useTimelineDrags } from './use-timeline-drags';

/** Drags the bars of the insights. */
export function Drags({ takeHeld }: DragsProps) {
  useTimelineDrags({ id: 'insights', acts: barActs, refused: refusedWords, takeHeld });
  return null;
}
