'use client';

import type { DragsProps } from '@/components/parts/drag/drag-when-asked';
import { useTimelineDrags } from '@/components/parts/timeline/use-timeline-drags';
import { refusedWords } from '@/stores/schedule/move-words';
import { barActs } from '@/stores/schedule/shift-drag';

/** Drags the bars of the insights. */
export function Drags({ takeHeld }: DragsProps) {
  useTimelineDrags({ id: 'insights', acts: barActs, refused: refusedWords, takeHeld });
  return null;
}
