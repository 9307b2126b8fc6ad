'use client';

import type { DragsProps } from '@/components/parts/drag/drag-when-asked';
import { useDropCost } from '@/components/parts/money/use-drop-cost';
import { useTimelineDrags } from '@/components/parts/timeline/use-timeline-drags';
import { payOfDrop } from '@/stores/pay/change-pay';
import { useCurrency } from '@/stores/pay/use-currency';
import { refusedWords } from '@/stores/schedule/move-words';
import { barActs } from '@/stores/schedule/shift-drag';

/** Drags the bars of the insights. */
export function Drags({ takeHeld }: DragsProps) {
  const costOf = useDropCost(payOfDrop, useCurrency());
  useTimelineDrags({ id: 'insights', acts: barActs, refused: refusedWords, costOf, takeHeld });
  return null;
}
