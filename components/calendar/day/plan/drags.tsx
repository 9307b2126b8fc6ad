'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { DragsProps } from '@/components/parts/drag/drag-when-asked';
import { useDropCost } from '@/components/parts/money/use-drop-cost';
import { useTimelineDrags } from '@/components/parts/timeline/use-timeline-drags';
import { payOfDrop } from '@/stores/pay/change-pay';
import { useCurrency } from '@/stores/pay/use-currency';
import { refusedWords } from '@/stores/schedule/move-words';
import { barActs } from '@/stores/schedule/shift-drag';
import { drawActs } from './draw-acts';

/** Drags the bars of the day, and draws shifts on empty hours. */
export function Drags({ takeHeld }: DragsProps) {
  const t = useTranslations('grid');
  const draw = useMemo(() => drawActs({ message: (count) => t('added', { count }) }), [t]);
  const costOf = useDropCost(payOfDrop, useCurrency());
  useTimelineDrags({ id: 'day', acts: barActs, refused: refusedWords, costOf, draw, takeHeld });
  return null;
}
