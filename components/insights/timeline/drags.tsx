'use client';

import { useCallback, useMemo } from 'react';
import type { DragsProps } from '@/components/parts/drag/lazy-drags';
import { useDropCost } from '@/components/parts/money/use-drop-cost';
import { useTimelineDrags } from '@/components/parts/timeline/use-timeline-drags';
import type { DropCheck } from '@/lib/shifts/change/drop-check';
import type { MoveRefusal } from '@/lib/shifts/change/shift-moves';
import { payOfDrop } from '@/stores/pay/change-pay';
import { useCurrency } from '@/stores/pay/use-currency';
import { refusedWords } from '@/stores/schedule/move-words';
import { barActsOf } from '@/stores/schedule/shift-drag';
import { useScheduleStore } from '@/stores/schedule/use-schedule';

export function Drags({ drainHeldStart }: DragsProps) {
  const store = useScheduleStore();
  const refused = useCallback((refusal: MoveRefusal) => refusedWords(store, refusal), [store]);
  const payOf = useCallback((check: DropCheck) => payOfDrop(store, check), [store]);
  const acts = useMemo(() => barActsOf(store), [store]);
  const costOf = useDropCost(payOf, useCurrency());
  useTimelineDrags({ id: 'insights', acts, refused, costOf, drainHeldStart });
  return null;
}
